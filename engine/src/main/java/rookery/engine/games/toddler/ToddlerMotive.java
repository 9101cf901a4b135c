package rookery.engine.games.toddler;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.text.Sentence;

/**
 * Why a move is good that captures nothing: whom it takes out of danger, and whom it threatens.
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
        : motive.rescue().or(motive::threat);
  }

  private Optional<Sentence> rescue() {
    List<ToddlerPiece> still = threatened(now, true);
    return threatened(was, true).stream()
        .filter(piece -> still.stream().noneMatch(other -> other.kind() == piece.kind()))
        .findFirst()
        .map(piece -> Sentence.of("Nothing threatens the %s any more.", piece.kind().title()));
  }

  private Optional<Sentence> threat() {
    return pieces(now, false).stream()
        .filter(piece -> attackers(now, piece) > attackers(was, piece))
        .findFirst()
        .map(
            piece ->
                attackers(was, piece) == 0
                    ? Sentence.of("It threatens the %s.", piece.kind().title())
                    : Sentence.of("It's one more threat to the %s.", piece.kind().title()));
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
