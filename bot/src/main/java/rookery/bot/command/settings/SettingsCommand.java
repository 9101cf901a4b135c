package rookery.bot.command.settings;

import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.bot.command.club.PostBulletin;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.preference.LeaderboardSchedule;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.PreferenceReader;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.preference.ThreatWarnings;
import rookery.bot.request.Arguments;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CompletionRequest;
import rookery.bot.request.FormRequest;
import rookery.bot.request.InputForm;
import rookery.bot.request.Option;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableLookup;
import rookery.bot.result.BulletinKind;
import rookery.bot.table.Refusal;

/** Shows a form with the settings of a person or a server, and saves what is chosen. */
public final class SettingsCommand implements Command {
  private static final String OF = "of";
  private static final SelectableOption MINE = new SelectableOption("me", "me");
  private static final SelectableOption SERVER = new SelectableOption("server", "this server");

  private static final String OWN_ZONE = "/settings zone:London";
  private static final String SERVER_ZONE = "/settings of:this server zone:London";
  private static final Set<String> ZONES = Set.of(TimeZoneChoice.ARGUMENT, BoardSetting.ZONE);

  /** The arguments of what is asked about a server. */
  private static final Set<String> OF_SERVER =
      Set.of(SERVER.value(), BoardSetting.HOUR, BoardSetting.ZONE);

  private static final CommandDeclaration DECLARED =
      CommandDeclaration.slash(
              "settings",
              "Change your settings, or this server's",
              "lets you see and change your settings, and the server's if you manage it",
              Option.oneOf(OF, "Whose settings", MINE, SERVER),
              Option.completed(
                  PersonalSettingsForm.ZONE,
                  "The time zone: a city, a country, or what time it is there"),
              Option.oneOf(
                  PersonalSettingsForm.WARNINGS,
                  "When to warn you that you could lose the game next turn",
                  FormFields.answers(ThreatWarnings.class).toArray(SelectableOption[]::new)))
          .everywhere()
          .pressed(ControlVerb.SETTINGS);

  @Override
  public CommandDeclaration declared() {
    return DECLARED;
  }

  @Override
  public Optional<FormRequest> form(Request request) {
    boolean picked = request.arguments().argument().equals(BoardSetting.HOUR);
    return isZone(request) || picked || choosesWarnings(request)
        ? Optional.empty()
        : Optional.of(wishes -> form(request, wishes));
  }

  /** Whether the request chooses only a time zone, by the command or from a menu. */
  private static boolean isZone(Request request) {
    boolean typed = request.arguments().word(PersonalSettingsForm.ZONE).isPresent();
    boolean inCommand = typed && !request.verb().equals(ControlVerb.SETTINGS);
    return inCommand || ZONES.contains(request.arguments().argument());
  }

  private static boolean choosesWarnings(Request request) {
    return request.arguments().word(PersonalSettingsForm.WARNINGS).isPresent();
  }

  @Override
  public List<SelectableOption> complete(CompletionRequest typing, TableLookup lookup) {
    return typing.option().equals(PersonalSettingsForm.ZONE)
        ? TimeZoneChoice.complete(typing.typed())
        : List.of();
  }

  private static InputForm form(Request request, PreferenceReader wishes) {
    if (isOfServer(request)) {
      checkMayChange(request);
      ControlId id = ControlId.free(ControlVerb.SETTINGS, SERVER.value());
      return ServerSettingsForm.of(
          id, wishes.of(request.where().place()), request.where().place().channel());
    }
    return PersonalSettingsForm.of(
        ControlId.free(ControlVerb.SETTINGS, MINE.value()), wishes.of(request.who()));
  }

  private static boolean isOfServer(Request request) {
    String whose = request.arguments().word(OF).orElse(request.arguments().argument());
    return OF_SERVER.contains(whose);
  }

