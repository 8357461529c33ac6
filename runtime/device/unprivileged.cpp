#include "runtime/device/unprivileged.h"

#include <grp.h>
#include <unistd.h>

#include <cerrno>

namespace qkc::device {

bool becomeNobody() {
  constexpr unsigned kNobody = 65534;
  if (geteuid() != 0) {
    return true;
  }
  if (setgroups(0, nullptr) == 0 && setresgid(kNobody, kNobody, kNobody) == 0 &&
      setresuid(kNobody, kNobody, kNobody) == 0) {
    return true;
  }
  return errno == EPERM || errno == EINVAL;
}

} // namespace qkc::device
