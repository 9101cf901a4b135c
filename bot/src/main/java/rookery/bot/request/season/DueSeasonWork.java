package rookery.bot.request.season;

import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import rookery.bot.post.MessageIds;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.season.SeasonChannelLostPost;
import rookery.bot.post.season.SeasonMessage;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.Arguments;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.host.SerialQueues;
import rookery.bot.request.host.TableChanges;
import rookery.bot.request.rights.ChannelRights;
import rookery.bot.season.Fixtures;
import rookery.bot.season.Pairing;
import rookery.bot.season.PairingKey;
import rookery.bot.season.Season;
import rookery.bot.season.SeasonStage;
import rookery.bot.season.SeasonStore;
import rookery.bot.season.standing.Challenges;
import rookery.bot.seat.SeatStore;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;

/** Does what is due in seasons. */
public record DueSeasonWork(
    SeasonStore seasons,
    TableChanges tables,
    RequestRandomSource randomSource,
    MessageIds ids,
    Clock clock,
    SerialQueues queues,
    SeatStore seats,
    RoleGiving giving) {
  private static final int MOST_RUNS = 5;

  /** Somebody sits at too many tables, or nobody could open one just now. */
  private static final Duration AGAIN = Duration.ofMinutes(10);

  private static final Person NOBODY = Person.FORMER;

  @Inject
  public DueSeasonWork {}

  /** Does what is due in a season; the stage completes when all of it is saved. */
  public CompletionStage<Void> fire(String season) {
    return inTurn(season, this::turn);
  }

  /** Posts the message again that shows a season, because somebody deleted it. */
  public CompletionStage<Void> vanished(String season, OutgoingMessage letter) {
    return inTurn(season, found -> repost(found, letter));
  }

  /** The channel of a season can't be posted in any more. */
  public CompletionStage<Void> shut(String season, OutgoingMessage letter, boolean gone) {
    return inTurn(season, found -> lose(found, letter, gone));
  }

  /** Something to do in a season; false if it has changed meanwhile. */
  @FunctionalInterface
  private interface Turn {
    boolean done(Season season);
  }

  private CompletionStage<Void> inTurn(String id, Turn turn) {
    return queues.inTurn("season " + id, () -> run(id, turn));
  }

  private void run(String id, Turn turn) {
    for (int run = 1; run <= MOST_RUNS; run++) {
      if (seasons.find(id).map(turn::done).orElse(true)) {
        return;
      }
    }
    throw new IllegalStateException("season %s changes all the time".formatted(id));
  }

  private boolean turn(Season season) {
    Instant now = clock.instant();
    return switch (season.stage()) {
      case JOINING ->
          season.times().begins().isAfter(now)
              ? seasons.keep(season, season, season.next(), edits(season))
              : begun(season, now);
      case PLAYING ->
          new Fixtures(season).arePlayedOut() || !season.times().ends().isAfter(now)
              ? ended(season, season.ended(now), now)
              : played(season, now);
      case OVER -> crowned(season, now);
      case CANCELLED -> seasons.keep(season, season, Optional.empty(), edits(season));
    };
  }

  private boolean begun(Season season, Instant now) {
    if (!season.hasEnough()) {
      Season after = season.cancelled();
      return seasons.keep(season, after, Optional.empty(), edits(after));
    }
    Season after =
        season.begun(
            now, randomSource.draws(randomSource.seed()).generator(), seats.apart(season.people()));
    return seasons.keep(season, after, Optional.of(now), List.of());
  }

  /** Whatever becomes of the role, the season is over first. */
  private boolean ended(Season season, Season after, Instant now) {
    Optional<Instant> due = Optional.of(now).filter(at -> crowning().isWanted(after));
    return seasons.keep(season, after, due, ending(after));
  }

  /** What is settled before it is kept may be done twice, and what is kept before is told once. */
  private boolean crowned(Season season, Instant now) {
    Crowning.Result result = crowning().done(season);
    Optional<Instant> due = Optional.of(now.plus(AGAIN)).filter(at -> result.again());
    List<OutgoingMessage> letters = new ArrayList<>(edits(season));
    letters.addAll(result.letters());
    boolean kept = seasons.keep(season, season, due, letters);
    if (kept && !result.again()) {
      seasons.champions().settle(season);
    }
    return kept;
  }

  /** Opens the tables whose turn it is, and shows how things stand. */
  private boolean played(Season season, Instant now) {
    Season lapsed = new Challenges(season).lapsed(now);
    if (!lapsed.equals(season)) {
      return seasons.keep(season, lapsed, Optional.of(now), List.of());
    }
    new Fixtures(season).toOpen().forEach(game -> open(season, game));
    Season after = seasons.find(season.id()).orElse(season);
    Instant due =
        new Fixtures(after).toOpen().isEmpty() ? after.next().orElse(now) : now.plus(AGAIN);
    return seasons.keep(after, after, Optional.of(due), edits(after));
  }

  private void open(Season season, Pairing game) {
    RequestOrigin where =
        new RequestOrigin(
            season.place(),
            Surface.NONE,
            Optional.empty(),
            new ChannelRights(List.of(), season.threads(), false));
    String id = new PairingKey(season.id(), game.number()).request();
    Request request = new Request(id, NOBODY, where, "season", Optional.empty(), Arguments.NONE);
    tables.carryOut(request, new OpenPairing(season, game));
  }

  private boolean repost(Season season, OutgoingMessage letter) {
    if (season.isLost() || letter.changes().filter(season.post()::equals).isEmpty()) {
      return true;
    }
    Season after = season.shownBy(ids.get());
    Optional<Instant> due =
        season.stage() == SeasonStage.PLAYING ? Optional.of(clock.instant()) : season.next();
    return seasons.keep(season, after, due, List.of(new SeasonMessage(after).sending()));
  }

  /** A season that has lost its channel has nowhere to be shown. */
  private List<OutgoingMessage> edits(Season season) {
    return season.isLost() ? List.of() : List.of(new SeasonMessage(season).changing(ids.get()));
  }

  private List<OutgoingMessage> ending(Season season) {
    List<OutgoingMessage> letters = new ArrayList<>(edits(season));
    SeasonMessage message = new SeasonMessage(season);
    if (season.isLost()) {
      season.host().ifPresent(host -> letters.add(message.ending(ids.get(), host)));
    } else {
      letters.add(message.ending(ids.get()));
    }
    return letters;
  }

  /** Whoever began the season is told once, and can continue it elsewhere. */
  private boolean lose(Season season, OutgoingMessage letter, boolean gone) {
    if (!season.stage().isOpen()
        || season.isLost()
        || !letter.address().isIn(season.place().channel())) {
      return true;
    }
    Season after = season.lost();
    List<OutgoingMessage> told =
        season.host().stream()
            .map(
                host ->
                    OutgoingMessage.sending(
                        ids.get(),
                        new MessageAddress.Direct(host),
                        OutgoingMessage.NO_TABLE,
                        SeasonChannelLostPost.of(season, gone)))
            .toList();
    return seasons.keep(season, after, after.next(), told);
  }

  private Crowning crowning() {
    return new Crowning(seasons, giving, ids);
  }
}
