#include "compiler/syntax/print.h"

#include "compiler/syntax/printer.h"

namespace qkc::syntax {

std::string print(const File& file) {
  return Printer(file.comments).file(file);
}
std::string print(const Expr& expr) {
  return flat::expr(expr);
}
std::string print(const Rhs& rhs) {
  return flat::rhs(rhs);
}
std::string print(const Ref& ref) {
  return flat::ref(ref);
}
std::string print(const Item& item) {
  return flat::item(item);
}

} // namespace qkc::syntax
