package rookery.engine.games.toddler;

import java.util.Comparator;
import java.util.Optional;
import java.util.SortedMap;
import rookery.engine.Lazy;
import rookery.engine.board.Square;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerPiece;

/** How the side to move could save what is in danger. */
record ToddlerRescue(ToddlerSituation situation, SortedMap<Square, Character> endangered) {
  static ToddlerRescue of(ToddlerSituation situation) {
    return new ToddlerRescue(situation, situation.endangered(situation.actor()));
  }

  /**
   * A move and what is still in danger after it.
   *
   * @param forked what could be lost then by an attack on two pieces at once
   */
  record Attempt(ToddlerMove move, SortedMap<Square, Character> left, Lazy<Integer> forked) {
    int lost() {
      return left.values().stream()
          .mapToInt(letter -> ToddlerPiece.of(letter, 0).kind().worth())
          .sum();
    }

    boolean saves(Square square) {
      boolean moves = square.equals(move.squares().get(0));
      return !left.containsKey(moves ? move.squares().get(1) : square);
    }
  }

  /** The move after which least is in danger, if it saves anything. */
  Optional<Attempt> saver() {
    return situation.moves().get().stream()
        .filter(move -> move.squares().size() == 2 && !(move instanceof ToddlerMove.Trade))
        .filter(this::isSafe)
        .map(this::attempt)
        .min(
            Comparator.comparing(Attempt::lost)
                .thenComparing(attempt -> attempt.forked().get())
                .thenComparing(attempt -> situation.returns(attempt.move()))
                .thenComparing(attempt -> isChased(attempt.move()))
                .thenComparing(attempt -> !isAimed(attempt.move()))
                .thenComparing(attempt -> way(attempt.move())))
        .filter(attempt -> saved(attempt).isPresent());
  }

  private Attempt attempt(ToddlerMove move) {
    return new Attempt(
        move,
        situation.after(move).endangered(situation.actor()),
        Lazy.of(() -> ToddlerFork.loss(after(move), situation.truth().turn())));
  }

  /** Whether nothing attacks the piece that moves, and one that was in danger less than before. */
  private boolean isSafe(ToddlerMove move) {
    ToddlerBoard then = after(move);
    return !ToddlerThreats.any(then, arrived(move, then))
        && endangered.keySet().stream().anyMatch(square -> helps(move, square, then));
  }

  private boolean isChased(ToddlerMove move) {
    ToddlerBoard then = after(move);
    return new ToddlerChase(then, arrived(move, then)).isPossible();
  }

  private boolean isAimed(ToddlerMove move) {
    ToddlerBoard then = after(move);
    return ToddlerThreats.attacksUnguarded(then, arrived(move, then));
  }

  /** How far the piece goes; home again is rarely best. */
  private static int way(ToddlerMove move) {
    return move.squares().get(0).steps(move.squares().get(1));
  }

  private static ToddlerPiece arrived(ToddlerMove move, ToddlerBoard then) {
    return then.piece(move.squares().get(1));
  }

  private ToddlerBoard after(ToddlerMove move) {
    ToddlerBoard field = situation.truth().field();
    return field.after(move.playedOn(field.board()), move.squares());
  }

  private boolean helps(ToddlerMove move, Square square, ToddlerBoard then) {
    ToddlerPiece piece = situation.truth().field().piece(square);
    return square.equals(move.squares().get(0))
        || !then.pieces(piece.colour()).contains(piece)
        || !ToddlerThreats.any(then, piece)
        || ToddlerThreats.isGuarded(then, piece);
  }

  /** The dearest piece that it saves. */
  private Optional<ToddlerPiece> saved(Attempt attempt) {
    return endangered.keySet().stream()
        .filter(attempt::saves)
        .map(situation.truth().field()::piece)
        .max(Comparator.comparing(piece -> piece.kind().worth()));
  }

  /** It as a plan, for somebody who has just read what is in danger. */
  Plan saving(Attempt attempt) {
    ToddlerMove move = attempt.move();
    ToddlerPiece saved = saved(attempt).orElseThrow();
    return new Plan(
        Explanation.of(
            move.way(situation.truth().field()),
            "Save %s: try %s.",
            words(saved, saved.square().equals(move.squares().get(0))),
            move.words()),
        Optional.of(move.text()));
  }

  /** A piece that moves is named again by where it goes. */
  private String words(ToddlerPiece saved, boolean moves) {
    return endangered.size() == 1
        ? "it"
        : "your " + (moves ? saved.kind().title() : saved.placed());
  }
}
