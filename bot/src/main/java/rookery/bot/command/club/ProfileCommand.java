package rookery.bot.command.club;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.bot.daily.DailyStore;
import rookery.bot.daily.DealDay;
import rookery.bot.daily.Streak;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.page.ProfilePost;
import rookery.bot.request.Arguments.Guest;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Option;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.result.CurrentRatings;
import rookery.bot.result.GameResult;
import rookery.bot.result.GamesAgainstComputers;
import rookery.bot.result.HeadToHead;
import rookery.bot.result.PartnerUnderstanding;
import rookery.bot.result.Profile;
import rookery.bot.result.RatingCurve;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;

/**
 * Shows what a person has played. People see all of their own results, and of others only those of
 * the server they are in.
 */
public record ProfileCommand(CurrentRatings ratings, DailyStore deals) implements Command {
  private static final int MOST_READ = 50;

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.slash(
            "profile",
            "See your results and ratings, or those of someone else in this server",
            "shows your results and ratings, or those of someone else in this server",
            Option.person("player", "Whose profile; leave this empty for your own"))
        .everywhere()
        .pressed(ControlVerb.PROFILE);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Person who =
        request.arguments().guests().stream()
            .findFirst()
            .map(ProfileCommand::checked)
            .orElse(request.who());
    return who.equals(request.who()) ? own(who, context) : other(who, request, context);
  }

  private static Person checked(Guest guest) {
    if (guest.isBot()) {
      throw new Refusal(guest.person().mention() + " is a bot and has no profile.");
    }
    return guest.person();
  }

  private RequestOutcome own(Person who, StepContext context) {
    List<GameResult> all = ratings.results().of(who);
    Profile profile = Profile.of(who, all);
    return RequestOutcome.shown(
        new ProfilePost(
                profile,
                ratings.now().ratings(),
                curve(who),
                partnership(who, all, context),
                Optional.of(streak(who, context)),
                context.wishes().puzzles(who),
                GamesAgainstComputers.compare(who, all),
                Optional.empty())
            .post());
  }

  private RequestOutcome other(Person who, Request request, StepContext context) {
    if (request.where().place().isDirect()) {
      throw new Refusal(
          "You can see another player's profile only in a server where you both play.");
    }
    if (!context.wishes().of(who).profileShown()) {
      throw new Refusal("%s's profile is private.".formatted(who.mention()));
    }
    String server = request.where().place().guild();
    List<GameResult> here =
        ratings.results().of(who).stream()
            .filter(result -> result.server().equals(server))
            .toList();
    return RequestOutcome.shown(
        new ProfilePost(
                Profile.of(who, here),
                ratings.now().ratings(),
                curve(who),
                partnership(who, here, context),
                Optional.of(streak(who, context))
                    .filter(row -> context.wishes().of(who).deals().streakShown()),
                List.of(),
                GamesAgainstComputers.compare(who, here),
                Optional.of(HeadToHead.of(request.who(), who, here).total()))
            .post());
  }

  /** Of the last games in teams; each must be read and played through. */
  private static Map<String, PartnerUnderstanding> partnership(
      Person who, List<GameResult> results, StepContext context) {
    List<GameResult> teams =
        results.stream()
            .filter(result -> result.white().isPresent() && result.seats().size() > 2)
            .toList();
    return PartnerUnderstanding.of(
        who,
        teams.subList(Math.max(0, teams.size() - MOST_READ), teams.size()).stream()
            .flatMap(result -> context.lookup().find(result.table()).stream())
            .toList());
  }

  private RatingCurve curve(Person who) {
    return RatingCurve.of(who, ratings.now().history().counted());
  }

  private Streak streak(Person who, StepContext context) {
    LocalDate today = DealDay.at(context.now());
    return Streak.of(deals.finished(who, today.minusDays(Streak.LONGEST)), today);
  }
}
