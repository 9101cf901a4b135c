package rookery.engine.computer;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.computer.knowledge.SampledWorld;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.option.Options;

/** No computer player can know what the person in its seat could not. */
@AnalyzeClasses(packages = "rookery", importOptions = DoNotIncludeTests.class)
class ComputerBordersTest {
  private static final String COMPUTER = "rookery.engine.computer";

  @ArchTest
  static final ArchRule aPlayerNeverHoldsAState =
      noClasses()
          .that()
          .resideInAPackage(COMPUTER + "..")
          .and()
          .doNotBelongToAnyOf(SeatKnowledge.class, SampledWorld.class)
          .should()
          .dependOnClassesThat(
              belongToAnyOf(State.class, View.class, Viewer.class)
                  .or(resideInAnyPackage("rookery.engine.match..", "rookery.engine.play..")))
          .because("it is given what its seat knows, and worlds that look just like that");

  @ArchTest
  static final ArchRule onlyAnOutlookBeginsAWorld =
      noClasses()
          .that()
          .doNotBelongToAnyOf(SeatKnowledge.class, SampledWorld.class)
          .should()
          .callConstructorWhere(
              DescribedPredicate.describe(
                  "it makes a world",
                  call -> call.getTargetOwner().isEquivalentTo(SampledWorld.class)))
          .because("a world that's not drawn anew may be the truth");

  @ArchTest
  static final ArchRule onlyAReviewKnowsEverything =
      noClasses()
          .that()
          .resideOutsideOfPackage("rookery.engine.review")
          .should()
          .callMethod(
              SeatKnowledge.class,
              "ofEverything",
              Game.class,
              Options.class,
              State.class,
              Seat.class)
          .because("what partners hid from each other is told when the game is over");

  @ArchTest
  static final ArchRule onlyAnOutlookSeesTheMomentItIsMadeOf =
      noClasses()
          .that()
          .resideInAPackage(COMPUTER + "..")
          .should()
          .callMethod(State.class, "position")
          .orShould()
          .callMethod(State.class, "viewAtEnd", Viewer.class)
          .orShould()
          .callMethod(State.class, "describe")
          .because("a world is the only state there is to look into");

  @ArchTest
  static final ArchRule whatASearchChangesIsItsOwn =
      classes()
          .that()
          .belongToAnyOf(
              Search.class, SearchTrees.class, TreePath.class, SearchNode.class, SearchEdge.class)
          .should()
          .notBePublic()
          .because("it changes while it works, inside one choice");
}
