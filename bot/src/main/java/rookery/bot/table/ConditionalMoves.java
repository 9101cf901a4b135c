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
 * Conditional moves of a seat: "if they play this, I play that", and so on. Only for games without
 * secrets: elsewhere an instant reply would give away what was expected.
 *
 * @param turn the table's turn at which they begin; at any other turn they do not apply
 * @param plies the moves of the other seat and the replies, alternating
 */
public record ConditionalMoves(int turn, List<String> plies) {
  /** The most plies that can be planned, counting both sides. */
  public static final int MOST = 10;

  private static final Dealer NOTHING_IS_DEALT =
      wanted -> {
        throw new IllegalStateException("a game that hides nothing deals nothing");
      };

  public ConditionalMoves {
    plies = List.copyOf(plies);
  }

  /** With one more move of the other seat and the reply to it. */
  public ConditionalMoves then(Action theirs, Action mine) {
    List<String> more = new ArrayList<>(plies);
    more.add(theirs.text());
    more.add(mine.text());
    return new ConditionalMoves(turn, more);
  }

  /**
   * The match after all planned moves; empty if they are not possible.
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

  /** The match after that seat took the action of that text; empty if it is not possible. */
  public static Optional<Match> after(Match match, Seat actor, String text) {
    return Action.find(match.legal(actor), text)
        .map(action -> match.act(actor, action, NOTHING_IS_DEALT));
  }

  /**
   * The table after somebody acted and conditional moves replied to it. Plans that no longer apply
   * are removed.
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

  /** The reply of the first seat that planned for this action. */
  private static Optional<Table> answer(Table was, Table now) {
    return now.timing().conditionalMoves().entrySet().stream()
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

  /** The action that somebody else just took; empty text if it was not exactly one action. */
  private static String done(Table was, Table now, Seat mine) {
    List<Entry> then = was.match().orElseThrow().record().entries();
    List<Entry> entries = now.match().orElseThrow().record().entries();
    boolean one = entries.size() == then.size() + 1;
    return one && entries.get(then.size()) instanceof Entry.Act act && !act.by().equals(mine.id())
        ? act.action()
        : "";
  }

  private static Table withoutOutdated(Table at) {
    SortedMap<Seat, ConditionalMoves> plans = at.timing().conditionalMoves();
    Table kept = at;
    for (Map.Entry<Seat, ConditionalMoves> plan : plans.entrySet()) {
      if (plan.getValue().turn() != at.turn()) {
        kept = kept.with(kept.timing().withPlan(plan.getKey(), Optional.empty()));
      }
    }
    return kept;
  }
}
