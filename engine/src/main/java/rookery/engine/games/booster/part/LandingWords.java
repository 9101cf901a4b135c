package rookery.engine.games.booster.part;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.Choice;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.games.booster.board.BoosterNames;
import rookery.engine.games.booster.board.Landing;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** A landing as people choose it and read of it. */
public record LandingWords(Landing landing) {
  /** The end of the menus: where to, and what a pawn becomes there. */
  public List<Choice> choices() {
    List<Choice> choices = new ArrayList<>();
    choices.add(target());
    landing.promotion().map(PieceType::asPromotion).ifPresent(choices::add);
    return choices;
  }

  private Choice target() {
    Square end = landing.end();
    if (!landing.captures()) {
      return Choice.target(end);
    }
    return landing.taken() == 0
        ? Choice.capture(end, "%s, capturing the %s", end, captured())
        : Choice.capture(end, "%s, capturing the %s (on %s)", end, captured(), takenCheckers());
  }

  private String captured() {
    return PieceType.of(landing.captured()).word();
  }

  private String takenCheckers() {
    Colour colour = landing.taken() > 0 ? landing.colour() : landing.colour().opposite();
    return BoosterNames.checkers(Math.abs(landing.taken()), colour);
  }

  /** The way of the piece: {@code knight c3-d5, capturing the knight}. */
  public String words() {
    return piece() + " " + landing.start() + "-" + landing.end() + outcome("");
  }

  /**
   * The same of a boost: {@code knight from c3 an extra step to d4, capturing the knight there}.
   */
  String boost() {
    return piece()
        + " from "
        + landing.start()
        + " an extra step to "
        + landing.end()
        + outcome(" there");
  }

  /**
   * Where the piece that has moved goes by a boost: {@code knight an extra step to d4, capturing
   * the pawn there}.
   */
  String step() {
    return piece() + " an extra step to " + landing.end() + outcome(" there");
  }

  private String piece() {
    return PieceType.of(landing.piece()).word();
  }

  private String outcome(String where) {
    StringBuilder words = new StringBuilder();
    if (landing.captures()) {
      words.append(", capturing the ").append(captured()).append(where);
      words.append(landing.enPassant() ? " en passant" : "");
    }
    landing.promotion().ifPresent(type -> words.append(type.promoting(landing.captures())));
    return words.toString();
  }

  /** Every checker that changed hands. */
  public Sentences checkers() {
    List<Sentence> sentences = new ArrayList<>();
    if (landing.paid() > 0) {
      sentences.add(
          Sentence.of(
              "%s took back %s.",
              TwoColourSeats.seat(landing.colour()), Phrase.counted(landing.paid(), "checker")));
    }
    boolean keeps = landing.taken() + landing.returned() < 0;
    // Otherwise how the piece stands now tells it.
    if (landing.cancelled() > 0 && (keeps || landing.taken() > 0)) {
      sentences.add(Sentence.of("The piece gained %s.", takenCheckers()));
    }
    if (landing.cancelled() > 0) {
      sentences.add(BoosterNames.cancelled(landing.cancelled()));
    }
    if (landing.returned() > 0) {
      Colour other = landing.colour().opposite();
      sentences.add(
          Sentence.of(
              "The %s reached the last rank, so %s went back to %s.",
              piece(),
              BoosterNames.checkers(landing.returned(), other),
              TwoColourSeats.seat(other)));
    }
    sentences.replaceAll(one -> one.as(SentenceRole.CONSEQUENCE));
    if (landing.taken() != 0 || landing.paid() > 0) {
      sentences.add(standsNow());
    }
    return new Sentences(sentences);
  }

  /** What a capture on enemy checkers does to the piece, for whoever is about to make it. */
  public Sentence hobbled() {
    return Sentence.of(
        "Your %s would stand on %s and be hobbled: it %s.",
        piece(),
        takenCheckers(),
        landing.isPawn() ? "couldn't move any more" : "would move like a pawn");
  }

  /** That a piece is hobbled must be told even where there is little room. */
  private Sentence standsNow() {
    PieceType type = PieceType.of(landing.becomes());
    String piece = "The %s on %s".formatted(type.word(), landing.end());
    return BoosterNames.standsNow(landing.left(), type, piece)
        .as(landing.left() < 0 ? SentenceRole.WEIGHTY : SentenceRole.CONSEQUENCE);
  }
}
