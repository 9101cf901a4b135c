package rookery.engine.games.toddler;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;
import rookery.engine.Best;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.explanation.Purpose;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.Toddler;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.games.toddler.piece.ToddlerSquareSet;
import rookery.engine.text.Sentence;

/**
 * How the side to move could attack, in a quiet turn, the enemy's Toddler, or the Guardian Angel
 * beside it, with one or two moves of one piece, or else get room.
 *
 * @param target the enemy's Toddler or that Guardian Angel
 */
record ToddlerAttack(ToddlerSituation situation, ToddlerQuietMoves quiet, ToddlerPiece target) {
  /** Nearer to the target than that a piece goes only to attack it. */
  private static final int NEAR = 4;

  /** So many lines from its own edge a piece has passed where its Soldiers stood at first. */
  private static final int OUT = 3;

  static ToddlerAttack of(ToddlerSituation situation) {
    ToddlerBoard field = situation.truth().field();
    ToddlerPiece toddler = Toddler.of(field, situation.truth().turn().opposite());
    return new ToddlerAttack(
        situation,
        new ToddlerQuietMoves(situation),
        field.isShielded(toddler)
            ? field.piece(field.find(ToddlerKind.ANGEL, toddler.colour()))
            : toddler);
  }

  /** A move after which one more piece attacks the target, which leaves fewest answers then. */
  Optional<Plan> attack() {
    return Best.of(
            quiet
                .all(piece -> piece.kind() != ToddlerKind.TODDLER)
                .filter(move -> attackers(quiet.after(move)) > attackers())
                .filter(quiet::isSafe),
            move -> -answers(move))
        .map(this::attacking);
  }

  private Plan attacking(ToddlerMove.QuietMove move) {
    return quiet.planned(move, by(move));
  }

  /** That the piece attacks itself, or makes way for another one. */
  private Purpose by(ToddlerMove.QuietMove move) {
    ToddlerBoard then = quiet.after(move);
    List<ToddlerPiece> attackers = ToddlerThreats.to(then, target);
    List<ToddlerPiece> before = ToddlerThreats.to(situation.truth().field(), target);
    return attackers.contains(ToddlerQuietMoves.arrived(move))
        ? aim()
        : attackers.stream()
            .filter(piece -> !before.contains(piece))
            .findFirst()
            .map(piece -> "your %s %s the %s".formatted(piece.placed(), verb(), target.placed()))
            .map(words -> new Purpose("let", words))
            .orElseGet(this::aim);
  }

  private String verb() {
    return target.kind() == ToddlerKind.TODDLER ? "threaten" : "attack";
  }

  /** In how many ways a threat to the Toddler can be answered; the Angel is free to go anyway. */
  private int answers(ToddlerMove move) {
    return target.kind() == ToddlerKind.TODDLER ? situation.after(move).moves().get().size() : 0;
  }

  /** What an attack on the target is good for. */
  Sentence howToWin() {
    return Sentence.of(
        target.kind() == ToddlerKind.TODDLER
            ? "You win if nothing can end a threat to the Toddler."
            : "To win, capture the Guardian Angel with two attackers, then threaten the Toddler.");
  }

  private Purpose aim() {
    return target.kind() == ToddlerKind.TODDLER
        ? new Purpose("threaten", "the " + target.placed())
        : ToddlerMotive.besieging(situation.truth().field(), target);
  }

  /** A move after which its piece attacks two strong ones, of which only one can be saved. */
  Optional<Plan> fork() {
    return ToddlerFork.bestFirst(situation.truth().field(), target.colour())
        .filter(fork -> !situation.returns(fork.move()))
        .filter(fork -> situation.moves().get().contains(fork.move()))
        .filter(fork -> quiet.isSafe(fork.move()))
        .findFirst()
        .map(fork -> quiet.planned(fork.move(), fork.aim()));
  }

