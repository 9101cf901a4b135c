package rookery.bot.crash;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import rookery.bot.crash.TableHistory.Attempt;
import rookery.bot.crash.TableHistory.Heard;

/** What a crash run takes for an explanation of what was kept, and what it does not. */
class TableHistoryTest {
  private final TableHistory history = new TableHistory();

  private static Attempt typed(String seat, String action, Heard heard) {
    return heard(new Attempt(seat, Optional.of(action)), heard);
  }

  private static Attempt byMenus(String seat, Heard heard) {
    return heard(new Attempt(seat, Optional.empty()), heard);
  }

  private static Attempt heard(Attempt attempt, Heard heard) {
    attempt.heard(heard);
    return attempt;
  }

  private void tried(Attempt... round) {
    history.add(Arrays.asList(round));
  }

  @Test
  void whatWasDoneIsKeptInOrder() {
    tried(typed("W", "e2e4", Heard.DONE));
    tried(typed("B", "e7e5", Heard.DONE));
    assertTrue(history.explains(List.of("act W e2e4", "act B e7e5")));
    assertFalse(history.explains(List.of("act B e7e5", "act W e2e4")));
    assertFalse(history.explainsLate(List.of("act W e2e4")));
  }

  @Test
  void whatWasRefusedIsNotKept() {
    tried(typed("W", "e2e4", Heard.REFUSED));
    assertFalse(history.explainsLate(List.of("act W e2e4")));
  }

  @Test
  void whatNobodyHeardOfMayBeKeptLate() {
    tried(typed("W", "e2e4", Heard.NOTHING));
    tried(typed("B", "e7e5", Heard.DONE));
    List<String> late = List.of("act B e7e5", "act W e2e4");
    assertFalse(history.explains(late));
    assertTrue(history.explainsLate(late));
    assertFalse(history.explainsLate(List.of("act B e7e5", "act W e2e4", "act W e2e4")));
  }

  @Test
  void onePressMayDoTheSameSeveralTimesUntilThereIsAChoice() {
    tried(typed("P1", "add", Heard.DONE));
    tried(byMenus("P1", Heard.DONE));
    tried(typed("P1", "place g2", Heard.DONE));
    String add = "act P1 add";
    assertTrue(history.explains(List.of(add, add, add, add, "act P1 place g2")));
    assertFalse(history.explains(List.of(add, "act P1 place g2")));
    assertFalse(history.explains(List.of(add, add, "act P1 stop", "act P1 place g2")));
  }

  @Test
  void aChoiceByMenusThatNobodyHeardOfMayBeKeptLateOnce() {
    tried(byMenus("W", Heard.NOTHING));
    tried(typed("B", "e7e5", Heard.DONE));
    assertTrue(history.explainsLate(List.of("act B e7e5", "act W e2e4")));
    assertFalse(history.explainsLate(List.of("act B e7e5", "act W e2e4", "act W d2d4")));
    assertFalse(history.explainsLate(List.of("act B e7e5", "act B a7a6")));
  }

  @Test
  void aChoiceByMenusThatWasAnsweredIsKeptByThenOrNever() {
    tried(byMenus("W", Heard.ANSWERED));
    tried(typed("B", "e7e5", Heard.DONE));
    assertTrue(history.explainsLate(List.of("act W e2e4", "act B e7e5")));
    assertTrue(history.explainsLate(List.of("act B e7e5")));
    assertFalse(history.explainsLate(List.of("act B e7e5", "act W e2e4")));
  }

  @Test
  void manyChoicesByMenusAreLookedThroughInTime() {
    for (int n = 0; n < 60; n++) {
      tried(byMenus(n % 2 == 0 ? "W" : "B", Heard.NOTHING));
    }
    List<String> entries = IntStream.range(0, 30).mapToObj(n -> "act W " + n).toList();
    assertTrue(history.explainsLate(entries));
  }
}
