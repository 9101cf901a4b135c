package rookery.engine.games.gravity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.SideCount;

/**
 * What was done in the latest turn in which anything was.
 *
 * @param turn its number
 * @param by whose turn it was
 * @param steps what was done, the first first
 * @param before what both sides had made of the game until then
 */
record LastGravityTurn(int turn, Colour by, List<GravityStep> steps, GravityPoints before) {
  private static final int FEW = 3;

  /** Before anything was done. */
  static final LastGravityTurn NONE =
      new LastGravityTurn(
          0, Colour.BLACK, List.of(), new GravityPoints(GravityBoard.empty(), SideCount.NONE));

  LastGravityTurn {
    steps = List.copyOf(steps);
  }

  /** After {@code step} was done in {@code now}. */
  LastGravityTurn with(GravityTurn now, GravityStep step) {
    boolean goesOn = now.number() == turn;
    List<GravityStep> longer = new ArrayList<>(goesOn ? steps : List.of());
    longer.add(step);
    GravityPoints then = goesOn ? before : new GravityPoints(now.well(), now.captures());
    return new LastGravityTurn(now.number(), now.colour(), longer, then);
  }

  /**
   * An arrow for each move; where they are many, which cross one another, only for those that
   * changed the score.
   *
   * @param well as it is now
   */
  List<Mark> arrows(GravityBoard well) {
    boolean isFew = moves().count() <= FEW;
    return moves()
        .filter(move -> isFew || move.isCapture() || well.isStacked(move.to()))
        .<Mark>map(move -> Mark.arrow(move.from(), move.to(), by.word()))
        .toList();
  }

  private Stream<GravityStep.Move> moves() {
    return steps.stream()
        .filter(GravityStep.Move.class::isInstance)
        .map(GravityStep.Move.class::cast);
  }

  /**
   * What the turn came to: its captures, what its side scored by stacking, and what was added;
   * without either how many pieces have moved.
   *
   * @param well as it is now
   */
  Optional<Sentence> digest(GravityBoard well) {
    List<String> deeds = new ArrayList<>();
    List<String> prey =
        moves()
            .filter(GravityStep.Move::isCapture)
            .map(move -> "the %s on %s".formatted(PieceType.of(move.captured()).word(), move.to()))
            .toList();
    if (!prey.isEmpty()) {
      deeds.add("captured " + Phrase.list(prey));
    }
    new GravityPoints(well, SideCount.NONE)
        .stackedSince(before, by)
        .ifPresent(points -> deeds.add("scored %s by stacking%s".formatted(points, landed(well))));
    if (deeds.isEmpty()) {
      deeds.add("moved " + Phrase.counted((int) moves().count(), "piece"));
    }
    steps.stream()
        .filter(GravityStep.Add.class::isInstance)
        .map(step -> (GravityStep.Add) step)
        .forEach(step -> deeds.add(step.deed()));
    return steps.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Sentence.of(
                SentenceRole.WEIGHTY, "%s %s.", TwoColourSeats.seat(by), Phrase.list(deeds)));
  }

  /** Which of those that moved were stacked by it: {@code the rook on b1}; empty for none. */
  private String landed(GravityBoard well) {
    List<String> landed =
        moves()
            .filter(move -> well.isStacked(move.to()))
            .map(move -> "the %s on %s".formatted(PieceType.of(move.piece()).word(), move.to()))
            .toList();
    return landed.isEmpty() ? "" : " " + Phrase.list(landed);
  }

  /** Where a piece was added, if one was. */
  Stream<Square> added() {
    return steps.stream()
        .filter(GravityStep.Add.class::isInstance)
        .map(step -> ((GravityStep.Add) step).square());
  }

  /** It in words, empty if nothing was done. */
  String words() {
    List<String> parts = steps.stream().map(GravityStep::words).toList();
    return parts.isEmpty()
        ? ""
        : "%s's last turn: %s.".formatted(by.title(), String.join("; ", parts));
  }
}
