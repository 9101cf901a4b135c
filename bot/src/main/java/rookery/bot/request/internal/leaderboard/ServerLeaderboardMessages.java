package rookery.bot.request.internal.leaderboard;

import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import rookery.bot.daily.DailyStore;
import rookery.bot.daily.DealDay;
import rookery.bot.outbox.OutboxSignal;
import rookery.bot.post.MessageIds;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.preference.LeaderboardSchedule;
import rookery.bot.preference.PreferenceReader;
import rookery.bot.request.host.SerialQueues;
import rookery.bot.request.internal.leaderboard.ServerLeaderboards.Board;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.TableLocation;

/**
 * Posts the daily leaderboard in each server that wants one, once a day, and changes it when people
 * there have played. After downtime it posts one, however many were missed.
 */
public record ServerLeaderboardMessages(
    PreferenceReader wishes,
    ServerLeaderboards boards,
    DailyStore deals,
    MessageIds ids,
    Clock clock,
    OutboxSignal signal,
    SerialQueues queues) {
  /** Stands in front of the server's id where letters name their table. */
  private static final String ABOUT = "board of ";

  @Inject
  public ServerLeaderboardMessages {}

  /** The server whose board a letter posts or changes; empty if it is about something else. */
  public static Optional<String> server(OutgoingMessage letter) {
    return Optional.of(letter.table())
        .filter(table -> table.startsWith(ABOUT))
        .map(table -> table.substring(ABOUT.length()));
  }

  /** Posts or changes what is due; the stage completes when it is saved. */
  public CompletionStage<Void> fire(String server) {
    return run(server, this::write);
  }

  /** The board can't be posted; whoever chose its channel is told, and no more are posted. */
  public CompletionStage<Void> shut(String server, OutgoingMessage letter, boolean gone) {
    return run(server, name -> end(name, letter, gone));
  }

  /** Somebody has deleted the message; it is not posted again before the next day. */
  public CompletionStage<Void> vanished(String server, OutgoingMessage letter) {
    return run(
        server,
        name ->
            boards
                .find(name)
                .filter(board -> board.message().equals(letter.changes()))
                .ifPresent(board -> boards.keep(name, board.lost(), Optional.empty())));
  }

  private CompletionStage<Void> run(String server, Consumer<String> work) {
    return queues.inTurn(ABOUT + server, () -> work.accept(server));
  }

  private Optional<LeaderboardSchedule> schedule(String server) {
    return wishes.of(new TableLocation(server, "")).board();
  }

  private void write(String server) {
    Optional<Board> found = boards.find(server);
    Optional<LeaderboardSchedule> schedule = schedule(server);
    if (found.isEmpty()) {
      return;
    }
    if (schedule.isEmpty()) {
      boards.end(server, Optional.empty());
      return;
    }
    Board board = found.get();
    Instant now = clock.instant();
    if (board.next().isAfter(now)) {
      change(server, board, schedule.get());
    } else {
      post(server, board, schedule.get(), now);
    }
    signal.ring();
  }

  private void post(String server, Board board, LeaderboardSchedule schedule, Instant now) {
    LocalDate today = DealDay.at(now);
    Instant next = schedule.next(server, now);
    if (board.day().filter(today::equals).isPresent()) {
      // The hour was changed after the day's board had been posted.
      boards.keep(server, board.until(next), Optional.empty());
      return;
    }
    OutgoingMessage letter =
        OutgoingMessage.sending(
            ids.get(),
            new MessageAddress.Channel(schedule.channel()),
            ABOUT + server,
            content().of(server, deals.open(today)));
    boards.keep(server, board.posted(today, letter.id(), next), Optional.of(letter));
  }

  private void change(String server, Board board, LeaderboardSchedule schedule) {
    Optional<OutgoingMessage> letter =
        board
            .message()
            .map(
                first ->
                    OutgoingMessage.changing(
                        ids.get(),
                        first,
                        new MessageAddress.Leisurely(schedule.channel(), first),
                        ABOUT + server,
                        content().of(server, deals.find(board.day().orElseThrow()).orElseThrow())));
    boards.keep(server, board, letter);
  }

  private void end(String server, OutgoingMessage letter, boolean gone) {
    // Messages to the former channel do not count once another was chosen.
    schedule(server)
        .map(LeaderboardSchedule::channel)
        .filter(letter.address()::isIn)
        .ifPresent(channel -> boards.end(server, told(server, channel, gone)));
    signal.ring();
  }

  private Optional<OutgoingMessage> told(String server, String channel, boolean gone) {
    return boards
        .find(server)
        .flatMap(Board::setBy)
        .map(
            person ->
                OutgoingMessage.sending(
                    ids.get(),
                    new MessageAddress.Direct(person),
                    OutgoingMessage.NO_TABLE,
                    stopped(channel, gone)));
  }

  private static Post stopped(String channel, boolean gone) {
    String why =
        gone
            ? "The channel for the daily leaderboard is gone, so I've stopped posting it."
            : "I can't post in <#%s> any more, so I've stopped posting the daily leaderboard."
                .formatted(channel);
    return Post.words(
        why + " To get it back, use `/settings of:this server` in a channel where I can post.");
  }

  private ServerLeaderboardContent content() {
    return new ServerLeaderboardContent(deals, wishes);
  }
}
