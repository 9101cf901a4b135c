package rookery.bot.command.move;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.bot.post.SelectableOption;
import rookery.bot.request.CompletionRequest;
import rookery.bot.request.testroom.InMemoryChannel;

/** An action typed without saying at which table. */
class WhichTableTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  private String opens(String game) {
    hall.opens(game, ADA, BEN);
    return hall.table().id();
  }

  private int turn(String table) {
    return hall.tables.find(table).orElseThrow().turn();
  }

  @Test
  void anActionGoesWhereItCanOnlyBelong() {
    String custodian = opens("custodian");
    String fluid = opens("fluid");
    hall.plays(ADA, "c1d3");
    assertEquals(1, turn(custodian), "no piece of Fluid Chess goes so");
    assertEquals(0, turn(fluid));
    hall.plays(ADA, "e2e4");
    assertEquals(1, turn(fluid));
  }

  @Test
  void anActionThatCouldBelongToSeveralNamesThoseAlone() {
    String one = opens("custodian");
    String other = opens("custodian");
    String fluid = opens("fluid");
    String refused = hall.plays(ADA, "c1d3").words();
    assertTrue(refused.contains(one) && refused.contains(other), refused);
    assertFalse(refused.contains(fluid), refused);
  }

  @Test
  void whatFitsNowhereNamesOnlyTablesWhereOneMayAct() {
    String mine = opens("custodian");
    String another = opens("fluid");
    hall.opens("custodian", BEN, ADA);
    String theirs = hall.table().id();
    String refused = hall.plays(ADA, "nonsense").words();
    assertTrue(refused.contains(mine) && refused.contains(another), refused);
    assertFalse(refused.contains(theirs), refused);
  }

  @Test
  void theOnlyOneWhereOneMayActSaysWhichItIsThatRefuses() {
    String mine = opens("custodian");
    hall.opens("fluid", BEN, ADA);
    String refused = hall.plays(ADA, "e2e4").words();
    assertTrue(refused.startsWith("Custodian Chess (table %s): ".formatted(mine)), refused);
    String named = hall.types(ADA, "move", "action=e2e4", "table=" + mine).words();
    assertEquals("Custodian Chess (table %s): %s".formatted(mine, named), refused);
  }

  @Test
  void whatIsTypedCompletesForAllOfThem() {
    opens("custodian");
    opens("fluid");
    hall.opens("custodian", BEN, CLEO);
    List<String> found =
        hall
            .host
            .complete(
                "move", new CompletionRequest(ADA, InMemoryChannel.GAMES, "action", "", Map.of()))
            .stream()
            .map(SelectableOption::value)
            .toList();
    assertTrue(found.size() > 1, found.toString());
    assertEquals(found.stream().distinct().toList(), found);
  }

  /** At the first table Ada has moved, at the second she is to move. */
  private String moved() {
    String moved = opens("custodian");
    hall.plays(ADA, "c1d3");
    opens("fluid");
    return moved;
  }

  @Test
  void whoeverNudgesMeansATableThatWaitsForOthers() {
    String moved = moved();
    hall.waits(Duration.ofDays(2));
    assertEquals("I've reminded Ben.", hall.types(ADA, "nudge").words());
    assertEquals(moved, hall.mail.last().table());
  }

  @Test
  void whoeverAnswersBeforehandMeansATableThatWaitsForOthers() {
    moved();
    String words = hall.types(ADA, "if", "they=c7d5", "then=b2b3").words();
    assertTrue(words.startsWith("If they play `c7d5`, you play `b2b3`"), words);
    CompletionRequest typing =
        new CompletionRequest(ADA, InMemoryChannel.GAMES, "they", "", Map.of());
    assertFalse(hall.host.complete("if", typing).isEmpty());
  }

  @Test
  void whoeverTakesBackMeansTheTableWhereTheMoveWasTheLast() {
    moved();
    hall.plays(ADA, "e2e4");
    hall.plays(BEN, "e7e5");
    String words = hall.types(ADA, "takeback").words();
    assertTrue(words.contains("c1-d3"), words);
  }
}
