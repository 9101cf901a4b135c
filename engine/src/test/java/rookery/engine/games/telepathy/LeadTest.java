package rookery.engine.games.telepathy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** TE-1: who predicts first. */
class LeadTest {
  private static final PlayedTelepathy START = PlayedTelepathy.start();

  /** Four turns after which pieces, cards, coin and parts are as they were. */
  private static final String[] THERE_AND_BACK = {"N g1f3", "N g8f6", "P f3g1", "P f6g8"};

  private static Map<String, Object> leads(String white, String black) {
    Map<String, Object> leads = new HashMap<>();
    leads.put("white", white);
    leads.put("black", black);
    return leads;
  }

  @Test
  void te1EitherPartnerSaysWhoPredictsFirst() {
    assertEquals(List.of("B1", "B2", "W1", "W2"), START.mayAct());
    assertEquals(List.of("lead W1", "lead W2"), START.legal("W1"));
    assertEquals(List.of("lead W1", "lead W2"), START.legal("W2"));
    assertEquals(leads(null, null), START.fact("lead"));
    assertNull(START.fact("predictor"));
    assertNull(START.fact("mover"));
    PlayedTelepathy settled = START.then("W1 lead W2");
    assertEquals(leads("W2", null), settled.fact("lead"));
    assertEquals("W2", settled.fact("predictor"));
    assertEquals("W1", settled.fact("mover"));
  }

  @Test
  void te1WhiteAloneIsWaitedForAtFirst() {
    assertEquals(
        List.of(Set.of(PlayedTelepathy.seat("W1"), PlayedTelepathy.seat("W2"))),
        START.state().awaited());
  }

  @Test
  void te1BlackMaySettleAtAnyTimeBeforeItsFirstTurn() {
    assertEquals(List.of("lead B1", "lead B2"), START.legal("B1"));
    assertEquals(List.of("B1", "B2", "W1"), START.then("W1 lead W1").mayAct());
    PlayedTelepathy predicted = START.then("W1 lead W1", "W1 card N");
    assertEquals(List.of(Set.of(PlayedTelepathy.seat("W2"))), predicted.state().awaited());
    PlayedTelepathy early = predicted.then("B2 lead B2");
    assertEquals(List.of("W2"), early.mayAct());
    assertEquals("N", early.fact("facedown"));
    assertEquals(List.of("B2"), early.then("W2 g1f3").mayAct());
  }

  @Test
  void te1BlackMaySettleBeforeWhite() {
    PlayedTelepathy black = START.then("B1 lead B2");
    assertEquals(List.of("W1", "W2"), black.mayAct());
    assertEquals("white", black.fact("turn"));
    assertEquals(leads(null, "B2"), black.fact("lead"));
  }

  @Test
  void te1TheFirstTurnOfBlackWaitsForItsLead() {
    PlayedTelepathy waiting = START.then("W1 lead W1").turns("N g1f3");
    assertEquals("black", waiting.fact("turn"));
    assertEquals(List.of("B1", "B2"), waiting.mayAct());
    assertEquals(
        List.of(Set.of(PlayedTelepathy.seat("B1"), PlayedTelepathy.seat("B2"))),
        waiting.state().awaited());
    assertEquals(List.of("B2"), waiting.then("B1 lead B2").mayAct());
  }

  @Test
  void te1WhoHasSettledMayNotSettleAgain() {
    assertEquals(List.of(), START.then("W1 lead W1").legal("W2"));
  }

  @Test
  void te1AnUnsettledLeadIsAnotherPosition() {
    PlayedTelepathy settled = START.then("B1 lead B1", "W1 lead W1");
    assertEquals(
        Set.of("threefold"), claims(settled.turns(THERE_AND_BACK).turns(THERE_AND_BACK), "W1"));
    PlayedTelepathy open = START.then("W1 lead W1", "B1 lead B1");
    PlayedTelepathy twice = open.turns(THERE_AND_BACK).turns(THERE_AND_BACK);
    assertEquals(Set.of(), claims(twice, "W1"));
    assertEquals(Set.of("threefold"), claims(twice.turns(THERE_AND_BACK), "W1"));
  }

  @Test
  void te1TheFirstTurnOfBlackIsCountedWithItsLead() {
    PlayedTelepathy black = START.then("W1 lead W1").turns("N g1f3").then("B2 lead B1");
    String[] round = {"N g8f6", "P f3g1", "P f6g8", "N g1f3"};
    assertEquals(Set.of("threefold"), claims(black.turns(round).turns(round), "B1"));
  }

  private static Set<String> claims(PlayedTelepathy played, String id) {
    return played.state().claims(PlayedTelepathy.seat(id));
  }
}
