#pragma once

#include <clang/Basic/Diagnostic.h>
#include <clang/Frontend/TextDiagnosticPrinter.h>
#include <llvm/Support/raw_ostream.h>

#include <set>
#include <string>
#include <vector>

namespace qkc::device::cpu {

// Prints Clang's diagnostics for the author of the program: notes inside the shim headers are dropped, and errors that
// come from a limit of this device, not from the program, are told apart.
class DiagnosticSink : public clang::TextDiagnosticPrinter {
public:
  DiagnosticSink(llvm::raw_ostream& out, clang::DiagnosticOptions* options);

  void HandleDiagnostic(clang::DiagnosticsEngine::Level level, const clang::Diagnostic& info) override;

  // To be called before an error is reported by this engine itself about something lawful that the device lacks.
  void nextErrorIsUnsupported() { nextUnsupported_ = true; }

  // Errors about the types of these functions are dropped: a check that knows the prototype says it better.
  void leaveTypesOf(std::vector<std::string> functions) { checkedElsewhere_ = std::move(functions); }
  bool leftTypes() const { return leftTypes_; }

  // True when the first error was one of those.
  bool unsupported() const { return firstUnsupported_; }

private:
  bool lacksFeature(const clang::Diagnostic& info) const;

  bool isCheckedElsewhere(const clang::Diagnostic& info) const;
  void noteHeader(clang::DiagnosticsEngine::Level level, const clang::Diagnostic& info);

  llvm::raw_ostream& out_;
  std::set<std::string> noted_; // headers
  std::vector<std::string> checkedElsewhere_;
  bool leftTypes_ = false;
  bool sawError_ = false;
  bool firstUnsupported_ = false;
  bool nextUnsupported_ = false;
  bool skipNotes_ = false;
};

} // namespace qkc::device::cpu
