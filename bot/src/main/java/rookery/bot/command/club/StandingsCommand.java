package rookery.bot.command.club;

import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.Suggestion;
import rookery.bot.post.page.StandingsPost;
import rookery.bot.post.page.StandingsPost.Order;
import rookery.bot.rating.Ratings;
import rookery.bot.request.Arguments;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CompletionRequest;
import rookery.bot.request.GameOption;
import rookery.bot.request.Option;
import rookery.bot.request.Outcome;
import rookery.bot.request.Request;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableLookup;
import rookery.bot.result.CurrentRatings;
import rookery.bot.result.GameResult;
import rookery.bot.result.Standings;
import rookery.bot.table.Refusal;

/** Shows who is ahead in a server. */
public final class StandingsCommand implements Command {
  private static final String SHOW = "show";

  private final CurrentRatings ratings;

  /** Creates the command, which shows these ratings. */
  public StandingsCommand(CurrentRatings ratings) {
    this.ratings = ratings;
  }

  @Override
  public CommandDeclaration declared() {
    Suggestion[] orders =
        Arrays.stream(Order.values())
            .map(order -> new Suggestion(order.id(), order.words()))
            .toArray(Suggestion[]::new);
    return CommandDeclaration.slash(
            "standings",
            "See who is ahead in this server's rated games",
            "shows who is ahead in this server's rated games: by rating, this month, or as partners",
            GameOption.OPTION,
            Option.oneOf(SHOW, "What to look at", orders))
        .pressed(ControlVerb.STANDINGS);
  }

  @Override
  public List<Suggestion> complete(CompletionRequest typing, TableLookup lookup) {
    return GameOption.complete(typing.typed());
  }

  @Override
  public Outcome step(Request request, StepContext context) {
    if (request.where().place().isDirect()) {
      throw new Refusal(
          "Standings belong to a server. Type `/standings` in one of its channels; `/profile` shows"
              + " your own results here too.");
    }
    // Reading the results of a large server anew would take half a second.
    List<GameResult> results = ratings.now().ofServer(request.where().place().guild());
    return Outcome.shown(post(wanted(request), results, context.now()));
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
      case MONTH -> wanted.ofPlayers(Standings.byPoints(inMonth(results, now), current, game));
      case PARTNERS -> wanted.ofPairs(Standings.pairs(results, game));
    };
  }

  private static List<GameResult> inMonth(List<GameResult> results, Instant now) {
    YearMonth month = month(now);
    return results.stream().filter(result -> month(result.ended()).equals(month)).toList();
  }

  private static YearMonth month(Instant at) {
    return YearMonth.from(at.atZone(ZoneOffset.UTC));
  }
}
