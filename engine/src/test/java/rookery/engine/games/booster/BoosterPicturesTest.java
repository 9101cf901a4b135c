package rookery.engine.games.booster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.diagram.Mark;
import rookery.engine.diagram.Stroke;
import rookery.engine.games.booster.board.BoosterPosition;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;
import rookery.engine.rules.RulesPicture;

/** What the pages of rules show is what the game does. */
class BoosterPicturesTest {
  private static final String BOOST = "blue";

  private static RulesPicture picture(String title) {
    return RulesPicture.of(new BoosterGame(), title);
  }

  private static BoosterPosition position(RulesPicture picture) {
    return DrawnBooster.white(checkers(picture), picture.rows());
  }

  private static String checkers(RulesPicture picture) {
    return picture
        .marks(Mark.Checkers.class)
        .map(c -> c.square() + " " + (c.colour() == Colour.WHITE ? c.count() : -c.count()))
        .collect(Collectors.joining(", "));
  }

  /** Every black arrow is a move in the position, every blue one a boost after the last arrow. */
  @ParameterizedTest
  @ValueSource(
      strings = {"The rules in a minute", "Boosting", "Hobbled pieces", "Checkers change hands"})
  void theArrowsAreMovesAndBoosts(String title) {
    RulesPicture picture = picture(title);
    State start = DrawnBooster.turn(position(picture), "", "");
    State reached = start;
    for (Stroke arrow : picture.arrows().toList()) {
      reached =
          arrow.colour().equals(BOOST)
              ? Script.played(reached, "boost " + arrow.to())
              : Script.played(start, arrow.from().toString() + arrow.to());
    }
    assertFalse(picture.moves().isEmpty());
  }

  @Test
  void theFirstPictureIsTheStart() {
    State start =
        new PlayableState<>(BoosterMoving.begin(BoosterGameState.laid(DrawnBooster.USUAL)));
    assertEquals(start.view(Viewer.SPECTATOR).diagram(), picture("The game").diagram());
  }

  @Test
  void theHobbledRookHasTwoMovesAndThePawnNone() {
    State state = DrawnBooster.turn(position(picture("Hobbled pieces")), "", "");
    assertEquals(Set.of("d4d5", "d4e5"), DrawnBooster.legal(state, "d4"));
    assertEquals(Set.of(), DrawnBooster.legal(state, "g4"));
  }

  @Test
  void theHobbledQueenOfTheFirstPictureCannotMove() {
    RulesPicture picture = picture("The rules in a minute");
    BoosterPosition blacks = DrawnBooster.black(checkers(picture), picture.rows());
    assertEquals(Set.of(), DrawnBooster.legal(DrawnBooster.turn(blacks, "", ""), "d8"));
  }

  @Test
  void theKnightGivesCheckByItsBoost() {
    RulesPicture check = picture("Check");
    assertEquals(List.of("b4c2", "c2d1"), check.moves());
    assertTrue(position(check).inCheck());
    assertFalse(DrawnBooster.white("", check.rows()).inCheck());
  }
}
