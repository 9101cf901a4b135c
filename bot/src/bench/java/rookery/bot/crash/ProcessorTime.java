package rookery.bot.crash;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What processes have had of the processors since somebody began to look. */
final class ProcessorTime {
  private final Map<String, List<ProcessHandle>> watched = new TreeMap<>();
  private final Map<String, Duration> before = new TreeMap<>();

  /** Also looks at these, together. */
  void watch(String name, Stream<ProcessHandle> processes) {
    watched.put(name, processes.toList());
  }

  void begin() {
    watched.keySet().forEach(name -> before.put(name, now(name)));
  }

  private Duration now(String name) {
    return watched.get(name).stream()
        .map(process -> process.info().totalCpuDuration())
        .flatMap(Optional::stream)
        .reduce(Duration.ZERO, Duration::plus);
  }

  /** Prints how long each had them for every one of so many interactions. */
  void print(int interactions) {
    watched.forEach(
        (name, processes) ->
            System.out.printf(
                "  processor time of the %s: %.2f ms an interaction%n",
                name, now(name).minus(before.get(name)).toNanos() / 1e6 / interactions));
  }
}
