#include "compiler/semantics/witness.h"

#include "compiler/numeric/codes.h"
#include "compiler/semantics/sampler.h"

#include <algorithm>

namespace qkc::semantics {

using contract::Contract;
using contract::Dim;
using contract::kNone;
using contract::Node;
using contract::NodeId;
using contract::Op;
using contract::Quantity;
using contract::QuantityId;
using contract::Role;
using numeric::Value;

namespace {

std::size_t at(std::int32_t id) {
  return static_cast<std::size_t>(id);
}

// Elements evaluated in all trials of all sizes, about a fifth of a second, and in those of one.
constexpr std::size_t kMostWork = 12000;
constexpr std::size_t kMostWorkOfSize = 4000;
constexpr std::size_t kMostTrials = 4000;

// The step-th extent that the declaration admits, from the least.
std::int64_t admittedExtent(const Dim& dim, std::int64_t step) {
  if (!dim.allowed.empty()) {
    std::vector<std::int64_t> allowed = dim.allowed;
    std::ranges::sort(allowed);
    return allowed[std::min<std::size_t>(static_cast<std::size_t>(step), allowed.size() - 1)];
  }
  const std::int64_t unit = std::max<std::int64_t>(dim.multipleOf, 1);
  const std::int64_t least = (dim.least + unit - 1) / unit * unit;
  const std::int64_t extent = least + step * unit;
  return dim.most && extent > *dim.most ? *dim.most / unit * unit : extent;
}

// What one run of a reference showed of each issue.
struct Sighting {
  Bindings bindings;
  NodeId shown = kNone;
};

class Search {
public:
  Search(const Contract& contract, const std::vector<Issue>& issues)
      : contract_(contract), issues_(issues), found_(issues.size()), sightings_(issues.size()),
        origins_(issues.size()) {
    for (std::size_t i = 0; i < contract.quantities.size(); ++i) {
      const Role role = contract.quantities[i].role;
      if (role == Role::input || role == Role::inout || role == Role::parameter) {
        inputs_.push_back(static_cast<QuantityId>(i));
        samplers_.emplace_back(contract.quantities[i]);
      }
    }
  }

  std::vector<std::optional<Witness>> run() {
    for (const std::vector<std::int64_t>& dims : sizes()) {
      try {
        if (anyOpen() && work_ > 0) {
          runSize(emptyCall(contract_, dims));
        }
      } catch (const EvaluationError&) {
        break; // beyond the evaluator: what is known must do
      }
    }
    return std::move(found_);
  }

private:
  bool anyOpen() const {
    return std::ranges::any_of(found_, [](const auto& witness) { return !witness.has_value(); });
  }

  // Every extent at its least, then each a step longer, then all a step, then all two steps.
  std::vector<std::vector<std::int64_t>> sizes() const {
    const auto all = [&](std::int64_t step) {
      std::vector<std::int64_t> dims;
      for (const Dim& dim : contract_.dims) {
        dims.push_back(admittedExtent(dim, step));
      }
      return dims;
    };
    std::vector<std::vector<std::int64_t>> result = {all(0)};
    for (std::size_t i = 0; i < contract_.dims.size(); ++i) {
      result.push_back(all(0));
      result.back()[i] = admittedExtent(contract_.dims[i], 1);
    }
    result.push_back(all(1));
    result.push_back(all(2));
    return result;
  }

  void runSize(Call call) {
    if (!conditionsHold(contract_, contract_.requires_, call)) {
      return;
    }
    std::size_t elements = 1;
    for (const Tensor& tensor : call.given) {
      elements += tensor.codes.size();
    }
    const std::size_t trials = std::min(std::min(work_, kMostWorkOfSize) / elements + 1, kMostTrials);
    std::vector<int> paths(contract_.choices.size());
    for (std::size_t trial = 0; trial < trials && anyOpen(); ++trial) {
      work_ -= std::min(work_, elements);
      for (std::size_t i = 0; i < inputs_.size(); ++i) {
        Sampler::fillInput(contract_, call, inputs_[i], random_);
      }
      for (std::size_t i = 0; i < paths.size(); ++i) {
        paths[i] = static_cast<int>(random_.below(contract_.choices[i].labels.size()));
      }
      tryCall(call, paths);
    }
  }

  void tryCall(const Call& call, const std::vector<int>& paths) {
    if (!look(call, paths)) {
      return;
    }
    const std::vector<Sighting> seen = sightings_;
    for (std::size_t i = 0; i < issues_.size(); ++i) {
      if (!found_[i] && seen[i].shown != kNone) {
        simplify(i, call, paths);
      }
    }
  }

  // Runs a reference and notes which issues it shows; false where it shows none or breaks an assumption.
  bool look(const Call& call, const std::vector<int>& paths) {
    std::ranges::fill(sightings_, Sighting{});
    std::ranges::fill(origins_, Sighting{});
    if (!conditionsHold(contract_, contract_.assumes, call)) {
      return false;
    }
    last_ = computeReference(contract_, call, paths,
                             [&](NodeId node, const Bindings& bindings, std::span<const Entry> arguments,
                                 const Entry& result) { observe(node, bindings, arguments, result); });
    for (std::size_t i = 0; i < issues_.size(); ++i) {
      conclude(i, call, paths);
    }
    return std::ranges::any_of(sightings_, [](const Sighting& sighting) { return sighting.shown != kNone; });
  }

