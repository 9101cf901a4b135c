package rookery.engine.games.toddler;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.Toddler;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPaths;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.games.toddler.piece.ToddlerSquares;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * What the side to move could work towards in a quiet turn: to attack the enemy's Toddler, or the
 * Guardian Angel beside it, with one or two moves of one piece, or else to come nearer.
 *
 * @param target the enemy's Toddler or that Guardian Angel
 */
record ToddlerAdvice(ToddlerScene scene, ToddlerPiece target) {
  /** Nearer to the target than that a piece goes only to attack it. */
  private static final int NEAR = 4;

  /** So many lines from its own edge a piece has passed where its Soldiers stood at first. */
  private static final int OUT = 3;

  /** A move and what it is good for, first as a plan and then as the reason of a hint. */
  private record Step(ToddlerMove move, List<Square> way, Sentence told, Sentence why) {
    Plan plan() {
      Explanation drawn = new Explanation(new Sentences(List.of(told)), Mark.way(way, "blue"));
      return new Plan(drawn, Optional.of(move.text()));
    }
  }

  static ToddlerAdvice of(ToddlerScene scene) {
    ToddlerBoard field = scene.truth().field();
    ToddlerPiece toddler = Toddler.of(field, scene.truth().turn().opposite());
    return new ToddlerAdvice(
        scene,
        field.isShielded(toddler)
            ? field.piece(field.find(ToddlerKind.ANGEL, toddler.colour()))
            : toddler);
  }

  /** Empty where a threat must be ended, or more can be won than is in danger. */
  Optional<Plan> plan() {
    if (scene.truth().threatened()) {
      return Optional.empty();
    }
    double most = new ToddlerExchange(scene).most();
    ToddlerRescue rescue = ToddlerRescue.of(scene);
    return rescue.endangered().isEmpty()
        ? Optional.of(quiet()).filter(any -> most <= 0)
        : Optional.of(rescue).filter(any -> most < any.dearest()).flatMap(ToddlerRescue::plan);
  }

  /** Why the move with which the plan begins is good. */
  Optional<Sentence> why(ToddlerMove move) {
    return Optional.of(move)
        .filter(ToddlerMove.QuietMove.class::isInstance)
        .filter(any -> isQuiet())
        .flatMap(any -> step())
        .filter(step -> step.move().equals(move))
        .map(Step::why);
  }

  private boolean isQuiet() {
    return !scene.truth().threatened()
        && new ToddlerExchange(scene).won().isEmpty()
        && scene.endangered(scene.actor()).isEmpty();
  }

  private Plan quiet() {
    return step().map(Step::plan).orElseGet(() -> new Plan(goal(), Optional.empty()));
  }

  /** What is to be done sooner or later. */
  private Explanation goal() {
    return target.kind() == ToddlerKind.ANGEL
        ? Explanation.of(
            List.of(Mark.ring(target.square(), "blue")),
            "Aim: attack the %s with two pieces.",
            target.placed())
        : Explanation.of(
            List.of(),
            "Aim: no Guardian Angel is next to the %s, so threaten it.",
            target.placed());
  }

  private Optional<Step> step() {
    return attack().or(this::detour).or(this::nearer).or(this::room);
  }

  /** A move that attacks the target at once. */
  private Optional<Step> attack() {
    return quietMoves(ToddlerAdvice::isStrong)
        .filter(move -> attacks(after(move), arrived(move)))
        .filter(this::isSafe)
        .findFirst()
        .map(this::attacking);
  }

  private Step attacking(ToddlerMove.QuietMove move) {
    return planned(move, "to " + aim(), Sentence.of("It follows the plan to %s.", aim()));
  }

  private String aim() {
    if (target.kind() == ToddlerKind.TODDLER) {
      return "threaten the " + target.placed();
    }
    boolean isSecond = ToddlerThreats.any(scene.truth().field(), target);
    return "attack the %s %s"
        .formatted(target.placed(), isSecond ? "too" : "as the first of two pieces");
  }

  /** A move after which the same piece could attack the target. */
  private Optional<Step> detour() {
    return quietMoves(ToddlerAdvice::isStrong).flatMap(move -> detour(move).stream()).findFirst();
  }

