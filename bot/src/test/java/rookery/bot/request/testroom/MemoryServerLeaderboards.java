package rookery.bot.request.testroom;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.preference.LeaderboardSchedule;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.request.internal.leaderboard.ServerLeaderboards;
import rookery.bot.table.Person;
import rookery.bot.table.TableLocation;

/** The boards of servers in memory, kept by the rules of the real ones. */
final class MemoryServerLeaderboards implements ServerLeaderboards {
  private static final Duration TOGETHER = Duration.ofSeconds(30);

  private final Map<String, Kept> kept = new TreeMap<>();
  private final MemoryPreferences wishes;
  private final MemoryDeals deals;
  private final ImmediateOutbox mail;
  private final Clock clock;

  private record Kept(Board board, Instant due) {}

  MemoryServerLeaderboards(
      MemoryPreferences wishes, MemoryDeals deals, ImmediateOutbox mail, Clock clock) {
    this.wishes = wishes;
    this.deals = deals;
    this.mail = mail;
    this.clock = clock;
    deals.tells(this::change);
    wishes.tells(this::set);
  }

  /** When something is due in which server. */
  Map<String, Instant> due() {
    Map<String, Instant> due = new TreeMap<>();
    kept.forEach((server, one) -> due.put(server, one.due()));
    return due;
  }

  private void set(PreferenceChange.OfServer ours, Optional<LeaderboardSchedule> before) {
    String server = ours.place().guild();
    Optional<LeaderboardSchedule> wanted = ours.preferences().board();
    if (wanted.isEmpty()) {
      kept.remove(server);
    } else if (!wanted.equals(before)) {
      Instant next = wanted.get().next(server, clock.instant());
      Optional<Board> stays =
          find(server)
              .filter(
                  board ->
                      before
                          .filter(was -> was.channel().equals(wanted.get().channel()))
                          .isPresent());
      Board board =
          new Board(
              find(server).map(Board::version).orElse(0) + 1,
              next,
              stays.flatMap(Board::day),
              stays.flatMap(Board::message),
              Optional.of(ours.by()));
      kept.put(server, new Kept(board, next));
    }
  }

  private void change(Person person) {
    Instant soon = clock.instant().plus(TOGETHER);
    deals
        .servers(person)
        .forEach(
            server ->
                kept.computeIfPresent(
                    server,
                    (name, one) ->
                        one.board().message().isEmpty() || one.due().isBefore(soon)
                            ? one
                            : new Kept(one.board(), soon)));
  }

  @Override
  public Optional<Board> find(String server) {
    return Optional.ofNullable(kept.get(server)).map(Kept::board);
  }

  @Override
  public void keep(String server, Board board, Optional<OutgoingMessage> letter) {
    if (find(server).filter(now -> now.version() == board.version()).isPresent()) {
      Board next =
          new Board(board.version() + 1, board.next(), board.day(), board.message(), board.setBy());
      kept.put(server, new Kept(next, board.next()));
      letter.ifPresent(mail::takes);
    }
  }

  @Override
  public void end(String server, Optional<OutgoingMessage> letter) {
    if (kept.remove(server) != null) {
      TableLocation place = new TableLocation(server, "");
      wishes.keep(
          new PreferenceChange.OfServer(
              place, wishes.of(place).with(Optional.empty()), Person.FORMER));
      letter.ifPresent(mail::takes);
    }
  }
}
