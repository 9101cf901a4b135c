package rookery.engine.playthrough;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import rookery.engine.Game;
import rookery.engine.cards.Dealer;
import rookery.engine.option.Options;

/**
 * A game told by small numbers, whatever the game: each picks one of the plies that are legal then.
 * Every list of numbers is a playout of every game, a part of it is a shorter one, and equal lists
 * are equal games.
 *
 * @param choices indexes into {@link Playthrough#legal()}, taken modulo its size; what comes after
 *     the end of the game counts for nothing
 */
public record RandomPlayout(List<Integer> choices) {
  private static final int LARGEST = 1 << 20;

  public RandomPlayout {
    choices = List.copyOf(choices);
    if (choices.stream().anyMatch(choice -> choice < 0)) {
      throw new IllegalArgumentException("a playout has no negative numbers");
    }
  }

  /** So many numbers drawn at random. */
  public static RandomPlayout random(RandomGenerator random, int length) {
    return new RandomPlayout(Stream.generate(() -> random.nextInt(LARGEST)).limit(length).toList());
  }

  /** The game as the numbers tell it, to its end or theirs. */
  public Playthrough play(Game game, Options options, Dealer dealer) {
    Playthrough played = Playthrough.begin(game, options, dealer);
    for (int choice : choices) {
      played = next(played, choice, dealer);
    }
    return played;
  }

  /** After one number more, which counts for nothing if the game is over. */
  public static Playthrough next(Playthrough played, int choice, Dealer dealer) {
    List<Ply> legal = played.legal();
    return legal.isEmpty() ? played : played.then(legal.get(choice % legal.size()), dealer);
  }
}
