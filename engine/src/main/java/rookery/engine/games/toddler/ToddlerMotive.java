package rookery.engine.games.toddler;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.Toddler;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.text.Sentence;

/**
 * Why a move is good that captures nothing: whom it takes out of danger, whom it threatens, and
 * what it is a step towards.
 *
 * @param was the pieces before it
 * @param now the pieces after it
 * @param mover who made it
 */
record ToddlerMotive(ToddlerBoard was, ToddlerBoard now, Colour mover) {
  static Optional<Sentence> why(ToddlerScene before, ToddlerScene after) {
    ToddlerMotive motive =
        new ToddlerMotive(before.truth().field(), after.truth().field(), before.truth().turn());
    boolean captures =
        motive.pieces(motive.was, false).size() > motive.pieces(motive.now, false).size();
    return captures || after.result().isPresent()
        ? Optional.empty()
        : motive
            .rescue()
            .or(motive::threat)
            .or(motive::shelter)
            .or(motive::nearer)
            .or(motive::room);
  }

  private Optional<Sentence> rescue() {
    List<ToddlerPiece> still = threatened(now, true);
    return threatened(was, true).stream()
        .flatMap(piece -> later(piece).stream())
        .filter(piece -> !still.contains(piece))
        .findFirst()
        .map(piece -> Sentence.of("Nothing threatens the %s any more.", piece.placed()));
  }

  /** The same piece after the move, which may be the one that moved. */
  private Optional<ToddlerPiece> later(ToddlerPiece piece) {
    List<ToddlerPiece> own = now.pieces(mover);
    return own.contains(piece)
        ? Optional.of(piece)
        : own.stream()
            .filter(other -> other.kind() == piece.kind() && !was.pieces(mover).contains(other))
            .findFirst();
  }

  private Optional<Sentence> threat() {
    return pieces(now, false).stream()
        .filter(piece -> attackers(now, piece) > attackers(was, piece))
        .findFirst()
        .map(
            piece ->
                attackers(was, piece) == 0
                    ? Sentence.of("It threatens the %s.", piece.placed())
                    : Sentence.of("It's one more threat to the %s.", piece.placed()));
  }

  /** The Toddler and its Guardian Angel side by side, where they were not. */
  private Optional<Sentence> shelter() {
    boolean isNew =
        now.isShielded(Toddler.of(now, mover)) && !was.isShielded(Toddler.of(was, mover));
    return isNew
        ? Optional.of(Sentence.of("Next to its Guardian Angel, your Toddler can't be captured."))
        : Optional.empty();
  }

  /** The piece that moved, nearer to what it is to threaten in the end. */
  private Optional<Sentence> nearer() {
    ToddlerPiece enemy = Toddler.of(now, mover.opposite());
    Square hunted = enemy.square();
    return now.pieces(mover).stream()
        .filter(piece -> piece.kind() != ToddlerKind.TODDLER)
        .filter(piece -> !was.pieces(mover).contains(piece))
        .filter(
            piece ->
                was.pieces(mover).stream()
                    .filter(before -> before.kind() == piece.kind())
                    .filter(before -> !now.pieces(mover).contains(before))
                    .anyMatch(
                        before -> piece.square().steps(hunted) < before.square().steps(hunted)))
        .findFirst()
        .map(
            piece ->
                Sentence.of(
                    "It brings the %s nearer to the enemy %s.",
                    piece.kind().title(), enemy.placed()));
  }

  /** The piece that gains most squares to go to. */
  private Optional<Sentence> room() {
    return pieces(now, true).stream()
        .filter(piece -> gain(piece) > 0)
        .max(Comparator.comparing(this::gain))
        .map(piece -> Sentence.of("It gives the %s more room.", piece.placed()));
  }

  private int gain(ToddlerPiece piece) {
    return was.pieces(mover).contains(piece) ? reach(now, piece) - reach(was, piece) : 0;
  }

  private static int reach(ToddlerBoard board, ToddlerPiece piece) {
    return piece.kind().movement().reach(board, piece).steps().minus(board.occupied()).size();
  }

  private static int attackers(ToddlerBoard board, ToddlerPiece piece) {
    return ToddlerThreats.to(board, piece).size();
  }

  private List<ToddlerPiece> threatened(ToddlerBoard board, boolean own) {
    return pieces(board, own).stream().filter(piece -> ToddlerThreats.any(board, piece)).toList();
  }

  /** The most important first. */
  private List<ToddlerPiece> pieces(ToddlerBoard board, boolean own) {
    return board.pieces(own ? mover : mover.opposite()).stream()
        .sorted(Comparator.comparing(ToddlerPiece::kind))
        .toList();
  }
}