  private Optional<Step> detour(ToddlerMove.QuietMove move) {
    ToddlerBoard then = after(move);
    ToddlerPiece piece = arrived(move);
    ToddlerSquares steps =
        piece.kind().movement().reach(then, piece).steps().minus(then.occupied());
    ToddlerBoard without = then.without(piece.square());
    for (int to = steps.first(); to != ToddlerSquares.END; to = steps.next(to)) {
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
    ToddlerBoard then = after(move);
    ToddlerBoard end = then.after(second.playedOn(then.board()), second.squares());
    return attacks(end, arrived(second))
        && isSafe(move)
        && scene.after(move).passed().moves().get().contains(second);
  }

  private Step detouring(ToddlerMove.QuietMove move, ToddlerMove.QuietMove second) {
    List<Square> way = List.of(move.piece().square(), move.to(), second.to());
    return new Step(
        move,
        way,
        Sentence.of(
            "Plan: %s to %s, then to %s, to %s.",
            move.piece().words(), move.to(), second.to(), aim()),
        Sentence.of("Next turn it can go to %s, to %s.", second.to(), aim()));
  }

  /** A strong piece that comes nearer without danger, rather not one of the dearest. */
  private Optional<Step> nearer() {
    return quietMoves(ToddlerAdvice::isStrong)
        .filter(move -> steps(move.to()) >= NEAR && steps(move.to()) < steps(move.piece().square()))
        .filter(move -> advance(move.to()) >= OUT)
        .sorted(Comparator.comparing(move -> steps(move.to()) + worth(move)))
        .filter(this::isSafe)
        .findFirst()
        .map(
            move ->
                planned(
                    move,
                    "nearer to the " + vulnerable(),
                    Sentence.of("It brings a piece nearer to the %s.", vulnerable())));
  }

  private String vulnerable() {
    String how =
        target.kind() == ToddlerKind.ANGEL
            ? "which two attackers can capture"
            : "which no Guardian Angel guards";
    return "%s, %s".formatted(target.placed(), how);
  }

  /** A Soldier that steps forward. */
  private Optional<Step> room() {
    return quietMoves(piece -> piece.kind() == ToddlerKind.SOLDIER)
        .filter(move -> advance(move.to()) > advance(move.piece().square()))
        .filter(this::isSafe)
        .findFirst()
        .map(
            move ->
                planned(
                    move,
                    "to make room for stronger pieces",
                    Sentence.of("It makes room for your stronger pieces.")));
  }

  private int advance(Square square) {
    return ToddlerEvaluation.advance(ToddlerPaths.BOARD.number(square), scene.truth().turn());
  }

  private int steps(Square square) {
    return square.steps(target.square());
  }

  private static boolean isStrong(ToddlerPiece piece) {
    return switch (piece.kind()) {
      case TODDLER, ANGEL, GENIUS, SOLDIER -> false;
      default -> true;
    };
  }

  /** Those to squares where nothing could capture the piece, the cheapest pieces first. */
  private Stream<ToddlerMove.QuietMove> quietMoves(Predicate<ToddlerPiece> which) {
    return scene.moves().get().stream()
        .filter(ToddlerMove.QuietMove.class::isInstance)
        .map(ToddlerMove.QuietMove.class::cast)
        .filter(move -> which.test(move.piece()))
        .filter(move -> !ToddlerThreats.any(after(move), arrived(move)))
        .sorted(Comparator.comparing(ToddlerAdvice::worth));
  }

  private static double worth(ToddlerMove.QuietMove move) {
    return ToddlerEvaluation.worth(move.piece().kind());
  }

  /** One move, what it is good for as the end of a plan, and as the reason of a hint. */
  private static Step planned(ToddlerMove.QuietMove move, String good, Sentence why) {
    return new Step(
        move,
        List.of(move.piece().square(), move.to()),
        Sentence.of("Plan: %s to %s, %s.", move.piece().words(), move.to(), good),
        why);
  }

  private static ToddlerPiece arrived(ToddlerMove.QuietMove move) {
    return ToddlerPiece.of(move.piece().letter(), ToddlerPaths.BOARD.number(move.to()));
  }

  private ToddlerBoard after(ToddlerMove move) {
    ToddlerBoard field = scene.truth().field();
    return field.after(move.playedOn(field.board()), move.squares());
  }

  /** Whether a piece that nothing could capture adds to what attacks the target. */
  private boolean attacks(ToddlerBoard then, ToddlerPiece piece) {
    List<ToddlerPiece> attackers = ToddlerThreats.to(then, target);
    return attackers.contains(piece)
        && attackers.size() > ToddlerThreats.to(scene.truth().field(), target).size()
        && !ToddlerThreats.any(then, piece);
  }

  /** Whether nothing is in danger after it. */
  private boolean isSafe(ToddlerMove move) {
    return scene.after(move).endangered(scene.actor()).isEmpty();
  }
}
