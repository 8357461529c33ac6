#pragma once
// Many candidates, judged in worker processes, their verdicts in a store.

#include "compiler/driver/command.h"
#include "compiler/driver/samples.h"
#include "runtime/judge/judge_candidate.h"
#include "runtime/store/store.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace qkc::driver {

struct BatchOptions {
  std::vector<std::uint64_t> seeds;
  int jobs = 1;
  int timeLimitMs = 10'000;   // of each call
  int compileSeconds = 30;    // of processor time
  int candidateSeconds = 300; // of everything about one candidate
  bool diagnosis = false;
  std::vector<std::string> deny;  // lints
  std::vector<std::string> retry; // outcomes that are judged again
  std::string storeName;          // for people
};

// A contract of the batch, ready to be judged by.
struct BatchContract {
  std::string name;
  judge::ContractTexts texts;
  std::string judgeKey; // digest of all but the candidate that a verdict depends on
};

// What is judged: one text for one contract, for every sample that holds it.
struct BatchItem {
  std::size_t contract = 0;
  std::string name, text;
  store::Key key;
};

// The samples with what became of them, in their order.
struct BatchResult {
  std::vector<store::SampleRow> samples;
  std::map<std::string, store::StoredVerdict> verdicts; // without report and JSON; by judge and text
  std::size_t judged = 0;                               // now
  std::size_t found = 0;                                // in the store
  std::size_t outdated = 0; // judged now though a verdict of another qkc, contract or other options was there

  const store::StoredVerdict* verdictOf(const store::SampleRow& sample) const;
};

class Batch {
public:
  Batch(device::Device& device, const Places& places, BatchOptions options);
  ~Batch();
  Batch(const Batch&) = delete;
  Batch& operator=(const Batch&) = delete;

  // Finds contracts, and takes the code out of answers. A sample of an unknown contract has its problem in its row.
  void add(std::vector<Sample> samples);
  // Judges what the store does not have. Throws store::StoreError, std::system_error.
  BatchResult run(store::Store& store);

private:
  struct Loaded;

  std::optional<std::size_t> contractOf(const Sample& sample, store::SampleRow& row);
  std::vector<std::size_t> missing(store::Store& store, BatchResult& result) const;
  std::string judgeKeyOf(const Texts& texts) const;
  // In a worker: the verdict on an item, as its text for `store`.
  std::string work(std::size_t item);
  judge::Verdict judgeItem(const BatchItem& item);
  Loaded& load(std::size_t contract);

  device::Device& device_;
  const Places& places_;
  BatchOptions options_;
  std::string build_;
  std::map<std::string, std::optional<std::size_t>> byTask_;
  std::map<std::string, std::pair<std::string, std::string>> problems_; // of tasks: code and text
  std::vector<BatchContract> contracts_;
  std::vector<BatchItem> items_;
  std::map<std::string, std::size_t> byKey_; // into items_
  std::vector<store::SampleRow> samples_;
  std::optional<judge::CpuWorker> worker_; // in a worker of the batch, once it needs one
  std::unique_ptr<Loaded> loaded_;         // the contract that this worker judged by last
};

// What people and programs are told of a batch.
std::string renderSummary(const BatchResult& result);
std::string renderList(const BatchResult& result);
nlohmann::ordered_json summaryJson(const BatchResult& result);
// One error for each kind of problem that keeps samples from being judged.
void reportProblems(const BatchResult& result, diag::Sink& sink);
// 0 where every sample was accepted, 2 where one could not be judged, else 1.
int batchStatus(const BatchResult& result);

} // namespace qkc::driver
