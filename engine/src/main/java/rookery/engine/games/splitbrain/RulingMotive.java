package rookery.engine.games.splitbrain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.board.Square;
import rookery.engine.explanation.Explanation;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * Why the opponents of a team should let one of its circles count: what it spares them, or lets
 * them capture.
 *
 * @param costs of the moves that it would leave
 * @param others of those that the other circle would
 */
record RulingMotive(List<MoveCost> costs, List<MoveCost> others) {
  private static final double ALIKE = 0.01;

  static RulingMotive of(RulingPhase phase, CircleVerdict verdict) {
    return new RulingMotive(costs(phase, verdict), costs(phase, verdict.other()));
  }

  private static List<MoveCost> costs(RulingPhase phase, CircleVerdict verdict) {
    return phase.ways(verdict).stream().map(move -> MoveCost.of(phase.turn(), move)).toList();
  }

  private static MoveCost worst(List<MoveCost> some) {
    return some.stream().max(Comparator.comparingDouble(MoveCost::total)).orElseThrow();
  }

  /** How much more the other circle costs at worst. */
  private double spared() {
    return worst(others).total() - worst(costs).total();
  }

  /** Whether the other costs no less. */
  boolean isGood() {
    return spared() > -ALIKE;
  }

  /** What speaks for it, unless more speaks against it. */
  Optional<Sentence> reason() {
    if (!isGood()) {
      return Optional.empty();
    }
    return Optional.of(spared() > ALIKE ? sparing() : alike());
  }

  private Sentence sparing() {
    MoveCost own = worst(costs);
    MoveCost other = worst(others);
    if (other.mates()) {
      return Sentence.of("Otherwise, they could checkmate you.");
    }
    if (own.isMated()) {
      return Sentence.of("You can then checkmate them.");
    }
    double taken = other.worthTaken() - own.worthTaken();
    double won = own.won() - other.won();
    if (taken + won > ALIKE) {
      return taken < won
          ? Sentence.of("You can then capture %s.", left())
          : Sentence.of(
              "Otherwise, they could capture your %s.", other.taken().orElseThrow().word());
    }
    Optional<MoveCost.Piece> stays =
        other.staying().filter(piece -> !own.staying().equals(other.staying()));
    if (stays.isPresent()) {
      return Sentence.of("Otherwise, your %s stays in danger.", stays.get());
    }
    return other
        .attacked()
        .filter(
            piece ->
                own.attacked().map(MoveCost.Piece::type).filter(piece.type()::equals).isEmpty())
        .map(piece -> Sentence.of("Otherwise, they could attack your %s.", piece.type().word()))
        .orElseGet(() -> Sentence.of("Otherwise, they could give check."));
  }

  /** What can be captured, whichever of the moves is made. */
  private String left() {
    List<MoveCost.Piece> left =
        costs.stream().flatMap(cost -> cost.left().stream()).distinct().toList();
    String kind = left.get(0).type().word();
    boolean isOfAKind = left.stream().allMatch(piece -> piece.type().word().equals(kind));
    return left.size() == 1 ? "the " + left.get(0) : isOfAKind ? "a " + kind : "a piece";
  }

  private Sentence alike() {
    Optional<String> told = common().stream().findFirst();
    String same = told.orElse("you lose nothing yet");
    int most = costs.stream().mapToInt(MoveCost::room).max().orElseThrow();
    int fewest = others.stream().mapToInt(MoveCost::room).min().orElseThrow();
    return most < fewest
        ? Sentence.of(
            "%s either way, but this leaves them less room: %s moves, not %s.",
            Phrase.capitalised(same), most, fewest)
        : told.isPresent()
            ? Sentence.of("%s either way.", Phrase.capitalised(same))
            : Sentence.of("Either is fine: %s.", same);
  }

  /** What is so whichever circle counts, the weightiest first. */
  private List<String> common() {
    MoveCost own = worst(costs);
    MoveCost other = worst(others);
    List<String> common = new ArrayList<>();
    if (own.mates() && other.mates()) {
      common.add("they can checkmate you");
    }
    stays().ifPresent(piece -> common.add("your %s stays in danger".formatted(piece)));
    own.taken()
        .filter(type -> other.taken().equals(own.taken()))
        .ifPresent(type -> common.add("they can capture your " + type.word()));
    own.left()
        .filter(piece -> shared().contains(piece.square()))
        .ifPresent(piece -> common.add("you can capture the " + piece));
    own.attacked()
        .filter(
            piece ->
                other.attacked().map(MoveCost.Piece::type).filter(piece.type()::equals).isPresent())
        .ifPresent(piece -> common.add("they can attack your " + piece.type().word()));
    return common;
  }

  /** Where something can be captured, or stays in danger, whichever of all moves is made. */
  private Set<Square> shared() {
    return Stream.concat(always(MoveCost::left).stream(), stays().stream())
        .map(MoveCost.Piece::square)
        .collect(Collectors.toSet());
  }

  private Optional<MoveCost.Piece> stays() {
    return always(MoveCost::staying);
  }

  /** The piece of which that is so whichever of all moves is made. */
  private Optional<MoveCost.Piece> always(Function<MoveCost, Optional<MoveCost.Piece>> what) {
    List<Optional<MoveCost.Piece>> all =
        Stream.concat(costs.stream(), others.stream()).map(what).distinct().toList();
    return all.size() > 1 ? Optional.empty() : all.get(0);
  }

  /** The reason, what is so either way, and the worst that comes of each circle. */
  Explanation explained(boolean isPiece) {
    List<Sentence> told = new ArrayList<>(reason().stream().toList());
    if (spared() > ALIKE && !common().isEmpty()) {
      told.add(Sentence.of("Either way, %s.", Phrase.list(common())));
    }
    told.add(outcome(CircleVerdict.PIECE, isPiece ? costs : others));
    told.add(outcome(CircleVerdict.TARGET, isPiece ? others : costs));
    return Explanation.of(new Sentences(told));
  }

  /** {@code If the piece counts, they play pawn d6-d5, attacking your knight on e4.} */
  private Sentence outcome(CircleVerdict circle, List<MoveCost> some) {
    MoveCost worst = worst(some);
    return some.size() == 1
        ? outcome(circle, "play", worst, "can")
        : outcome(circle, "could play", worst, "could");
  }

  private Sentence outcome(CircleVerdict circle, String play, MoveCost worst, String can) {
    return Sentence.of(
        "If the %s counts, they %s %s%s.",
        circle.circled(), play, worst.inWords(), worst.effect(shared(), can));
  }
}
