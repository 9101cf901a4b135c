package rookery.engine.games.neighbour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.FewestLinks;
import rookery.engine.board.Square;
import rookery.engine.lesson.Lesson;
import rookery.engine.lesson.LessonMoment;
import rookery.engine.play.PlayableState;

/** What the lesson says of legal moves that it doesn't ask for is true. */
class NeighbourLessonTest {
  private static final int FROZEN = 2;
  private static final int LONE_PIECE = 5;
  private static final int LAST_MOVE = 6;

  private static LessonMoment step(int number) {
    return Lesson.of(new NeighbourGame()).orElseThrow().at(number);
  }

  private static String said(LessonMoment moment, Action action) {
    return moment.judge(action).words();
  }

  /** The pieces alone on the board after that. */
  private static Set<Square> alone(List<Action> actions) {
    NeighbourAction.Move move = PlayableState.deeds(actions, NeighbourAction.Move.class).get(0);
    NeighbourPosition after = move.done(NeighbourGame.PLAYER).gathering();
    Set<Square> alone = new TreeSet<>(after.board().squares(piece -> piece != '.'));
    after.joined().forEach(alone::removeAll);
    return alone;
  }

  /** As the lesson says: six more would have to link the three that could never move. */
  @Test
  void whoeverStoppedWithFrozenPiecesWouldHaveLost() {
    LessonMoment moment = step(FROZEN);
    Action stop = Action.find(moment.legal(), "stop").orElseThrow();
    assertTrue(moment.after(stop).isLost());
    assertTrue(said(moment, stop).contains("Six more pieces would have to link them"));
    Board board =
        PlayableState.deeds(List.of(stop), NeighbourAction.Stop.class)
            .get(0)
            .situation()
            .gathering()
            .board();
    FewestLinks links = new FewestLinks(board.geometry()::spread, board.occupied(Colour.BLACK));
    assertTrue(links.atMost(6) && !links.atMost(5));
  }

  @Test
  void thePieceIsSaidToBeStillAloneWhereItIs() {
    LessonMoment moment = step(LONE_PIECE);
    for (Action action : moment.legal()) {
      boolean isAlone = alone(List.of(action)).contains(Square.named("a4"));
      assertEquals(isAlone, said(moment, action).contains("a4 is still alone"), action.text());
    }
  }

  @Test
  void whoeverReachesItIsToldWhichPieceIsLeftAlone() {
    LessonMoment moment = step(LONE_PIECE);
    for (String reaching : List.of("d6a3", "d6b4")) {
      Action action = Action.find(moment.legal(), reaching).orElseThrow();
      assertEquals(Set.of(Square.named("c7")), alone(List.of(action)));
      assertTrue(said(moment, action).contains("leaves the knight on c7 by itself"));
    }
  }

  @Test
  void whateverJoinsTheGroupsIsRightAndWhateverReachesTheirSquareIsToldWhatItLeaves() {
    LessonMoment moment = step(LAST_MOVE);
    Set<String> right =
        moment.legal().stream()
            .filter(action -> moment.after(action).result().isPresent())
            .map(Action::text)
            .collect(Collectors.toSet());
    assertEquals(Set.of("e7c6", "e4c6"), right);
    assertTrue(
        said(moment, Action.find(moment.legal(), "e5c6").orElseThrow())
            .contains("leaves the king on e4 by itself"));
  }
}
