package rookery.engine.games.toddler.capture;

import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import rookery.engine.board.Square;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerMoveGenerator;
import rookery.engine.games.toddler.move.ToddlerPosition;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.games.toddler.piece.ToddlerSquareSet;
import rookery.engine.text.Sentence;

/**
 * What can be captured elsewhere once a piece of the side to move has left its square, which it
 * blocks, guards or, as a Genius or a Guardian Angel, protects.
 */
public record ToddlerPin(ToddlerPosition position) {
  /** The dearest piece that the enemy could win then and can't now, and by what. */
  private record Loss(ToddlerPiece captor, ToddlerPiece victim) {}

  /** What a piece prevents by standing where it does. */
  public Optional<Sentence> prevented(ToddlerPiece piece) {
    if (piece.kind() == ToddlerKind.TODDLER || piece.colour() != position.turn()) {
      return Optional.empty();
    }
    ToddlerBoard lifted = position.field().without(piece.square());
    return loss(new ToddlerPosition(lifted, piece.colour().opposite(), false), piece.square())
        .flatMap(loss -> prevented(piece, loss));
  }

  private Optional<Sentence> prevented(ToddlerPiece piece, Loss loss) {
    if (!captors(position.skipped(), loss.victim().square()).contains(loss.captor())) {
      return Optional.of(
          Sentence.of(
              "It keeps the %s from capturing your %s.",
              loss.captor().placed(), loss.victim().placed()));
    }
    ToddlerBoard field = position.field();
    return piece.kind().movement().strikes(field, piece, loss.victim().at())
        ? Optional.of(Sentence.of("It guards your %s.", loss.victim().placed()))
        : Optional.empty();
  }

  /** What else than its own piece a move lets the enemy win, if that is worth at least so much. */
  public Optional<Explanation> opened(ToddlerMove move, int worth) {
    ToddlerPosition then = position.after(move);
    return move.arrival()
        .flatMap(to -> loss(then, to))
        .filter(loss -> loss.victim().kind().worth() >= worth)
        .map(
            loss ->
                Explanation.of(
                    ToddlerThreats.attack(then.field(), loss.captor(), loss.victim()).arrows(),
                    "Then the %s could capture your %s.",
                    loss.captor().placed(),
                    loss.victim().placed()));
  }

  /** Whether it does, and captures anywhere don't repay it. */
  public boolean isLosing(ToddlerMove move) {
    double balance = new ToddlerCaptureSearch(position).balance(move);
    // What doing nothing costs is the same for every move, so it is asked of the few that are left.
    return balance < 0
        && opened(move, 0).isPresent()
        && balance < ToddlerCaptureSearch.idle(position);
  }

  private Optional<Loss> loss(ToddlerPosition then, Square own) {
    ToddlerExchange exchange = new ToddlerExchange(then);
    Set<Square> fresh = new TreeSet<>(exchange.won().keySet());
    fresh.remove(own);
    if (!fresh.isEmpty()) {
      fresh.removeAll(new ToddlerExchange(position.skipped()).won().keySet());
    }
    return fresh.stream()
        .map(then.field()::piece)
        .filter(victim -> victim.kind() != ToddlerKind.TODDLER)
        .max(Comparator.comparing(victim -> victim.kind().worth()))
        .flatMap(victim -> loss(then, victim));
  }

  /** By what couldn't capture it before, if anything. */
  private Optional<Loss> loss(ToddlerPosition then, ToddlerPiece victim) {
    Set<ToddlerPiece> before = captors(position.skipped(), victim.square());
    return captors(then, victim.square()).stream()
        .min(
            Comparator.<ToddlerPiece, Boolean>comparing(before::contains)
                .thenComparing(captor -> captor.kind().worth()))
        .map(captor -> new Loss(captor, victim));
  }

  /** What can capture the piece on a square. */
  private static Set<ToddlerPiece> captors(ToddlerPosition position, Square victim) {
    Set<ToddlerPiece> captors = new TreeSet<>();
    ToddlerSquareSet only = ToddlerSquareSet.of(position.field().piece(victim).at());
    ToddlerMoveGenerator.captures(position, only)
        .forEach(move -> captors.add(position.field().piece(move.squares().get(0))));
    return captors;
  }
}
