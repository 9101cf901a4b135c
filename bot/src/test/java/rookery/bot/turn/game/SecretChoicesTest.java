package rookery.bot.turn.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rookery.bot.chance.Chance;
import rookery.bot.turn.Friend;
import rookery.bot.turn.Heard;
import rookery.bot.turn.Parlour;
import rookery.bot.turn.Shown;

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
          everybodyLooks(parlour);
          parlour.plays(parlour.ben, "setup RNBQKBNR");
        }),
    A_PREDICTION(
        List.of("card Q", "card N", "card K"),
        (parlour, choice) -> {
          parlour.opens(parlour.ada, "telepathy", List.of(parlour.ben, parlour.cleo, parlour.dan));
          parlour.plays(parlour.ada, "lead W1");
          parlour.plays(parlour.ada, choice);
        }),
    A_CIRCLE(
        List.of("circle b3", "circle c2", "circle g3"),
        (parlour, choice) -> {
          parlour.splitBrain();
          parlour.plays(parlour.ada, choice);
        });

    private final List<String> choices;
    private final BiConsumer<Parlour, String> evening;

    Secret(List<String> choices, BiConsumer<Parlour, String> evening) {
      this.choices = choices;
      this.evening = evening;
    }
  }

  /** What others were sent, and what completed for them. */
  private record Known(Heard heard, List<String> completed) {}

  @ParameterizedTest
  @EnumSource
  void othersLearnNothingOfIt(Secret secret) {
    Known first = known(secret, secret.choices.get(0));
    for (String choice : secret.choices.subList(1, secret.choices.size())) {
      Known other = known(secret, choice);
      first.heard.assertSameForAllBut("Ada", other.heard, "after " + choice);
      assertEquals(first.completed, other.completed, choice);
      first.heard.assertOtherFor("Ada", other.heard);
    }
    assertFalse(first.heard.streams().isEmpty());
  }

  private static Known known(Secret secret, String choice) {
    Parlour parlour = new Parlour(new Chance(new SplittableRandom(1)));
    List<String> completed = new ArrayList<>();
    Heard heard =
        Heard.during(
            parlour,
            evening -> {
              secret.evening.accept(evening, choice);
              everybodyLooks(evening);
              others(evening).forEach(f -> completed.addAll(f.completes("/move action:")));
              others(evening).forEach(f -> completed.addAll(f.completes("/board table:")));
            });
    return new Known(heard, completed);
  }

  private static Stream<Friend> others(Parlour parlour) {
    return Stream.of(parlour.ben, parlour.cleo, parlour.dan);
  }

  private static void everybodyLooks(Parlour parlour) {
    Shown board = parlour.publicly().get(parlour.publicly().size() - 1);
    others(parlour)
        .forEach(
            friend -> {
              for (String command : List.of("/board", "/hand", "/games", "/next")) {
                parlour.says(friend, command);
              }
              parlour.says(friend, "/board words:true");
              parlour.says(friend, "/history");
              board.buttons().forEach(button -> friend.presses(board, button));
            });
  }
}
