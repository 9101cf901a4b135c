package rookery.engine.games.toddler;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.Result;
import rookery.engine.board.Colour;
import rookery.engine.chess.DrawRules;
import rookery.engine.games.toddler.move.ToddlerPosition;
import rookery.engine.games.toddler.piece.Toddler;
import rookery.engine.games.toddler.piece.ToddlerField;

/** Says in words whose turn it is or how the game ended, and what a look may miss. */
final class ToddlerSentences {
  private ToddlerSentences() {}

  /** One to three short sentences. */
  static String of(ToddlerScene scene) {
    ToddlerPosition position = scene.truth();
    return scene.result().map(result -> ending(position, result)).orElseGet(() -> turn(position));
  }

  private static String turn(ToddlerPosition position) {
    String side = position.turn().title();
    List<String> sentences = new ArrayList<>();
    sentences.add(side + " to move.");
    if (position.threatened()) {
      sentences.add("%s's Toddler is under threat.".formatted(side));
    } else if (position.passed()) {
      sentences.add("If %s passes too, it is a draw.".formatted(side));
    }
    majors(position.field()).ifPresent(sentences::add);
    return String.join(" ", sentences);
  }

  private static Optional<String> majors(ToddlerField field) {
    boolean white = !Toddler.minor(field, Colour.WHITE);
    boolean black = !Toddler.minor(field, Colour.BLACK);
    if (white && black) {
      return Optional.of("Both Toddlers are major and may capture.");
    }
    return white || black
        ? Optional.of("%s's Toddler is major and may capture.".formatted(white ? "White" : "Black"))
        : Optional.empty();
  }

  private static String ending(ToddlerPosition position, Result result) {
    return switch (result.reason()) {
      case ToddlerEndings.THREAT_AND_CAPTURE ->
          "%s wins: %s's Toddler is under threat and nothing ends that."
              .formatted(position.turn().opposite().title(), position.turn().title());
      case ToddlerEndings.PASSES -> "Draw: both sides have passed.";
      case ToddlerEndings.TODDLERS_MEET -> "Draw: the two Toddlers are together.";
      default ->
          DrawRules.sentence(
              result.reason(), "a capture and without a Soldier's or Captain's move");
    };
  }
}
