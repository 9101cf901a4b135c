package rookery.engine.games.custodian;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.games.custodian.move.CustodianPosition;
import rookery.engine.games.custodian.plan.ImaginedTurn;
import rookery.engine.games.custodian.plan.PairPlan;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * What the side to move could work towards: a win on the throne; else, where it can capture
 * nothing, to save the dearest piece that is in danger, or a plan, or else what wins at all.
 */
record CustodianAdvice(CustodianScene scene) {
  /** A king that needs no more steps to the throne goes there. */
  private static final int MARCH = 3;

  Optional<Plan> plan() {
    boolean isFree = scene.capturable().isEmpty() && !isLosing();
    Optional<List<CustodianMove>> march = march(scene.turn(), isFree ? MARCH : 1);
    return march
        .map(CustodianAdvice::marching)
        .or(() -> scene.capturable().isEmpty() ? Optional.of(quiet()) : Optional.empty());
  }

  private boolean isLosing() {
    return new CustodianDanger(scene).win().isPresent();
  }

  /** The way of a king to the throne, if it's safe there and on its way as things stand. CU-4. */
  private static Optional<List<CustodianMove>> march(ImaginedTurn turn, int most) {
    Square throne = CustodianPosition.goal(turn.position().turn());
    return turn.possible().get().stream()
        .filter(CustodianAdvice::isKing)
        .filter(move -> move.to().steps(throne) < Math.min(most, move.from().steps(throne)))
        .filter(move -> !turn.after(move).victims().contains(move.to()))
        .flatMap(move -> marchAfter(move, turn, most).stream())
        .min(Comparator.comparing(List::size));
  }

  private static Optional<List<CustodianMove>> marchAfter(
      CustodianMove move, ImaginedTurn turn, int most) {
    Optional<List<CustodianMove>> rest =
        move.to() == CustodianPosition.goal(move.colour())
            ? Optional.of(List.of())
            : march(turn.after(move).passed(), most - 1);
    return rest.map(steps -> Stream.concat(Stream.of(move), steps.stream()).toList());
  }

  private static Plan marching(List<CustodianMove> way) {
    CustodianMove first = way.get(0);
    Sentence told =
        way.size() == 1
            ? Sentence.of(
                "Your king can step onto the throne %s now: that wins the game.", first.to())
            : Sentence.of(
                "Plan: %s%s wins on the throne.",
                first.shortly(),
                way.stream().skip(1).map(step -> "-" + step.to()).collect(Collectors.joining()));
    return beginning(Optional.of(first), List.of(), told);
  }

  private Plan quiet() {
    boolean isLosing = isLosing();
    Optional<PairPlan> plan = isLosing ? Optional.empty() : scene.plan().get();
    return rescue(plan)
        .or(() -> plan.map(found -> found.told(scene.turn())))
        .orElseGet(
            () ->
                isLosing
                    ? beginning(Optional.empty(), List.of(), Sentence.of("Stop that first."))
                    : aim());
  }

  /** What keeps the dearest piece from being captured that can be kept from it. */
  private Optional<Plan> rescue(Optional<PairPlan> plan) {
    return scene.turn().passed().captures().stream()
        .map(danger -> danger.victim().square())
        .distinct()
        .flatMap(square -> saving(square, plan).stream())
        .findFirst();
  }

  /** A plan saves it, too, if anything does. */
  private Optional<Plan> saving(Square square, Optional<PairPlan> plan) {
    return plan.map(PairPlan::first)
        .or(
            () ->
                scene.turn().possible().get().stream()
                    .filter(move -> saves(square, move))
                    .min(Comparator.comparing(move -> scene.turn().after(move).worthLost())))
        .filter(move -> saves(square, move))
        .map(move -> saving(square, move, plan.map(found -> found.why(scene.turn()))));
  }

  private Plan saving(Square square, CustodianMove move, Optional<Sentence> more) {
    boolean isOnly = scene.turn().passed().victims().size() == 1;
    Sentence save =
        Sentence.of(
            "Save your %s: try %s.",
            isOnly
                ? PieceType.of(scene.truth().board().at(square)).word()
                : scene.truth().piece(square),
            move.shortly());
    return beginning(
        Optional.of(move),
        List.of(),
        Stream.concat(Stream.of(save), more.stream()).toArray(Sentence[]::new));
  }

  private boolean saves(Square square, CustodianMove move) {
    return !scene.turn().after(move).victims().contains(move.later(square));
  }

  /** What wins, for whoever has no plan. */
  private Plan aim() {
    Colour enemy = scene.truth().turn().opposite();
    Optional<CustodianMove> knight = knight();
    if (knight.isPresent()) {
      return beginning(
          knight,
          List.of(),
          Sentence.of(
              "Bring your knights forward: two pieces next to one enemy can %s it.",
              scene.options().verb()));
    }
    Optional<CustodianMove> attack = attack();
    Sentence told =
        attack
            .map(move -> nearing(move, enemy))
            .orElseGet(
                () ->
                    Sentence.of(
                        "To win, bring two pieces next to %s's king, or your own king safely to %s.",
                        TwoColourSeats.seat(enemy), CustodianPosition.throne(enemy)));
    return beginning(
        attack, king().stream().map(at -> Mark.ring(at, PairPlan.COLOUR)).toList(), told);
  }

  private Sentence nearing(CustodianMove move, Colour enemy) {
    return Sentence.of(
        "Aim at %s's king: bring your %s nearer, to %s.",
        TwoColourSeats.seat(enemy), PieceType.of(move.piece()).word(), move.to());
  }

  private Optional<CustodianMove> knight() {
    int home = CustodianPosition.throne(scene.truth().turn()).rank();
    return approach(move -> isKnight(move) && move.from().rank() == home);
  }

  /** What brings a piece nearer to the enemy king, once the knights are out. */
  Optional<CustodianMove> attack() {
    return knight().isPresent()
        ? Optional.empty()
        : approach(move -> !move.pawn() && !isKing(move));
  }

  private Optional<Square> king() {
    return scene.truth().board().find(scene.truth().turn().opposite().cased('K'));
  }

  /** What brings one of some pieces nearest to the enemy king without danger. */
  private Optional<CustodianMove> approach(Predicate<CustodianMove> which) {
    return king().flatMap(king -> approach(king, which));
  }

  private Optional<CustodianMove> approach(Square target, Predicate<CustodianMove> which) {
    return scene
        .turn()
        .quiet()
        .filter(which)
        .filter(move -> move.to().steps(target) < move.from().steps(target))
        .filter(scene.turn()::isSafe)
        .min(Comparator.comparing(move -> move.to().steps(target)));
  }

  private static boolean isKnight(CustodianMove move) {
    return PieceType.of(move.piece()) == PieceType.KNIGHT;
  }

  private static boolean isKing(CustodianMove move) {
    return PieceType.of(move.piece()) == PieceType.KING;
  }

  private static Plan beginning(Optional<CustodianMove> first, List<Mark> more, Sentence... told) {
    Stream<Mark> arrow =
        first.stream().map(move -> Mark.arrow(move.from(), move.to(), PairPlan.COLOUR));
    return new Plan(
        new Explanation(Sentences.of(told), Stream.concat(arrow, more.stream()).toList()),
        first.map(CustodianMove::text));
  }
}
