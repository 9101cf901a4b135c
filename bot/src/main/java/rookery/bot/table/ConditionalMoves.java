package rookery.bot.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.cards.Dealer;
import rookery.engine.match.Entry;
import rookery.engine.match.Match;

/**
 * What a seat does by itself as long as the other does what it expects: "if they play this, I play
 * that", and so on. Only where the game hides nothing: elsewhere an answer that comes at once would
 * tell what was expected.
 *
 * @param turn the table's turn at which it begins; at any other it is void
 * @param plies what the other does and what this seat answers, in turns
 */
public record ConditionalMoves(int turn, List<String> plies) {
  /** The most plies that can be foreseen, counting both sides. */
  public static final int MOST = 10;

  private static final Dealer NOTHING_IS_DEALT =
      wanted -> {
        throw new IllegalStateException("a game that hides nothing deals nothing");
      };

  public ConditionalMoves {
    plies = List.copyOf(plies);
  }

  /** With one more thing that the other may do, and the answer to it. */
  public ConditionalMoves then(Action theirs, Action mine) {
    List<String> more = new ArrayList<>(plies);
    more.add(theirs.text());
    more.add(mine.text());
    return new ConditionalMoves(turn, more);
  }

  /**
   * Where the match stands once all that is foreseen has come; empty if it cannot come so.
   *
   * @param mine the seat whose plan it is
   * @param theirs the other seat
   */
  public Optional<Match> end(Match now, Seat mine, Seat theirs) {
    Optional<Match> at = Optional.of(now);
    for (int i = 0; i < plies.size(); i++) {
      Seat actor = i % 2 == 0 ? theirs : mine;
      String text = plies.get(i);
      at = at.flatMap(match -> after(match, actor, text));
    }
    return at;
  }

  /** The match once that seat has done what the text says; empty if that is not possible. */
  public static Optional<Match> after(Match match, Seat actor, String text) {
    return Action.find(match.legal(actor), text)
        .map(action -> match.act(actor, action, NOTHING_IS_DEALT));
  }

  /**
   * A table after somebody acted, once those who foresaw it have answered; plans that have not come
   * true are gone.
   *
   * @param was the table before
   */
  static Table answered(Table was, Table now) {
    Table before = was;
    Table at = now;
    Optional<Table> next = answer(before, at);
    while (next.isPresent()) {
      before = at;
      at = next.get();
      next = answer(before, at);
    }
    return withoutOutdated(at);
  }

  /** What the first seat that foresaw what was done answers to it. */
  private static Optional<Table> answer(Table was, Table now) {
    return now.timing().foreseen().entrySet().stream()
        .flatMap(plan -> plan.getValue().answer(was, now, plan.getKey()).stream())
        .findFirst();
  }

  private Optional<Table> answer(Table was, Table now, Seat mine) {
    if (turn != was.turn() || plies.isEmpty() || !plies.get(0).equals(done(was, now, mine))) {
      return Optional.empty();
    }
    return after(now.match().orElseThrow(), mine, plies.get(1))
        .map(match -> now.with(match))
        .map(table -> table.with(table.timing().withPlan(mine, rest(table.turn()))));
  }

  private Optional<ConditionalMoves> rest(int from) {
    List<String> left = plies.subList(2, plies.size());
    return Optional.of(new ConditionalMoves(from, left)).filter(rest -> !left.isEmpty());
  }

  /** What somebody else has just done; empty text if it was anything but one action. */
  private static String done(Table was, Table now, Seat mine) {
    List<Entry> then = was.match().orElseThrow().record().entries();
    List<Entry> entries = now.match().orElseThrow().record().entries();
    boolean one = entries.size() == then.size() + 1;
    return one && entries.get(then.size()) instanceof Entry.Act act && !act.by().equals(mine.id())
        ? act.action()
        : "";
  }

  private static Table withoutOutdated(Table at) {
    SortedMap<Seat, ConditionalMoves> plans = at.timing().foreseen();
    Table kept = at;
    for (Map.Entry<Seat, ConditionalMoves> plan : plans.entrySet()) {
      if (plan.getValue().turn() != at.turn()) {
        kept = kept.with(kept.timing().withPlan(plan.getKey(), Optional.empty()));
      }
    }
    return kept;
  }
}
