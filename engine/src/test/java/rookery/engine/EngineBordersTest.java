package rookery.engine;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.library.GeneralCodingRules;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the engine may know and do, as one test for each border. */
@AnalyzeClasses(packages = "rookery.engine", importOptions = DoNotIncludeTests.class)
class EngineBordersTest {
  private static final Pattern LOCAL_DIGITS = Pattern.compile("%[-+ 0,(]*[0-9]*d");
  private static final String GAMES = "rookery.engine.games";
  private static final String COMPUTER = "rookery.engine.computer";
  private static final String GAME_TEXT = "rookery.engine.rules.GameRulesText";
  private static final String[] BASE = {
    "rookery.engine..",
    "java.lang..",
    "java.math",
    "java.util",
    "java.util.function..",
    "java.util.random..",
    "java.util.regex..",
    "java.util.stream..",
    "java.util.concurrent.."
  };

  @ArchTest
  static final ArchRule theEngineNeedsNothingButTheBaseOfTheJdk =
      classes()
          .that()
          .doNotHaveFullyQualifiedName(GAME_TEXT)
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(BASE)
          .because("rules of games have no business with files, clocks, pictures or networks");

  @ArchTest
  static final ArchRule oneClassReadsWhatLiesBesideAGameAndNothingElse =
      classes()
          .that()
          .haveFullyQualifiedName(GAME_TEXT)
          .should()
          .onlyDependOnClassesThat(
              resideInAnyPackage(BASE)
                  .or(
                      belongToAnyOf(
                          InputStream.class,
                          IOException.class,
                          UncheckedIOException.class,
                          Charset.class,
                          StandardCharsets.class)));

  @ArchTest
  static final ArchRule nobodyAsksForTheTime =
      noClasses()
          .should()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(System.class, "nanoTime")
          .because("a replay must not depend on when it's run");

  @ArchTest
  static final ArchRule nobodyLooksAtTheMachine =
      noClasses()
          .should()
          .callMethod(System.class, "getProperty", String.class)
          .orShould()
          .callMethod(System.class, "getenv", String.class)
          .orShould()
          .callMethod(Locale.class, "getDefault")
          .orShould()
          .callMethod(String.class, "toLowerCase")
          .orShould()
          .callMethod(String.class, "toUpperCase")
          .because("a replay must not depend on where it is run");

