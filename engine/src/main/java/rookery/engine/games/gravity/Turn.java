package rookery.engine.games.gravity;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/**
 * A moment in one of the turns, or after the last.
 *
 * @param number counts the turns of both from 1; odd ones are White's
 * @param moved where the pieces stand that have gone this turn, those called stuck among them
 * @param out the pieces for which the top row had no room
 */
record Turn(
    int number, Well well, Decks decks, Set<Square> moved, Captures captures, List<String> out) {
  /** White's turn without a card, after twelve of each side with one (GR-5). */
  static final int LAST = Decks.CARDS + 1;

  Turn {
    moved = Set.copyOf(moved);
    out = List.copyOf(out);
  }

  /** White's first turn, its card flipped. */
  static Turn first(List<String> white, List<String> black) {
    Decks decks = new Decks(white, black, 1);
    return new Turn(1, Well.empty(), decks, Set.of(), Captures.NONE, List.of());
  }

  /** Whose turn it is; it has passed to Black when the game is over. */
  Colour colour() {
    return number % 2 == 1 ? Colour.WHITE : Colour.BLACK;
  }

  /** Whether the last turn is over. */
  boolean isOver() {
    return number > LAST;
  }

  /** The letter of the piece to be added; none in the last turn. */
  Optional<Character> flipped() {
    return number < LAST ? decks.last().map(card -> card.charAt(0)) : Optional.empty();
  }

  /** Where the pieces stand that have yet to go, stacked ones left out. */
  List<Square> going() {
    return isOver()
        ? List.of()
        : well.active(colour()).stream().filter(square -> !moved.contains(square)).toList();
  }

  /** Whether a piece that has yet to go has a move; if not, the phase of moves is over. */
  boolean hasMove() {
    Moves moves = new Moves(well);
    return going().stream().anyMatch(moves::any);
  }

  /** All that can be done. */
  Stream<GravityAction> actions() {
    if (isOver()) {
      return Stream.empty();
    }
    List<GravityAction> steps = going().stream().flatMap(this::steps).toList();
    return steps.stream().allMatch(Stuck.class::isInstance) ? additions() : steps.stream();
  }

  /** A piece that has a move must move; one that has none may be called stuck. */
  private Stream<GravityAction> steps(Square from) {
    List<Move> moves = new Moves(well).from(from);
    return moves.isEmpty()
        ? Stream.of(new Stuck(well.board().at(from), from))
        : moves.stream().map(move -> move);
  }

  private Stream<GravityAction> additions() {
    return flipped().stream()
        .flatMap(piece -> well.openings().stream().map(square -> new Add(piece, square)));
  }

  /** After one of the pieces has moved. */
  Turn withMove(Move move) {
    return gone(
        move.to(),
        well.moved(move.from(), move.to()),
        move.captures() ? captures.with(colour()) : captures);
  }

  /** After one of the pieces was called stuck. */
  Turn withStuck(Square square) {
    return gone(square, well, captures);
  }

  private Turn gone(Square square, Well then, Captures captured) {
    Set<Square> gone = new HashSet<>(moved);
    gone.add(square);
    return new Turn(number, then, decks, gone, captured, out).settled();
  }

  /** After the piece of the flipped card came in. */
  Turn withAdded(Square square) {
    return next(well.added(square, flipped().orElseThrow()), out).settled();
  }

  /** GR-8: turns in which there is nothing left to decide end by themselves. */
  private Turn settled() {
    Turn now = this;
    while (now.isDecided()) {
      now = now.next(now.well, now.outWithFlipped());
    }
    return now;
  }

  private boolean isDecided() {
    boolean adds = flipped().isPresent() && !well.openings().isEmpty();
    return !isOver() && !adds && !hasMove();
  }

  /** GR-5: a piece for which the top row has no room is out of the game. */
  private List<String> outWithFlipped() {
    return Stream.concat(out.stream(), flipped().stream().map(Object::toString)).toList();
  }

  private Turn next(Well then, List<String> outThen) {
    int following = number + 1;
    Set<Square> kept = following > LAST ? moved : Set.of();
    return new Turn(following, then, decks.flipped(following), kept, captures, outThen);
  }

  /** The same but for the order of the cards not flipped yet. */
  Turn with(Decks other) {
    return new Turn(number, well, other, moved, captures, out);
  }
}
