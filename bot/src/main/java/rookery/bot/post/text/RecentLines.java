package rookery.bot.post.text;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.match.Match;
import rookery.engine.match.TableTalk;
import rookery.engine.match.past.Recap;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.SentenceRole;

/** The lines of the log that are news to somebody. */
public record RecentLines(Table table) {
  /** What something newer of the same kind makes untrue. */
  private static final Set<SentenceRole> OUTDATED = EnumSet.of(SentenceRole.CONSEQUENCE);

  /** What goes without saying once anything has happened since. */
  private static final Set<SentenceRole> PASSING =
      EnumSet.of(SentenceRole.PENDING, SentenceRole.LEADS_ON);

  /** Two ways to tell how a game stands: either makes an older one untrue. */
  private static final Set<SentenceRole> STANDS =
      EnumSet.of(SentenceRole.STANDING, SentenceRole.STAKE);

  /** What is no longer so once others have acted. */
  private static final Set<SentenceRole> FORMER =
      EnumSet.of(SentenceRole.STANDING, SentenceRole.STAKE, SentenceRole.PENDING);

  /** What tells how something turned out that somebody did. */
  private static final Set<SentenceRole> OUTCOMES =
      EnumSet.of(SentenceRole.UNSEEN, SentenceRole.OUTCOME, SentenceRole.WEIGHTY);

  /** The last lines of the log. */
  public List<GameLogLine> recent() {
    return match().recent();
  }

  /**
   * All that has happened since a person's last turn, as that person may know it; for people
   * without a seat, since the last turn of the players whose turn it is.
   */
  public List<GameLogLine> sinceTurnOf(Person person) {
    return recap(person).lines().stream().distinct().toList();
  }

  /**
   * What of it still matters, as it is numbered in the picture of the board. What goes without
   * saying has no number of its own there.
   */
  public List<List<GameLogLine>> numberedSinceTurnOf(Person person) {
    List<List<GameLogLine>> all = recap(person).numbered();
    return all.stream()
        .map(lines -> matter(lines, lines == all.get(all.size() - 1)))
        .filter(lines -> !lines.isEmpty())
        .toList();
  }

  private static List<GameLogLine> matter(List<GameLogLine> lines, boolean isNewest) {
    return lines.stream()
        .filter(line -> PASSING.stream().noneMatch(line::isOnly))
        .map(line -> isNewest ? line : without(FORMER, line))
        .toList();
  }

  private Recap recap(Person person) {
    Optional<Seat> seat = table.seating().seatOf(person);
    Set<Seat> turns = seat.map(Set::of).orElseGet(() -> table.awaited().seats());
    return match().since(turns, table.viewer(person));
  }

  /**
   * What has happened since the last turn of the players whose turn it is, without open questions,
   * which are shown apart. In a game for one everything is news.
   */
  List<GameLogLine> news() {
    List<GameLogLine> recent = new ArrayList<>(recent());
    recent.removeAll(TableTalk.unanswered(match()));
    if (table.seats().size() == 1) {
      return recent.stream().distinct().toList();
    }
    List<GameLogLine> others = new ArrayList<>(areByCalledPlayer() ? List.of() : sinceTheirTurn());
    others.removeAll(TableTalk.unanswered(match()));
    List<GameLogLine> told = others.isEmpty() ? newest(recent) : withoutEndOfTurn(others);
    return withoutOutdated(told.stream().distinct().toList());
  }

  /**
   * What whoever plays with computers alone did last and what came of it: the answer that told it
   * is soon replaced, and no board shows it. Of two, each sees the other's answer to it, so that
   * only captures are left to tell.
   */
  List<GameLogLine> ownOutcome() {
    return new SeatWords(table)
            .onlyPerson()
            .filter(seat -> called().contains(seat))
            .filter(seat -> !areByCalledPlayer())
            .flatMap(
                seat ->
                    recent().stream().filter(this::isByAwaitedSeat).reduce((older, newer) -> newer))
            .filter(line -> outcomes().stream().anyMatch(line.text()::has))
            .map(line -> without(FORMER, line))
            .stream()
            .toList();
  }

  private Set<SentenceRole> outcomes() {
    return table.seats().size() > 2 ? OUTCOMES : EnumSet.of(SentenceRole.WEIGHTY);
  }

  /** What has come of an older action is no longer so once more has come of a newer one. */
  static List<GameLogLine> withoutOutdated(List<GameLogLine> lines) {
    List<GameLogLine> kept = new ArrayList<>();
    Set<SentenceRole> newer = EnumSet.noneOf(SentenceRole.class);
    for (int i = lines.size() - 1; i >= 0; i--) {
      GameLogLine line = lines.get(i);
      if (i == lines.size() - 1 || PASSING.stream().noneMatch(line::isOnly)) {
        kept.add(0, without(newer, line));
      }
      OUTDATED.stream().filter(line.text()::has).forEach(newer::add);
      if (STANDS.stream().anyMatch(line.text()::has)) {
        newer.addAll(STANDS);
      }
      newer.add(SentenceRole.PENDING);
    }
    return kept;
  }

  private static GameLogLine without(Set<SentenceRole> roles, GameLogLine line) {
    GameLogLine left = line;
    for (SentenceRole role : roles) {
      left = left.without(role);
    }
    return left;
  }

  /** If nobody is to act, as at the end, what has happened since whoever acted last began. */
  private List<GameLogLine> sinceTheirTurn() {
    Set<Seat> called = called();
    return called.isEmpty() ? recent() : match().since(called, Viewer.SPECTATOR).lines();
  }

  private static List<GameLogLine> newest(List<GameLogLine> lines) {
    return lines.subList(Math.max(0, lines.size() - 1), lines.size());
  }

  /** Players who are asked to act know that the turn before theirs has ended. */
  private static List<GameLogLine> withoutEndOfTurn(List<GameLogLine> lines) {
    List<GameLogLine> left =
        lines.stream().filter(line -> !line.isOnly(SentenceRole.END_OF_TURN)).toList();
    return left.isEmpty() ? lines : left;
  }

  /** Whether the last thing that happened was done by a player whose turn it is now. */
  boolean areByCalledPlayer() {
    List<GameLogLine> recent = recent();
    return table.seats().size() > 1
        && !recent.isEmpty()
        && isByAwaitedSeat(recent.get(recent.size() - 1));
  }

  private boolean isByAwaitedSeat(GameLogLine line) {
    return line.by().filter(called()::contains).isPresent();
  }

  /** Whose turn it is; where people are among them, it is news for those alone. */
  private Set<Seat> called() {
    Set<Seat> awaited = table.awaited().seats();
    Set<Seat> people =
        awaited.stream()
            .filter(seat -> !table.seating().chairs().get(seat).isComputer())
            .collect(Collectors.toSet());
    return people.isEmpty() ? awaited : people;
  }

  private Match match() {
    return table.match().orElseThrow();
  }
}
