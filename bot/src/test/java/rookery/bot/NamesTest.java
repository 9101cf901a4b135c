package rookery.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How the bot and its practice room name things and say what they are for. */
@AnalyzeClasses(
    packages = {NamesTest.BOT, NamesTest.ROOM},
    importOptions = ImportOption.DoNotIncludeTests.class)
class NamesTest {
  static final String BOT = "rookery.bot";
  static final String ROOM = "rookery.practice";

  @ArchTest
  static void noSimpleNameStandsTwiceInTheBot(JavaClasses classes) {
    assertEquals(Map.of(), doubled(classes, BOT));
  }

  @ArchTest
  static void noSimpleNameStandsTwiceInTheRoom(JavaClasses classes) {
    assertEquals(Map.of(), doubled(classes, ROOM));
  }

  private static Map<String, Long> doubled(JavaClasses classes, String within) {
    Map<String, Long> times =
        classes.stream()
            .filter(c -> c.getPackageName().startsWith(within) && c.isTopLevelClass())
            .filter(c -> !c.getSimpleName().equals("package-info"))
            .collect(Collectors.groupingBy(JavaClass::getSimpleName, Collectors.counting()));
    times.values().removeIf(count -> count == 1);
    return times;
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
