package rookery.engine.games.toddler;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.chess.DrawRules;
import rookery.engine.games.toddler.move.ToddlerPosition;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.Toddler;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** Says in words whose turn it is or how the game ended, and what a look may miss. */
final class ToddlerSentences {
  private ToddlerSentences() {}

  /** One to three short sentences. */
  static Sentences of(ToddlerSituation situation) {
    ToddlerPosition position = situation.truth();
    return situation
        .result()
        .map(result -> ending(position, result))
        .orElseGet(() -> turn(situation));
  }

  private static Sentences turn(ToddlerSituation situation) {
    ToddlerPosition position = situation.truth();
    Seat side = TwoColourSeats.seat(position.turn());
    List<Sentence> sentences = new ArrayList<>();
    sentences.add(Sentence.of(SentenceRole.TURN, "It's %s's turn.", side));
    if (position.threatened()) {
      sentences.add(Sentence.of(SentenceRole.TO_DO, "%s's Toddler is under threat.", side));
    } else if (position.passed()) {
      sentences.add(Sentence.of("If %s passes too, the game is a draw.", side));
    }
    sentences.addAll(majors(position.field(), isNew(situation)));
    for (Colour colour : Colour.values()) {
      guarded(position.field(), colour).ifPresent(sentences::add);
      seen(position.field(), colour).ifPresent(sentences::add);
    }
    return new Sentences(sentences);
  }

  /** Why a Toddler that an enemy reaches isn't under threat. */
  private static Optional<Sentence> guarded(ToddlerBoard field, Colour colour) {
    ToddlerPiece toddler = Toddler.of(field, colour);
    return field.isShielded(toddler) && ToddlerThreats.isReached(field, toddler)
        ? Optional.of(
            Sentence.of(
                "%s's Toddler is attacked, but its Guardian Angel protects it.",
                TwoColourSeats.seat(colour)))
        : Optional.empty();
  }

  /** Why an Empress that an enemy reaches can't be captured, if her Emperor alone protects her. */
  private static Optional<Sentence> seen(ToddlerBoard field, Colour colour) {
    return new ToddlerExplanation(field)
        .seen().stream()
            .filter(empress -> empress.colour() == colour)
            .filter(empress -> ToddlerThreats.isReached(field, empress))
            .findFirst()
            .map(
                empress ->
                    Sentence.of(
                        "%s's Empress is attacked, but safe: her Emperor sees her.",
                        TwoColourSeats.seat(colour)));
  }

  /** Whether one of the last two moves has captured the last Emperor or Empress of a side. */
  private static boolean isNew(ToddlerSituation situation) {
    return situation.past().stream()
        .limit(2)
        .flatMap(move -> move.captured().stream())
        .anyMatch(
            piece ->
                piece.kind().parent() && !Toddler.minor(situation.truth().field(), piece.colour()));
  }

  /** Which Toddlers can capture, and why: short where it is new, as it must leave room. */
  private static List<Sentence> majors(ToddlerBoard field, boolean isNew) {
    boolean white = !Toddler.minor(field, Colour.WHITE);
    boolean black = !Toddler.minor(field, Colour.BLACK);
    SentenceRole role = isNew ? SentenceRole.URGENT : SentenceRole.FACT;
    if (white && black) {
      return List.of(
          Sentence.of(role, "Both Toddlers can capture now."),
          Sentence.of("No Emperor or Empress is left."));
    }
    return white || black
        ? List.of(
            Sentence.of(
                role,
                "%s's Toddler can capture now.",
                TwoColourSeats.seat(white ? Colour.WHITE : Colour.BLACK)),
            Sentence.of("Its Emperor and Empress are gone."))
        : List.of();
  }

  private static Sentences ending(ToddlerPosition position, Result result) {
    return switch (result.reason()) {
      case ToddlerEndings.THREAT_AND_CAPTURE ->
          Sentences.of(
              "%s wins: %s's Toddler is under threat and can't be saved.",
              TwoColourSeats.seat(position.turn().opposite()),
              TwoColourSeats.seat(position.turn()));
      case ToddlerEndings.PASSES -> Sentences.of("Draw: both sides passed.");
      case ToddlerEndings.TODDLERS_MEET -> Sentences.of("Draw: the two Toddlers have met.");
      default -> DrawRules.told(result.reason(), "a capture or a Soldier's or Captain's move");
    };
  }
}
