package rookery.bot.command.season;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.season.SeasonButtonPress;
import rookery.bot.post.season.SeasonButtonPress.Pressed;
import rookery.bot.post.season.SeasonMessage;
import rookery.bot.post.season.SeasonPage;
import rookery.bot.preference.TablePlace;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.FormRequest;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.season.Season;
import rookery.bot.season.SeasonStore;
import rookery.bot.season.SeasonTerms;
import rookery.bot.season.SeasonTimes;
import rookery.bot.seat.SeatStore;
import rookery.bot.table.Refusal;
import rookery.bot.table.TableLocation;
import rookery.bot.table.message.MessageId;

/** Shows the seasons of a server, and lets people begin one, join it and leave it. */
public record SeasonCommand(SeasonStore seasons, SeatStore seats) implements Command {
  private static final int PAST = 5;

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.slash(
            "season",
            "See this server's seasons, or begin one",
            "shows this server's seasons, in which everyone plays everyone else; if you manage the"
                + " server, you can begin one")
        .pressed(ControlVerb.SEASON);
  }

  @Override
  public Optional<FormRequest> form(Request request) {
    return pressed(request)
        .filter(pressed -> pressed.press() == SeasonButtonPress.FORM)
        .map(
            pressed ->
                wishes -> {
                  checkMayManage(request);
                  return SeasonForm.form();
                });
  }

  private static Optional<Pressed> pressed(Request request) {
    return Optional.of(request)
        .filter(one -> one.verb().equals(ControlVerb.SEASON))
        .flatMap(one -> SeasonButtonPress.parse(one.arguments().argument()));
  }

  static void checkMayManage(Request request) {
    if (!request.where().rights().steward()) {
      throw new Refusal("Only people who manage this server can do that. Ask one of them.");
    }
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    TableLocation place = request.where().place();
    if (place.isDirect()) {
      throw new Refusal(
          "Each server has its own seasons. Type `/season` in a channel of the server you mean.");
    }
    if (!request.verb().equals(ControlVerb.SEASON)) {
      return RequestOutcome.shown(
          SeasonPage.listed(
              seasons.open(place.guild()),
              seasons.over(place.guild(), PAST),
              request.where().rights().steward()));
    }
    Pressed pressed = pressed(request).orElseThrow(SeasonCommand::gone);
    return switch (pressed.press()) {
      case FORM, OPEN -> opened(request, context);
      case ROLE -> new RoleStep(seasons, request).asked();
      case ROLE_CHOSEN -> new RoleStep(seasons, request).chosen();
      default -> new SeasonStep(seasons, seats, pressed, context).outcome();
    };
  }

  static Refusal gone() {
    return new Refusal("I no longer have that season. `/season` shows what's on now.");
  }

  private RequestOutcome opened(Request request, StepContext context) {
    checkMayManage(request);
    checkCanPost(request);
    SeasonTerms terms = SeasonForm.terms(request.arguments());
    MessageId post = context.ids().get();
    Season season =
        Season.opened(
            context.random().tableId(),
            request.where().place(),
            inThreads(request, context),
            terms,
            request.who(),
            SeasonTimes.opened(
                context.now(), SeasonForm.joining(request.arguments()), terms.length()),
            post);
    if (!seasons.add(season, List.of(new SeasonMessage(season).sending()))) {
      throw new Refusal(
          ("There's already a %s season in this server. Wait until it's over, or choose another"
                  + " game.")
              .formatted(terms.title()));
    }
    return RequestOutcome.shown(SeasonPage.opened(season));
  }

  static void checkCanPost(Request request) {
    request.where().rights().checkPermissions("I can't open tables in this channel.");
  }

  static boolean inThreads(Request request, StepContext context) {
    boolean wanted = context.wishes().of(request.where().place()).tables() == TablePlace.THREAD;
    return wanted && request.where().rights().threads();
  }
}
