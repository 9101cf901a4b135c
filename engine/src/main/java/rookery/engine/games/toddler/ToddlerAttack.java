package rookery.engine.games.toddler;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
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

  /** A move that attacks the target at once. */
  Optional<Plan> attack() {
    return quiet
        .of(ToddlerQuietMoves::isStrong)
        .filter(move -> attacks(quiet.after(move), ToddlerQuietMoves.arrived(move)))
        .filter(quiet::isSafe)
        .findFirst()
        .map(this::attacking);
  }

  private Plan attacking(ToddlerMove.QuietMove move) {
    return quiet.planned(move, aim()).because(worth());
  }

  /** What an attack on the target is good for. */
  private Sentence worth() {
    return target.kind() == ToddlerKind.TODDLER
        ? Sentence.of("A threat to the Toddler has to be ended before anything else.")
        : Sentence.of("Once the Guardian Angel is captured, the Toddler can be threatened.");
  }

  private Purpose aim() {
    return target.kind() == ToddlerKind.TODDLER
        ? new Purpose("threaten", "the " + target.placed())
        : ToddlerMotive.besieging(situation.truth().field(), target);
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
    return quiet.of(ToddlerQuietMoves::isStrong).flatMap(move -> detour(move).stream()).findFirst();
  }

  private Optional<Plan> detour(ToddlerMove.QuietMove move) {
    ToddlerBoard then = quiet.after(move);
    ToddlerPiece piece = ToddlerQuietMoves.arrived(move);
    ToddlerSquareSet steps =
        piece.kind().movement().reach(then, piece).steps().minus(then.occupied());
    ToddlerBoard without = then.without(piece.square());
    for (int to = steps.first(); to != ToddlerSquareSet.END; to = steps.next(to)) {
      ToddlerPiece next = ToddlerPiece.of(piece.letter(), to);
      if (piece.kind().movement().strikes(without, next, target.at())) {
        ToddlerMove.QuietMove second = new ToddlerMove.QuietMove(piece, next.square());
        if (isPossible(move, second)) {
          return Optional.of(detouring(move, second));
        }
      }
    }
    return Optional.empty();
  }

  private boolean isPossible(ToddlerMove.QuietMove move, ToddlerMove.QuietMove second) {
    ToddlerBoard then = quiet.after(move);
    ToddlerBoard end = then.after(second.playedOn(then.board()), second.squares());
    return attacks(end, ToddlerQuietMoves.arrived(second))
        && quiet.isSafe(move)
        && situation.after(move).passed().moves().get().contains(second);
  }

  private Plan detouring(ToddlerMove.QuietMove move, ToddlerMove.QuietMove second) {
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
            aim().aim()),
        Optional.of(move.text()),
        Optional.of(
            Sentence.of("From %s it can go to %s, %s.", move.to(), second.to(), aim().aim())));
  }

  /** A strong piece that comes nearer without danger and threatens something, or gets room. */
  Optional<Plan> nearer() {
    return advances()
        .filter(this::isAimed)
        .filter(quiet::isSafe)
        .flatMap(move -> threatening(move, any -> true).stream())
        .findFirst()
        .or(
            () ->
                advances()
                    .filter(move -> isRoamer(move.piece().kind()))
                    .filter(quiet::isSafe)
                    .flatMap(move -> roaming(move).stream())
                    .findFirst());
  }

  /** Rather not with one of the dearest. */
  private Stream<ToddlerMove.QuietMove> advances() {
    return quiet
        .of(ToddlerQuietMoves::isStrong)
        .filter(move -> steps(move.to()) >= NEAR && steps(move.to()) < steps(move.piece().square()))
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

  /** A move that lets its piece go to more squares. */
  Optional<Plan> roaming(ToddlerMove move) {
    return move instanceof ToddlerMove.QuietMove step && room(step) > room(step.piece())
        ? Optional.of(
            quiet.planned(
                step,
                new Purpose(
                    "get",
                    "to %s squares instead of %s".formatted(room(step), room(step.piece())))))
        : Optional.empty();
  }

  /** To how many squares the piece can go then. */
  private int room(ToddlerMove.QuietMove move) {
    return quiet.after(move).room(ToddlerQuietMoves.arrived(move));
  }

  private int room(ToddlerPiece piece) {
    return situation.truth().field().room(piece);
  }

  private int steps(Square square) {
    return square.steps(target.square());
  }

  /** Whether a piece that nothing could capture adds to what attacks the target. */
  private boolean attacks(ToddlerBoard then, ToddlerPiece piece) {
    List<ToddlerPiece> attackers = ToddlerThreats.to(then, target);
    return attackers.contains(piece)
        && attackers.size() > ToddlerThreats.to(situation.truth().field(), target).size()
        && !ToddlerThreats.any(then, piece);
  }
}
