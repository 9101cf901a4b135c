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
import rookery.engine.games.gravity.well.GravityBoard;
import rookery.engine.games.gravity.well.GravityMoves;
import rookery.engine.text.CountBySide;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * What was done in the latest turn in which anything was.
 *
 * @param steps what was done, the first first
 * @param before what both sides had made of the game until then
 */
record LastGravityTurn(int turn, Colour by, List<GravityStep> steps, GravityPoints before) {
  private static final int FEW = 3;

  /** Before anything was done. */
  static final LastGravityTurn NONE =
      new LastGravityTurn(
          0, Colour.BLACK, List.of(), new GravityPoints(GravityBoard.empty(), CountBySide.NONE));

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
   * changed the score or attack something.
   *
   * @param well as it is now
   */
  List<Mark> arrows(GravityBoard well) {
    boolean isFew = moves().count() <= FEW;
    return moves()
        .filter(
            move -> isFew || move.isCapture() || well.isStacked(move.to()) || prey(well, move) != 0)
        .<Mark>map(move -> Mark.arrow(move.from(), move.to(), by.word()))
        .toList();
  }

  private Stream<GravityStep.Move> moves() {
    return steps.stream()
        .filter(GravityStep.Move.class::isInstance)
        .map(GravityStep.Move.class::cast);
  }

  /**
   * What the turn came to, the fullest words first: its captures, what its side scored by stacking,
   * what attacks something now, and what was added; without any of these how many pieces have
   * moved.
   *
   * @param well as it is now
   */
  List<Sentences> digests(GravityBoard well) {
    return steps.isEmpty()
        ? List.of()
        : Stream.of(
                List.of(captured(), stacked(well), attacking(well)),
                List.of(capturedBriefly(), stackedBriefly(well), attacking(well)),
                List.of(capturedBriefly(), stackedBriefly(well), Optional.<String>empty()))
            .map(this::deeds)
            .map(
                deeds ->
                    Sentence.of(
                        SentenceRole.WEIGHTY,
                        "%s %s.",
                        TwoColourSeats.seat(by),
                        Phrase.list(deeds)))
            .distinct()
            .map(Sentences::of)
            .toList();
  }

  private List<String> deeds(List<Optional<String>> weighty) {
    List<String> deeds = new ArrayList<>(weighty.stream().flatMap(Optional::stream).toList());
    if (deeds.isEmpty()) {
      deeds.add("moved " + Phrase.counted((int) moves().count(), "piece"));
    }
    steps.stream()
        .filter(GravityStep.Add.class::isInstance)
        .map(step -> (GravityStep.Add) step)
        .forEach(step -> deeds.add(step.deed()));
    return deeds;
  }

  /** {@code captured the pawn on c4}. */
  private Optional<String> captured() {
    List<String> prey = captures().map(GravityStep.Move::taking).toList();
    return prey.isEmpty() ? Optional.empty() : Optional.of("captured " + Phrase.list(prey));
  }

  private Optional<String> capturedBriefly() {
    int count = (int) captures().count();
    return count < 2 ? captured() : Optional.of("captured " + Phrase.counted(count, "piece"));
  }

  /** {@code moved the queen to h7 (attacking the rook on d7)}. */
  private Optional<String> attacking(GravityBoard well) {
    List<String> attacks =
        moves()
            .filter(move -> prey(well, move) != 0)
            .map(
                move ->
                    "the %s to %s (attacking %s)"
                        .formatted(
                            PieceType.of(move.piece()).word(),
                            move.to(),
                            Phrase.list(well.placed(prey(well, move)).words("the"))))
            .toList();
    // No comma before "and": the verb in front of the first governs the others too.
    return attacks.isEmpty()
        ? Optional.empty()
        : Optional.of("moved " + String.join(" and ", attacks));
  }

  /** What the piece that moved could capture now. */
  private static long prey(GravityBoard well, GravityStep.Move move) {
    return GravityMoves.captures(well, GravityBoard.BOARD.number(move.to()));
  }

  private Stream<GravityStep.Move> captures() {
    return moves().filter(GravityStep.Move::isCapture);
  }

  /** {@code scored 2 points by stacking the knight on f2 (it can't fall to d1 or h1)}. */
  private Optional<String> stacked(GravityBoard well) {
    List<String> pieces =
        landed(well).allMatch(square -> well.footing(square).isEmpty())
            ? well.placed(newlyStacked(well)).words("the")
            : landed(well).map(square -> rested(well, square)).toList();
    return scored(well, Phrase.list(pieces));
  }

  private Optional<String> stackedBriefly(GravityBoard well) {
    List<String> landed = landed(well).map(well::named).toList();
    return scored(
        well, landed.size() == 1 ? landed.get(0) : Phrase.counted(landed.size(), "piece"));
  }

  private Optional<String> scored(GravityBoard well, String pieces) {
    return new GravityPoints(well, CountBySide.NONE)
        .stackedSince(before, by)
        .map(points -> "scored %s by stacking %s".formatted(points, pieces));
  }

  private static String rested(GravityBoard well, Square square) {
    String piece = well.named(square);
    return well.footing(square).map(why -> "%s (%s)".formatted(piece, why)).orElse(piece);
  }

  /** Where pieces of its side are stacked now that weren't before. */
  private Stream<Square> landed(GravityBoard well) {
    return GravityBoard.BOARD.squares(newlyStacked(well)).stream();
  }

  private long newlyStacked(GravityBoard well) {
    return well.stacked() & ~before.well().stacked() & well.board().occupied(by);
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
