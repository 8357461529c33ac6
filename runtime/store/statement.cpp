#include "runtime/store/statement.h"

#include "runtime/store/store.h"

#include <fmt/format.h>

namespace qkc::store {

void failed(sqlite3* database) {
  const char* file = sqlite3_db_filename(database, "main");
  throw StoreError(fmt::format("{}: {}", file == nullptr ? "" : file, sqlite3_errmsg(database)));
}

void execute(sqlite3* database, const std::string& sql) {
  if (sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
    failed(database);
}

Statement::Statement(sqlite3* database, const std::string& sql) : database_(database) {
  check(sqlite3_prepare_v2(database, sql.data(), static_cast<int>(sql.size()), &statement_, nullptr));
}

Statement::~Statement() {
  sqlite3_finalize(statement_);
}

void Statement::check(int result) const {
  if (result != SQLITE_OK)
    failed(database_);
}

Statement& Statement::bind(const std::string& text) {
  check(sqlite3_bind_text64(statement_, ++bound_, text.data(), text.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
  return *this;
}

Statement& Statement::bind(std::int64_t number) {
  check(sqlite3_bind_int64(statement_, ++bound_, number));
  return *this;
}

Statement& Statement::bind(double number) {
  check(sqlite3_bind_double(statement_, ++bound_, number));
  return *this;
}

bool Statement::step() {
  const int result = sqlite3_step(statement_);
  if (result != SQLITE_ROW && result != SQLITE_DONE)
    failed(database_);
  return result == SQLITE_ROW;
}

std::string Statement::text(int column) const {
  const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_, column));
  return bytes == nullptr ? std::string()
                          : std::string(bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column)));
}

std::int64_t Statement::integer(int column) const {
  return sqlite3_column_int64(statement_, column);
}

double Statement::real(int column) const {
  return sqlite3_column_double(statement_, column);
}

Transaction::Transaction(sqlite3* database) : database_(database) {
  execute(database, "BEGIN IMMEDIATE");
}

Transaction::~Transaction() {
  if (open_)
    sqlite3_exec(database_, "ROLLBACK", nullptr, nullptr, nullptr);
}

void Transaction::commit() {
  execute(database_, "COMMIT");
  open_ = false;
}

} // namespace qkc::store