  void observe(NodeId node, const Bindings& bindings, std::span<const Entry> arguments, const Entry& result) {
    const auto isNan = [](const Entry& entry) { return entry && entry->isNan(); };
    const auto exists = [](const Entry& entry) { return entry.has_value(); };
    for (std::size_t i = 0; i < issues_.size(); ++i) {
      const Issue& issue = issues_[i];
      if (node == issue.origin && isNan(result)) {
        origins_[i] = {.bindings = bindings, .shown = node};
      }
      if (node != issue.node || sightings_[i].shown != kNone) {
        continue;
      }
      bool shows = false;
      switch (issue.kind) {
      case Issue::Kind::nanAtCast:
        shows = isNan(arguments[0]);
        break;
      case Issue::Kind::nanAtReduction:
        shows = std::ranges::any_of(arguments, isNan);
        break;
      case Issue::Kind::noFit:
        shows = !result && std::ranges::all_of(arguments, exists);
        break;
      case Issue::Kind::empty:
      case Issue::Kind::outsideGuard:
        shows = !result && std::ranges::all_of(arguments, exists);
        break;
      default:
        break;
      }
      if (shows) {
        sightings_[i] = {.bindings = bindings, .shown = node};
      }
    }
  }

  // NaN that an input holds is shown where it arrives, other NaN where it is made.
  void conclude(std::size_t i, const Call& call, const std::vector<int>& paths) {
    const Issue& issue = issues_[i];
    if (issue.kind == Issue::Kind::nanAtOutput || issue.kind == Issue::Kind::zeroSigns) {
      sightings_[i] = sightOutput(issue, call, paths);
    }
    if (issue.origin == kNone || contract_.node(issue.origin).op == Op::read ||
        contract_.node(issue.origin).op == Op::old || sightings_[i].shown == kNone) {
      return;
    }
    sightings_[i] = origins_[i];
  }

  // The first element of the arm in question that is NaN, or -0.
  Sighting sightOutput(const Issue& issue, Call call, const std::vector<int>& paths) {
    call.returned = last_.outputs;
    const Quantity& output = contract_.quantity(issue.output);
    const Tensor& content = call.returned[at(issue.output)];
    Variables variables(contract_);
    Evaluator evaluator(contract_, variables, call, Options::along(Reading::returned, paths));
    Sighting sighting;
    evaluator.forEach(output.indices, evaluator.unbound(), [&](const Bindings& bindings) {
      const auto arm = toInteger(evaluator.arm(issue.output, bindings).single());
      const auto position = evaluator.target(issue.output, bindings);
      const auto offset = position ? content.offset(*position) : std::nullopt;
      if (!arm || !offset || sighting.shown != kNone ||
          output.arms[static_cast<std::size_t>(*arm)].value != issue.node) {
        return;
      }
      const Value value = decode(*output.type.format, content.codes[*offset]);
      const bool isNegativeZero = value.isZero() && value.isNegative();
      if (issue.kind == Issue::Kind::nanAtOutput ? value.isNan() : isNegativeZero) {
        sighting = {.bindings = bindings, .shown = issue.node};
      }
    });
    return sighting;
  }

  // Replaces inputs by simpler ones as long as the issue shows.
  void simplify(std::size_t i, Call call, const std::vector<int>& paths) {
    constexpr std::size_t kMostTries = 600;
    std::size_t tries = 0;
    for (std::size_t input = 0; input < inputs_.size(); ++input) {
      Tensor& tensor = call.given[at(inputs_[input])];
      for (std::uint64_t& code : tensor.codes) {
        const std::uint64_t before = code;
        for (const std::uint64_t simple : samplers_[input].simpler(before)) {
          code = simple;
          if (++tries < kMostTries && look(call, paths) && sightings_[i].shown != kNone) {
            break;
          }
          code = before;
        }
      }
    }
    look(call, paths);
    if (sightings_[i].shown == kNone) {
      return;
    }
    call.returned = last_.outputs;
    found_[i] = Witness{
        .call = std::move(call), .paths = paths, .bindings = sightings_[i].bindings, .shown = sightings_[i].shown};
  }

  const Contract& contract_;
  const std::vector<Issue>& issues_;
  std::vector<QuantityId> inputs_;
  std::vector<Sampler> samplers_; // of the inputs
  std::vector<std::optional<Witness>> found_;
  std::vector<Sighting> sightings_, origins_; // by issue, of the last run
  Reference last_;
  std::size_t work_ = kMostWork; // left
  Random random_{0x71c5};
};

} // namespace

std::vector<std::optional<Witness>> findWitnesses(const Contract& contract, const std::vector<Issue>& issues) {
  return Search(contract, issues).run();
}

} // namespace qkc::semantics
