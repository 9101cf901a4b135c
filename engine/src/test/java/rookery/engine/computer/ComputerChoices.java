package rookery.engine.computer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.PlayOutcome;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.computer.knowledge.ActionReasons;
import rookery.engine.computer.knowledge.SampledWorld;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.computer.knowledge.SeededNumbers;
import rookery.engine.diagram.Mark;
import rookery.engine.kit.script.Script;
import rookery.engine.option.Options;
import rookery.engine.text.Sentence;

/** What computers do in positions that tests have drawn. */
public final class ComputerChoices {
  private static final int BEGINNERS = 30;

  /** So often a hint in Telepathy Chess, which looks slowest, asks whether its time is over. */
  private static final int IN_TIME = 400;

  private ComputerChoices() {}

  /** What a casual player does there, in the seat of that id. */
  public static String by(Game game, State state, String seat) {
    return by(game, Map.of(), state, seat);
  }

  /** The same where the game is played with other options. */
  public static String by(Game game, Map<String, String> chosen, State state, String seat) {
    SeatKnowledge outlook = outlook(game, chosen, state, seat);
    return ComputerPlayers.CASUAL
        .choose(outlook, new SplittableRandom(1), () -> false)
        .action()
        .text();
  }

  /** What a club player does there who has no more time after asking that often. */
  public static String inHaste(
      Game game, Map<String, String> chosen, State state, String seat, int often) {
    AtomicInteger asked = new AtomicInteger();
    return ComputerPlayers.CLUB
        .choose(
            outlook(game, chosen, state, seat),
            new SplittableRandom(1),
            () -> asked.incrementAndGet() >= often)
        .action()
        .text();
  }

  /** What a beginner does there, with many seeds. */
  public static Set<String> ofBeginners(Game game, State state, String seat) {
    return ofBeginners(outlook(game, Map.of(), state, seat));
  }

  /** The same for beginners whose partner is a person. */
  public static Set<String> ofBeginnersBesidePeople(Game game, State state, String seat) {
    return ofBeginners(outlook(game, Map.of(), state, seat).besidePerson());
  }

  private static Set<String> ofBeginners(SeatKnowledge outlook) {
    return IntStream.range(0, BEGINNERS)
        .mapToObj(
            seed ->
                ComputerPlayers.BEGINNER.choose(outlook, new SplittableRandom(seed), () -> false))
        .map(decision -> decision.action().text())
        .collect(Collectors.toSet());
  }

  /**
   * What everybody is told of so many plies of a game without cards that beginners play, and play
   * again if it ends.
   *
   * @param besidePeople whether they take each other for persons
   */
  public static List<String> toldOfBeginners(Game game, int plies, boolean besidePeople) {
    Options options = Options.of(game.options(), Map.of());
    SplittableRandom random = new SplittableRandom(1);
    List<String> told = new ArrayList<>();
    State state = game.start(options);
    for (int ply = 0; ply < plies; ply++) {
      Seat seat = state.awaited().get(0).stream().sorted().findFirst().orElseThrow();
      SeatKnowledge known = SeatKnowledge.of(game, options, state, seat);
      SeatKnowledge outlook = besidePeople ? known.besidePerson() : known;
      Action action = ComputerPlayers.BEGINNER.choose(outlook, random, () -> false).action();
      PlayOutcome outcome = state.played(seat, action);
      outcome.news().line(Viewer.SPECTATOR).map(line -> line.text().plain()).ifPresent(told::add);
      state = outcome.next().result().isPresent() ? game.start(options) : outcome.next();
    }
    return told;
  }

  /** Why that is good there, as that seat is told. */
  public static String why(Game game, State state, String seat, String text) {
    SeatKnowledge outlook = outlook(game, Map.of(), state, seat);
    Action action =
        outlook.legal().stream().filter(a -> a.text().equals(text)).findFirst().orElseThrow();
    return new ActionReasons(outlook, action)
        .why(new SplittableRandom(1))
        .map(Sentence::plain)
        .orElse("");
  }

  /** What a hint says for it there, with what it means for pieces in danger. */
  public static String hint(Game game, State state, String seat, String text) {
    SeatKnowledge outlook = outlook(game, Map.of(), state, seat);
    return new ActionReasons(outlook, legal(outlook, text)).hint().plain();
  }

  /** What is said at more length to whoever asks why. */
  public static String reasons(Game game, State state, String seat, String text) {
    SeatKnowledge outlook = outlook(game, Map.of(), state, seat);
    return new ActionReasons(outlook, legal(outlook, text)).more().plain();
  }

