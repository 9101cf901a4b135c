package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rookery.engine.Result;
import rookery.engine.board.Colour;
import rookery.engine.chess.ChessEndings;
import rookery.engine.chess.DrawRules;
import rookery.engine.games.cloak.open.CloakTurn;
import rookery.engine.games.cloak.open.PublicBoard;
import rookery.engine.games.cloak.open.PublicGame;
import rookery.engine.games.cloak.open.PublicSide;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.games.cloak.setup.SetUps;
import rookery.engine.text.Phrase;

/** Says in words how the game stands. */
final class CloakSentences {
  private CloakSentences() {}

  /** What is public, in a few short sentences. */
  static String of(CloakScene scene) {
    PublicGame open = scene.open();
    Optional<Result> result = scene.result();
    List<String> sentences = new ArrayList<>();
    sentences.add(result.map(end -> ending(open, end)).orElseGet(() -> step(scene)));
    if (result.isEmpty()) {
      for (Colour colour : Colour.values()) {
        check(open.board(), colour).ifPresent(sentences::add);
      }
      hands(open.board()).ifPresent(sentences::add);
    }
    return String.join(" ", sentences);
  }

  private static String step(CloakScene scene) {
    CloakTurn turn = scene.turn();
    String side = turn.side().title();
    String other = turn.side().opposite().title();
    return switch (turn.step()) {
      case SETUP -> setup(scene.setUps());
      case REPLY -> "%s guessed wrong, so %s may begin with a bonus.".formatted(other, side);
      case GUESS -> move(turn, side, other);
      case BONUS -> "%s guessed right and may make a bonus move.".formatted(side);
      case UNCLOAK -> "%s has moved, and may uncloak before the turn ends.".formatted(side);
    };
  }

  private static String setup(SetUps setUps) {
    for (Colour colour : Colour.values()) {
      if (setUps.has(colour)) {
        return "%s's set-up is in.".formatted(colour.title());
      }
    }
    return "Both sides set up their checkers in secret.";
  }

  private static String move(CloakTurn turn, String side, String other) {
    if (turn.guess().isEmpty()) {
      return "%s to move.".formatted(side);
    }
    return turn.guessed(true)
        ? "%s guessed right: now the move, then a bonus.".formatted(side)
        : "%s guessed wrong, so %s will have a bonus. %s to move.".formatted(side, other, side);
  }

  private static Optional<String> check(PublicBoard board, Colour colour) {
    return board.inCheck(colour)
        ? Optional.of("%s's king is in check.".formatted(colour.title()))
        : Optional.empty();
  }

  private static Optional<String> hands(PublicBoard board) {
    List<String> hands = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      int pawns = board.side(colour).pawns();
      if (pawns > 0) {
        hands.add("%s %s".formatted(colour.title(), pawns));
      }
    }
    return hands.isEmpty()
        ? Optional.empty()
        : Optional.of("Captured pawns to bring back: %s.".formatted(Phrase.list(hands)));
  }

  private static String ending(PublicGame open, Result result) {
    String loser = open.turn().side().title();
    String winner = open.turn().side().opposite().title();
    return switch (result.reason()) {
      case ChessEndings.KING_CAPTURED -> "%s wins: %s's king is captured.".formatted(winner, loser);
      case ChessEndings.CHECKMATE -> "%s wins: checkmate.".formatted(winner);
      case ChessEndings.STALEMATE -> "Draw: %s has no legal move.".formatted(loser);
      default -> DrawRules.sentence(result.reason(), "a capture or a pawn's move");
    };
  }

  /** What a side that may act is to do. */
  static String task(CloakScene scene) {
    String other = scene.turn().side().opposite().title();
    return switch (scene.turn().step()) {
      case SETUP ->
          "Say in secret which piece each of your checkers is, or type it: setup RNBQKBNR.";
      case REPLY -> "Make a bonus move with a pawn, or do without.";
      case GUESS ->
          scene.turn().guess().isPresent() || !mayGuess(scene)
              ? "Move one of your men."
              : "Move, or first guess a checker of %s.".formatted(other);
      case BONUS -> "Make a bonus move with a pawn, or do without.";
      case UNCLOAK -> "Uncloak what you like, then end your turn.";
    };
  }

  /** CL-1: what is public already is no guess, so in the end there may be nothing to guess. */
  private static boolean mayGuess(CloakScene scene) {
    PublicSide other = scene.board().side(scene.turn().side().opposite());
    return IntStream.rangeClosed(1, Arrangement.CHECKERS).anyMatch(other::canBeGuessed);
  }

  /** What a player knows and others do not: what the own checkers are. */
  static Optional<String> secret(CheckerVisibility eyes, Colour own) {
    return eyes.arrangement(own)
        .map(arrangement -> "Your checkers are %s.".formatted(lettered(arrangement)));
  }

  /** A set-up as its checkers are drawn: {@code 1R 2N}. */
  static String lettered(Arrangement arrangement) {
    return IntStream.rangeClosed(1, Arrangement.CHECKERS)
        .mapToObj(number -> number + "" + arrangement.kind(number).letter())
        .collect(Collectors.joining(" "));
  }
}
