#include "runtime/store/store.h"

#include "runtime/store/statement.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <thread>
#include <utility>

namespace qkc::store {

namespace {

constexpr std::int64_t kApplication = 0x716b6362; // "qkcb"
constexpr std::int64_t kForm = 1;
constexpr int kBusyMilliseconds = 10'000; // a reader holds the file for moments only
constexpr auto kLockPatience = std::chrono::seconds(3);

constexpr const char* kTables = R"(
CREATE TABLE setting(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE verdict(
  judge TEXT NOT NULL, sha256 TEXT NOT NULL, contract TEXT NOT NULL, family TEXT NOT NULL, hash TEXT NOT NULL,
  device TEXT NOT NULL, outcome TEXT NOT NULL, stage TEXT NOT NULL, code TEXT NOT NULL, reason TEXT NOT NULL,
  blamed TEXT NOT NULL, milliseconds REAL NOT NULL, judged_at INTEGER NOT NULL, report TEXT NOT NULL,
  json TEXT NOT NULL, PRIMARY KEY(judge, sha256));
CREATE INDEX verdict_of_text ON verdict(sha256, contract);
CREATE TABLE sample(
  id TEXT PRIMARY KEY, at INTEGER NOT NULL, task TEXT NOT NULL, contract TEXT NOT NULL, family TEXT NOT NULL,
  judge TEXT NOT NULL, sha256 TEXT NOT NULL, code TEXT NOT NULL, problem TEXT NOT NULL);
CREATE VIEW results AS SELECT sample.id, sample.task, sample.contract, sample.family, sample.sha256,
  coalesce(verdict.outcome, CASE WHEN sample.code = '' THEN 'pending' ELSE 'failed' END) AS outcome,
  coalesce(verdict.stage, CASE WHEN sample.code = '' THEN '' ELSE 'sample' END) AS stage,
  coalesce(verdict.code, sample.code) AS code, coalesce(verdict.reason, sample.problem) AS reason,
  verdict.blamed, verdict.milliseconds, verdict.judged_at, verdict.report, verdict.json
  FROM sample LEFT JOIN verdict ON verdict.judge = sample.judge AND verdict.sha256 = sample.sha256
  ORDER BY sample.at;
)";

constexpr const char* kShortColumns =
    "contract, family, hash, device, outcome, stage, code, reason, blamed, milliseconds";

StoredVerdict readShort(const Statement& from, const Key& key) {
  StoredVerdict out;
  out.key = key;
  int column = 0;
  for (std::string* field : {&out.contract, &out.family, &out.hash, &out.device, &out.outcome, &out.stage, &out.code,
                             &out.reason, &out.blamed})
    *field = from.text(column++);
  out.milliseconds = from.real(column);
  return out;
}

std::int64_t pragma(sqlite3* database, const char* name) {
  Statement read(database, fmt::format("PRAGMA {}", name));
  return read.step() ? read.integer(0) : 0;
}

} // namespace

struct Store::Connection {
  sqlite3* database = nullptr;
  int lock = -1;

  Connection() = default;
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  ~Connection() {
    sqlite3_close(database);
    if (lock >= 0)
      ::close(lock); // after SQLite: closing the file would give up its locks
  }

  void open(const std::string& path, int flags) {
    if (sqlite3_open_v2(path.c_str(), &database, flags, nullptr) != SQLITE_OK)
      throw StoreError(fmt::format("{}: {}", path, sqlite3_errmsg(database)));
    sqlite3_busy_timeout(database, kBusyMilliseconds);
    execute(database, "PRAGMA cache_size = -256"); // KiB: verdicts are written once and hardly read
  }