  /**
   * Checked when the form is opened and again when it is sent: the person may have lost the
   * permission.
   */
  private static void checkMayChange(Request request) {
    if (request.where().visit().isPresent()) {
      throw new Refusal(
          "I'm not a member here, so there are no server settings. Type `/settings` to change your"
              + " own.");
    }
    if (request.where().place().isDirect()) {
      throw new Refusal(
          "Direct messages have no server settings. Use this command in a server's channel.");
    }
    if (!request.where().rights().steward()) {
      throw new Refusal(
          "Only people who manage the server can change its settings. Type `/settings` to"
              + " change your own.");
    }
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    if (isOfServer(request)) {
      return ofServer(request, context);
    }
    return isZone(request) && !choosesWarnings(request)
        ? inZone(context.preferences(), Optional.of(zone(request)), context)
        : personal(request, context);
  }

  private static String zone(Request request) {
    return request
        .arguments()
        .word(PersonalSettingsForm.ZONE)
        .or(() -> request.arguments().word(Arguments.PICKED))
        .orElse("");
  }

  private static RequestOutcome personal(Request request, StepContext context) {
    Preferences chosen = PersonalSettingsForm.read(request.arguments(), context.preferences());
    return inZone(chosen, PersonalSettingsForm.zone(request.arguments()), context);
  }

  /**
   * Saves the choices, with the new time zone if it is certain; otherwise asks which zone it is.
   */
  private static RequestOutcome inZone(
      Preferences chosen, Optional<String> typed, StepContext context) {
    Optional<TimeZoneChoice> zones = typed.map(words -> TimeZoneChoice.of(words, context.now()));
    Preferences kept =
        zones
            .flatMap(TimeZoneChoice::zone)
            .map(zone -> chosen.with(chosen.hours().at(zone)))
            .orElse(chosen);
    String told = "Your settings now:\n" + PersonalSettingsForm.summary(kept);
    Post answer =
        zones
            .filter(choice -> choice.zone().isEmpty())
            .map(choice -> choice.asked(told + "\n", TimeZoneChoice.ARGUMENT, OWN_ZONE))
            .orElseGet(() -> Post.words(told));
    return RequestOutcome.preferring(
        new PreferenceChange.Personal(context.request().who(), kept), answer);
  }

  private static RequestOutcome ofServer(Request request, StepContext context) {
    if (choosesWarnings(request)) {
      throw new Refusal(
          "Each person turns their own warnings on or off. Type `/settings warnings:` to choose"
              + " yours.");
    }
    checkMayChange(request);
    ServerPreferences now = context.wishes().of(request.where().place());
    BoardSetting board = new BoardSetting(now.board());
    if (isZone(request)) {
      TimeZoneChoice zones = TimeZoneChoice.of(zone(request), context.now());
      LeaderboardSchedule there = board.board();
      return zones
          .zone()
          .map(zone -> kept(now.with(Optional.of(there.in(zone))), request))
          .orElseGet(() -> RequestOutcome.shown(zones.asked("", BoardSetting.ZONE, SERVER_ZONE)));
    }
    if (request.arguments().argument().equals(BoardSetting.HOUR)) {
      String picked = request.arguments().word(Arguments.PICKED).orElse("");
      return kept(now.with(Optional.of(board.at(picked))), request);
    }
    ZoneId zone = context.preferences().hours().zone();
    return kept(ServerSettingsForm.read(request.arguments(), now, request.where(), zone), request);
  }

  private static RequestOutcome kept(ServerPreferences chosen, Request request) {
    String told = "This server's settings now:\n" + ServerSettingsForm.summary(chosen);
    return RequestOutcome.preferring(
        new PreferenceChange.OfServer(request.where().place(), chosen, request.who()),
        new BoardSetting(chosen.board())
            .choices(told)
            .withApart(PostBulletin.button(BulletinKind.STANDINGS))
            .withMore(PostBulletin.button(BulletinKind.FOLLOWED))
            .withApart(AllowSharing.button()));
  }
}
