package rookery.engine.games.booster.part;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.Choice;
import rookery.engine.board.Colour;
import rookery.engine.chess.PieceType;
import rookery.engine.games.booster.board.BoosterNames;
import rookery.engine.games.booster.board.Landing;

/** A landing as people choose it and read of it. */
public record LandingWords(Landing landing) {
  /** The end of the menus: where to, and what a pawn becomes there. */
  public List<Choice> choices() {
    List<Choice> choices = new ArrayList<>();
    choices.add(new Choice(TurnPart.TARGET_QUESTION, landing.end().toString(), label()));
    landing.promotion().map(PieceType::asPromotion).ifPresent(choices::add);
    return choices;
  }

  private String label() {
    if (!landing.captures()) {
      return landing.end().toString();
    }
    String label = landing.end() + ", capturing the " + captured();
    return landing.taken() == 0
        ? label
        : label + " on " + BoosterNames.checkers(taken(), takenColour());
  }

  private String captured() {
    return PieceType.of(landing.captured()).word();
  }

  private int taken() {
    return Math.abs(landing.taken());
  }

  private Colour takenColour() {
    return landing.taken() > 0 ? landing.colour() : landing.colour().opposite();
  }

  /** The whole of it, with every checker that changes hands. */
  public String words() {
    StringBuilder words = new StringBuilder();
    words
        .append(PieceType.of(landing.piece()).word())
        .append(' ')
        .append(landing.start() + "-" + landing.end());
    if (landing.captures()) {
      words.append(", capturing the ").append(captured());
      words.append(landing.enPassant() ? " en passant" : "");
    }
    landing.promotion().ifPresent(type -> words.append(", becoming a ").append(type.word()));
    words.append('.');
    sentences().forEach(sentence -> words.append(' ').append(sentence));
    return words.toString();
  }

  private List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    if (landing.paid() > 0) {
      sentences.add(
          "%s comes back to %s."
              .formatted(
                  BoosterNames.checkers(landing.paid(), landing.colour()),
                  landing.colour().title()));
    }
    if (landing.taken() != 0) {
      sentences.add("It takes over %s.".formatted(BoosterNames.checkers(taken(), takenColour())));
    }
    if (landing.cancelled() > 0) {
      sentences.add(BoosterNames.cancelled(landing.cancelled()));
    }
    if (landing.returned() > 0) {
      Colour other = landing.colour().opposite();
      sentences.add(
          "On the last rank %s %s back to %s."
              .formatted(
                  BoosterNames.checkers(landing.returned(), other),
                  landing.returned() == 1 ? "goes" : "go",
                  other.title()));
    }
    if (landing.taken() != 0 || landing.paid() > 0) {
      sentences.add("It is now %s.".formatted(BoosterNames.standing(landing.left())));
    }
    return sentences;
  }
}
