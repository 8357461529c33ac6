#pragma once
// The test that settles most elements of a strip at once, without a branch for each: by qkc::Quick, where every path of
// an arm is one multiplication or division of the same element by a value of the row, rounded to codes; else by the
// code of each path.

#include "compiler/emit/row_reads.h"

#include <string>

namespace qkc::emit {

struct QuickTest {
  int arm = -1;          // number of the judged arm; -1: there is no test
  bool isScaled = false; // by factors: no path's value is computed
  std::string fields;    // that are set once for a row
  std::string members;   // functions of the struct of the row
  std::string row;       // lines that prepare it for a row, over the index variables
  std::string differ;    // body of differ(): 0 where it settles all of a whole strip
  std::string open;      // body of open(): the elements of a strip that it leaves, as bits
};

// `names` are lines that name the index variables of the element at wide_at.
QuickTest quickTest(const Input& input, contract::QuantityId output, const RowReads& reads, const std::string& names);

// The one reduction of a let that lanes may take in parts: an extremum, whose value no order changes; else kNone.
contract::NodeId extremumOf(const Input& input, const Kept& kept);
// A line that takes reduction k over a whole strip, where it is an extremum over words of 16 bits or over their sizes;
// else empty.
std::string stripExtremum(const Input& input, const contract::Node& extremum, const RowReads& reads, std::size_t k);

// Lines for each element of a strip, or of the part of it that `count` says.
std::string eachElement(const std::string& names, const std::string& line, bool isPart);

} // namespace qkc::emit
