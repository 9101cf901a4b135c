package rookery.engine.games.gravity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceType;
import rookery.engine.games.gravity.well.GravityBoard;
import rookery.engine.games.gravity.well.GravityMoves;
import rookery.engine.text.CountBySide;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * A moment in one of the turns, or after the last.
 *
 * @param number counts the turns of both from 1; odd ones are White's
 * @param moved where the pieces stand that have gone this turn, those called stuck among them, as a
 *     {@link SquareSet}
 * @param out the pieces for which the top row had no room
 */
record GravityTurn(
    int number,
    GravityBoard well,
    GravityDecks decks,
    long moved,
    CountBySide captures,
    List<String> out) {
  /** White's turn without a card, after twelve of each side with one (GR-5). */
  static final int LAST = GravityDecks.CARDS + 1;

  /** How many rounds there are. */
  static final int ROUNDS = (LAST + 1) / 2;

  GravityTurn {
    out = List.copyOf(out);
  }

  /** Before the decks are shuffled. */
  static GravityTurn undealt() {
    GravityDecks none = new GravityDecks(List.of(), List.of(), 0);
    return new GravityTurn(1, GravityBoard.empty(), none, 0, CountBySide.NONE, List.of());
  }

  /** White's first turn, its card flipped. */
  static GravityTurn first(List<String> white, List<String> black) {
    GravityDecks decks = new GravityDecks(white, black, 1);
    return new GravityTurn(1, GravityBoard.empty(), decks, 0, CountBySide.NONE, List.of());
  }

  /** A turn of White and one of Black make a round; in the last one White is alone. */
  int round() {
    return (number + 1) / 2;
  }

  /** Whose turn it is; it has passed to Black when the game is over. */
  Colour colour() {
    return number % 2 == 1 ? Colour.WHITE : Colour.BLACK;
  }

  /** How many turns a side has before the end, the present one included. */
  int turnsLeft(Colour side) {
    return (LAST - number + (side == colour() ? 2 : 1)) / 2;
  }

  /** How many moves the piece on {@code square} can make before the end. */
  int movesLeft(int square) {
    return turnsLeft(Colour.of(well.board().at(square))) - (SquareSet.has(moved, square) ? 1 : 0);
  }

  /** Whether the side to move has no turn after this one. */
  boolean isLastOfItsSide() {
    return turnsLeft(colour()) <= 1;
  }

  /** Whether nothing has been added yet. */
  boolean isFirst() {
    return number == 1;
  }

  /** Whether the last turn is over. */
  boolean isOver() {
    return number > LAST;
  }

  /** The letter of the piece to be added; none in the last turn. */
  Optional<Character> flipped() {
    return number < LAST ? decks.last().map(card -> card.charAt(0)) : Optional.empty();
  }

  /** What is to be added, in words: {@code white rook}. */
  String toAdd() {
    return PieceType.coloured(flipped().orElseThrow());
  }

  /** Where the pieces stand that have yet to go, stacked ones left out, as a {@link SquareSet}. */
  long going() {
    return isOver() ? 0 : well.active(colour()) & ~moved;
  }

  /** Where a piece that has yet to go can go, as a {@link SquareSet}. */
  long targets(int from) {
    return new GravityMoves(well, colour()).targets(from);
  }

  /** Whether a piece that has yet to go has a move; if not, the phase of moves is over. */
  boolean hasMove() {
    GravityMoves moves = new GravityMoves(well, colour());
    for (long left = going(); left != 0; left = SquareSet.rest(left)) {
      if (moves.targets(SquareSet.first(left)) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Where those stand that have no move as long as nothing else moves, as a {@link SquareSet}. */
  long stuck() {
    GravityMoves moves = new GravityMoves(well, colour());
    long stuck = 0;
    for (long left = going(); left != 0; left = SquareSet.rest(left)) {
      int from = SquareSet.first(left);
      stuck |= moves.targets(from) == 0 ? SquareSet.of(from) : 0;
    }
    return stuck;
  }

  /** Which of them nothing of their side can make way for, as a {@link SquareSet}. */
  long blocked() {
    long blocked = stuck();
    for (long left = blocked; left != 0; left = SquareSet.rest(left)) {
      int from = SquareSet.first(left);
      blocked &= blocker(from).isPresent() ? ~SquareSet.of(from) : -1;
    }
    return blocked;
  }

  /**
   * A piece with a move that stands in the way of the one on {@code from}, or of what is in its
   * way: the other can move once that has moved.
   */
  OptionalInt blocker(int from) {
    for (long left = waysDown(from) & going(); left != 0; left = SquareSet.rest(left)) {
      int below = SquareSet.first(left);
      OptionalInt first = targets(below) != 0 ? OptionalInt.of(below) : blocker(below);
      if (first.isPresent()) {
        return first;
      }
    }
    return OptionalInt.empty();
  }

  /**
   * Whether a piece that has yet to go stands where the one on {@code from} could go otherwise, or
   * on the way.
   */
  boolean isHeldUp(int from) {
    return (new GravityMoves(well, 0, 0).targets(from) & going()) != 0;
  }

  /** The first squares on the ways down of the piece on {@code from}, as a {@link SquareSet}. */
  long waysDown(int from) {
    return well.waysDown(from);
  }

  /** The piece on that square: {@code the rook on c4}. */
  String named(int square) {
    return well.named(GravityBoard.BOARD.square(square));
  }

  /** The pieces on these squares: {@code the rook on c4}. */
  List<String> named(long squares) {
    return GravityBoard.BOARD.squares(squares).stream().map(well::named).toList();
  }

  /** The side's pieces that stand where they were and are stacked only in {@code then}. */
  List<String> newlyStacked(GravityBoard then) {
    return named(well.active(colour()) & then.stacked());
  }

  /** The same in words: {@code the pawn on b3 is now stacked, too}. */
  Optional<String> alsoStacked(GravityBoard then) {
    List<String> others = newlyStacked(then);
    String is = others.size() == 1 ? "is" : "are";
    return Optional.of("%s %s now stacked, too".formatted(Phrase.list(others), is))
        .filter(words -> !others.isEmpty());
  }

  /**
   * Whether a piece that has yet to go could score in this turn if all that can move were out of
   * its way.
   */
  boolean canScore() {
    long prey = well.active(colour().opposite());
    GravityMoves moves = new GravityMoves(well, well.stacked(), prey);
    return GravityBoard.BOARD.squares(going()).stream()
        .map(GravityBoard.BOARD::number)
        .anyMatch(
            from ->
                (moves.targets(from) & prey) != 0 || GravityLanding.best(this, from).moves() == 1);
  }

  /** That the piece of the flipped card is to be added. */
  Sentences adding() {
    return Sentences.of(Sentence.of(SentenceRole.TO_DO, "Add the %s at the top.", toAdd()));
  }

  /** All that can be done, in order of text. */
  List<GravityStep> steps() {
    List<GravityStep> steps = new ArrayList<>();
    long stuck = addMoves(steps);
    if (steps.isEmpty()) {
      return additions();
    }
    GravityBoard.BOARD
        .squares(stuck)
        .forEach(at -> steps.add(new GravityStep.Stuck(well.board().at(at), at)));
    return steps;
  }

  /** A piece that has a move must move; the others are given back: they may be called stuck. */
  private long addMoves(List<GravityStep> steps) {
    GravityMoves moves = new GravityMoves(well, colour());
    long stuck = 0;
    for (long left = going(); left != 0; left = SquareSet.rest(left)) {
      int from = SquareSet.first(left);
      long targets = moves.targets(from);
      stuck |= targets == 0 ? SquareSet.of(from) : 0;
      for (long to = targets; to != 0; to = SquareSet.rest(to)) {
        steps.add(move(from, SquareSet.first(to)));
      }
    }
    return stuck;
  }

  /** The move of a piece that has yet to go. */
  GravityStep.Move move(int from, int to) {
    Board board = well.board();
    return new GravityStep.Move(
        board.at(from),
        GravityBoard.BOARD.square(from),
        GravityBoard.BOARD.square(to),
        board.at(to));
  }

  private List<GravityStep> additions() {
    List<GravityStep> additions = new ArrayList<>();
    if (flipped().isPresent()) {
      char piece = flipped().get();
      GravityBoard.BOARD
          .squares(well.openings())
          .forEach(to -> additions.add(new GravityStep.Add(piece, to)));
    }
    return additions;
  }

  /** After one of the pieces has moved. */
  GravityTurn withMove(GravityStep.Move move) {
    return gone(
        move.to(),
        well.moved(move.from(), move.to()),
        move.isCapture() ? captures.with(colour(), 1) : captures);
  }

  /** After one of the pieces was called stuck. */
  GravityTurn withStuck(Square square) {
    return gone(square, well, captures);
  }

  private GravityTurn gone(Square square, GravityBoard then, CountBySide captured) {
    long gone = moved | SquareSet.of(GravityBoard.BOARD.number(square));
    return new GravityTurn(number, then, decks, gone, captured, out).settled();
  }

  /** After the piece of the flipped card came in. */
  GravityTurn withAdded(Square square) {
    return next(well.added(square, flipped().orElseThrow()), out).settled();
  }

  /** GR-8: turns with nothing left to decide end by themselves, White's last one too (GR-6). */
  private GravityTurn settled() {
    GravityTurn now = this;
    while (now.isDecided()) {
      now = now.next(now.well, now.outWithFlipped());
    }
    return now;
  }

  private boolean isDecided() {
    boolean adds = flipped().isPresent() && well.openings() != 0;
    return !isOver() && !adds && !hasMove();
  }

  /** GR-5: a piece for which the top row has no room is out of the game. */
  private List<String> outWithFlipped() {
    return Stream.concat(out.stream(), flipped().stream().map(Object::toString)).toList();
  }

  private GravityTurn next(GravityBoard then, List<String> outThen) {
    int following = number + 1;
    long kept = following > LAST ? moved : 0;
    return new GravityTurn(following, then, decks.flipped(following), kept, captures, outThen);
  }

  /** The same but for the order of the cards not flipped yet. */
  GravityTurn with(GravityDecks other) {
    return new GravityTurn(number, well, other, moved, captures, out);
  }
}
