#pragma once
// What a batch judges: candidates' texts from files, folders and JSON lines of model samples.

#include "compiler/diag/sink.h"

#include <filesystem>
#include <string>
#include <vector>

namespace qkc::driver {

struct Sample {
  std::string id;   // the file's path, or path:LINE for a line of JSON
  std::string name; // of the text, for compiler messages
  std::string task; // what says which contract; empty where nothing does
  std::string text; // the candidate
  bool fromModel = false;
  bool taskIsFolder = false; // nothing but the file's folder says which contract
  std::string code, problem; // why there is nothing to judge; empty where there is
};

// Candidates larger than this are not read.
constexpr std::size_t kLargestCandidate = std::size_t{16} << 20;

// Files (.jsonl: a sample a line; any other: a candidate), and of folders every *.cu and *.jsonl below, in the order
// given and, within a folder, of paths. Each file once. A candidate's task is `task`, or else its folder's name; a
// line's task is its own, or else `task`. Reports paths that can't be read; a line that is no sample has its problem.
std::vector<Sample> readSamples(const std::vector<std::string>& paths, const std::string& task, diag::Sink& sink);

// The code in a model's answer. What stands before the last </think> is left out. Of fenced blocks the last one that
// holds `entry` followed by a parameter list and a body counts, else the last that holds `entry`, else the longest; a
// fence that is not closed reaches to the end. Without a fence the whole answer is code.
std::string codeOf(const std::string& answer, const std::string& entry);

} // namespace qkc::driver
