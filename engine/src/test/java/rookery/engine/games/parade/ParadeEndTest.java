package rookery.engine.games.parade;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.Result;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;
import rookery.engine.text.Sentence;

class ParadeEndTest {
  /** The rook can complete the group by moving the knight from a3 to a2. */
  private static final String ONE_ORDER_AWAY =
      """
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      n . . . . . . .
      . . . . . . . .
      R b . . . . . .
      """;

  private static Optional<Result> score(int score, String verdict, String reason) {
    return Optional.of(new Result.Score(score, Optional.of(verdict), reason));
  }

  @Test
  void connectingScoresTheCardsLeft() {
    PlayableState<ParadeSituation> played =
        Script.played(DrawnParade.withPile("KQN", ONE_ORDER_AWAY), "a1:a3a2");
    assertEquals(score(2, "win", "connected"), played.result());
  }

  @Test
  void connectingWithTheLastCardIsStillAWin() {
    // PA-5
    PlayableState<ParadeSituation> played =
        Script.played(DrawnParade.withPile("K", ONE_ORDER_AWAY), "a1:a3a2");
    assertEquals(score(0, "win", "connected"), played.result());
  }

  @Test
  void diagonalNeighboursDoNotConnect() {
    assertEquals(
        Optional.empty(),
        DrawnParade.withPile(
                "K",
                """
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . n . . . . .
                . b . . . . . .
                R r . . . . . .
                """)
            .result());
  }

  @Test
  void connectionIsTestedAfterAnAddThatBringsNoPieceToo() {
    // PA-2, PA-3: such an add changes nothing, so it cannot connect either.
    PlayableState<ParadeSituation> played =
        Script.played(
            DrawnParade.withPile(
                "KQ",
                """
                . . . . . . r R
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . k
                """),
            "add");
    assertEquals(Optional.empty(), played.result());
  }

  @Test
  void withoutCardsTheGameGoesOnBelowZero() {
    PlayableState<ParadeSituation> played =
        Script.played(DrawnParade.withPile("K", ONE_ORDER_AWAY), "a1:a3a4");
    assertEquals(Optional.empty(), played.result());
    assertEquals(0, played.position().get("below"));
    assertEquals(Set.of(ParadeGame.PLAYER), played.mayAct());
  }

  @Test
  void eachMoveBelowZeroCostsAPointAndNoFaceDownCard() {
    PlayableState<ParadeSituation> played =
        Script.played(DrawnParade.below(0, ONE_ORDER_AWAY), "a1:a3a4", "a1:a4a3");
    assertEquals(2, played.position().get("below"));
    assertEquals(16, played.situation().parade().facedown().size());
  }

  @Test
  void connectingBelowZeroIsLate() {
    // PA-5
    PlayableState<ParadeSituation> played =
        Script.played(DrawnParade.below(0, ONE_ORDER_AWAY), "a1:a3a2");
    assertEquals(score(-1, "late", "connected"), played.result());
  }

  @Test
  void connectingWithTheSixteenthIsStillLate() {
    // PA-5
    PlayableState<ParadeSituation> played =
        Script.played(DrawnParade.below(15, ONE_ORDER_AWAY), "a1:a3a2");
    assertEquals(score(-16, "late", "connected"), played.result());
  }

  @Test
  void sixteenBelowZeroIsLost() {
    PlayableState<ParadeSituation> played =
        Script.played(DrawnParade.below(15, ONE_ORDER_AWAY), "a1:a3a4");
    assertEquals(score(-16, "loss", "out-of-cards"), played.result());
  }

  @Test
  void fifteenBelowZeroIsNotLostYet() {
    PlayableState<ParadeSituation> played =
        Script.played(DrawnParade.below(14, ONE_ORDER_AWAY), "a1:a3a4");
    assertEquals(Optional.empty(), played.result());
  }

