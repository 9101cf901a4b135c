package rookery.engine.games.toddler;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.explanation.Plan;
import rookery.engine.explanation.Purpose;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;

/**
 * How the side to move gets ready, in a quiet turn in which it can attack nothing, to attack the
 * enemy's Toddler, or the Guardian Angel beside it.
 */
record ToddlerApproach(ToddlerAttack attack) {
  /** With fewer squares to go to, a piece is hardly out. */
  private static final int OUT = 3;

  /** What is best of all that. */
  Optional<Plan> best() {
    return clearing()
        .or(this::aiming)
        .or(attack::nearer)
        .or(this::opening)
        .or(attack::hunt)
        .or(this::advancing);
  }

  /** A further attack on what stands between an own piece and the target. */
  private Optional<Plan> clearing() {
    List<ToddlerAim> aims = aims();
    return aims.isEmpty()
        ? Optional.empty()
        : quiet()
            .of(piece -> !piece.kind().movement().harmless(field(), piece.colour()))
            .flatMap(move -> clearing(move, aims).stream())
            .findFirst();
  }

  private Optional<Plan> clearing(ToddlerMove.QuietMove move, List<ToddlerAim> aims) {
    ToddlerBoard then = quiet().after(move);
    return aims.stream()
        .filter(aim -> !aim.piece().equals(move.piece()))
        .filter(aim -> attackers(then, aim.blocker()) > attackers(field(), aim.blocker()))
        .filter(any -> quiet().isSafe(move))
        .findFirst()
        .map(aim -> quiet().planned(move, clearing(aim)));
  }

  private Purpose clearing(ToddlerAim aim) {
    return new Purpose(
        "attack",
        "the %s, which keeps your %s from the %s"
            .formatted(aim.blocker().placed(), aim.piece().placed(), target().kind().title()));
  }

  private static int attackers(ToddlerBoard board, ToddlerPiece piece) {
    return ToddlerThreats.to(board, piece).size();
  }

  private List<ToddlerAim> aims() {
    return field().pieces(side()).stream()
        .filter(piece -> isLongArm(piece) && !field().isBanned(piece))
        .flatMap(piece -> ToddlerAim.of(field(), piece, target()).stream())
        .toList();
  }

  /** Whether a piece attacks along lines; the dearest ones do so too. */
  private static boolean isLongArm(ToddlerPiece piece) {
    return switch (piece.kind()) {
      case EMPEROR, EMPRESS, ANDROID, NURSE -> true;
      default -> false;
    };
  }

  /** A piece that comes, in one move or in two, to where only one enemy stands in its way. */
  private Optional<Plan> aiming() {
    return newcomers()
        .filter(move -> isAimed(quiet().after(move), ToddlerQuietMoves.arrived(move)))
        .filter(quiet()::isSafe)
        .findFirst()
        .map(this::aiming)
        .or(
            () ->
                newcomers().flatMap(move -> attack.twice(move, this::aimed).stream()).findFirst());
  }

  private Plan aiming(ToddlerMove.QuietMove move) {
    ToddlerBoard then = quiet().after(move);
    return quiet().planned(move, aimed(then, ToddlerQuietMoves.arrived(move)).orElseThrow());
  }

  private Stream<ToddlerMove.QuietMove> newcomers() {
    List<ToddlerPiece> aiming = aims().stream().map(ToddlerAim::piece).toList();
    return quiet()
        .of(piece -> isLongArm(piece) && !aiming.contains(piece))
        .filter(
            move -> !move.piece().kind().movement().strikes(field(), move.piece(), target().at()));
  }

  private boolean isAimed(ToddlerBoard then, ToddlerPiece piece) {
    return aimed(then, piece).isPresent();
  }

  private Optional<Purpose> aimed(ToddlerBoard then, ToddlerPiece piece) {
    return then.isBanned(piece) || attack.isNear(piece.square())
        ? Optional.empty()
        : ToddlerAim.of(then, piece, target())
            .map(
                aim ->
                    new Purpose(
                        "aim",
                        "at the %s behind the %s"
                            .formatted(target().placed(), aim.blocker().placed())));
  }

  /** A Soldier's step that lets a piece out which could hardly move. */
  private Optional<Plan> opening() {
    return steps()
        .map(this::opened)
        .flatMap(Optional::stream)
        .sorted(Comparator.comparing(out -> -out.more()))
        .filter(out -> quiet().isSafe(out.move()))
        .findFirst()
        .map(
            out ->
                quiet()
                    .planned(
                        out.move(),
                        new Purpose("let", "your %s out".formatted(out.piece().placed()))));
  }

  /** A Soldier's step, and to how many squares more the piece behind it can go then. */
  private record Opened(ToddlerMove.QuietMove move, ToddlerPiece piece, int more) {}

  private Optional<Opened> opened(ToddlerMove.QuietMove move) {
    ToddlerBoard then = quiet().after(move);
    return field().pieces(side()).stream()
        .filter(piece -> isLongArm(piece) && field().room(piece) < OUT)
        .map(piece -> new Opened(move, piece, then.room(piece) - field().room(piece)))
        .filter(out -> out.more() >= OUT)
        .max(Comparator.comparing(Opened::more));
  }

  /** The Soldier that is nearest to the target goes on. */
  private Optional<Plan> advancing() {
    return steps()
        .filter(attack::isNearer)
        .sorted(Comparator.comparing(move -> move.to().walk(target().square())))
        .filter(quiet()::isSafe)
        .findFirst()
        .map(attack::coming);
  }

  /** A Soldier's steps forward. */
  private Stream<ToddlerMove.QuietMove> steps() {
    return quiet()
        .all(piece -> piece.kind() == ToddlerKind.SOLDIER)
        .filter(move -> quiet().advance(move.to()) > quiet().advance(move.piece().square()));
  }

  private ToddlerQuietMoves quiet() {
    return attack.quiet();
  }

  private ToddlerPiece target() {
    return attack.target();
  }

  private ToddlerBoard field() {
    return attack.situation().truth().field();
  }

  private Colour side() {
    return attack.situation().truth().turn();
  }
}
