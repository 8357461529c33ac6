#pragma once

namespace qkc::device {

// For a process that is about to run or compile what may be hostile: as root it becomes the user and group 65534
// (nobody), for good; as anyone else it stays who it is. True also where the system has no other user to become, as in
// a user namespace of one: root has no power over others there. False where it is still root with its power. Clears
// PR_SET_PDEATHSIG.
bool becomeNobody();

} // namespace qkc::device
