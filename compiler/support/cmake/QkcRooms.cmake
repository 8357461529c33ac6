# Rooms are folders; each is one static library with its doctest files beside its sources.

add_library(qkc_warnings INTERFACE)
target_compile_options(qkc_warnings INTERFACE -Wall -Wextra -Werror)
# GCC 12 sees overlapping copies in std::string where there are none (libstdc++ bug 105651).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(qkc_warnings INTERFACE -Wno-restrict)
else()
  # Clang reports libstdc++ 12's own use of get_temporary_buffer in std::stable_sort.
  target_compile_options(qkc_warnings INTERFACE -Wno-deprecated-declarations)
endif()

find_program(QKC_MOLD mold)
if(QKC_MOLD)
  add_link_options(-fuse-ld=mold)
endif()
find_program(QKC_CCACHE ccache)
if(QKC_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${QKC_CCACHE})
  set(CMAKE_C_COMPILER_LAUNCHER ${QKC_CCACHE})
endif()

option(QKC_SANITIZE "AddressSanitizer and UndefinedBehaviorSanitizer" OFF)
if(QKC_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()

# The unit tests that also run under the sanitizers: those without labels of their own.
add_custom_target(qkc_unit_tests)

function(qkc_add_rooms)
  foreach(room IN LISTS ARGN)
    if(EXISTS ${CMAKE_SOURCE_DIR}/${room}/CMakeLists.txt)
      add_subdirectory(${room})
    endif()
  endforeach()
endfunction()

# qkc_room(NAME SOURCES a.cpp ... DEPS target ...): static library qkc_NAME, headers included from the repository's root.
function(qkc_room name)
  cmake_parse_arguments(ROOM "" "" "SOURCES;DEPS" ${ARGN})
  add_library(qkc_${name} STATIC ${ROOM_SOURCES})
  target_include_directories(qkc_${name} PUBLIC ${CMAKE_SOURCE_DIR})
  target_link_libraries(qkc_${name} PUBLIC ${ROOM_DEPS} PRIVATE qkc_warnings)
endfunction()

# qkc_test(NAME SOURCES a_test.cpp ... DEPS target ... [LABELS label ...] [TIMEOUT s]): one doctest program, one ctest entry.
function(qkc_test name)
  cmake_parse_arguments(TEST "" "TIMEOUT" "SOURCES;DEPS;LABELS" ${ARGN})
  if(NOT BUILD_TESTING)
    return()
  endif()
  if(NOT TARGET qkc_test_main)
    file(WRITE ${CMAKE_BINARY_DIR}/doctest_main.cpp
         "#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN\n#include <doctest/doctest.h>\n")
    add_library(qkc_test_main STATIC ${CMAKE_BINARY_DIR}/doctest_main.cpp)
    target_link_libraries(qkc_test_main PUBLIC doctest::doctest)
  endif()
  add_executable(${name}_test ${TEST_SOURCES})
  target_include_directories(${name}_test PRIVATE ${CMAKE_SOURCE_DIR})
  target_compile_definitions(${name}_test PRIVATE QKC_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
                                                  QKC_BINARY_DIR="${CMAKE_BINARY_DIR}")
  target_link_libraries(${name}_test PRIVATE qkc_test_main qkc_warnings ${TEST_DEPS})
  add_test(NAME ${name} COMMAND ${name}_test)
  set(labels ${TEST_LABELS})
  if(NOT labels)
    set(labels quick sanitize)
    add_dependencies(qkc_unit_tests ${name}_test)
  endif()
  set_tests_properties(${name} PROPERTIES LABELS "${labels}")
  if(TEST_TIMEOUT)
    set_tests_properties(${name} PROPERTIES TIMEOUT ${TEST_TIMEOUT})
  endif()
endfunction()
