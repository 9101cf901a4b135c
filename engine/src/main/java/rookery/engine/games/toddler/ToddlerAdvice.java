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

/**
 * The one thing that the side to move is advised to do, which the board tells and draws and a hint
 * recommends: to end a threat, to capture or save what is worth most, or in a quiet turn to attack
 * the enemy's Toddler, or the Guardian Angel beside it, with one or two moves of one piece, to
 * drive off an intruder, or else to come nearer.
 *
 * @param target the enemy's Toddler or that Guardian Angel
 */
record ToddlerAdvice(ToddlerSituation situation, ToddlerPiece target) {
  /** Nearer to the target than that a piece goes only to attack it. */
  private static final int NEAR = 4;

  /** An enemy that is no further from the own edge, or the Toddler, is worth a word. */
  private static final int CAMP = 3;

  /** So many lines from its own edge a piece has passed where its Soldiers stood at first. */
  private static final int OUT = 3;

  static ToddlerAdvice of(ToddlerSituation situation) {
    ToddlerBoard field = situation.truth().field();
    ToddlerPiece toddler = Toddler.of(field, situation.truth().turn().opposite());
    return new ToddlerAdvice(
        situation,
        field.isShielded(toddler)
            ? field.piece(field.find(ToddlerKind.ANGEL, toddler.colour()))
            : toddler);
  }

  Plan best() {
    if (situation.truth().threatened()) {
      return best(situation.moves().get().stream(), "End the threat: %s.").orElseThrow();
    }
    ToddlerRescue rescue = ToddlerRescue.of(situation);
    Optional<Plan> capture = best(gains(), "Plan: %s.");
    return rescue.endangered().isEmpty()
        ? capture.orElseGet(this::quiet)
        : capture
            .filter(plan -> balance(move(plan)) >= -rescue.lost())
            .or(rescue::plan)
            .orElseGet(this::quiet);
  }

  private ToddlerMove move(Plan plan) {
    return situation.moves().get().stream()
        .filter(move -> plan.beginsWith(move.text()))
        .findFirst()
        .orElseThrow();
  }

  private Stream<ToddlerMove> gains() {
    ToddlerExchange exchange = new ToddlerExchange(situation);
    return situation.moves().get().stream()
        .filter(move -> !move.captures().isEmpty() && exchange.gain(move) > 0);
  }

  /** Of some moves the one that comes out best. */
  private Optional<Plan> best(Stream<ToddlerMove> moves, String format) {
    return moves
        .max(Comparator.comparing(this::balance))
        .map(
            move ->
                new Plan(
                    Explanation.of(way(move), format, move.words()), Optional.of(move.text())));
  }

  /** What a move captures, less the most that can be won then. */
  private double balance(ToddlerMove move) {
    ToddlerBoard field = situation.truth().field();
    double won =
        move.captures().stream()
            .mapToDouble(square -> ToddlerEvaluation.worth(field.piece(square).kind()))
            .sum();
    return won - new ToddlerExchange(situation.after(move)).most();
  }

  /** With a word of an enemy in the own camp that can't be driven off. */
  private Plan quiet() {
    Plan quiet =
        attack()
            .or(this::chase)
            .or(this::detour)
            .or(this::nearer)
            .or(this::room)
            .orElseGet(() -> new Plan(goal(), Optional.empty()));
    return intruders()
        .filter(piece -> !told(quiet).contains(piece.placed()))
        .findFirst()
        .map(
            piece ->
                quiet.then(
                    Sentence.of("The %s is near, but threatens nothing yet.", piece.placed())))
        .orElse(quiet);
  }

  private static String told(Plan plan) {
    return plan.explanation().told().plain();
  }

  /** Strong enemies that have come into the own camp or near the Toddler, the dearest first. */
  private Stream<ToddlerPiece> intruders() {
    ToddlerBoard field = situation.truth().field();
    Square toddler = Toddler.of(field, situation.truth().turn()).square();
    return field.pieces(situation.truth().turn().opposite()).stream()
        .filter(ToddlerAdvice::isStrong)
        .filter(piece -> advance(piece.square()) <= CAMP || piece.square().steps(toddler) <= CAMP)
        .sorted(Comparator.comparing(piece -> -ToddlerEvaluation.worth(piece.kind())));
  }

