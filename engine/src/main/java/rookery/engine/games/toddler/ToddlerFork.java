package rookery.engine.games.toddler;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Purpose;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.games.toddler.piece.ToddlerSquareSet;
import rookery.engine.play.PlacedPieces;
import rookery.engine.text.Phrase;

/**
 * A move after which one piece attacks two or more strong ones, of which one can be saved mostly.
 *
 * @param move by the enemy, without a capture
 * @param targets what it attacks then and could win, the dearest first
 */
record ToddlerFork(ToddlerMove.QuietMove move, List<ToddlerPiece> targets) {
  /** Whoever loses less than this hardly minds. */
  private static final int DEAR = ToddlerKind.PHOENIX.worth();

  private static final int MOST_NAMED = 2;

  /** The one that wins most from a side whose enemy is to move. */
  static Optional<ToddlerFork> against(ToddlerBoard field, Colour side) {
    return all(field, side).max(Comparator.comparing(ToddlerFork::worth));
  }

  /** All that win something from a side whose enemy is to move, the best first. */
  static Stream<ToddlerFork> bestFirst(ToddlerBoard field, Colour side) {
    return all(field, side).sorted(Comparator.comparing(fork -> -fork.worth()));
  }

  private static Stream<ToddlerFork> all(ToddlerBoard field, Colour side) {
    List<ToddlerPiece> dear =
        field.pieces(side).stream()
            .filter(piece -> piece.kind().worth() >= DEAR && !piece.kind().needsTwoAttackers())
            .toList();
    return field.pieces(side.opposite()).stream()
        .filter(enemy -> !enemy.kind().movement().harmless(field, enemy.colour()))
        .flatMap(enemy -> by(enemy, field, dear));
  }

  /** How much the best one wins if the dearest piece is saved; 0 if there is none. */
  static int loss(ToddlerBoard field, Colour side) {
    return against(field, side).map(ToddlerFork::worth).orElse(0);
  }

  private int worth() {
    return targets.get(1).kind().worth();
  }

  private static Stream<ToddlerFork> by(
      ToddlerPiece enemy, ToddlerBoard field, List<ToddlerPiece> dear) {
    ToddlerSquareSet steps =
        enemy.kind().movement().reach(field, enemy).steps().minus(field.occupied());
    ToddlerBoard without = field.without(enemy.square());
    List<ToddlerFork> forks = new ArrayList<>();
    for (int to = steps.first(); to != ToddlerSquareSet.END; to = steps.next(to)) {
      ToddlerPiece there = ToddlerPiece.of(enemy.letter(), to);
      // By what it reaches alone, which takes less time than to find out what could be won.
      if (dear.stream().filter(one -> reaches(without, there, one)).skip(1).findAny().isPresent()) {
        forks.addAll(found(enemy, there, field, dear).stream().toList());
      }
    }
    return forks.stream();
  }

  private static boolean reaches(ToddlerBoard board, ToddlerPiece enemy, ToddlerPiece target) {
    return enemy.kind().movement().strikes(board, enemy, target.at());
  }

  private static Optional<ToddlerFork> found(
      ToddlerPiece enemy, ToddlerPiece there, ToddlerBoard field, List<ToddlerPiece> dear) {
    ToddlerMove.QuietMove move = new ToddlerMove.QuietMove(enemy, there.square());
    ToddlerBoard then = field.after(move.playedOn(field.board()), move.squares());
    List<ToddlerPiece> attacked = ToddlerThreats.by(then, there);
    List<ToddlerPiece> targets =
        dear.stream()
            .filter(attacked::contains)
            .filter(one -> isWon(then, there, one))
            .sorted(Comparator.comparing(one -> -one.kind().worth()))
            .toList();
    return targets.size() > 1 && !ToddlerThreats.any(then, there)
        ? Optional.of(new ToddlerFork(move, targets))
        : Optional.empty();
  }

  private static boolean isWon(ToddlerBoard then, ToddlerPiece enemy, ToddlerPiece target) {
    return target.kind().worth() > enemy.kind().worth() || !ToddlerThreats.isGuarded(then, target);
  }

  /** Its way in red, and what it means for the side that it attacks. */
  Explanation told() {
    return Explanation.of(
        List.of(Mark.arrow(move.piece().square(), move.to(), "red")),
        "The %s could go to %s, attacking %s.",
        move.piece().placed(),
        move.to(),
        named("your"));
  }

  /** What it is good for, told to the side that moves. */
  Purpose aim() {
    return new Purpose("attack", named("the") + " at once");
  }

  private String named(String whose) {
    SortedMap<Square, Character> letters = new TreeMap<>();
    targets.stream().limit(MOST_NAMED).forEach(one -> letters.put(one.square(), one.letter()));
    return Phrase.list(new PlacedPieces(letters, ToddlerKind.NAMES).words(whose));
  }
}
