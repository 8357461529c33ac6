// Candidates in children of the worker process.
#include "runtime/device/device.h"
#include "runtime/judge/cpu_worker.h"
#include "runtime/judge/run_plan.h"
#include "runtime/judge/scale_candidate_testing.h"
#include "runtime/judge/shared_file.h"

#include <dirent.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <fstream>
#include <memory>

using namespace qkc;
using namespace qkc::judge;
using namespace qkc::judge::testing;

namespace {

device::Device& cpu() {
  static const std::unique_ptr<device::Device> device = [] {
    std::string error;
    auto out = device::openCpuDevice(error);
    REQUIRE_MESSAGE(out != nullptr, error);
    return out;
  }();
  return *device;
}

// A program whose host function has this body, linked for the worker.
SharedFile programOf(CpuWorker& worker, const std::string& body) {
  REQUIRE(cpu().linkContainedFor(worker.places()));
  device::CompileRequest request;
  request.source = {"candidate.cu", R"(
__global__ void scale(const float* x, float* y, long n, float a) {
  const long i = blockIdx.x * long{blockDim.x} + threadIdx.x;
  if (i < n) y[i] = a * x[i];
}
__global__ void store(float* y, long at) { y[at] = 1; }
extern "C" void run(const float* x, float* y, long n, float a, cudaStream_t s) {)" +
                                        body + "}\n"};
  request.entries = {"run"};
  request.contained = true;
  const device::CompileResult compiled = cpu().compile(request);
  REQUIRE_MESSAGE(compiled.program != nullptr, compiled.diagnostics);
  CHECK(compiled.program->entry("run") == nullptr); // nothing of it can be called here
  return {"program", compiled.program->packed()};
}

constexpr const char* kScale = "scale<<<(n + 127) / 128, 128, 0, s>>>(x, y, n, a);";

RunRequest requestFor(CpuWorker& worker, const SharedFile& program, std::int64_t count = kCount) {
  RunRequest wanted = request(nullptr, count);
  wanted.program = {.worker = &worker, .image = program.descriptor(), .entry = "run"};
  return wanted;
}

RunResult runIn(CpuWorker& worker, const std::string& body) {
  const SharedFile program = programOf(worker, body);
  return runCandidate(requestFor(worker, program));
}

std::vector<pid_t> childrenOfThisProcess() {
  std::vector<pid_t> out;
  std::ifstream list("/proc/self/task/" + std::to_string(getpid()) + "/children");
  for (pid_t pid = 0; list >> pid;) {
    out.push_back(pid);
  }
  return out;
}

std::size_t openDescriptors() {
  std::size_t count = 0;
  DIR* folder = opendir("/proc/self/fd");
  while (readdir(folder) != nullptr) {
    ++count;
  }
  closedir(folder);
  return count;
}

} // namespace

TEST_CASE("a plan survives its bytes, and damaged bytes are refused") {
  RunPlan plan;
  plan.token = 7;
  plan.parent = 12;
  plan.entry = "run";
  plan.pages = {{.address = 0x2000, .bytes = 4096, .offset = 0, .writable = true}};
  int target = 0;
  plan.calls = {{.index = 1,
                 .values = {static_cast<void*>(&target), ScalarArg{std::int16_t{-3}}, ScalarArg{1.5F}, ScalarArg{-2.5}},
                 .pages = {0}}};
  const std::string bytes = pack(plan);
  RunPlan back;
  REQUIRE(unpack(bytes, back));
  CHECK(back.token == 7);
  CHECK(back.entry == "run");
  CHECK(back.pages[0].address == 0x2000);
  CHECK(back.pages[0].writable);
  REQUIRE(back.calls.size() == 1);
  CHECK(back.calls[0].values == plan.calls[0].values);
  CHECK(back.calls[0].pages == plan.calls[0].pages);
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    RunPlan part;
    CHECK_FALSE(unpack(bytes.substr(0, size), part));
  }
  plan.calls[0].pages = {1}; // that there are not
  CHECK_FALSE(unpack(pack(plan), back));
}

TEST_CASE("a program runs in a child of the worker process") {
  CpuWorker worker;
  const RunResult result = runIn(worker, kScale);
  checkOutcome(result, RunOutcome::ok, "");
  REQUIRE(result.cases.size() == 1);
  REQUIRE(result.cases[0].outputs.size() == 1);
  for (std::int64_t i = 0; i < kCount; ++i) {
    CHECK(floatAt(result.cases[0].outputs[0], i) == kFactor * (1.0F + static_cast<float>(i)));
  }
}

