package rookery.bot.request.game;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.testroom.ReceivedMessages;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;

/**
 * Whatever Ada chooses in secret, the others are told and shown the same: first lines, words, alt
 * texts, names, buttons' labels and their order, and what completes.
 */
class SecretChoicesTest {
  /** A secret, and what the others may do while it is one. */
  private enum Secret {
    A_SET_UP(
        List.of("setup RNBQKBNR", "setup BBNNQRKR", "setup RNBKQBNR"),
        (parlour, choice) -> {
          parlour.opens(parlour.ada, "cloak", List.of(parlour.ben));
          parlour.plays(parlour.ada, choice);
          others(parlour).look("setup RRRRRRRR");
          parlour.plays(parlour.ben, "setup RNBQKBNR");
          others(parlour).look("guess 4 K", "guess 4 Q");
        }),
    /** All of them answer the guesses alike: 1 is a rook, 4 no knight. */
    WHAT_A_SET_UP_STILL_HIDES_AFTER_GUESSES(
        List.of("setup RNBQKBNR", "setup RNBKQBNR", "setup RBBQNNKR"), SecretChoicesTest::guessing),
    A_PREDICTION(
        List.of("card Q", "card N", "card K"),
        (parlour, choice) -> {
          parlour.opens(parlour.ada, "telepathy", List.of(parlour.ben, parlour.cleo, parlour.dan));
          parlour.plays(parlour.ada, "lead W1");
          parlour.plays(parlour.ada, choice);
          others(parlour).look("card N", "remove d2");
        }),
    AN_OPPONENTS_PREDICTION(
        List.of("card Q", "card N", "card K"),
        (parlour, choice) -> {
          parlour.opens(parlour.cleo, "telepathy", List.of(parlour.dan, parlour.ada, parlour.ben));
          parlour.plays(parlour.cleo, "lead W1");
          parlour.plays(parlour.cleo, "card N");
          parlour.plays(parlour.dan, "g1f3");
          parlour.plays(parlour.ada, "lead B1");
          parlour.plays(parlour.ada, choice);
          others(parlour).look("card N", "remove d2");
        }),
    A_CIRCLE_ROUND_A_PIECE(
        List.of("circle b3", "circle c2", "circle g3"),
        (parlour, choice) -> {
          parlour.splitBrain();
          parlour.plays(parlour.ada, choice);
          others(parlour).look("circle c9", "use piece");
        }),
    A_CIRCLE_ROUND_A_SQUARE(
        List.of("circle b4", "circle e4", "circle c4"),
        (parlour, choice) -> {
          parlour.opens(
              parlour.ben, "split-brain", List.of(parlour.ada, parlour.cleo, parlour.dan));
          parlour.plays(parlour.ada, choice);
          others(parlour).look("circle c9", "use target");
        });

    private final List<String> choices;
    private final BiConsumer<TestRoom, String> evening;

    Secret(List<String> choices, BiConsumer<TestRoom, String> evening) {
      this.choices = choices;
      this.evening = evening;
    }
  }

  @ParameterizedTest
  @EnumSource
  void othersLearnNothingOfIt(Secret secret) {
    ReceivedMessages first = heard(secret, secret.choices.get(0));
    for (String choice : secret.choices.subList(1, secret.choices.size())) {
      ReceivedMessages other = heard(secret, choice);
      first.assertSameForAllBut("Ada", other, "after " + choice);
      first.assertOtherFor("Ada", other);
    }
    assertFalse(first.streams().isEmpty());
  }

  private static ReceivedMessages heard(Secret secret, String choice) {
    TestRoom parlour = new TestRoom(new RequestRandomSource(new SplittableRandom(1)));
    return ReceivedMessages.during(parlour, evening -> secret.evening.accept(evening, choice));
  }

  private static SecretWatchers others(TestRoom parlour) {
    return new SecretWatchers(parlour, List.of(parlour.ben, parlour.cleo, parlour.dan));
  }

  /** Guesses right and wrong, bonus moves, captures, a drop and an uncloaking: all is public. */
  private static void guessing(TestRoom parlour, String setUp) {
    parlour.opens(parlour.ada, "cloak", List.of(parlour.ben));
    parlour.plays(parlour.ada, setUp);
    parlour.plays(parlour.ben, "setup RNBQKBNR");
    adaPlays(parlour, "guess 4 K", "e2e4", "end");
    benPlays(parlour, "bonus a7a6");
    benGuesses(parlour);
    benPlays(parlour, "guess 1 R", "d7d5", "bonus h7h6", "end");
    adaPlays(parlour, "e4d5", "uncloak 8", "end");
    benGuesses(parlour);
    benPlays(parlour, "guess 4 N", "d8d5", "end");
    adaPlays(parlour, "bonus @e2", "a2a4", "end");
    benGuesses(parlour);
    benPlays(parlour, "d5d2", "end");
  }

  private static void adaPlays(TestRoom parlour, String... actions) {
    for (String action : actions) {
      parlour.plays(parlour.ada, action);
    }
    benAndCleoLook(parlour);
  }

  private static void benPlays(TestRoom parlour, String... actions) {
    for (String action : actions) {
      parlour.plays(parlour.ben, action);
      benAndCleoLook(parlour);
    }
  }

  private static void benAndCleoLook(TestRoom parlour) {
    new SecretWatchers(parlour, List.of(parlour.ben, parlour.cleo)).look("guess 1 P", "e1e2");
  }

  /** What he could guess of each checker. */
  private static void benGuesses(TestRoom parlour) {
    VisibleMessage board = parlour.turn(parlour.ben);
    VisibleMessage menu = parlour.ben.presses(board, board.buttons().get(0)).message();
    VisibleMessage guesses = parlour.picks(parlour.ben, menu, "Guess a checker");
    List<String> checkers =
        guesses.choices().stream().filter(label -> label.startsWith("Checker ")).toList();
    assertFalse(checkers.isEmpty());
    checkers.forEach(checker -> parlour.picks(parlour.ben, guesses, checker));
  }
}