  @Test
  void noNumberIsWrittenInTheDigitsOfTheMachine() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      List<Path> localised =
          files.filter(Files::isRegularFile).filter(EngineBordersTest::writesLocalDigits).toList();
      assertEquals(List.of(), localised, "%d writes other digits in Egypt; use %s");
    }
  }

  private static boolean writesLocalDigits(Path file) {
    try {
      return LOCAL_DIGITS.matcher(Files.readString(file)).find();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ArchTest
  static final ArchRule chanceComesFromOutside =
      noClasses()
          .should()
          .dependOnClassesThat()
          .areAssignableTo(Random.class)
          .orShould()
          .callMethod(Math.class, "random")
          .orShould()
          .callMethod(RandomGenerator.class, "getDefault")
          .orShould()
          .callMethod(RandomGenerator.class, "of", String.class)
          .because("the order of a deck is data that the host supplies and the record keeps");

  @ArchTest
  static final ArchRule nobodyMakesAGeneratorOfASeed =
      noClasses()
          .that()
          .doNotHaveFullyQualifiedName("rookery.engine.computer.knowledge.SeededNumbers")
          .should()
          .dependOnClassesThat()
          .areAssignableTo(SplittableRandom.class)
          .because("everyone else is handed one, or a seed that somebody chose");

  @ArchTest
  static final ArchRule nobodyKeepsAGenerator =
      noFields()
          .should()
          .haveRawType(DescribedPredicate.describe("a generator", EngineBordersTest::generates))
          .because("what holds one gives another answer each time");

  @ArchTest
  static final ArchRule gamesDrawAtRandomOnlyToImagineOtherWorlds =
      methods()
          .that()
          .areDeclaredInClassesThat()
          .resideInAPackage(GAMES + "..")
          .and()
          .haveRawParameterTypes(
              DescribedPredicate.describe(
                  "a generator", types -> types.stream().anyMatch(EngineBordersTest::generates)))
          .should(notImplement("play", "view", "start", "shuffled", "legal"))
          .allowEmptyShould(true)
          .because("everything else follows from the record");

  @ArchTest
  static final ArchRule gamesDoNotKnowOneAnother =
      slices()
          .matching(GAMES + ".(*)..")
          .should()
          .notDependOnEachOther()
          .allowEmptyShould(true)
          .because("a game can be added or taken away without touching another");

  @ArchTest
  static final ArchRule gamesKnowNothingOfMatches =
      noClasses()
          .that()
          .resideInAPackage(GAMES + ".*..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("rookery.engine.match..", GAMES)
          .allowEmptyShould(true)
          .because("resigning, offers and take-backs are the same for every game");

  @ArchTest
  static final ArchRule nobodyButTheListOfGamesKnowsAGame =
      noClasses()
          .that()
          .resideOutsideOfPackage(GAMES + "..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage(GAMES + ".*..")
          .because("a new game changes one line of the list and nothing else");

  @ArchTest
  static final ArchRule packagesAreFreeOfCycles =
      slices().assignedFrom(packages()).should().beFreeOfCycles();

  @ArchTest
  static final ArchRule ofAGameOnlyTheGameIsPublic =
      classes()
          .that()
          .resideInAPackage(GAMES + ".*")
          .and()
          .areTopLevelClasses()
          .and()
          .haveSimpleNameNotEndingWith("Game")
          .should()
          .notBePublic()
          .allowEmptyShould(true)
          .because("others see it through the seams");

  @ArchTest
  static final ArchRule everyPackageSaysWhatItIsFor = classes().should(resideInADescribedPackage());

  @ArchTest
  static final ArchRule nothingStaticChanges =
      fields()
          .that()
          .areStatic()
          .and()
          .doNotHaveModifier(JavaModifier.SYNTHETIC)
          .should()
          .beFinal()
          .andShould(notBeArraysForOthers());

  @ArchTest
  static final ArchRule whatOthersCanHoldNeverChanges =
      fields()
          .that()
          .areNotStatic()
          .and()
          .areDeclaredInClassesThat(areForOthersToHold())
          .should()
          .beFinal()
          .because("states, views and records are handed to several threads");

  @ArchTest
  static final ArchRule whatChangesIsHeldByNobody =
      noFields()
          .that()
          .areDeclaredInClassesThat()
          .resideOutsideOfPackage(COMPUTER)
          .should()
          .haveRawType(
              DescribedPredicate.describe("a class that changes", EngineBordersTest::changes))
          .because("a reader or a search may change while it works, inside one method");

  @ArchTest
  static final ArchRule nobodyWritesToTheStandardStreams =
      GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;

  @ArchTest
  static final ArchRule nobodyThrowsGenericExceptions =
      GeneralCodingRules.NO_CLASSES_SHOULD_THROW_GENERIC_EXCEPTIONS;

  private static boolean generates(JavaClass type) {
    return type.isAssignableTo(RandomGenerator.class);
  }

  private static boolean changes(JavaClass type) {
    return type.getPackageName().startsWith("rookery.engine")
        && type.getFields().stream()
            .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
            .anyMatch(field -> !field.getModifiers().contains(JavaModifier.FINAL));
  }

  /** Public classes, and those that stand behind the seams. */
  private static DescribedPredicate<JavaClass> areForOthersToHold() {
    return DescribedPredicate.describe(
        "are for others to hold",
        type ->
            type.getModifiers().contains(JavaModifier.PUBLIC)
                || type.isAssignableTo(Game.class)
                || type.isAssignableTo(State.class)
                || type.isAssignableTo(Action.class)
                || type.isAssignableTo(Result.class));
  }

  private static ArchCondition<JavaMethod> notImplement(String... names) {
    return new ArchCondition<>("be none of " + String.join(", ", names)) {
      @Override
      public void check(JavaMethod method, ConditionEvents events) {
        boolean named = Set.of(names).contains(method.getName());
        events.add(new SimpleConditionEvent(method, !named, method.getFullName()));
      }
    };
  }

  private static ArchCondition<JavaField> notBeArraysForOthers() {
    return new ArchCondition<>("not be arrays that others can change") {
      @Override
      public void check(JavaField field, ConditionEvents events) {
        boolean hidden = field.getModifiers().contains(JavaModifier.PRIVATE);
        boolean safe = hidden || !field.getRawType().isArray();
        events.add(new SimpleConditionEvent(field, safe, field.getFullName()));
      }
    };
  }

  private static ArchCondition<JavaClass> resideInADescribedPackage() {
    return new ArchCondition<>("reside in a package with a package-info") {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        boolean described = type.getPackage().tryGetPackageInfo().isPresent();
        events.add(new SimpleConditionEvent(type, described, type.getPackageName()));
      }
    };
  }

  /** Every package is a slice, a game's with all below it; the seams are one too. */
  private static SliceAssignment packages() {
    return new SliceAssignment() {
      @Override
      public SliceIdentifier getIdentifierOf(JavaClass type) {
        return type.getPackageName().startsWith("rookery.engine")
            ? SliceIdentifier.of(type.getPackageName())
            : SliceIdentifier.ignore();
      }

      @Override
      public String getDescription() {
        return "packages of the engine";
      }
    };
  }
}
