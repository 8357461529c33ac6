#pragma once
// Where the processor time of a calibration goes.

#include <string>
#include <vector>

namespace qkc::driver {

// Processor time of this process and of those that it waited for, in seconds.
double processorSeconds();

// Seconds by stage. Time between two calls of `end` belongs to the stage that the later one names, but for what lent
// stages took within it.
class StageCosts {
public:
  struct Stage {
    std::string name;
    double seconds = 0;
  };

  void end(const std::string& stage);
  // A stage inside another one: runs `work` and takes its time away from the surrounding stage.
  template <typename Work> auto within(const std::string& stage, Work work) {
    struct Timer {
      StageCosts& costs;
      const std::string& stage;
      double begin = processorSeconds();
      ~Timer() { costs.lend(stage, processorSeconds() - begin); }
    } const timer{*this, stage};
    return work();
  }
  const std::vector<Stage>& stages() const { return stages_; }

private:
  void lend(const std::string& stage, double seconds);
  void add(const std::string& stage, double seconds);

  std::vector<Stage> stages_;
  double last_ = processorSeconds();
  double lent_ = 0; // since `last_`
};

} // namespace qkc::driver
