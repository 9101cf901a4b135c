package rookery.engine.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import rookery.engine.board.Square;

class ColouredGroupsTest {
  private static List<Square> group(String... squares) {
    return Stream.of(squares).map(Square::named).toList();
  }

  private static final List<Square> LOW = group("a1", "b1");
  private static final List<Square> HIGH = group("g8", "h8");

  @Test
  void aGroupKeepsItsPlaceThoughAnotherComesBeforeIt() {
    ColouredGroups first = ColouredGroups.first(List.of(HIGH));
    assertEquals(List.of(HIGH, LOW), first.next(List.of(LOW, HIGH)).groups());
  }

  @Test
  void aGroupThatGrowsStaysWhereMostOfItWas() {
    ColouredGroups first = ColouredGroups.first(List.of(LOW, group("g8", "h8", "h7")));
    List<Square> all = group("a1", "b1", "g8", "h8", "h7");
    assertEquals(List.of(List.of(), all), first.next(List.of(all)).groups());
  }

  @Test
  void aNewGroupComesWhereOneHasGone() {
    ColouredGroups gone = ColouredGroups.first(List.of(LOW, HIGH)).next(List.of(HIGH));
    List<Square> other = group("d4", "d5");
    assertEquals(List.of(other, HIGH), gone.next(List.of(other, HIGH)).groups());
  }

  @Test
  void thePlacesOfGroupsThatHaveGoneAreMarkedWithoutSquares() {
    ColouredGroups gone = ColouredGroups.first(List.of(LOW, HIGH)).next(List.of(HIGH));
    assertEquals(
        List.of("group:", "group: g8, h8"),
        gone.marks().stream().map(mark -> mark.line()).toList());
    assertEquals(List.of(), gone.next(List.of()).marks());
  }
}
