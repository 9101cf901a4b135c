package rookery.bot.command.season;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.season.SeasonButtonPress.Pressed;
import rookery.bot.post.season.SeasonMessage;
import rookery.bot.post.season.SeasonPage;
import rookery.bot.request.Arguments;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.season.Season;
import rookery.bot.season.SeasonStage;
import rookery.bot.season.SeasonStore;
import rookery.bot.season.SeasonTerms;
import rookery.bot.season.standing.Challenges;
import rookery.bot.seat.SeatStore;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.TableLocation;

/** What somebody asks for with a button of a season. */
record SeasonStep(SeasonStore seasons, SeatStore seats, Pressed pressed, StepContext context) {
  private static final int MOST_RUNS = 5;

  RequestOutcome outcome() {
    return switch (pressed.press()) {
      case JOIN -> changed(season -> season.join(who()), "You're in.");
      case LEAVE -> leaving();
      case SURE_LEAVE -> changed(season -> season.leave(who(), now()), "You've left the season.");
      case AT_ONCE -> changed(season -> season.atOnce(who(), picked()), "I've saved that.");
      case CHALLENGE ->
          changed(
              season -> new Challenges(season).asked(who(), picked(), now()),
              "I've sent your challenge. If the other player doesn't answer within a week, you"
                  + " take their place.");
      case ACCEPT ->
          changed(
              season -> new Challenges(season).accepted(who(), pressed.number(), now()),
              "Accepted. I'm opening the table.");
      case BEGIN ->
          managed(
              season ->
                  season.begun(now(), context.random().generator(), seats.apart(season.people())),
              "The season begins. I'm opening the tables.");
      case MOVE -> moved();
      case CANCEL -> sure(SeasonPage::cancelling);
      case SURE_CANCEL -> managed(Season::cancelled, "The season is cancelled.");
      case END -> sure(SeasonPage::ending);
      case SURE_END -> ended();
      default -> page(season(), "");
    };
  }

  private Person who() {
    return context.request().who();
  }

  private Instant now() {
    return context.now();
  }

  private boolean manages() {
    return context.request().where().rights().steward();
  }

  private int picked() {
    String word = context.request().arguments().word(Arguments.PICKED).orElse("");
    return IntStream.rangeClosed(1, SeasonTerms.MOST)
        .filter(number -> word.equals("" + number))
        .findFirst()
        .orElse(0);
  }

  /** Only people of its server have a button of it. */
  private Season season() {
    return seasons
        .find(pressed.season())
        .filter(found -> found.place().guild().equals(context.request().where().place().guild()))
        .orElseThrow(SeasonCommand::gone);
  }

  private RequestOutcome page(Season season, String said) {
    return RequestOutcome.shown(new SeasonPage(season, who(), manages()).post(said));
  }

  /** Before the games begin nobody minds. */
  private RequestOutcome leaving() {
    Season season = season();
    season.leave(who(), now());
    return season.stage() == SeasonStage.JOINING
        ? changed(found -> found.leave(who(), now()), "You've left the season.")
        : RequestOutcome.shown(SeasonPage.dropping(season));
  }

  private RequestOutcome sure(Function<Season, Post> question) {
    SeasonCommand.checkMayManage(context.request());
    return RequestOutcome.shown(question.apply(season()));
  }

  private RequestOutcome managed(UnaryOperator<Season> change, String said) {
    SeasonCommand.checkMayManage(context.request());
    return changed(change, said);
  }

  /** Its time is up now; whatever follows from that happens as if it had come by itself. */
  private RequestOutcome ended() {
    return managed(season -> season.endingAt(now()), "The season is over.");
  }

  /** Continues a season that has lost its channel. */
  private RequestOutcome moved() {
    SeasonCommand.checkCanPost(context.request());
    TableLocation here = context.request().where().place();
    boolean threads = SeasonCommand.inThreads(context.request(), context);
    return managed(
        season -> season.movedTo(here, threads, context.ids().get()),
        "The season now continues in this channel.");
  }

  private RequestOutcome changed(UnaryOperator<Season> change, String said) {
    for (int run = 1; run <= MOST_RUNS; run++) {
      Season before = season();
      Season after = change.apply(before);
      if (seasons.keep(before, after, due(after), letters(before, after))) {
        return page(after, said);
      }
    }
    throw new Refusal("Many people are changing this season right now. Please try again.");
  }

  /** What follows from a change of a season that has begun is done at once, where tables open. */
  private Optional<Instant> due(Season after) {
    return after.stage() == SeasonStage.PLAYING ? Optional.of(now()) : after.next();
  }

  /** Whoever is challenged is called. */
  private List<OutgoingMessage> letters(Season before, Season after) {
    if (after.isLost()) {
      return List.of();
    }
    if (before.isLost()) {
      return List.of(new SeasonMessage(after).sending());
    }
    if (after.stage() == SeasonStage.PLAYING) {
      return after.pairings().stream()
          .skip(before.pairings().size())
          .filter(game -> game.challenge().isPresent())
          .map(game -> new SeasonMessage(after).challenge(context.ids().get(), game))
          .toList();
    }
    return List.of(new SeasonMessage(after).changing(context.ids().get()));
  }
}
