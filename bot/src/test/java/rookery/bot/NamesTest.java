package rookery.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How the bot and its practice room name things and say what they are for. */
class NamesTest {
  private static final int MANY = 50;

  @ParameterizedTest
  @ValueSource(strings = {"target/classes/rookery/bot", "practice/target/classes/rookery/practice"})
  void noSimpleNameStandsTwice(String classes) throws IOException {
    try (Stream<Path> files = Files.walk(Path.of(classes))) {
      Map<String, Long> times =
          files
              .map(file -> file.getFileName().toString())
              // One inside another has its name after a dollar.
              .filter(name -> name.endsWith(".class") && !name.contains("$"))
              .filter(name -> !name.equals("package-info.class"))
              .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
      assertTrue(times.size() > MANY, "only " + times.size());
      times.values().removeIf(count -> count == 1);
      assertEquals(Map.of(), times);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"src/main/java", "practice/src/main/java"})
  void everyPackageSaysWhatItIsFor(String sources) throws IOException {
    try (Stream<Path> files = Files.walk(Path.of(sources))) {
      List<Path> silent =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .map(Path::getParent)
              .distinct()
              .filter(folder -> !Files.exists(folder.resolve("package-info.java")))
              .toList();
      assertEquals(List.of(), silent);
    }
  }
}