  @Test
  void withoutAMoveBelowZeroTheGameIsLost() {
    // PA-4
    String away =
        """
        . . . . . . . n
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        R . . . . . . .
        """;
    assertEquals(score(-16, "loss", "no-action"), DrawnParade.below(3, away).result());
    assertEquals(score(-16, "loss", "no-action"), DrawnParade.below(0, away).result());
  }

  @Test
  void withoutAMoveACardCanStillBeSpentOnAdding() {
    String away =
        """
        . . . . . . . n
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        R . . . . . . .
        """;
    PlayableState<ParadeSituation> state = DrawnParade.withPile("NK", away);
    assertEquals(List.of(Script.action(state, "add")), state.legal(ParadeGame.PLAYER));
    assertEquals(score(-16, "loss", "no-action"), Script.played(state, "add", "add").result());
  }

  @Test
  void anOrderIsNoActionWhereAllSquaresAreTaken() {
    // PA-4: the king attacks three pieces, but has no empty square to put any of them on.
    assertEquals(
        score(-16, "loss", "no-action"),
        DrawnParade.below(
                0,
                """
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . N
                . . . . . . . .
                N R . . . . . .
                k B . . . . . .
                """)
            .result());
  }

  @Test
  void asManyPointsArePossibleAsPiecesCanStayWhereTheyAre() {
    assertEquals(Optional.of(6), DrawnParade.document().mostPoints());
    assertEquals(Optional.of(4), Script.played(DrawnParade.document(), "add").mostPoints());
    assertEquals(Optional.of(-5), DrawnParade.below(4, ONE_ORDER_AWAY).mostPoints());
    String corners =
        """
        n . . . . . . R
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        B . . . . . . k
        """;
    assertEquals(
        Optional.of(2),
        DrawnParade.withPile("KQNqr", corners).mostPoints(),
        "one piece alone can stay where it is");
  }

  @Test
  void atTheEndItIsSaidWhatTheDealAllowed() {
    // No two of the lesson's orders make one group, so that three cards are spent at least.
    List<String> deck = Script.cards("NrbNQbRB" + "nBKnkqrR");
    PlayableState<ParadeSituation> played =
        Script.played(
            new PlayableState<>(ParadeSituation.dealt(deck)), "a3:d3b2", "c4:f1b3", "b3:h3c3");
    assertEquals(score(5, "win", "connected"), played.result());
    assertEquals(Optional.of(5), played.mostPoints());
  }

  @Test
  void itIsSaidWhereSpendingTheLastCardMakesAWinImpossible() {
    PlayableState<ParadeSituation> state = DrawnParade.withPile("K", ONE_ORDER_AWAY);
    String told = "After that you can't win any more: no card is left, but 2 groups.";
    assertEquals(
        told, Script.action(state, "a1:a3a4").warning().map(Sentence::plain).orElse("no warning"));
    assertEquals(
        "After that you can't win any more: no card is left, but 2 groups or more.",
        Script.action(state, "add").warning().map(Sentence::plain).orElse("no warning"));
    assertEquals(Optional.empty(), Script.action(state, "a1:a3a2").warning());
  }

  @Test
  void theTallyBeginsWithTheDealAndNotWithTheFirstOrder() {
    PlayableState<ParadeSituation> start = DrawnParade.document();
    PlayableState<ParadeSituation> added = Script.played(start, "add");
    assertEquals(
        "The pieces started in 6 groups and never formed fewer. A black knight gave the most orders: 1.",
        new ParadeGame()
            .tally(List.of(Script.action(start, "add"), Script.action(added, "d3:c1b2")))
            .plain());
  }

  @Test
  void nobodyMayActAfterTheEnd() {
    PlayableState<ParadeSituation> over =
        Script.played(DrawnParade.withPile("KQN", ONE_ORDER_AWAY), "a1:a3a2");
    assertEquals(Set.of(), over.mayAct());
    assertEquals(List.of(), over.legal(ParadeGame.PLAYER));
    assertEquals(List.of(), over.awaited());
  }
}
