package rookery.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Regular expressions read what has a form: Discord's markup, ids, settings, what people type.
 * Sentences are values and are never taken apart. So every class that uses a pattern is named here;
 * who adds one says what it reads.
 */
class PatternPlacesTest {
  private static final Set<String> STRING_METHODS =
      Set.of("matches", "replaceAll", "replaceFirst", "split");

  /** Discord's markup and mentions, and how names and lines are escaped, wrapped and drawn. */
  private static final Set<String> MARKUP =
      Set.of("CrossTableText", "Markdown", "DisplayedText", "PlayerNames");

  /** Ids of controls, people and places, and what is kept in the arguments of controls. */
  private static final Set<String> IDS =
      Set.of(
          "AnswerQuestion",
          "ControlId",
          "DealControl",
          "GamesList",
          "HistoryPosition",
          "LessonAction",
          "LessonPlace",
          "MessageAddress",
          "PairingKey",
          "PendingInvitation",
          "Person",
          "PuzzleControl",
          "RulesPost",
          "SeasonButtonPress",
          "MenuPage");

  /** Settings, files and rows, and what databases and libraries report. */
  private static final Set<String> SETTINGS =
      Set.of(
          "Backups",
          "ComputerStrengths",
          "DatabaseFile",
          "DealSecret",
          "EnvFile",
          "Health",
          "HealthWatch",
          "Licences",
          "NumberedParameters",
          "OwnerMessages",
          "PostgresAddress",
          "PostgresServer",
          "PreferenceJson",
          "RawSettings",
          "SeasonGameRows",
          "StoredSeasons",
          "Settings",
          "TableRows");

  /** What people type: numbers, times, options. */
  private static final Set<String> TYPED =
      Set.of(
          "Arguments",
          "AwayCommand",
          "Daily",
          "History",
          "OptionsForm",
          "TimeZones",
          "TimeZoneChoice");

  @Test
  void noOtherClassReadsTextByPatterns() {
    Set<String> expected = new TreeSet<>();
    Stream.of(MARKUP, IDS, SETTINGS, TYPED).forEach(expected::addAll);
    Set<String> found = new TreeSet<>();
    classes().stream()
        .filter(PatternPlacesTest::usesAPattern)
        .forEach(user -> found.add(outermost(user).getSimpleName()));
    assertEquals(expected, found);
  }

  /** Without what they inherit from libraries: only whom they call is looked at. */
  private static JavaClasses classes() {
    return ArchConfiguration.withThreadLocalScope(
        (ArchConfiguration imported) -> {
          imported.setResolveMissingDependenciesFromClassPath(false);
          return new ClassFileImporter()
              .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
              .importPackages("rookery.bot");
        });
  }

  private static boolean usesAPattern(JavaClass user) {
    return user.getAccessesFromSelf().stream().anyMatch(PatternPlacesTest::isPattern);
  }

  private static boolean isPattern(JavaAccess<?> access) {
    JavaClass owner = access.getTargetOwner();
    return owner.isEquivalentTo(Pattern.class)
        || owner.isEquivalentTo(String.class) && STRING_METHODS.contains(access.getName());
  }

  private static JavaClass outermost(JavaClass inner) {
    return inner.getEnclosingClass().map(PatternPlacesTest::outermost).orElse(inner);
  }
}
