#include "runtime/store/store.h"

#include <doctest/doctest.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <filesystem>
#include <fstream>

namespace qkc::store {
namespace {

namespace fs = std::filesystem;

class StoreFile {
public:
  StoreFile() : folder_(fs::temp_directory_path() / ("qkc_store_test." + std::to_string(getpid()))) {
    fs::create_directories(folder_);
  }
  ~StoreFile() { fs::remove_all(folder_); }
  StoreFile(const StoreFile&) = delete;
  StoreFile& operator=(const StoreFile&) = delete;

  std::string path() const { return (folder_ / "results.sqlite").string(); }

private:
  fs::path folder_;
};

StoredVerdict verdictOn(const std::string& text, const std::string& judge = "j1") {
  StoredVerdict v;
  v.key = {judge, text};
  v.contract = "twice";
  v.outcome = "rejected";
  v.stage = "run";
  v.code = "QKC0812";
  v.reason = "it's \"quoted\" \xff and\nbroken";
  v.report = "report of " + text;
  v.json = R"({"a": 1})";
  v.milliseconds = 12.5;
  return v;
}

SampleRow sampleOf(const std::string& id, const std::string& text) {
  return {.id = id,
          .at = 7,
          .task = "twice",
          .contract = "twice",
          .family = "f",
          .key = {"j1", text},
          .code = "",
          .problem = ""};
}

TEST_CASE("what was stored is found again, in another process's eyes too") {
  const StoreFile file;
  {
    const auto store = Store::open(file.path());
    store->set("seed", "42");
    store->putSamples({sampleOf("a.cu", "aa"), sampleOf("b.cu", "bb")});
    store->add(verdictOn("aa"));
  }
  const auto store = Store::open(file.path());
  CHECK(store->setting("seed") == "42");
  CHECK(store->setting("other").empty());
  const auto found = store->find({"j1", "aa"});
  REQUIRE(found);
  CHECK(found->reason == "it's \"quoted\" \xff and\nbroken");
  CHECK(found->report == "report of aa");
  CHECK(found->milliseconds == 12.5);
  CHECK(store->findShort({"j1", "aa"})->code == "QKC0812");
  CHECK(store->findShort({"j1", "aa"})->report.empty());
  CHECK_FALSE(store->find({"j1", "bb"}));
  CHECK_FALSE(store->find({"j2", "aa"}));
  CHECK(store->hasOther("twice", {"j2", "aa"}));
  CHECK_FALSE(store->hasOther("twice", {"j1", "aa"}));
  CHECK_FALSE(store->hasOther("thrice", {"j2", "aa"}));
  CHECK(store->sample("a.cu")->verdict->outcome == "rejected");
  CHECK(store->sample("a.cu")->row.at == 7);
  CHECK_FALSE(store->sample("b.cu")->verdict);
  CHECK_FALSE(store->sample("c.cu"));
  store->forget({"j1", "aa"});
  CHECK_FALSE(store->find({"j1", "aa"}));
}

TEST_CASE("one verdict for a text and a judge") {
  const StoreFile file;
  const auto store = Store::open(file.path());
  store->add(verdictOn("aa"));
  CHECK_THROWS_AS(store->add(verdictOn("aa")), StoreError);
  store->add(verdictOn("aa", "j2"));
}

TEST_CASE("files that are no store are refused and left alone") {
  const StoreFile file;
  CHECK_THROWS_AS(Store::openToRead(file.path()), StoreError);
  CHECK_FALSE(fs::exists(file.path()));
  std::ofstream(file.path())
      << "a text, long enough for a header of SQLite: a text, long enough for a header of SQLite";
  const auto before = fs::file_size(file.path());
  CHECK_THROWS_AS(Store::open(file.path()), StoreError);
  CHECK(fs::file_size(file.path()) == before);
  fs::remove(file.path());
  sqlite3* database = nullptr;
  REQUIRE(sqlite3_open(file.path().c_str(), &database) == SQLITE_OK);
  sqlite3_exec(database, "CREATE TABLE other(x)", nullptr, nullptr, nullptr);
  sqlite3_close(database);
  CHECK_THROWS_AS(Store::open(file.path()), StoreError);
  CHECK_THROWS_AS(Store::open("/nowhere/at/all.sqlite"), StoreError);
}

TEST_CASE("one batch writes at a time, anyone may read") {
  const StoreFile file;
  const auto store = Store::open(file.path());
  store->putSamples({sampleOf("a.cu", "aa")});
  CHECK_THROWS_AS(Store::open(file.path()), StoreError);
  CHECK(Store::openToRead(file.path())->sample("a.cu"));
  store->add(verdictOn("aa"));
  CHECK(Store::openToRead(file.path())->sample("a.cu")->verdict);
}

TEST_CASE("a writer killed at any moment leaves what it had stored") {
  const StoreFile file;
  Store::open(file.path());
  for (int round = 0; round < 5; ++round) {
    std::array<int, 2> ends{};
    REQUIRE(pipe(ends.data()) == 0);
    const pid_t child = fork();
    if (child == 0) {
      const auto store = Store::open(file.path());
      for (int k = 0;; ++k) {
        const std::string text = std::to_string(round) + "/" + std::to_string(k);
        store->add(verdictOn(text));
        if (write(ends[1], &k, sizeof k) != sizeof k)
          _exit(1);
      }
    }
    ::close(ends[1]);
    int last = -1;
    while (last < 20 && read(ends[0], &last, sizeof last) == sizeof last) {
    }
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    while (read(ends[0], &last, sizeof last) == sizeof last) {
    }
    ::close(ends[0]);
    const auto store = Store::open(file.path());
    for (int k = 0; k <= last; ++k)
      CHECK(store->find({"j1", std::to_string(round) + "/" + std::to_string(k)}));
  }
}

} // namespace
} // namespace qkc::store
