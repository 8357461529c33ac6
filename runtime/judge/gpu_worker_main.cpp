// The process that runs one candidate on a GPU: qkc_gpu_worker GPU CACHE [sanitized]. Started by the judge
// (gpu_worker.h), with which it talks as gpu_protocol.h says.

#include "runtime/device/cuda/guarded_memory.h"
#include "runtime/device/cuda/library_program.h"
#include "runtime/device/cuda/loaded_program.h"
#include "runtime/device/cuda/runtime_calls.h"
#include "runtime/judge/confinement.h"
#include "runtime/judge/gpu_arguments.h"
#include "runtime/judge/gpu_checks.h"
#include "runtime/judge/gpu_protocol.h"
#include "runtime/judge/gpu_roofs.h"
#include "runtime/judge/gpu_timing.h"
#include "runtime/judge/native_call.h"

#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>

namespace qkc::judge::gpu {
namespace {

namespace cuda = device::cuda;

constexpr std::size_t kFileBytes = std::size_t{64} << 20U; // the driver may write files of its own
constexpr std::uintmax_t kCacheBytes = 512UL << 20U;

// Throws nothing: every function returns an empty text or what went wrong.
class Worker {
public:
  Worker(int gpu, const std::string& cacheFolder, bool sanitized, Control* control)
      : gpuNumber_(gpu), sanitized_(sanitized), control_(control) {
    if (!cacheFolder.empty()) {
      cache_.emplace(cacheFolder, ".qkcg", kCacheBytes);
    }
  }

  std::string start();
  void serve();
  // For the handler of SIGSEGV: whether the address is that of a tensor's memory on the GPU; then the fault is
  // recorded.
  bool ownsAddress(std::uintptr_t address, bool write) const noexcept;

private:
  struct Tensor {
    std::unique_ptr<cuda::GuardedMemory> memory;
    std::unique_ptr<cuda::GuardedMemory> pristine; // an input as it was
    cuda::CuPointer address = 0;
  };

  void answer(const Request& request, int descriptor);
  std::string load(std::uint64_t bytes, int descriptor);
  std::string loadCode(const std::string& packed, const char* name);
  std::string confine();
  std::string mapArena(std::uint64_t bytes, int descriptor);
  Reply call(Call& call);
  Reply failed(const std::string& what);
  std::string roofs(std::uint64_t at);
  std::string prepareTiming(std::uint64_t at);
  Reply timeRound(std::uint64_t at);
  bool prepare(Call& call, std::string& problem);
  cuda::CuResult prepareTensor(const Call& call, CallArgument& argument, Tensor& tensor);
  template <class Address>
  std::vector<CallValue> values(const CallArgument* arguments, std::size_t count, const Address& address) const;
  Reply inspect(const Call& call);
  void fetch(const Call& call);

