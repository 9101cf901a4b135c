package rookery.bot.turn.command.moving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.turn.hall.Hall.ADA;
import static rookery.bot.turn.hall.Hall.BEN;
import static rookery.bot.turn.hall.Hall.CLEO;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Suggestion;
import rookery.bot.turn.Typing;
import rookery.bot.turn.hall.Hall;

/** An action typed without saying at which table. */
class WhichTableTest {
  private final Hall hall = new Hall();

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
  void whatIsTypedCompletesForAllOfThem() {
    opens("custodian");
    opens("fluid");
    hall.opens("custodian", BEN, CLEO);
    List<String> found =
        hall.host.complete("move", new Typing(ADA, Hall.GAMES, "action", "", Map.of())).stream()
            .map(Suggestion::value)
            .toList();
    assertTrue(found.size() > 1, found.toString());
    assertEquals(found.stream().distinct().toList(), found);
  }
}
