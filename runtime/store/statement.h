#pragma once
// SQLite's C interface with values and errors as C++ has them.

#include <sqlite3.h>

#include <cstdint>
#include <string>

namespace qkc::store {

// Throws StoreError with SQLite's words.
[[noreturn]] void failed(sqlite3* database);

void execute(sqlite3* database, const std::string& sql);

// One prepared statement, run once.
class Statement {
public:
  Statement(sqlite3* database, const std::string& sql);
  ~Statement();
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  // Parameters in their order.
  Statement& bind(const std::string& text);
  Statement& bind(std::int64_t number);
  Statement& bind(double number);

  // True while there is a row.
  bool step();
  // Columns of the row, from 0.
  std::string text(int column) const;
  std::int64_t integer(int column) const;
  double real(int column) const;

private:
  void check(int result) const;

  sqlite3* database_;
  sqlite3_stmt* statement_ = nullptr;
  int bound_ = 0;
};

// Rolled back unless committed.
class Transaction {
public:
  explicit Transaction(sqlite3* database);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;

  void commit();

private:
  sqlite3* database_;
  bool open_ = true;
};

} // namespace qkc::store
