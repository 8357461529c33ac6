#include "compiler/driver/batch_queue.h"
#include "compiler/driver/samples.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace qkc::driver {
namespace {

namespace fs = std::filesystem;

class Folder {
public:
  Folder() : path_(fs::temp_directory_path() / ("qkc_samples_test." + std::to_string(getpid()))) {
    fs::create_directories(path_);
  }
  ~Folder() { fs::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string write(const std::string& name, const std::string& text) const {
    fs::create_directories((path_ / name).parent_path());
    std::ofstream(path_ / name, std::ios::binary) << text;
    return (path_ / name).string();
  }
  std::string path() const { return path_.string(); }

private:
  fs::path path_;
};

TEST_CASE("the code of an answer") {
  const std::string entry = "qkc_f";
  CHECK(codeOf("void qkc_f() {}", entry) == "void qkc_f() {}");
  CHECK(codeOf("Here:\n```cuda\nvoid qkc_f() {}\n```\nDone.", entry) == "void qkc_f() {}\n");
  CHECK(codeOf("  ```\ncode\n  ```", entry) == "code\n");
  // Cut off by a limit on tokens.
  CHECK(codeOf("```cpp\nvoid qkc_f() {", entry) == "void qkc_f() {");
  CHECK(codeOf("```", entry).empty());
  CHECK(codeOf("", entry).empty());
  // The definition counts, not the prototype, not a caller, not what is longest, not another name.
  const std::string definition = "extern \"C\" void qkc_f(int* q)\n{\n}\n";
  CHECK(codeOf("```\nvoid qkc_f(int* q);\n```\n```cuda\n" + definition +
                   "```\n```\nint main() { qkc_f(p); }\n```\n```\n" + std::string(200, 'x') +
                   "\n```\n```\nvoid qkc_f2() {}\n```",
               entry) == definition);
  // Of two definitions the last.
  CHECK(codeOf("```\nvoid qkc_f() { a; }\n```\nBetter:\n```\nvoid qkc_f() { b; }\n```", entry) ==
        "void qkc_f() { b; }\n");
  // What a model thinks first.
  CHECK(codeOf("<think>```\nvoid qkc_f() { a; }\n```</think>void qkc_f() { b; }", entry) == "void qkc_f() { b; }");
  CHECK(codeOf("x </think>\n```\na\n```", entry) == "a\n");
  CHECK(codeOf("```cuda\r\nvoid qkc_f() {}\r\n```\r\n", entry) == "void qkc_f() {}\r\n");
}

TEST_CASE("samples of files, folders and lines") {
  const Folder folder;
  folder.write("set/twice/b.cu", "B");
  folder.write("set/twice/a.cu", "A");
  folder.write("set/notes.txt", "none");
  const std::string lines =
      folder.write("set/s.jsonl", "{\"task\": \"thrice\", \"predict\": \"P\"}\n\n{\"task\": 3}\nno "
                                  "JSON\n[]\n{\"task\": \"t\", \"predict\": 1}\n{\"predict\": \"Q\"}");
  const std::string other = folder.write("own/c.txt", "C");
  diag::Sink sink;
  const auto samples = readSamples({folder.path() + "/set", other, folder.path() + "/set/twice/a.cu"}, "", sink);
  CHECK_FALSE(sink.hasErrors());
  REQUIRE(samples.size() == 9);
  CHECK(samples[0].id == lines + ":1");
  CHECK(samples[0].task == "thrice");
  CHECK(samples[0].text == "P");
  CHECK(samples[0].code.empty());
  for (const std::size_t bad : {1, 2, 3, 4, 5}) {
    CHECK(samples[bad].code == "QKC0005");
    CHECK_FALSE(samples[bad].problem.empty());
  }
  CHECK(samples[1].id == lines + ":3");
  CHECK(samples[6].text == "A");
  CHECK(samples[6].task == "twice");
  CHECK(samples[7].text == "B");
  CHECK(samples[8].task == "own");
  CHECK(readSamples({lines}, "given", sink).back().text == "Q");
  CHECK(readSamples({lines}, "given", sink).back().task == "given");
  CHECK(readSamples({lines}, "given", sink).front().task == "thrice");
}

TEST_CASE("what can't be read is reported") {
  const Folder folder;
  diag::Sink sink;
  readSamples({folder.path()}, "", sink);
  CHECK(sink.errorCount() == 1);
  readSamples({folder.path() + "/nothing.cu"}, "", sink);
  CHECK(sink.errorCount() == 2);
  const auto large = readSamples({folder.write("large.cu", std::string(kLargestCandidate + 1, ' '))}, "t", sink);
  CHECK(sink.errorCount() == 2);
  CHECK(large[0].code == "QKC0001");
  CHECK(large[0].text.empty());
}

TEST_CASE("workers stay with a contract and share one only at the end") {
  BatchQueue queue;
  for (std::size_t item = 0; item < 12; ++item)
    queue.add(item, item < 8 ? 5 : 9);
  CHECK(queue.next(0) == 0);
  CHECK(queue.next(1) == 8);
  CHECK(queue.next(1) == 9);
  CHECK(queue.next(0) == 1);
  CHECK(queue.next(1) == 10);
  CHECK(queue.next(1) == 11);
  CHECK(queue.next(1) == 2);
  for (std::size_t item = 3; item < 8; ++item)
    CHECK(queue.next(static_cast<int>(item % 2)) == item);
  CHECK_FALSE(queue.next(0));
  CHECK_FALSE(queue.next(1));
  CHECK_FALSE(BatchQueue().next(0));
}

TEST_CASE("durations") {
  CHECK(durationText(0.2) == "1 s");
  CHECK(durationText(89) == "89 s");
  CHECK(durationText(91) == "2 min");
  CHECK(durationText(7201) == "2 h 1 min");
}

} // namespace
} // namespace qkc::driver
