package rookery.engine.games.cooperative;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.engine.State;
import rookery.engine.kit.script.Script;
import rookery.engine.reading.ActionReader;
import rookery.engine.reading.ActionReading;

/** What players may type, and what they are told where it names no action. */
class CooperativeWrittenActionsTest {
  private static final String BOARD =
      """
      . . . r . . k .
      . . . . P . . .
      . . . p . p . .
      . . . . . . . .
      . . . . N . . .
      . . . . . . . .
      . P . . . . . .
      R . B . K B N R
      """;

  private static State white(String line) {
    return DrawnCooperative.white(BOARD).line(line).hands("N", "pp").castling("KQ").state();
  }

  private static String read(State state, String typed) {
    ActionReading reading = ActionReader.read(state, DrawnCooperative.actor(state), typed);
    return assertInstanceOf(ActionReading.One.class, reading, typed).action().text();
  }

  private static String refused(State state, String typed) {
    ActionReading reading = ActionReader.read(state, DrawnCooperative.actor(state), typed);
    return assertInstanceOf(ActionReading.None.class, reading, typed).sentence();
  }

  @ParameterizedTest
  @CsvSource({
    "e4d6x2, e4d6x2",
    "E4-D6 X2, e4d6x2",
    "e4xd6x2, e4d6x2",
    "e4d6, e4d6x2",
    "e4xd6, e4d6x2",
    "Nxd6, e4d6x2",
    "nxd6, e4d6x2",
    "Nd6, e4d6x2",
    "b4, b2b4",
    "Rh5, h1h5",
    "END, end",
  })
  void aMoveMayBeWrittenInManyWays(String typed, String action) {
    assertEquals(action, read(white("Npk"), typed));
  }

  @ParameterizedTest
  @CsvSource({
    "play N, play N",
    "playN, play N",
    "play n, play n",
    "white knight, play N",
    "play black knight, play n",
    "Black Knight, play n",
  })
  void aCardMayBeNamedByItsLetterOrItsWords(String typed, String action) {
    assertEquals(action, read(DrawnCooperative.dealt(false, "Npnq"), typed));
  }

  @Test
  void castlingMayBeWrittenWithLetters() {
    State state =
        DrawnCooperative.white(BOARD.replace("B N R", ". . R")).line("P").castling("K").state();
    assertEquals("e1g1", read(state, "O-O"));
    assertEquals("e1g1", read(state, "0-0"));
  }

  @Test
  void aPromotionMayLeaveOutTheCardsWhereOnlyOneFits() {
    State state = DrawnCooperative.white(BOARD).line("P").state();
    assertEquals("e7e8=Q/1@1", read(state, "e7e8=Q/1@1"));
    assertEquals("e7e8=Q/1@1", read(state, "e7-e8Q"));
    assertEquals("e7e8=Q/1@1", read(state, "e8=Q"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "e4d6 | Name the card that leaves the line, too: `e4d6x1` or `e4d6x3`.",
        "Nxd6 | Name the card that leaves the line, too: `e4d6x1` or `e4d6x3`.",
        "e4d6x2 | Name the card that leaves the line, too: `e4d6x1` or `e4d6x3`.",
        "e4e5 | A knight leaps two squares along a rank or file and one to the side. The knight"
            + " on e4 can go to c3, c5, d2, d6, f2, f6, g3 or g5.",
        "e7d8 | No white pawn card is next to a black rook card in the line. The pawn on e7 can't"
            + " move now.",
        "e7e8=Q | A pawn can promote only while the card of a white pawn is in the line. The"
            + " pawn on e7 can't move now.",
        "play N | You've already played a card this turn; now move, capture, or type `end`.",
      })
  void aWrongTextIsExplained(String typed, String sentence) {
    assertEquals(sentence, refused(white("pNp"), typed));
  }

  @Test
  void aMoveThatExposesTheKingIsExplained() {
    // CO-4
    State state = DrawnCooperative.white(BOARD.replace("p . p", "p r p")).line("pN").state();
    assertEquals(
        "That would leave your king in check. The knight on e4 can't move now.",
        refused(state, "e4c5"));
  }

  @Test
  void aSecondMoveIsExplained() {
    // CO-2
    State state = Script.played(white("pN"), "b2b4");
    assertEquals(
        "You've already moved this turn; now capture, or type `end`. The pawn on b4 can't move"
            + " now.",
        refused(state, "b4b5"));
  }

  @Test
  void castlingAfterAMoveIsNotCalledUnsafe() {
    // CO-2
    State state =
        DrawnCooperative.white(BOARD.replace("B N R", ". . R")).line("P").castling("K").state();
    assertEquals(
        "You've already moved this turn; now capture, or type `end`.",
        refused(Script.played(state, "b2b4"), "O-O"));
  }

  @Test
  void aPawnThatHasNothingToBecomeIsExplained() {
    // CO-11
    State state =
        DrawnCooperative.white(
                """
                . . . r . . k .
                . . . . P . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                R N B Q K B N R
                """)
            .line("rP")
            .state();
    String sentence =
        "The pawn can't promote: no white queen, rook, bishop or knight is among the discarded"
            + " cards. The pawn on e7 can't move now.";
    assertEquals(sentence, refused(state, "e7e8=Q"));
    assertEquals(sentence, refused(state, "e7d8x1"));
  }

  @Test
  void aPromotionWithoutItsCardsIsExplained() {
    State state = white("kP");
    assertEquals("Name the cards too: `e7e8=Q/2@1` or `e7e8=Q/2@2`.", refused(state, "e7e8"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "e2e4 | First play a card from your hand. You can type `play white knight` or `play black knight`.",
        "play q | You have no black queen card. You can type `play white knight` or `play black"
            + " knight`.",
        "play | Name the card: `play white knight` or `play black knight`.",
      })
  void beforeACardIsPlayedNothingElseIsPossible(String typed, String sentence) {
    assertEquals(sentence, refused(DrawnCooperative.dealt(false, "Npnq"), typed));
  }

  @Test
  void anActionThatIsNotLegalIsRefusedWithTheSameSentence() {
    State state = white("pNp");
    assertEquals(
        "There's no piece on e5.", state.refusal(CooperativeGame.WHITE, "e5d6x2").orElseThrow());
  }
}
