package rookery.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Regular expressions read what has a form: records, squares, what people type. Sentences are
 * values and are never taken apart. So every class of these packages that uses a pattern is named
 * here; who adds one says what it reads.
 */
class EnginePatternPlacesTest {
  private static final Set<String> STRING_METHODS =
      Set.of("matches", "replaceAll", "replaceFirst", "split");

  /** The lines in which records are kept, and what partners ask each other. */
  private static final Set<String> MATCH = Set.of("Entry", "GameRecord", "PartnerTalk");

  /** What players type: squares, letters of pieces, the texts of actions. */
  private static final Set<String> READING = Set.of("ActionReader", "NearestActions");

  @Test
  void noOtherClassReadsTextByPatterns() {
    Set<String> expected = new TreeSet<>();
    Stream.of(MATCH, READING).forEach(expected::addAll);
    Set<String> found = new TreeSet<>();
    new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("rookery.engine.match", "rookery.engine.reading")
            .stream()
            .filter(EnginePatternPlacesTest::usesAPattern)
            .forEach(user -> found.add(outermost(user).getSimpleName()));
    assertEquals(expected, found);
  }

  private static boolean usesAPattern(JavaClass user) {
    return user.getAccessesFromSelf().stream().anyMatch(EnginePatternPlacesTest::isPattern);
  }

  private static boolean isPattern(JavaAccess<?> access) {
    JavaClass owner = access.getTargetOwner();
    return owner.isEquivalentTo(Pattern.class)
        || owner.isEquivalentTo(String.class) && STRING_METHODS.contains(access.getName());
  }

  private static JavaClass outermost(JavaClass inner) {
    return inner.getEnclosingClass().map(EnginePatternPlacesTest::outermost).orElse(inner);
  }
}