  /** What is said to whoever asks why. */
  public static String explained(Game game, State state, String seat, String text) {
    SeatKnowledge outlook = outlook(game, Map.of(), state, seat);
    return new ActionReasons(outlook, legal(outlook, text)).explained().plain();
  }

  private static Action legal(SeatKnowledge outlook, String text) {
    return outlook.legal().stream().filter(a -> a.text().equals(text)).findFirst().orElseThrow();
  }

  /** What a hint recommends there. */
  public static String advised(Game game, State state, String seat) {
    return new Adviser(outlook(game, Map.of(), state, seat))
        .advise(Optional.empty(), new SeededNumbers(0), () -> false, () -> false)
        .action()
        .text();
  }

  /** The same where there is no more time than on a small machine. */
  public static String advisedInTime(Game game, State state, String seat) {
    AtomicInteger asked = new AtomicInteger();
    BooleanSupplier enough = () -> asked.incrementAndGet() >= IN_TIME;
    return new Adviser(outlook(game, Map.of(), state, seat))
        .advise(Optional.empty(), new SeededNumbers(0), enough, enough)
        .action()
        .text();
  }

  /** What a hint says for what it recommends there. */
  public static String told(Game game, State state, String seat) {
    SeatKnowledge outlook = outlook(game, Map.of(), state, seat);
    Decision advice =
        new Adviser(outlook)
            .advise(Optional.empty(), new SeededNumbers(0), () -> false, () -> false);
    return advice.told(new ActionReasons(outlook, advice.action()).hint()).plain();
  }

  /** The same where there is hardly any time to look. */
  public static String toldInHaste(Game game, State state, String seat) {
    SeatKnowledge outlook = outlook(game, Map.of(), state, seat);
    Decision advice =
        new Adviser(outlook).advise(Optional.empty(), new SeededNumbers(0), () -> true, () -> true);
    return advice.told(new ActionReasons(outlook, advice.action()).hint()).plain();
  }

  /** What is advised in haste after what was advised at leisure is done. */
  public static String advisedThenInHaste(Game game, State state, String seat) {
    SeatKnowledge outlook = outlook(game, Map.of(), state, seat);
    Decision first =
        new Adviser(outlook)
            .advise(Optional.empty(), new SeededNumbers(0), () -> false, () -> false);
    SeatKnowledge then = outlook(game, Map.of(), state.play(outlook.seat(), first.action()), seat);
    Decision next =
        new Adviser(then).advise(Optional.of(first), new SeededNumbers(0), () -> true, () -> true);
    return next.told(new ActionReasons(then, next.action()).hint()).plain();
  }

  /** What is told of what that cost which is done there by somebody alone; empty if nothing is. */
  public static String setback(Game game, State state, String seat, String text) {
    SeatKnowledge before = outlook(game, Map.of(), state, seat);
    State then = state.play(before.seat(), legal(before, text));
    return Setback.between(before, outlook(game, Map.of(), then, seat), Optional.empty())
        .map(setback -> setback.told().plain())
        .orElse("");
  }

  /** What the first of several actions is said to be for. */
  public static String purpose(Game game, State state, String seat, String... texts) {
    SeatKnowledge before = outlook(game, Map.of(), state, seat);
    List<Action> actions = new ArrayList<>();
    State reached = state;
    for (String text : texts) {
      Action action = Script.action(reached, text);
      actions.add(action);
      reached = reached.play(before.seat(), action);
    }
    SampledWorld start = before.world(new SplittableRandom(1));
    return new PlannedLine(before.seat(), start, actions).purpose().plain();
  }

  /** What is drawn beside what is advised, of how it wins. */
  public static List<Mark> drawn(Game game, State state, String seat) {
    SeatKnowledge outlook = outlook(game, Map.of(), state, seat);
    Decision advice =
        new Adviser(outlook)
            .advise(Optional.empty(), new SeededNumbers(0), () -> false, () -> false);
    return new ActionReasons(outlook, advice.action()).winning();
  }

  /** The same where there is hardly any time to look. */
  public static Action advisedInHaste(SeatKnowledge outlook) {
    return advisedInHaste(outlook, new SeededNumbers(0));
  }

  /** The same for somebody with such numbers. */
  public static Action advisedInHaste(SeatKnowledge outlook, SeededNumbers numbers) {
    return new Adviser(outlook).advise(Optional.empty(), numbers, () -> true, () -> true).action();
  }

  private static SeatKnowledge outlook(
      Game game, Map<String, String> chosen, State state, String seat) {
    Options options = Options.of(game.options(), chosen);
    Seat named =
        game.seats(options).stream().filter(s -> s.id().equals(seat)).findFirst().orElseThrow();
    return SeatKnowledge.of(game, options, state, named);
  }
}