TEST_CASE("what goes wrong there is named as in a forked child") {
  CpuWorker worker;
  const RunResult beyond = runIn(worker, std::string(kScale) + "store<<<1, 1, 0, s>>>(y, n + 63);");
  checkOutcome(beyond, RunOutcome::outOfBounds, "out-of-bounds write of 'y'");
  CHECK(beyond.buffer == "y");
  CHECK(beyond.byteOffset == (kCount + 63) * 4);
  CHECK(beyond.write);
  checkOutcome(runIn(worker, "store<<<1, 1, 0, s>>>(const_cast<float*>(x), 0);"), RunOutcome::inputChanged,
               "write to the input 'x' at byte 0");
  checkOutcome(runIn(worker, std::string(kScale) + "y[0] = 1;"), RunOutcome::fault, "memory of the device");
  checkOutcome(runIn(worker, "scale<<<(n + 127) / 128, 128, 0, s>>>(x, y, n - 5, a);"), RunOutcome::unwritten,
               "20 of 3600 bytes of 'y' were never written");
  checkOutcome(runIn(worker, "*(volatile int*)8 = 1;"), RunOutcome::crash, "null pointer");
  checkOutcome(runIn(worker, "scale<<<1, 4096, 0, s>>>(x, y, n, a);"), RunOutcome::launchError, "");
  const SharedFile endless = programOf(worker, "for (volatile int go = 1; go != 0;) {}");
  RunRequest wanted = requestFor(worker, endless);
  wanted.timeLimitMs = 300;
  checkOutcome(runCandidate(wanted), RunOutcome::timeout, "no end within 300 ms");
  checkOutcome(runIn(worker, kScale), RunOutcome::ok, "");
}

TEST_CASE("buffers of every size, also of none, lie where the child maps them") {
  CpuWorker worker;
  const SharedFile program = programOf(worker, std::string("if (n != 0) ") + kScale);
  for (const std::int64_t count : {0, 1, 1023, 1024, 1025, 300'000}) {
    CAPTURE(count);
    RunRequest wanted = requestFor(worker, program, count);
    wanted.cases.push_back(wanted.cases[0]);
    wanted.callOnOtherData = true;
    wanted.calls = 3;
    checkOutcome(runCandidate(wanted), RunOutcome::ok, "");
  }
}

TEST_CASE("runs leave neither descriptors nor processes behind") {
  CpuWorker worker;
  const SharedFile program = programOf(worker, kScale);
  checkOutcome(runCandidate(requestFor(worker, program)), RunOutcome::ok, "");
  const std::size_t descriptors = openDescriptors();
  for (int k = 0; k < 20; ++k) {
    checkOutcome(runCandidate(requestFor(worker, program)), RunOutcome::ok, "");
  }
  CHECK(openDescriptors() == descriptors);
  CHECK(childrenOfThisProcess().size() == 1);
}

TEST_CASE("a worker process that died is started anew, and refuses what was linked for the other") {
  CpuWorker worker;
  const SharedFile program = programOf(worker, kScale);
  const std::vector<pid_t> before = childrenOfThisProcess();
  REQUIRE(before.size() == 1);
  kill(before[0], SIGKILL);
  checkOutcome(runCandidate(requestFor(worker, program)), RunOutcome::notRun, "worker process");
  const SharedFile again = programOf(worker, kScale);
  checkOutcome(runCandidate(requestFor(worker, again)), RunOutcome::ok, "");
  checkOutcome(runCandidate(requestFor(worker, program)), RunOutcome::notLoaded, "linked for another process");
}

TEST_CASE("an image that is damaged, or an entry that it lacks, is not run") {
  CpuWorker worker;
  REQUIRE(!worker.places().empty());
  const SharedFile damaged("program", std::string(200, 'x'));
  checkOutcome(runCandidate(requestFor(worker, damaged)), RunOutcome::notLoaded, "linked for another process");
  const SharedFile empty("program");
  checkOutcome(runCandidate(requestFor(worker, empty)), RunOutcome::notLoaded, "linked for another process");
  std::string torn(reinterpret_cast<const char*>(worker.places().data()), sizeof(std::uint64_t)); // the worker's mark
  torn += std::string(400, '\xff');
  const SharedFile behindMark("program", torn);
  checkOutcome(runCandidate(requestFor(worker, behindMark)), RunOutcome::notLoaded, "damaged");
  const SharedFile program = programOf(worker, kScale);
  RunRequest wanted = requestFor(worker, program);
  wanted.program->entry = "other";
  checkOutcome(runCandidate(wanted), RunOutcome::notLoaded, "no entry");
}