  int gpuNumber_;
  bool sanitized_;
  std::optional<device::FileCache> cache_;
  Control* control_;
  std::unique_ptr<cuda::Gpu> gpu_;
  std::unique_ptr<device::HostCompiler> compiler_;
  std::string withoutCompiler_; // why there is none
  std::unique_ptr<GpuChecks> checks_;
  std::unique_ptr<cuda::LoadedProgram> program_; // or library_
  std::unique_ptr<cuda::LoadedLibrary> library_;
  void* entry_ = nullptr;
  std::optional<NativeCall> native_;
  std::vector<Tensor> tensors_;
  std::optional<GpuTiming> timing_;
  gpu::Timing timed_{}; // what it was prepared with
  std::byte* arena_ = nullptr;
  std::uint64_t arenaBytes_ = 0;
  FaultClaim claim_;
};

// What memory holds that the candidate has not written: as integers the one is negative, the other large; as f32 the
// one is NaN, the other 3.39e38.
unsigned char memoryPoison(const Call& call) {
  return call.index % 2 != 0 ? 0x7f : 0xff;
}

std::string Worker::start() {
  std::string error;
  gpu_ = cuda::Gpu::open(gpuNumber_, error);
  if (gpu_ == nullptr) {
    return error;
  }
  cuda::serveRuntime(gpu_.get());
  if (sanitized_) {
    cuda::setExactMemory();
  }
  checks_ = GpuChecks::make(*gpu_, cache_ ? &*cache_ : nullptr, error);
  if (checks_ == nullptr) {
    return error;
  }
  // The first launch, copy and mapping of a process are slow; the driver also opens here what it will need.
  cuda::GuardedMemory warm(*gpu_);
  std::vector<std::uint64_t> answers;
  if (warm.hold(1) != 0 || gpu_->api().fillAsync(warm.body(), 0, warm.bodyBytes(), nullptr) != 0) {
    return "no memory on the GPU";
  }
  checks_->askForOther(warm.body(), warm.bodyBytes(), 0);
  if (const auto result = checks_->answers(answers); result != 0 || answers.front() != GpuChecks::kNone) {
    return "the GPU does not compute: " + gpu_->describe(result);
  }
  compiler_ = device::openHostCompiler(withoutCompiler_); // libraries do without
  return "";
}

bool Worker::ownsAddress(std::uintptr_t address, bool write) const noexcept {
  for (const Tensor& tensor : tensors_) {
    if (address >= tensor.memory->body() && address - tensor.memory->body() < tensor.memory->bodyBytes()) {
      std::strcpy(control_->fault.message,
                  write ? "host code writes memory of the device: only kernels and cudaMemcpy reach it"
                        : "host code reads memory of the device: only kernels and cudaMemcpy reach it");
      control_->fault.kind = QKC_FAULT_HOST_ACCESS;
      return true;
    }
  }
  return false;
}

std::string Worker::confine() {
  claim_ = {.owns = [this](std::uintptr_t address, bool write) { return ownsAddress(address, write); },
            .exitStatus = QKC_FAULT_EXIT_STATUS};
  if (!reportCrashesTo(&control_->report, &claim_)) {
    return "cannot install signal handlers";
  }
  // Processor time is not limited here: the judge ends a worker that does not answer.
  if (!limitResources(kFileBytes, RLIM_INFINITY - 1)) {
    return "cannot limit resources";
  }
  // Where the system takes no filter the process's own limits are what is left.
  static_cast<void>(forbidProcessesAndNetwork());
  return "";
}

std::string Worker::loadCode(const std::string& packed, const char* name) {
  std::string error;
  if (const auto library = cuda::libraryIn(packed)) {
    library_ = cuda::LoadedLibrary::load(*library, error);
    entry_ = library_ == nullptr ? nullptr : library_->entry(name);
    return error;
  }
  const auto parts = cuda::unpackParts(packed);
  if (!parts) {
    return "the program is damaged";
  }
  if (compiler_ == nullptr) {
    return withoutCompiler_;
  }
  program_ = cuda::LoadedProgram::load(*gpu_, *compiler_, *parts, error);
  entry_ = program_ == nullptr ? nullptr : program_->entry(name);
  return error;
}

std::string Worker::load(std::uint64_t bytes, int descriptor) {
  if (entry_ != nullptr) {
    return "a worker runs one program";
  }
  std::array<char, sizeof(Control::text)> name = control_->text;
  name.back() = '\0';
  std::string packed(bytes, '\0');
  if (pread(descriptor, packed.data(), bytes, 0) != static_cast<ssize_t>(bytes)) {
    return "the program did not arrive";
  }
  if (const std::string error = loadCode(packed, name.data()); !error.empty()) {
    return error;
  }
  if (entry_ == nullptr) {
    return std::string("the program has no entry ") + name.data();
  }
  cuda::setFaultSink(&control_->fault);
  return confine();
}

std::string Worker::mapArena(std::uint64_t bytes, int descriptor) {
  if (arena_ != nullptr) {
    munmap(arena_, arenaBytes_);
  }
  void* mapped = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  arena_ = mapped == MAP_FAILED ? nullptr : static_cast<std::byte*>(mapped);
  arenaBytes_ = bytes;
  return arena_ == nullptr ? "no memory for the tensors" : "";
}

Reply Worker::failed(const std::string& what) {
  std::snprintf(control_->text.data(), control_->text.size(), "%s", what.c_str());
  return {.token = 0, .kind = Reply::failed, .value = 0, .offset = 0};
}

cuda::CuResult Worker::prepareTensor(const Call& call, CallArgument& argument, Tensor& tensor) {
  const cuda::DriverApi& api = gpu_->api();
  if (tensor.memory == nullptr) {
    tensor.memory = std::make_unique<cuda::GuardedMemory>(*gpu_, sanitized_);
    tensor.pristine = std::make_unique<cuda::GuardedMemory>(*gpu_);
  }
  cuda::CuResult result = tensor.memory->hold(argument.bytes);
  if (result != 0) {
    return result;
  }
  tensor.address = tensor.memory->place(argument.bytes, call.index % 2 == 0);
  argument.address = tensor.address;
  const auto poison = static_cast<unsigned char>(call.poison);
  const auto canary = static_cast<unsigned char>(~call.poison);
  result = api.fillAsync(tensor.memory->body(), canary, tensor.memory->bodyBytes(), nullptr);
  if (result != 0 || argument.bytes == 0) {
    return result;
  }
  if (argument.kind == CallArgument::output) {
    return api.fillAsync(tensor.address, poison, argument.bytes, nullptr);
  }
  result = api.copyToDevice(tensor.address, arena_ + argument.initialOffset, argument.bytes);
  if (result == 0 && argument.kind == CallArgument::input) {
    result = tensor.pristine->hold(argument.bytes);
    if (result == 0) {
      result = api.copyAsync(tensor.pristine->body(), tensor.address, argument.bytes, nullptr);
    }
  }
  return result;
}

bool Worker::prepare(Call& call, std::string& problem) {
  std::size_t next = 0;
  for (std::size_t k = 0; k < call.arguments; ++k) {
    CallArgument& argument = call.argument[k];
    if (argument.kind == CallArgument::scalar) {
      continue;
    }
    if (next == tensors_.size()) {
      tensors_.emplace_back();
    }
    if (const cuda::CuResult result = prepareTensor(call, argument, tensors_[next++]); result != 0) {
      problem = "the GPU has no room for the tensors of a call: " + gpu_->describe(result);
      return false;
    }
  }
  if (!sanitized_) { // whose tools would look at every store
    checks_->fillShared(memoryPoison(call));
  }
  const cuda::CuResult result = gpu_->api().synchronize();
  if (result != 0) {
    problem = "the GPU failed before the call: " + gpu_->describe(result);
  }
  return result == 0;
}

// `address` of the tensor of that number.
template <class Address>
std::vector<CallValue> Worker::values(const CallArgument* arguments, std::size_t count, const Address& address) const {
  std::vector<CallValue> out;
  std::size_t next = 0;
  for (std::size_t k = 0; k < count; ++k) {
    if (arguments[k].kind == CallArgument::scalar) {
      out.emplace_back(scalarOf(arguments[k]));
    } else {
      const cuda::CuPointer onDevice = address(next++);
      void* pointer = nullptr;
      std::memcpy(static_cast<void*>(&pointer), &onDevice, sizeof pointer);
      out.emplace_back(pointer);
    }
  }
  out.emplace_back(static_cast<void*>(nullptr)); // the stream
  return out;
}

// Slack beside all tensors, and inputs.
Reply Worker::inspect(const Call& call) {
  const auto canary = static_cast<unsigned char>(~call.poison);
  std::size_t next = 0;
  for (std::size_t k = 0; k < call.arguments; ++k) {
    const CallArgument& argument = call.argument[k];
    if (argument.kind == CallArgument::scalar) {
      continue;
    }
    const Tensor& tensor = tensors_[next++];
    const cuda::CuPointer end = tensor.address + argument.bytes;
    const cuda::CuPointer bodyEnd = tensor.memory->body() + tensor.memory->bodyBytes();
    checks_->askForOther(tensor.memory->body(), tensor.address - tensor.memory->body(), canary);
    checks_->askForOther(end, bodyEnd - end, canary);
    checks_->askForDifference(tensor.address, tensor.pristine->body(),
                              argument.kind == CallArgument::input ? argument.bytes : 0);
  }
  std::vector<std::uint64_t> answers;
  if (const cuda::CuResult result = checks_->answers(answers); result != 0) {
    return {.token = 0, .kind = Reply::deviceError, .value = result, .offset = 0};
  }
  next = 0;
  for (std::size_t k = 0; k < call.arguments; ++k) {
    const CallArgument& argument = call.argument[k];
    if (argument.kind == CallArgument::scalar) {
      continue;
    }
    const Tensor& tensor = tensors_[next];
    const std::uint64_t* found = &answers[3 * next];
    const auto which = static_cast<std::int64_t>(next++);
    if (found[0] != GpuChecks::kNone) {
      const auto below = static_cast<std::int64_t>(tensor.address - tensor.memory->body());
      return {.token = 0, .kind = Reply::damage, .value = which, .offset = static_cast<std::int64_t>(found[0]) - below};
    }
    if (found[1] != GpuChecks::kNone) {
      return {.token = 0,
              .kind = Reply::damage,
              .value = which,
              .offset = static_cast<std::int64_t>(argument.bytes + found[1])};
    }
    if (found[2] != GpuChecks::kNone) {
      return {.token = 0, .kind = Reply::inputDamage, .value = which, .offset = static_cast<std::int64_t>(found[2])};
    }
  }
  return {.token = 0, .kind = Reply::done, .value = 0, .offset = 0};
}

void Worker::fetch(const Call& call) {
  std::size_t next = 0;
  for (std::size_t k = 0; k < call.arguments; ++k) {
    const CallArgument& argument = call.argument[k];
    if (argument.kind == CallArgument::scalar) {
      continue;
    }
    const Tensor& tensor = tensors_[next++];
    if (argument.kind != CallArgument::input && argument.bytes != 0) {
      gpu_->api().copyToHost(arena_ + argument.outputOffset, tensor.address, argument.bytes);
    }
  }
}

Reply Worker::call(Call& call) {
  std::string problem;
  if (entry_ == nullptr || call.arguments > kMaxArguments || !prepare(call, problem)) {
    return failed(problem);
  }
  const std::vector<CallValue> arguments =
      values(call.argument.data(), call.arguments, [&](std::size_t k) { return tensors_[k].address; });
  if (!native_) {
    native_.emplace(entry_, arguments);
  }
  cuda::setMemoryPoison(memoryPoison(call));
  static_cast<void>(cuda::takeLastError());
  (*native_)(arguments);
  if (const cuda::CuResult result = gpu_->api().synchronize(); result != 0) {
    return {.token = 0, .kind = Reply::deviceError, .value = result, .offset = 0};
  }
  const Reply reply = inspect(call);
  if (reply.kind == Reply::done) {
    fetch(call);
  }
  cuda::releaseProgramMemory();
  return reply;
}

std::string Worker::roofs(std::uint64_t at) {
  if (entry_ != nullptr || arena_ == nullptr) {
    return "a GPU is measured before a program is loaded";
  }
  Roofs found{};
  std::string problem = measureRoofs(*gpu_, cache_ ? &*cache_ : nullptr, found);
  std::memcpy(arena_ + at, &found, sizeof found);
  return problem;
}

std::string Worker::prepareTiming(std::uint64_t at) {
  if (entry_ == nullptr || arena_ == nullptr) {
    return "nothing is loaded that could be timed";
  }
  std::memcpy(&timed_, arena_ + at, sizeof timed_);
  timing_.emplace(*gpu_, *checks_);
  return timing_->prepare(timed_, arena_);
}

Reply Worker::timeRound(std::uint64_t at) {
  if (!timing_) {
    return failed("a round without a timing");
  }
  Round round{};
  std::memcpy(&round, arena_ + at, sizeof round);
  cuda::setMemoryPoison(-1); // filling it would take the candidate's time
  static_cast<void>(cuda::takeLastError());
  const cuda::CuResult result = timing_->run(round, [&](const std::vector<cuda::CuPointer>& tensors) {
    const std::vector<CallValue> arguments =
        values(timed_.argument.data(), timed_.arguments, [&](std::size_t k) { return tensors[k]; });
    if (!native_) {
      native_.emplace(entry_, arguments);
    }
    (*native_)(arguments);
  });
  std::memcpy(arena_ + at, &round, sizeof round);
  return {.token = 0, .kind = result == 0 ? Reply::done : Reply::deviceError, .value = result, .offset = 0};
}

void Worker::answer(const Request& request, int descriptor) {
  const auto simple = [&](const std::string& problem) {
    return problem.empty() ? Reply{.token = 0, .kind = Reply::done, .value = 0, .offset = 0} : failed(problem);
  };
  Reply reply{};
  switch (request.kind) {
  case Request::load:
    reply = simple(load(request.value, descriptor));
    break;
  case Request::arena:
    reply = simple(mapArena(request.value, descriptor));
    break;
  case Request::call: {
    Call one;
    std::memcpy(&one, arena_ + request.value, sizeof one);
    reply = call(one);
    std::memcpy(arena_ + request.value, &one, sizeof one);
    break;
  }
  case Request::roofs:
    reply = simple(roofs(request.value));
    break;
  case Request::timing:
    reply = simple(prepareTiming(request.value));
    break;
  case Request::round:
    reply = timeRound(request.value);
    break;
  case Request::outputs:
    reply = simple(timing_ ? timing_->fetch(request.value, arena_) : "outputs without a timing");
    break;
  }
  reply.token = request.token;
  static_cast<void>(send(kSocket, &reply, sizeof reply, MSG_NOSIGNAL));
}

void Worker::serve() {
  for (;;) {
    Request request{};
    iovec part{.iov_base = &request, .iov_len = sizeof request};
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> space{};
    msghdr header{};
    header.msg_iov = &part;
    header.msg_iovlen = 1;
    header.msg_control = space.data();
    header.msg_controllen = space.size();
    if (recvmsg(kSocket, &header, MSG_CMSG_CLOEXEC) != sizeof request) {
      return; // the judge has gone
    }
    int descriptor = -1;
    if (const cmsghdr* rights = CMSG_FIRSTHDR(&header); rights != nullptr && rights->cmsg_type == SCM_RIGHTS) {
      std::memcpy(&descriptor, CMSG_DATA(rights), sizeof descriptor);
    }
    answer(request, descriptor);
    if (descriptor >= 0) {
      close(descriptor);
    }
  }
}

int run(int gpu, const char* cacheFolder, bool sanitized) {
  void* mapped = mmap(nullptr, sizeof(Control), PROT_READ | PROT_WRITE, MAP_SHARED, kControl, 0);
  if (mapped == MAP_FAILED) {
    return 2;
  }
  auto* const control = static_cast<Control*>(mapped);
  static Worker worker(gpu, cacheFolder, sanitized, control);
  Reply ready{.token = 0, .kind = Reply::done, .value = 0, .offset = 0};
  if (const std::string problem = worker.start(); !problem.empty()) {
    ready.kind = Reply::failed;
    std::snprintf(control->text.data(), control->text.size(), "%s", problem.c_str());
  }
  static_cast<void>(send(kSocket, &ready, sizeof ready, MSG_NOSIGNAL));
  worker.serve();
  _exit(0); // without the candidate's destructors
}

} // namespace
} // namespace qkc::judge::gpu

int main(int count, char** arguments) {
  const bool sanitized = count == 4 && std::strcmp(arguments[3], qkc::judge::gpu::kSanitized) == 0;
  if (count != 3 && !sanitized) {
    std::fputs("qkc_gpu_worker is started by qkc\n", stderr);
    return 2;
  }
  if (sanitized) {
    close(qkc::judge::gpu::kSanitizerLog); // it is not the candidate's to write
  }
  return qkc::judge::gpu::run(std::atoi(arguments[1]), arguments[2], sanitized);
}