  /** A move that attacks one of those with a piece that isn't dearer. */
  private Optional<Plan> chase() {
    return intruders()
        .flatMap(
            enemy ->
                quietMoves(piece -> piece.kind() != ToddlerKind.TODDLER)
                    .filter(move -> worth(move) <= ToddlerEvaluation.worth(enemy.kind()))
                    .filter(move -> ToddlerThreats.to(after(move), enemy).contains(arrived(move)))
                    .filter(this::isSafe)
                    .limit(1)
                    .map(
                        move ->
                            planned(move, "to drive off the " + enemy.placed())
                                .because(
                                    Sentence.of(
                                        "So near to your pieces, the %s could soon attack several.",
                                        enemy.placed()))))
        .findFirst();
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
            "Aim: threaten the %s, which has no Guardian Angel beside it.",
            target.placed());
  }

  /** A move that attacks the target at once. */
  private Optional<Plan> attack() {
    return quietMoves(ToddlerAdvice::isStrong)
        .filter(move -> attacks(after(move), arrived(move)))
        .filter(this::isSafe)
        .findFirst()
        .map(this::attacking);
  }

  private Plan attacking(ToddlerMove.QuietMove move) {
    return planned(move, "to " + aim()).because(worth());
  }

  /** What an attack on the target is good for. */
  private Sentence worth() {
    return target.kind() == ToddlerKind.TODDLER
        ? Sentence.of("A threat to the Toddler has to be ended before anything else.")
        : Sentence.of("Once the Guardian Angel is captured, the Toddler can be threatened.");
  }

  private String aim() {
    if (target.kind() == ToddlerKind.TODDLER) {
      return "threaten the " + target.placed();
    }
    boolean isSecond = ToddlerThreats.any(situation.truth().field(), target);
    return "attack the %s %s"
        .formatted(target.placed(), isSecond ? "too" : "as the first of two pieces");
  }

  /** A move after which the same piece could attack the target. */
  private Optional<Plan> detour() {
    return quietMoves(ToddlerAdvice::isStrong).flatMap(move -> detour(move).stream()).findFirst();
  }

  private Optional<Plan> detour(ToddlerMove.QuietMove move) {
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
        && situation.after(move).passed().moves().get().contains(second);
  }

  private Plan detouring(ToddlerMove.QuietMove move, ToddlerMove.QuietMove second) {
    List<Square> way = List.of(move.piece().square(), move.to(), second.to());
    return new Plan(
        Explanation.of(
            Mark.way(way, "blue"),
            "Plan: %s to %s, then to %s, to %s.",
            move.piece().words(),
            move.to(),
            second.to(),
            aim()),
        Optional.of(move.text()),
        Optional.of(worth()));
  }

  /** A strong piece that comes nearer without danger, rather not one of the dearest. */
  private Optional<Plan> nearer() {
    return quietMoves(ToddlerAdvice::isStrong)
        .filter(move -> steps(move.to()) >= NEAR && steps(move.to()) < steps(move.piece().square()))
        .filter(move -> advance(move.to()) >= OUT)
        .sorted(Comparator.comparing(move -> steps(move.to()) + worth(move)))
        .filter(this::isSafe)
        .findFirst()
        .map(this::approaching);
  }

  /** What the move brings about next, or else only that it comes nearer. */
  private Plan approaching(ToddlerMove.QuietMove move) {
    Sentence why =
        ToddlerMotive.quiet(situation, move)
            .orElseGet(
                () ->
                    Sentence.of(
                        "It brings the %s nearer to the %s.",
                        move.piece().kind().title(), vulnerable()));
    return new Plan(
            Explanation.of(way(move), "Plan: %s to %s.", move.piece().words(), move.to()),
            Optional.of(move.text()))
        .then(why)
        .because(why);
  }

  private String vulnerable() {
    String how =
        target.kind() == ToddlerKind.ANGEL
            ? "which two attackers can capture"
            : "which no Guardian Angel guards";
    return "%s, %s".formatted(target.placed(), how);
  }

  /** A Soldier that steps forward. */
  private Optional<Plan> room() {
    return quietMoves(piece -> piece.kind() == ToddlerKind.SOLDIER)
        .filter(move -> advance(move.to()) > advance(move.piece().square()))
        .filter(this::isSafe)
        .findFirst()
        .map(move -> planned(move, "to make room for stronger pieces"));
  }

  private int advance(Square square) {
    return ToddlerEvaluation.advance(ToddlerPaths.BOARD.number(square), situation.truth().turn());
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
    return situation.moves().get().stream()
        .filter(ToddlerMove.QuietMove.class::isInstance)
        .map(ToddlerMove.QuietMove.class::cast)
        .filter(move -> which.test(move.piece()) && !situation.returns(move))
        .filter(move -> !ToddlerThreats.any(after(move), arrived(move)))
        .sorted(Comparator.comparing(ToddlerAdvice::worth));
  }

  private static double worth(ToddlerMove.QuietMove move) {
    return ToddlerEvaluation.worth(move.piece().kind());
  }

  /** One move, and what it is good for as the end of a plan. */
  private Plan planned(ToddlerMove.QuietMove move, String good) {
    return new Plan(
        Explanation.of(way(move), "Plan: %s to %s, %s.", move.piece().words(), move.to(), good),
        Optional.of(move.text()));
  }

  /** Round a corner, an arrow for each part of the way. */
  private List<Mark> way(ToddlerMove move) {
    List<Mark> bend = move.bend(situation.truth().field());
    return bend.isEmpty() ? Mark.way(move.squares(), "blue") : bend;
  }

  private static ToddlerPiece arrived(ToddlerMove.QuietMove move) {
    return ToddlerPiece.of(move.piece().letter(), ToddlerPaths.BOARD.number(move.to()));
  }

  private ToddlerBoard after(ToddlerMove move) {
    ToddlerBoard field = situation.truth().field();
    return field.after(move.playedOn(field.board()), move.squares());
  }

  /** Whether a piece that nothing could capture adds to what attacks the target. */
  private boolean attacks(ToddlerBoard then, ToddlerPiece piece) {
    List<ToddlerPiece> attackers = ToddlerThreats.to(then, target);
    return attackers.contains(piece)
        && attackers.size() > ToddlerThreats.to(situation.truth().field(), target).size()
        && !ToddlerThreats.any(then, piece);
  }

  /** Whether nothing is in danger after it. */
  private boolean isSafe(ToddlerMove move) {
    return situation.after(move).endangered(situation.actor()).isEmpty();
  }
}
