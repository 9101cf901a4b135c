package rookery.bot.request.season;

import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import rookery.bot.clock.DueTimes.StandingsIn;
import rookery.bot.post.MessageIds;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.page.StandingsBoardPost;
import rookery.bot.request.host.SerialQueues;
import rookery.bot.result.CurrentRatings;
import rookery.bot.result.GameResult;
import rookery.bot.result.Standings;
import rookery.bot.result.StandingsBoard;
import rookery.bot.result.StandingsBoards;
import rookery.bot.season.Season;
import rookery.bot.season.SeasonStage;
import rookery.bot.season.SeasonStore;
import rookery.bot.table.MessageId;

/** Keeps up the messages that show the standings of servers: edited every while, if they differ. */
public final class StandingsUpdates {
  private static final Duration PAUSE = Duration.ofMinutes(10);

  private final StandingsBoards boards;
  private final CurrentRatings ratings;
  private final SeasonStore seasons;
  private final MessageIds ids;
  private final Clock clock;
  private final SerialQueues queues;

  @Inject
  public StandingsUpdates(
      StandingsBoards boards,
      CurrentRatings ratings,
      SeasonStore seasons,
      MessageIds ids,
      Clock clock,
      SerialQueues queues) {
    this.boards = boards;
    this.ratings = ratings;
    this.seasons = seasons;
    this.ids = ids;
    this.clock = clock;
    this.queues = queues;
  }

  /** Looks at the board of a server; the stage completes when what follows is saved. */
  public CompletionStage<Void> fire(StandingsIn due) {
    return inTurn(due.server(), () -> boards.of(due.server()).ifPresent(this::shown));
  }

  /** Posts a board again, because somebody deleted its message. */
  public CompletionStage<Void> vanished(String server, OutgoingMessage letter) {
    return inTurn(
        server,
        () ->
            boards
                .of(server)
                .filter(board -> board.message().equals(letter.changes()))
                .ifPresent(
                    board -> boards.keep(board, board.lost().dueAt(clock.instant()), List.of())));
  }

  private CompletionStage<Void> inTurn(String server, Runnable work) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    queues.run(
        "standings " + server,
        () -> {
          try {
            work.run();
            done.complete(null);
          } catch (RuntimeException | Error fault) {
            done.completeExceptionally(fault);
          }
        });
    return done;
  }

  private void shown(StandingsBoard board) {
    Instant now = clock.instant();
    StandingsBoard later = board.dueAt(now.plus(PAUSE));
    Post post = post(board.server(), now);
    String shown = Integer.toHexString(post.words().hashCode());
    if (shown.equals(board.shown())) {
      boards.keep(board, later, List.of());
      return;
    }
    MessageId letter = ids.get();
    Optional<MessageId> first = board.message();
    OutgoingMessage message =
        first
            .map(sent -> StandingsBoardPost.changing(board, sent, letter, post))
            .orElseGet(
                () -> OutgoingMessage.sending(letter, board.address(), board.subject(), post));
    StandingsBoard after = later.showing(first.orElse(letter), shown);
    boards.keep(board, after, List.of(message));
  }

  private Post post(String server, Instant now) {
    CurrentRatings.Fitted current = ratings.now();
    List<GameResult> results = current.ofServer(server);
    List<GameResult> month = Standings.inMonth(results, now);
    List<Season> playing =
        seasons.open(server).stream()
            .filter(season -> season.stage() == SeasonStage.PLAYING)
            .toList();
    return new StandingsBoardPost(
            Standings.byRating(results, current.ratings(), Optional.empty()),
            Standings.byPoints(month, current.ratings(), Optional.empty()),
            playing)
        .post();
  }
}