  // One batch at a time: two would judge the same candidates twice.
  void takeAlone(const std::string& path) {
    lock = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (lock < 0)
      throw StoreError(fmt::format("{}: {}", path, std::strerror(errno)));
    // The workers of a batch that was just killed may hold it for a moment.
    const auto end = std::chrono::steady_clock::now() + kLockPatience;
    while (flock(lock, LOCK_EX | LOCK_NB) != 0) {
      if (std::chrono::steady_clock::now() > end)
        throw StoreError(fmt::format("{}: another batch writes to it", path));
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
  }

  // Also brings a file that a killed process left half-written back to its last whole state.
  void checkForm(const std::string& path) const {
    if (pragma(database, "application_id") != kApplication)
      throw StoreError(fmt::format("{}: an SQLite file that is no store of results", path));
    if (const std::int64_t form = pragma(database, "user_version"); form != kForm)
      throw StoreError(fmt::format("{}: a store of form {}; this qkc reads form {}", path, form, kForm));
  }

  bool isEmpty() const {
    Statement read(database, "SELECT count(*) FROM sqlite_master");
    return read.step() && read.integer(0) == 0;
  }
};

Store::Store(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}
Store::~Store() = default;

std::unique_ptr<Store> Store::open(const std::string& path) {
  auto connection = std::make_unique<Connection>();
  connection->takeAlone(path);
  connection->open(path, SQLITE_OPEN_READWRITE);
  sqlite3* const database = connection->database;
  if (connection->isEmpty()) {
    Transaction all(database);
    execute(database, kTables);
    execute(database, fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", kApplication, kForm));
    all.commit();
  }
  connection->checkForm(path);
  return std::unique_ptr<Store>(new Store(std::move(connection)));
}

std::unique_ptr<Store> Store::openToRead(const std::string& path) {
  auto connection = std::make_unique<Connection>();
  // Writable all the same: what a killed batch left behind has to be rolled back.
  connection->open(path, SQLITE_OPEN_READWRITE);
  connection->checkForm(path);
  return std::unique_ptr<Store>(new Store(std::move(connection)));
}

std::string Store::setting(const std::string& name) const {
  Statement read(connection_->database, "SELECT value FROM setting WHERE name = ?");
  return read.bind(name).step() ? read.text(0) : "";
}

void Store::set(const std::string& name, const std::string& value) {
  Statement(connection_->database, "INSERT OR REPLACE INTO setting VALUES(?, ?)").bind(name).bind(value).step();
}

void Store::putSamples(const std::vector<SampleRow>& rows) {
  Transaction all(connection_->database);
  for (const SampleRow& row : rows) {
    Statement write(connection_->database, "INSERT OR REPLACE INTO sample VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)");
    write.bind(row.id).bind(row.at);
    for (const std::string* text :
         {&row.task, &row.contract, &row.family, &row.key.judge, &row.key.sha256, &row.code, &row.problem})
      write.bind(*text);
    write.step();
  }
  all.commit();
}

std::optional<StoredVerdict> Store::findShort(const Key& key) const {
  Statement read(connection_->database,
                 fmt::format("SELECT {} FROM verdict WHERE judge = ? AND sha256 = ?", kShortColumns));
  return read.bind(key.judge).bind(key.sha256).step() ? std::optional(readShort(read, key)) : std::nullopt;
}

std::optional<StoredVerdict> Store::find(const Key& key) const {
  auto found = findShort(key);
  Statement read(connection_->database, "SELECT report, json FROM verdict WHERE judge = ? AND sha256 = ?");
  if (found && read.bind(key.judge).bind(key.sha256).step()) {
    found->report = read.text(0);
    found->json = read.text(1);
  }
  return found;
}

void Store::add(const StoredVerdict& v) {
  Statement write(connection_->database,
                  "INSERT INTO verdict VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, unixepoch(), ?, ?)");
  for (const std::string* text : {&v.key.judge, &v.key.sha256, &v.contract, &v.family, &v.hash, &v.device, &v.outcome,
                                  &v.stage, &v.code, &v.reason, &v.blamed})
    write.bind(*text);
  write.bind(v.milliseconds).bind(v.report).bind(v.json).step();
}

void Store::forget(const Key& key) {
  Statement(connection_->database, "DELETE FROM verdict WHERE judge = ? AND sha256 = ?")
      .bind(key.judge)
      .bind(key.sha256)
      .step();
}

bool Store::hasOther(const std::string& contract, const Key& key) const {
  Statement read(connection_->database,
                 "SELECT 1 FROM verdict WHERE sha256 = ? AND contract = ? AND judge <> ? LIMIT 1");
  return read.bind(key.sha256).bind(contract).bind(key.judge).step();
}

std::optional<FoundSample> Store::sample(const std::string& id) const {
  Statement read(connection_->database,
                 "SELECT at, task, contract, family, judge, sha256, code, problem FROM sample WHERE id = ?");
  if (!read.bind(id).step())
    return std::nullopt;
  FoundSample found;
  found.row.id = id;
  found.row.at = read.integer(0);
  int column = 1;
  for (std::string* field : {&found.row.task, &found.row.contract, &found.row.family, &found.row.key.judge,
                             &found.row.key.sha256, &found.row.code, &found.row.problem})
    *field = read.text(column++);
  found.verdict = find(found.row.key);
  return found;
}

} // namespace qkc::store
