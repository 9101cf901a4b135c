package rookery.bot.command.club;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.post.page.HeadToHeadPost;
import rookery.bot.post.page.StandingsPost;
import rookery.bot.post.page.StandingsPost.Order;
import rookery.bot.rating.Ratings;
import rookery.bot.request.Arguments;
import rookery.bot.request.Arguments.Guest;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CompletionRequest;
import rookery.bot.request.GameOption;
import rookery.bot.request.Option;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableLookup;
import rookery.bot.result.BulletinKind;
import rookery.bot.result.CurrentRatings;
import rookery.bot.result.GameResult;
import rookery.bot.result.HeadToHead;
import rookery.bot.result.Standings;
import rookery.bot.season.Season;
import rookery.bot.season.SeasonStage;
import rookery.bot.season.SeasonStore;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;

/** Shows who is ahead in a server. */
public record StandingsCommand(CurrentRatings ratings, SeasonStore seasons) implements Command {
  private static final String SHOW = "show";

  private static final int PAST = 20;

  @Override
  public CommandDeclaration declared() {
    SelectableOption[] orders =
        Arrays.stream(Order.values())
            .map(order -> new SelectableOption(order.id(), order.words()))
            .toArray(SelectableOption[]::new);
    return CommandDeclaration.slash(
            "standings",
            "See who is ahead in this server's rated games",
            "ranks this server's players by their rated games (overall, this month, with partners"
                + " or in a season), or compares two players",
            GameOption.OPTION,
            Option.oneOf(SHOW, "What to show", orders),
            Option.person("player1", "A player to compare with you, or with player2"),
            Option.person("player2", "The second player, if you want to compare two others"))
        .pressed(ControlVerb.STANDINGS);
  }

  @Override
  public List<SelectableOption> complete(CompletionRequest typing, TableLookup lookup) {
    return GameOption.complete(typing.typed());
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    if (request.where().place().isDirect()) {
      throw new Refusal(
          "Each server has its own standings. Type `/standings` in one of its channels. To see your"
              + " own results, type `/profile` here.");
    }
    if (!request.arguments().guests().isEmpty()) {
      return RequestOutcome.shown(headToHead(request, context));
    }
    // Reading the results of a large server anew would take half a second.
    List<GameResult> results = ratings.now().ofServer(request.where().place().guild());
    StandingsPost wanted = wanted(request);
    Post post =
        wanted.order() == Order.SEASON
            ? wanted.ofSeasons(seasons(wanted, request.where().place().guild()))
            : post(wanted, results, context.now());
    return RequestOutcome.shown(
        request.where().rights().steward()
            ? post.withApart(PostBulletin.button(BulletinKind.STANDINGS))
            : post);
  }

  /** What people have played with the reader is theirs to see; of others only what they show. */
  private Post headToHead(Request request, StepContext context) {
    List<Person> named = request.arguments().guests().stream().map(Guest::person).toList();
    Person one = named.size() > 1 ? named.get(0) : request.who();
    Person other = named.get(named.size() - 1);
    if (one.equals(other)) {
      throw new Refusal("Name two different players.");
    }
    boolean own = one.equals(request.who()) || other.equals(request.who());
    Stream.of(one, other)
        .filter(person -> !own && !context.wishes().of(person).profileShown())
        .forEach(
            person -> {
              throw new Refusal("%s keeps their results private.".formatted(person.mention()));
            });
    String server = request.where().place().guild();
    List<GameResult> results =
        ratings.results().of(one).stream()
            .filter(result -> result.server().equals(server))
            .toList();
    return new HeadToHeadPost(HeadToHead.of(one, other, results)).post();
  }

  /** The seasons that are on, or the last one if none is. */
  private List<Season> seasons(StandingsPost wanted, String server) {
    List<Season> open = fitting(seasons.open(server), wanted);
    return open.isEmpty()
        ? fitting(seasons.over(server, PAST), wanted).stream().limit(1).toList()
        : open;
  }

  private static List<Season> fitting(List<Season> all, StandingsPost wanted) {
    return all.stream()
        .filter(season -> season.stage() != SeasonStage.JOINING)
        .filter(season -> wanted.game().map(season.terms().games()::contains).orElse(true))
        .toList();
  }

  private static StandingsPost wanted(Request request) {
    Arguments given = request.arguments();
    return given
        .word(Arguments.PICKED)
        .map(StandingsPost::parse)
        .orElseGet(
            () ->
                new StandingsPost(
                    given.word(GameOption.NAME).map(typed -> GameOption.find(typed).id()),
                    Order.of(given.word(SHOW).orElse(""))));
  }

  private Post post(StandingsPost wanted, List<GameResult> results, Instant now) {
    Ratings current = ratings.now().ratings();
    Optional<String> game = wanted.game();
    return switch (wanted.order()) {
      case RATING -> wanted.ofPlayers(Standings.byRating(results, current, game));
      case MONTH ->
          wanted.ofPlayers(Standings.byPoints(Standings.inMonth(results, now), current, game));
      case PARTNERS -> wanted.ofPairs(Standings.pairs(results, game));
      case SEASON -> throw new IllegalArgumentException("seasons have tables of their own");
    };
  }
}
