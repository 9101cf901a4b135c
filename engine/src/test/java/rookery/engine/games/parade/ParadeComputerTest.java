package rookery.engine.games.parade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.kit.script.Script;
import rookery.engine.option.Options;

/** What computers do where there is only one thing to do. */
class ParadeComputerTest {
  private static final String ONE_ORDER_AWAY =
      """
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      r . . . . . . .
      . . . . . . . .
      R N . . . . . .
      """;

  private static final String FAR_APART =
      """
      k . . . . . . B
      . . . . . . . .
      . . . . . . . .
      . . . n . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      R . . . . . . q
      """;

  /** What the game seems worth, after so many orders below zero. */
  private static double worth(int below, String rows) {
    return new ParadeGame()
        .evaluation(new Options(new TreeMap<>()))
        .of(DrawnParade.below(below, rows));
  }

  @Test
  void aGameThatGoesOnIsWorthMoreThanOneThatIsLostHoweverBadItIs() {
    assertTrue(worth(15, FAR_APART) > 0);
    assertTrue(worth(14, FAR_APART) > worth(15, FAR_APART));
    assertTrue(worth(15, ONE_ORDER_AWAY) > worth(15, FAR_APART));
  }

  @Test
  void joinsTheGroupsWhereOneOrderIsEnough() {
    State state = DrawnParade.withPile("KQN", ONE_ORDER_AWAY);
    String chosen = ComputerChoices.by(new ParadeGame(), state, "P1");
    assertEquals("connected", Script.played(state, chosen).result().orElseThrow().reason());
  }

  private static final String TWO_ORDERS_AWAY =
      """
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . B . . . . . .
      . . . . . . . .
      . . . . . k . .
      . . . q N K b .
      . n . . r . . .
      """;

  @Test
  void saysThatAnOrderMakesMoreGroupsAtFirst() {
    State state = DrawnParade.withPile("KQNBR", TWO_ORDERS_AWAY);
    assertEquals(
        "At first it turns 3 groups into 5.",
        ComputerChoices.why(new ParadeGame(), state, "P1", "d2:e2c1"));
  }

  @Test
  void aHintGoesOnWithTheOrderThatItMeansToGiveAndSaysThePoints() {
    State state = DrawnParade.withPile("KQNBR", TWO_ORDERS_AWAY);
    assertEquals(
        "At first it turns 3 groups into 5. Only then can I let the white king on f2 send the"
            + " black bishop on g2 to e2. That turns 5 groups into 3. I see a win with 2 points in 3"
            + " orders.",
        ComputerChoices.told(new ParadeGame(), state, "P1"));
  }

  @Test
  void aHintTellsWhatItMeansToDoNextAndNotWhatElseAPieceCouldSend() {
    State state =
        DrawnParade.withPile(
            "KQNBR",
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . N . . . .
            . . . r Q . . .
            N . . b . n n .
            . . . . . . K .
            """);
    String told = ComputerChoices.told(new ParadeGame(), state, "P1");
    assertFalse(told.contains("could give orders"), told);
    assertTrue(told.contains("I see a win with "), told);
  }

  @Test
  void saysWhichOrderAnOrderMakesPossible() {
    State state =
        DrawnParade.withPile(
            "KQN",
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            N . . b . . . .
            . . . . . . . .
            K r R k . . . .
            """);
    assertEquals(
        "Then the rook on a2 could send the king on a1 to d2, turning 3 groups into 2.",
        ComputerChoices.why(new ParadeGame(), state, "P1", "a1:b1a2"));
  }

  @Test
  void elseSaysWhatThePieceCouldSendFromThere() {
    State state =
        DrawnParade.withPile(
            "KQN",
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            r . . . . . . .
            . . . . . . . .
            R . . . N . . .
            """);
    assertEquals(
        "From a8 it could give orders to the rook on a1.",
        ComputerChoices.why(new ParadeGame(), state, "P1", "a1:a3a8"));
  }

  @Test
  void saysThatTheLastOrderWins() {
    State state = DrawnParade.withPile("KQN", ONE_ORDER_AWAY);
    assertEquals(
        "It joins all pieces in one group, which wins.",
        ComputerChoices.why(new ParadeGame(), state, "P1", "a1:a3a2"));
  }

  @Test
  void belowZeroItDoesNotSayThatTheLastOrderWins() {
    assertEquals(
        "It joins all pieces in one group, which ends the game.",
        ComputerChoices.why(
            new ParadeGame(), DrawnParade.below(5, ONE_ORDER_AWAY), "P1", "a1:a3a2"));
  }

  /** Two cards can't make so many groups one, whatever is done. */
  @Test
  void whereNoWinIsPossibleAHintDoesNotSayThatItSeesNoneYet() {
    String told =
        ComputerChoices.told(new ParadeGame(), DrawnParade.withPile("KQ", MANY_GROUPS), "P1");
    assertTrue(told.contains("any more"), told);
    assertFalse(told.contains("yet"), told);
  }

  private static final String MANY_GROUPS =
      """
      n . n . n . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      b . b . q . . .
      . . . . . . . .
      . . . . . . . .
      R . R . N . N .
      """;

  /** Neither that it takes groups apart at first, nor what could come third. */
  @Test
  void ofAnOrderThatIsToFollowItSaysOnlyWhatItIsGoodFor() {
    State state = DrawnParade.withPile("KQNBR", TWO_ORDERS_AWAY);
    assertEquals(
        "Then I'd let the black queen on d2 send the white knight on e2 to c1.",
        ComputerChoices.purpose(new ParadeGame(), state, "P1", "f2:g2f1", "d2:e2c1"));
  }

  @Test
  void saysNothingOfTheCardThatNobodyHasSeen() {
    State state = DrawnParade.withPile("KQN", ONE_ORDER_AWAY);
    assertEquals(
        "A new piece can give orders that the others can't.",
        ComputerChoices.why(new ParadeGame(), state, "P1", "add"));
  }

  @Test
  void saysAfterHowManyCardsANewPieceWouldHelp() {
    String apart =
        """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        N . . . . . . .
        . . . . . . . .
        . . . . . . b .
        """;
    assertEquals(
        "No order can join groups now, but 6 of the 16 cards you haven't seen would make one possible.",
        ComputerChoices.why(new ParadeGame(), DrawnParade.withPile("KQN", apart), "P1", "add"));
  }
}
