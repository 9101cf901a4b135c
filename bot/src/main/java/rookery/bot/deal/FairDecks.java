package rookery.bot.deal;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.engine.Shuffle;
import rookery.engine.cards.Dealer;

/**
 * What decides the decks of a table: a secret that is settled before anybody joins, and what the
 * players add afterwards, so that neither they nor the host can choose an order.
 *
 * @param secret settled when the table opens, told when the game is over
 * @param added what the players have added, each a line, in that order
 * @param before the most points that somebody has ended the same deal with who plays it once more
 */
public record FairDecks(DealSecret secret, List<String> added, Optional<Integer> before) {
  /** How long the words are that somebody adds. */
  public static final int LONGEST_CUT = 60;

  private static final int MOST = 20;
  private static final String JOINED = "join ";
  private static final String CUT = "cut ";

  public FairDecks {
    added = List.copyOf(added);
  }

  /** Decks that nobody has played with before. */
  public FairDecks(DealSecret secret, List<String> added) {
    this(secret, added, Optional.empty());
  }

  /** Decks to which nobody has added anything. */
  public static FairDecks of(DealSecret secret) {
    return new FairDecks(secret, List.of());
  }

  /** The same decks in the same order for whoever has just ended with so many points. */
  public FairDecks again(int points) {
    return new FairDecks(secret, added, Optional.of(Math.max(points, before.orElse(points))));
  }

  /**
   * With what joining adds.
   *
   * @param interaction the number that Discord gave to the press or the command
   */
  public FairDecks joined(String interaction) {
    return with(JOINED + interaction);
  }

  /** With words of a player's own; they must fit on one line. */
  public FairDecks cut(String words) {
    return with(CUT + words);
  }

  /** Whether no more can be added. */
  public boolean isFull() {
    return added.size() >= MOST;
  }

  private FairDecks with(String line) {
    List<String> all = new ArrayList<>(added);
    all.add(line.replace('\n', ' '));
    return new FairDecks(secret, all);
  }

  /**
   * Deals a game's decks.
   *
   * @param game the id of the game
   * @param dealt the keys of the decks that were shuffled before, those that were taken back too: a
   *     deck that is shuffled once more has another order
   */
  public Dealer dealer(String game, Collection<String> dealt) {
    Map<String, Integer> times = new LinkedHashMap<>();
    dealt.forEach(key -> times.merge(key, 1, Integer::sum));
    return wanted -> order(game, wanted, times.merge(wanted.key(), 1, Integer::sum));
  }

  /** The order of a deck when it is shuffled for that time, counted from 1. */
  List<String> order(String game, Shuffle wanted, int time) {
    String deck = game + "/" + wanted.key() + (time == 1 ? "" : "/" + time);
    return secret.order(String.join("\n", added), deck, wanted.cards());
  }
}
