package rookery.engine.computer.knowledge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.Result;
import rookery.engine.Scores;
import rookery.engine.Seat;
import rookery.engine.Side;

class ResultValueTest {
  private static final ResultValue DUEL = new ResultValue(Set.of("checkmate"), Optional.empty());
  private static final ResultValue POINTS =
      new ResultValue(Set.of("connected"), Optional.of(new Scores(-16, 7)));

  @Test
  void aWinIsWorthAllToTheWinnersAndNothingToTheOthers() {
    Result win = new Result.Win(List.of(new Seat("W", Side.WHITE, "White")), "checkmate");
    assertEquals(1, DUEL.of(win, Side.WHITE));
    assertEquals(0, DUEL.of(win, Side.BLACK));
  }

  @Test
  void aDrawIsWorthHalfToBoth() {
    assertEquals(0.5, DUEL.of(new Result.Draw("agreed"), Side.WHITE));
    assertEquals(0.5, DUEL.of(new Result.Draw("agreed"), Side.BLACK));
  }

  @Test
  void pointsCountByWhereTheyLieBetweenTheWorstAndTheBest() {
    assertEquals(0, POINTS.of(score(-16, "connected"), Side.PARTNERS));
    assertEquals(16 / 23.0, POINTS.of(score(0, "connected"), Side.PARTNERS));
    assertEquals(1, POINTS.of(score(7, "connected"), Side.PARTNERS));
  }

  @Test
  void aGameGivenUpIsWorthNothing() {
    assertEquals(0, POINTS.of(score(0, "given-up"), Side.PARTNERS));
  }

  @Test
  void pointsThatCannotBeMadeAreAMistakeOfOurs() {
    Result more = score(8, "connected");
    assertThrows(IllegalArgumentException.class, () -> POINTS.of(more, Side.PARTNERS));
  }

  private static Result score(int points, String reason) {
    return new Result.Score(points, Optional.empty(), reason);
  }
}
