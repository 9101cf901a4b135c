package rookery.engine.computer;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import rookery.engine.computer.knowledge.SeatKnowledge;

/** Every computer player, the weakest first. */
public final class ComputerPlayers {
  /** Any legal action is as good as another. */
  public static final ComputerPlayer RANDOM = new RandomPlayer();

  /** Looks at what is there after each action, and no further. */
  public static final ComputerPlayer GREEDY = new GreedyPlayer();

  /** Looks a little way ahead and is content with what is not much worse than the best. */
  public static final ComputerPlayer BEGINNER =
      new SearchingPlayer("beginner", Effort.BEGINNER, 0.08, 0.18);

  /** Looks further. */
  public static final ComputerPlayer CASUAL =
      new SearchingPlayer("casual", Effort.CASUAL, 0.02, 0.05);

  /** Plays as well as it can. */
  public static final ComputerPlayer CLUB = new SearchingPlayer("club", Effort.CLUB, 0, 0);

  private static final List<ComputerPlayer> ALL = List.of(RANDOM, GREEDY, BEGINNER, CASUAL, CLUB);

  /** Those that people play with. */
  public static final List<ComputerPlayer> LEVELS = List.of(BEGINNER, CASUAL, CLUB);

  private ComputerPlayers() {}

  /** All of them. */
  public static List<ComputerPlayer> all() {
    return ALL;
  }

  /** The player of that name. */
  public static Optional<ComputerPlayer> find(String name) {
    return ALL.stream().filter(player -> player.name().equalsIgnoreCase(name.strip())).findFirst();
  }

  /** The next stronger one that people play with; empty for the strongest. */
  public static Optional<ComputerPlayer> stronger(ComputerPlayer than) {
    return LEVELS.stream().skip(LEVELS.indexOf(than) + 1L).findFirst();
  }

  private record RandomPlayer() implements ComputerPlayer {
    @Override
    public String name() {
      return "random";
    }

    @Override
    public Decision choose(SeatKnowledge outlook, RandomGenerator random, BooleanSupplier enough) {
      int any = random.nextInt(outlook.legal().size());
      return new Decision(outlook.legal().get(any), 0.5, 0);
    }
  }

  /** Takes what looks best at once, in the mean of a few worlds; what looks alike by lot. */
  private record GreedyPlayer() implements ComputerPlayer {
    private static final double ALIKE = 1e-6;

    @Override
    public String name() {
      return "greedy";
    }

    @Override
    public Decision choose(SeatKnowledge outlook, RandomGenerator random, BooleanSupplier enough) {
      SearchEdge[] choices = new Search(outlook, random).choices();
      double most = Double.NEGATIVE_INFINITY;
      int best = 0;
      int alike = 0;
      for (int i = 0; i < choices.length; i++) {
        double worth = choices[i].worth();
        alike = worth > most + ALIKE ? 0 : alike;
        if (worth > most - ALIKE && random.nextInt(++alike) == 0) {
          most = Math.max(most, worth);
          best = i;
        }
      }
      return new Decision(outlook.sensible().get(best), most, 0);
    }
  }
}