  /** The first of some moves after which a strong piece could be won. */
  Optional<Plan> threat(Stream<ToddlerMove.QuietMove> moves) {
    return moves
        .filter(move -> isThreat(quiet.after(move)))
        .filter(quiet::isSafe)
        .flatMap(move -> threatening(move, ToddlerQuietMoves::isStrong).stream())
        .findFirst();
  }

  /** By the board alone, which takes less time than to find out what could be won. */
  private boolean isThreat(ToddlerBoard then) {
    return then.pieces(target.colour()).stream()
        .filter(ToddlerQuietMoves::isStrong)
        .anyMatch(piece -> threats(then, piece) > threats(situation.truth().field(), piece));
  }

  private static int threats(ToddlerBoard board, ToddlerPiece piece) {
    return ToddlerThreats.to(board, piece).size();
  }

  private Optional<Plan> threatening(ToddlerMove.QuietMove move, Predicate<ToddlerPiece> dearest) {
    ToddlerMotive motive = new ToddlerMotive(situation, situation.after(move));
    return motive
        .won()
        .findFirst()
        .filter(dearest)
        .flatMap(any -> motive.winning())
        .map(threat -> quiet.planned(move, threat).because(motive.threatened().orElseThrow()))
        .map(plan -> plan.drawing(motive.opened()));
  }

  /** A move after which the same piece could attack the target. */
  Optional<Plan> detour() {
    return quiet
        .of(ToddlerQuietMoves::isStrong)
        .flatMap(
            move ->
                twice(
                    move,
                    (board, piece) -> strikes(board, piece) ? Optional.of(aim()) : Optional.empty())
                    .stream())
        .findFirst();
  }

  private boolean strikes(ToddlerBoard board, ToddlerPiece piece) {
    return piece.kind().movement().strikes(board, piece, target.at());
  }

  /**
   * A plan that begins with a move and goes on with the same piece.
   *
   * @param good what a square is good for, judged on a board without the piece
   */
  Optional<Plan> twice(
      ToddlerMove.QuietMove move, BiFunction<ToddlerBoard, ToddlerPiece, Optional<Purpose>> good) {
    ToddlerBoard then = quiet.after(move);
    ToddlerPiece piece = ToddlerQuietMoves.arrived(move);
    ToddlerSquareSet steps =
        piece.kind().movement().reach(then, piece).steps().minus(then.occupied());
    ToddlerBoard without = then.without(piece.square());
    for (int to = steps.first(); to != ToddlerSquareSet.END; to = steps.next(to)) {
      ToddlerPiece next = ToddlerPiece.of(piece.letter(), to);
      Optional<Purpose> purpose = good.apply(without, next);
      ToddlerMove.QuietMove second = new ToddlerMove.QuietMove(piece, next.square());
      // What the piece can do now already takes no second move.
      boolean isNear = canGo(move.piece(), next.square());
      if (purpose.isPresent() && !isNear && isPossible(move, second)) {
        return purpose.map(one -> twice(move, second, one));
      }
    }
    return Optional.empty();
  }

  private boolean canGo(ToddlerPiece piece, Square to) {
    return situation.moves().get().contains(new ToddlerMove.QuietMove(piece, to));
  }

  private boolean isPossible(ToddlerMove.QuietMove move, ToddlerMove.QuietMove second) {
    ToddlerBoard then = quiet.after(move);
    ToddlerBoard end = then.after(second.playedOn(then.board()), second.squares());
    ToddlerPiece arrived = ToddlerQuietMoves.arrived(second);
    return attackers(end) >= attackers() + (strikes(end, arrived) ? 1 : 0)
        && !ToddlerThreats.any(end, arrived)
        && quiet.isSafe(move)
        && situation.after(move).passed().moves().get().contains(second);
  }

