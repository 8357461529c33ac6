#pragma once
// The results of batches in one SQLite file. A verdict is one transaction: a process that is killed at any moment
// leaves every verdict that it had, whole. People may read the file with any SQLite program, also while a batch runs;
// the view `results` has a row for each sample.

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace qkc::store {

// What can't be read or written; the text names the file.
struct StoreError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// What a verdict depends on.
struct Key {
  std::string judge;  // digest of the contract's texts, of qkc and of its options
  std::string sha256; // of the candidate's text
};

struct StoredVerdict {
  Key key;
  std::string contract, family, hash, device;
  std::string outcome, stage, code, reason;
  std::string blamed; // clauses, separated by spaces
  std::string report; // the verdict as people read it
  std::string json;
  double milliseconds = 0; // wall time of the whole judging
};

// A sample of a batch: a candidate's text and what it is for.
struct SampleRow {
  std::string id;      // a path, or file.jsonl:LINE
  std::int64_t at = 0; // place in its batch
  std::string task, contract, family;
  Key key;
  std::string code, problem; // why it can't be judged, where it can't
};

struct FoundSample {
  SampleRow row;
  std::optional<StoredVerdict> verdict;
};

class Store {
public:
  // Makes the file if it is not there. Throws StoreError where it can't be opened, is no store, has another form, or
  // another batch writes to it.
  static std::unique_ptr<Store> open(const std::string& path);
  // A store that is there, to read from; others may write to it meanwhile.
  static std::unique_ptr<Store> openToRead(const std::string& path);
  ~Store();
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;

  // A value that belongs to the store as a whole; empty where there is none.
  std::string setting(const std::string& name) const;
  void set(const std::string& name, const std::string& value);

  // Replaces the rows of the same id. One transaction.
  void putSamples(const std::vector<SampleRow>& rows);

  std::optional<StoredVerdict> find(const Key& key) const;
  // The same without report and JSON.
  std::optional<StoredVerdict> findShort(const Key& key) const;
  void add(const StoredVerdict& verdict);
  void forget(const Key& key);
  // Whether a verdict on this text by this contract was reached under another judge.
  bool hasOther(const std::string& contract, const Key& key) const;

  std::optional<FoundSample> sample(const std::string& id) const;

private:
  struct Connection;
  explicit Store(std::unique_ptr<Connection> connection);

  std::unique_ptr<Connection> connection_;
};

} // namespace qkc::store
