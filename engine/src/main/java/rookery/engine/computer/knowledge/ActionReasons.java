package rookery.engine.computer.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.lazy.Lazy;
import rookery.engine.motive.PiecesAtRisk;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * What can be said of one of a seat's legal actions, in the game's words, as far as the seat can
 * know: what is so in every world that it must reckon with.
 */
public record ActionReasons(SeatKnowledge knowledge, Action action) {
  /** Why it is good: the best reason that there is in every world. */
  public Optional<Sentence> why(RandomGenerator random) {
    return why(reason -> true, random);
  }

  private Optional<Sentence> why(Predicate<Sentence> wanted, RandomGenerator random) {
    SampledWorld world = world(random);
    List<Lazy<Set<Sentence>>> others = new ArrayList<>();
    for (int n = 1; n < SeatKnowledge.WORLDS; n++) {
      SampledWorld another = world(random);
      if (!world.is(another)) {
        others.add(Lazy.of(() -> another.reasons(seat(), action).collect(Collectors.toSet())));
      }
    }
    return world
        .reasons(seat(), action)
        .filter(wanted)
        .filter(reason -> others.stream().allMatch(other -> other.get().contains(reason)))
        .findFirst();
  }

  private Optional<Sentence> unsaid(RandomGenerator random) {
    return why(reason -> !PiecesAtRisk.repeats(reason, action), random);
  }

  /**
   * What a hint says for it: why it is good, without what its own words say already, and what it
   * means for pieces in danger; or how it wins.
   */
  public Sentences hint() {
    Sentences won = won();
    if (!won.isEmpty()) {
      return won;
    }
    RandomGenerator random = same();
    Optional<Sentence> reason = unsaid(random);
    SampledWorld world = world(random);
    List<Sentence> sure = new ArrayList<>(world.atRisk(seat()).around(action, reason).sentences());
    for (int n = 1; n < SeatKnowledge.WORLDS; n++) {
      SampledWorld another = world(random);
      if (!world.is(another)) {
        sure.retainAll(another.atRisk(seat()).around(action, reason).sentences());
      }
    }
    world.averting(seat(), action).ifPresent(sure::add);
    return new Sentences(sure);
  }

  /** What can be drawn of how a turn would win that goes on after it. */
  public List<Mark> winning() {
    return knowledge
        .win()
        .filter(turn -> turn.begins(action) && !turn.rest().isEmpty())
        .flatMap(WinningTurn::why)
        .map(Explanation::marks)
        .orElse(List.of());
  }

  private Sentences won() {
    return knowledge.win().map(turn -> turn.told(action)).orElse(Sentences.NONE);
  }

  /**
   * What the hint says first, why it is good, and what the hint leaves out; empty where it leaves
   * out nothing.
   */
  public Sentences explained() {
    List<Sentence> more = more().sentences();
    if (more.isEmpty()) {
      return Sentences.NONE;
    }
    Stream<Sentence> first = hint().sentences().stream().limit(1);
    return new Sentences(
        Stream.of(first, unsaid(same()).stream(), more.stream())
            .flatMap(all -> all)
            .distinct()
            .toList());
  }

  /**
   * What the hint leaves out, for whoever asks why; empty where there is no more to say, as of what
   * wins this turn.
   */
  public Sentences more() {
    if (!won().isEmpty()) {
      return Sentences.NONE;
    }
    List<Sentence> all = new ArrayList<>(hint().sentences());
    int said = all.size();
    Stream.of(
            world(same()).warning(seat(), action),
            action.explained().map(own -> own.told().sentences()).orElse(List.of()),
            details(same()))
        .flatMap(List::stream)
        .filter(detail -> !PiecesAtRisk.repeats(detail, action))
        .filter(detail -> all.stream().noneMatch(detail::saysTheSameAs))
        .forEach(all::add);
    List<Sentence> more = new ArrayList<>(all.subList(said, all.size()));
    // What a move risks counts whatever else is told of it.
    action.fits().filter(one -> !more.isEmpty() && !more.contains(one)).ifPresent(more::add);
    return new Sentences(more);
  }

  /** What is so in every world. */
  private List<Sentence> details(RandomGenerator random) {
    SampledWorld world = world(random);
    List<Sentence> common = new ArrayList<>(world.details(seat(), action));
    for (int n = 1; n < SeatKnowledge.WORLDS && !common.isEmpty(); n++) {
      SampledWorld another = world(random);
      if (!world.is(another)) {
        common.retainAll(another.details(seat(), action));
      }
    }
    return common;
  }

  /**
   * Why another side's answer to it is good for that side.
   *
   * @return empty where the answer is not possible, or good for another reason, in some of the
   *     worlds that the seat must reckon with
   */
  public Optional<Sentence> whyAnswered(LikelyAnswer answer, RandomGenerator random) {
    Set<Optional<Sentence>> reasons =
        knowledge
            .worlds(random)
            .map(world -> world.after(seat(), action).why(answer, random))
            .collect(Collectors.toSet());
    return reasons.size() == 1 ? reasons.iterator().next() : Optional.empty();
  }

  /** Whether another side could give that answer in every world that the seat must reckon with. */
  public boolean mustReckonWith(LikelyAnswer answer, RandomGenerator random) {
    return knowledge
        .worlds(random)
        .allMatch(world -> world.after(seat(), action).allows(answer, random));
  }

  private Seat seat() {
    return knowledge.seat();
  }

  private SampledWorld world(RandomGenerator random) {
    return knowledge.world(random);
  }

  /** Numbers with which the same question is answered in the same way whenever it is asked. */
  private RandomGenerator same() {
    return new SeededNumbers(0).of(action.text().hashCode());
  }
}
