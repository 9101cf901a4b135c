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

  /** An arrow for each move. */
  List<Mark> arrows() {
    return moves().<Mark>map(move -> Mark.arrow(move.from(), move.to(), by.word())).toList();
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
            .map(move -> "the " + PieceType.of(move.captured()).word())
            .toList();
    if (!prey.isEmpty()) {
      deeds.add("captured " + Phrase.list(prey));
    }
    new GravityPoints(well, SideCount.NONE)
        .stackedSince(before, by)
        .ifPresent(points -> deeds.add("scored %s by stacking".formatted(points)));
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