  private Plan twice(ToddlerMove.QuietMove move, ToddlerMove.QuietMove second, Purpose purpose) {
    List<Mark> marks = new ArrayList<>(move.way(situation.truth().field()));
    marks.addAll(second.way(quiet.after(move)));
    marks.add(new Mark.Order(move.to(), 1));
    marks.add(new Mark.Order(second.to(), 2));
    return new Plan(
        Explanation.of(
            marks,
            "Plan: %s to %s, then to %s, %s.",
            move.piece().words(),
            move.to(),
            second.to(),
            purpose.aim()),
        Optional.of(move.text()),
        Optional.of(
            Sentence.of("From %s it can go to %s, %s.", move.to(), second.to(), purpose.aim())));
  }

  /** A strong piece that threatens any enemy, be it only a Soldier. */
  Optional<Plan> hunt() {
    return hunt(quiet.of(ToddlerQuietMoves::isStrong));
  }

  private Optional<Plan> hunt(Stream<ToddlerMove.QuietMove> moves) {
    return moves
        .filter(this::isAimed)
        .filter(quiet::isSafe)
        .flatMap(move -> threatening(move, any -> true).stream())
        .findFirst();
  }

  /** A strong piece that comes nearer without danger, if it can so that it threatens something. */
  Optional<Plan> nearer() {
    return hunt(advances())
        .or(
            () ->
                advances()
                    .filter(move -> isRoamer(move.piece().kind()))
                    .filter(move -> room(move) > room(move.piece()))
                    .filter(quiet::isSafe)
                    .findFirst()
                    .map(this::coming));
  }

  /** A move that brings its piece nearer. */
  Plan coming(ToddlerMove.QuietMove move) {
    return quiet.planned(move, new Purpose("come", "nearer to the " + target.placed()));
  }

  /** Rather not with one of the dearest. */
  private Stream<ToddlerMove.QuietMove> advances() {
    return quiet
        .of(ToddlerQuietMoves::isStrong)
        .filter(move -> !isNear(move.to()) && isNearer(move))
        .filter(move -> quiet.advance(move.to()) >= OUT)
        .sorted(Comparator.comparing(move -> steps(move.to()) + move.piece().kind().worth()));
  }

  /** Whether the piece then attacks something that nothing guards. */
  private boolean isAimed(ToddlerMove.QuietMove move) {
    return ToddlerThreats.attacksUnguarded(quiet.after(move), ToddlerQuietMoves.arrived(move));
  }

  /** Captains are too slow, Phoenixes fly from anywhere, and a Toddler's parents risk most. */
  private static boolean isRoamer(ToddlerKind kind) {
    return kind != ToddlerKind.CAPTAIN && kind != ToddlerKind.PHOENIX && !kind.parent();
  }

  /** What a move is good for at least: its piece comes nearer, or gets about more. */
  Optional<Plan> roaming(ToddlerMove move) {
    if (!(move instanceof ToddlerMove.QuietMove step)) {
      return Optional.empty();
    }
    return isNearer(step) && step.piece().kind() != ToddlerKind.TODDLER
        ? Optional.of(coming(step))
        : Optional.of(step)
            .filter(one -> room(one) > room(one.piece()))
            .map(one -> quiet.planned(one, new Purpose("reach", room(one) + " squares")));
  }

  /** To how many squares the piece can go then. */
  private int room(ToddlerMove.QuietMove move) {
    return quiet.after(move).room(ToddlerQuietMoves.arrived(move));
  }

  private int room(ToddlerPiece piece) {
    return situation.truth().field().room(piece);
  }

  /** Whether a piece goes there only to attack the target. */
  boolean isNear(Square square) {
    return steps(square) < NEAR;
  }

  boolean isNearer(ToddlerMove.QuietMove move) {
    return steps(move.to()) < steps(move.piece().square());
  }

  private int steps(Square square) {
    return square.steps(target.square());
  }

  private int attackers() {
    return attackers(situation.truth().field());
  }

  private int attackers(ToddlerBoard then) {
    return ToddlerThreats.to(then, target).size();
  }
}
