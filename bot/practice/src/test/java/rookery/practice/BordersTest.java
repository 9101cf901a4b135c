package rookery.practice;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "rookery.practice", importOptions = ImportOption.DoNotIncludeTests.class)
class BordersTest {
  private static final String PRACTICE = "rookery.practice..";
  private static final String RESOURCE = "rookery.practice.resource..";
  private static final String WORLD = "rookery.practice.world..";
  private static final String WIRE = "rookery.practice.wire..";
  private static final String PERSON = "rookery.practice.person..";
  private static final String PAGE = "rookery.practice.page..";

  @ArchTest
  static final ArchRule theRoomKnowsNothingElseOfRookery =
      noClasses()
          .that()
          .resideInAPackage(PRACTICE)
          .should()
          .dependOnClassesThat(resideInAPackage("rookery..").and(not(resideInAPackage(PRACTICE))))
          .because("it stands in for Discord, which does not know who speaks to it");

  @ArchTest
  static final ArchRule onlyTheRoomItselfKnowsSql =
      noClasses()
          .that()
          .resideOutsideOfPackage("rookery.practice")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.sql..", "javax.sql..", "org.sqlite..")
          .because("the world is kept through an interface of its own");

  @ArchTest static final ArchRule nothingPrints = noClasses().should(ACCESS_STANDARD_STREAMS);

  @ArchTest
  static final ArchRule resourcesKnowNobody =
      noClasses()
          .that()
          .resideInAPackage(RESOURCE)
          .should()
          .dependOnClassesThat(resideInAnyPackage(WORLD, WIRE, PERSON, PAGE))
          .because("they are values that all others share");

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
