package rookery.bot.practice;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "rookery", importOptions = ImportOption.DoNotIncludeTests.class)
class BordersTest {
  private static final String PRACTICE = "rookery.bot.practice..";
  private static final String WORLD = "rookery.bot.practice.world..";
  private static final String WIRE = "rookery.bot.practice.wire..";
  private static final String PERSON = "rookery.bot.practice.person..";
  private static final String PAGE = "rookery.bot.practice.page..";
  private static final DescribedPredicate<JavaClass> REST_OF_ROOKERY =
      resideInAPackage("rookery..").and(DescribedPredicate.not(resideInAPackage(PRACTICE)));

  @ArchTest
  static final ArchRule theRoomKnowsNeitherTheBotNorItsLibrary =
      noClasses()
          .that()
          .resideInAPackage(PRACTICE)
          .should()
          .dependOnClassesThat(REST_OF_ROOKERY.or(resideInAPackage("net.dv8tion..")))
          .because("the room stands in for Discord, which knows neither");

  @ArchTest
  static final ArchRule theBotDoesNotKnowThatDiscordIsNotReal =
      noClasses()
          .that()
          .resideInAPackage("rookery.bot.*..")
          .and()
          .resideOutsideOfPackage(PRACTICE)
          .should()
          .dependOnClassesThat()
          .resideInAPackage(PRACTICE)
          .because("only the program that starts both may know of the room");

  @ArchTest
  static final ArchRule theWorldKnowsNoWire =
      noClasses()
          .that()
          .resideInAPackage(WORLD)
          .should()
          .dependOnClassesThat(
              resideInAnyPackage(WIRE, PERSON, PAGE, "io.javalin..", "org.eclipse.jetty.."))
          .because("it is told to witnesses, whoever they are");

  @ArchTest
  static final ArchRule peopleAndWireKnowOnlyTheWorld =
      noClasses()
          .that()
          .resideInAnyPackage(WIRE, PERSON)
          .should()
          .dependOnClassesThat(resideInAPackage(PAGE))
          .because("the page is built on both");

  @ArchTest
  static final ArchRule peopleDoNotTouchTheWire =
      noClasses()
          .that()
          .resideInAPackage(PERSON)
          .should()
          .dependOnClassesThat(resideInAPackage(WIRE))
          .because("what a person does is no concern of Discord's protocol");
}
