package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rookery.engine.Phrase;
import rookery.engine.Result;
import rookery.engine.board.Colour;
import rookery.engine.chess.DrawRules;

/** Says in words how the game stands. */
final class Status {
  private Status() {}

  /** What is public, in a few short sentences. */
  static String of(Truth truth) {
    Moment moment = truth.moment();
    List<String> sentences = new ArrayList<>();
    sentences.add(moment.result().map(end -> ending(moment, end)).orElseGet(() -> step(truth)));
    if (moment.result().isEmpty()) {
      for (Colour colour : Colour.values()) {
        check(moment.field(), colour).ifPresent(sentences::add);
      }
      hands(moment.field()).ifPresent(sentences::add);
    }
    return String.join(" ", sentences);
  }

  private static String step(Truth truth) {
    Turn turn = truth.turn();
    String side = turn.side().title();
    String other = turn.side().opposite().title();
    return switch (turn.step()) {
      case SETUP -> setup(truth.armies());
      case REPLY -> "%s guessed wrong, so %s may begin with a bonus.".formatted(other, side);
      case GUESS -> move(turn, side, other);
      case BONUS -> "%s guessed right and may make a bonus move.".formatted(side);
      case UNCLOAK -> "%s has moved, and may uncloak before the turn ends.".formatted(side);
    };
  }

  private static String setup(Armies armies) {
    for (Colour colour : Colour.values()) {
      if (armies.has(colour)) {
        return "%s's set-up is in; %s's is awaited."
            .formatted(colour.title(), colour.opposite().title());
      }
    }
    return "Both sides set up their checkers in secret.";
  }

  private static String move(Turn turn, String side, String other) {
    if (turn.guess().isEmpty()) {
      return "%s to move, after a guess if wanted.".formatted(side);
    }
    return turn.guessed(true)
        ? "%s guessed right: now the move, then a bonus.".formatted(side)
        : "%s guessed wrong, so %s will have a bonus. %s to move.".formatted(side, other, side);
  }

  private static Optional<String> check(Field field, Colour colour) {
    return field.inCheck(colour)
        ? Optional.of("%s's king is in check.".formatted(colour.title()))
        : Optional.empty();
  }

  private static Optional<String> hands(Field field) {
    List<String> hands = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      int pawns = field.force(colour).pawns();
      if (pawns > 0) {
        hands.add("%s %s".formatted(colour.title(), pawns));
      }
    }
    return hands.isEmpty()
        ? Optional.empty()
        : Optional.of("Captured pawns to bring back: %s.".formatted(Phrase.list(hands)));
  }

  private static String ending(Moment moment, Result result) {
    String loser = moment.turn().side().title();
    String winner = moment.turn().side().opposite().title();
    return switch (result.reason()) {
      case CloakGame.KING_CAPTURED -> "%s wins: %s's king is captured.".formatted(winner, loser);
      case CloakGame.CHECKMATE -> "%s wins: checkmate.".formatted(winner);
      case CloakGame.STALEMATE -> "Draw: %s has no legal move.".formatted(loser);
      case DrawRules.FIVEFOLD -> "Draw: the same position for the fifth time.";
      default -> "Draw: 75 moves of each side without a capture or a pawn's move.";
    };
  }

  /** What a side that may act is to do. */
  static String task(Truth truth) {
    String other = truth.turn().side().opposite().title();
    return switch (truth.turn().step()) {
      case SETUP ->
          "Say in secret, once and for all, which piece each of your checkers is: by the menus, or"
              + " typed, as in setup RNBQKBNR.";
      case REPLY -> "Make a bonus move with a pawn, or do without.";
      case GUESS ->
          truth.turn().guess().isPresent()
              ? "Move one of your men."
              : "Move one of your men. You may first guess one of %s's checkers.".formatted(other);
      case BONUS -> "Make a bonus move with a pawn, or do without.";
      case UNCLOAK -> "Uncloak what you like, then end your turn.";
    };
  }

  /** What a player knows and others do not: what the own checkers are. */
  static Optional<String> secret(Eyes eyes, Colour own) {
    return eyes.arrangement(own)
        .map(arrangement -> "Your checkers are %s.".formatted(named(arrangement)));
  }

  /** A set-up in words: {@code 1 rook, 2 knight}. */
  static String named(Arrangement arrangement) {
    return IntStream.rangeClosed(1, Arrangement.CHECKERS)
        .mapToObj(number -> number + " " + arrangement.kind(number).word())
        .collect(Collectors.joining(", "));
  }
}
