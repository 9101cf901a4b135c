package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;

/**
 * A piece going to a square, by a move or by a boost, as people choose it and read of it.
 *
 * @param promotion what a pawn on its last rank becomes
 */
record Step(Landing landing, Optional<PieceType> promotion) {
  Square from() {
    return Geometry.CHESS.square(landing.from());
  }

  Square to() {
    return Geometry.CHESS.square(landing.to());
  }

  Colour colour() {
    return landing.colour();
  }

  /** Where it goes, as in actions: {@code e8=Q}. */
  String goal() {
    return to() + promotion.map(type -> "=" + type.letter()).orElse("");
  }

  /** The letter of the piece from now on. */
  char becomes() {
    return promotion.map(type -> colour().cased(type.letter())).orElse(landing.piece());
  }

  /** The end of the menus: where to, and what a pawn becomes there. */
  List<Choice> choices() {
    List<Choice> choices = new ArrayList<>();
    choices.add(new Choice(TurnPart.TARGET_QUESTION, to().toString(), label()));
    promotion.ifPresent(
        type -> choices.add(Choice.promotion(Character.toString(type.letter()), type.title())));
    return choices;
  }

  private String label() {
    if (!landing.captures()) {
      return to().toString();
    }
    String label = to() + ", captures the " + captured();
    return landing.taken() == 0 ? label : label + " on " + Words.checkers(taken(), takenColour());
  }

  private String captured() {
    return PieceType.of(landing.captured()).word();
  }

  private int taken() {
    return Math.abs(landing.taken());
  }

  private Colour takenColour() {
    return landing.taken() > 0 ? colour() : colour().opposite();
  }

  /** The whole of it, with every checker that changes hands. */
  String words() {
    StringBuilder words = new StringBuilder();
    words.append(PieceType.of(landing.piece()).word()).append(' ').append(from() + "-" + to());
    if (landing.captures()) {
      words.append(", captures the ").append(captured());
      words.append(landing.enPassant() ? " en passant" : "");
    }
    promotion.ifPresent(type -> words.append(", becomes a ").append(type.word()));
    words.append('.');
    sentences().forEach(sentence -> words.append(' ').append(sentence));
    return words.toString();
  }

  private List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    if (landing.paid() > 0) {
      sentences.add(
          "%s comes back to %s."
              .formatted(Words.checkers(landing.paid(), colour()), colour().title()));
    }
    if (landing.taken() != 0) {
      sentences.add("It takes over %s.".formatted(Words.checkers(taken(), takenColour())));
    }
    if (landing.cancelled() > 0) {
      sentences.add(Words.cancelled(landing.cancelled()));
    }
    if (landing.returned() > 0) {
      Colour other = colour().opposite();
      sentences.add(
          "On the last rank %s %s back to %s."
              .formatted(
                  Words.checkers(landing.returned(), other),
                  landing.returned() == 1 ? "goes" : "go",
                  other.title()));
    }
    if (landing.taken() != 0 || landing.paid() > 0) {
      sentences.add("It is now %s.".formatted(Words.standing(landing.left())));
    }
    return sentences;
  }
}
