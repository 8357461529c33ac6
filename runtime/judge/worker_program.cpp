#include "runtime/judge/worker_program.h"

#include <filesystem>
#include <system_error>

namespace qkc::judge {

std::string workerProgram(const char* name) {
  namespace fs = std::filesystem;
  std::error_code failed;
  const fs::path self = fs::read_symlink("/proc/self/exe", failed).parent_path();
  for (const fs::path& path : {self / name, self.parent_path() / "libexec" / name}) {
    if (fs::exists(path, failed)) {
      return path.string();
    }
  }
  throw MissingProgram(std::string("the program ") + name + " is not installed beside qkc");
}

} // namespace qkc::judge
