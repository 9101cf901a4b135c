package rookery.engine.games.telepathy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.engine.games.telepathy.cards.Coin;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** What a team is told of the last turns, in more words or fewer. */
class TurnDigestTest {
  /** Black's pawn can capture on d1 and be promoted, and the knight can capture on c3. */
  private static final String BOARD =
      """
      r...k...
      p.......
      ........
      .....B..
      .n......
      ..P.....
      P...p...
      K..R....
      """;

  private static final PlayedTelepathy BEFORE = DrawnTelepathy.white(BOARD).play();

  private static List<String> digests(PlayedTelepathy game) {
    return game.state().digests().stream().map(Sentences::plain).toList();
  }

  private static void assertTold(PlayedTelepathy game, String... wanted) {
    List<String> told = digests(game);
    for (String one : wanted) {
      assertTrue(told.stream().anyMatch(words -> words.contains(one)), one + " is not in " + told);
    }
  }

  @Test
  void aCaptureInFewWordsKeepsAPromotion() {
    assertTold(
        BEFORE.turns("B f5e4", "C e2d1=Q"),
        "Black guessed right and captured the rook on d1, promoting to a queen.");
  }

  @Test
  void howeverFewTheWordsTheyTellOfACheckThatACaptureGives() {
    List<String> told = digests(BEFORE.turns("B f5e4", "C e2d1=Q"));
    told.forEach(words -> assertTrue(words.endsWith(" White is in check."), words));
  }

  @Test
  void aCaptureInFewWordsSaysWhoCaptured() {
    assertTold(
        BEFORE.turns("R d1d8", "K e8d8"),
        "Black guessed right and captured the rook on d8.",
        "White 1 guessed right on White 2's Rd8+.");
    assertTold(
        BEFORE.turns("N c3b4", "Q a7a6"),
        "White 1 wrongly guessed a knight (no cost): White 2 captured the knight on b4.");
    assertTold(BEFORE.turns("B a2a3", "Q b4c2"), "Black wrongly guessed a queen and played Nc2+.");
  }

  @Test
  void whoLosesAPieceByTheirOwnGuessIsNamedOnce() {
    PlayedTelepathy lost = DrawnTelepathy.black(BOARD).coin(Coin.BLACK).play().turns("Q b4c2");
    assertTold(
        lost.then("B1 remove a7"),
        "Black wrongly guessed a queen, played Nc2+ and lost the pawn on a7.");
  }

  /** No board shows what was guessed, and whoever reads no more than that must look it up. */
  @Test
  void onlyTheFewestWordsLeaveTheOwnMoveOut() {
    for (Sentences told : BEFORE.turns("B f5e4", "N b4c2").state().digests()) {
      assertEquals(!told.plain().contains("Be4"), told.has(SentenceRole.UNSEEN), told.plain());
    }
  }
}
