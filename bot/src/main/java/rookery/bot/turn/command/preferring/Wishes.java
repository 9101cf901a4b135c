package rookery.bot.turn.command.preferring;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.ControlId;
import rookery.bot.post.Post;
import rookery.bot.post.Suggestion;
import rookery.bot.post.Verb;
import rookery.bot.preference.PreferenceBook;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.Preferred;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.table.Refusal;
import rookery.bot.turn.Arguments;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Form;
import rookery.bot.turn.Lookup;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Opening;
import rookery.bot.turn.Option;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;
import rookery.bot.turn.Typing;

/** Shows a form with what somebody, or a server, wishes for, and keeps what is chosen there. */
public final class Wishes implements Command {
  private static final String OF = "of";
  private static final Suggestion MINE = new Suggestion("me", "me");
  private static final Suggestion SERVER = new Suggestion("server", "this server");

  private static final Declaration DECLARED =
      Declaration.slash(
              "settings",
              "Change your settings, or this server's",
              "shows your settings, so that you can change them; if you manage the server, also the"
                  + " server's",
              Option.oneOf(OF, "Whose settings", MINE, SERVER),
              Option.completed(
                  PersonalForm.ZONE, "Your time zone: a city, a country, or what time it is there"))
          .pressed(Verb.SETTINGS);

  @Override
  public Declaration declared() {
    return DECLARED;
  }

  @Override
  public Optional<Opening> form(Request request) {
    return isZone(request) ? Optional.empty() : Optional.of(wishes -> form(request, wishes));
  }

  /** Whether nothing but a time zone is chosen, by the command or from a menu. */
  private static boolean isZone(Request request) {
    boolean typed = request.arguments().word(PersonalForm.ZONE).isPresent();
    boolean inCommand = typed && !request.verb().equals(Verb.SETTINGS);
    return inCommand || request.arguments().argument().equals(ZoneChoice.ARGUMENT);
  }

  @Override
  public List<Suggestion> complete(Typing typing, Lookup lookup) {
    return typing.option().equals(PersonalForm.ZONE)
        ? ZoneChoice.complete(typing.typed())
        : List.of();
  }

  private static Form form(Request request, PreferenceBook wishes) {
    if (isOfServer(request)) {
      mayChoose(request);
      ControlId id = ControlId.free(Verb.SETTINGS, SERVER.value());
      return ServerForm.of(id, wishes.of(request.where().place()));
    }
    return PersonalForm.of(ControlId.free(Verb.SETTINGS, MINE.value()), wishes.of(request.who()));
  }

  private static boolean isOfServer(Request request) {
    String whose = request.arguments().word(OF).orElse(request.arguments().argument());
    return whose.equals(SERVER.value());
  }

  /** Whoever opened the form may have lost the right since. */
  private static void mayChoose(Request request) {
    if (request.where().place().isDirect()) {
      throw new Refusal("Only a server has such settings; ask for them in one of its channels.");
    }
    if (!request.where().rights().steward()) {
      throw new Refusal(
          "Only those who manage the server can change its settings; yours are under /settings.");
    }
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    if (isZone(request)) {
      String typed =
          request
              .arguments()
              .word(PersonalForm.ZONE)
              .or(() -> request.arguments().word(Arguments.PICKED))
              .orElse("");
      return inZone(moment.preferences(), Optional.of(typed), moment);
    }
    return isOfServer(request) ? ofServer(request, moment) : personal(request, moment);
  }

  private static Outcome personal(Request request, Moment moment) {
    Preferences chosen = PersonalForm.read(request.arguments(), moment.preferences());
    return inZone(chosen, PersonalForm.zone(request.arguments()), moment);
  }

  /** Keeps what was chosen, with another time zone if one was; or asks which of several it is. */
  private static Outcome inZone(Preferences chosen, Optional<String> typed, Moment moment) {
    Optional<ZoneChoice> zones = typed.map(words -> ZoneChoice.of(words, moment.now()));
    Preferences kept =
        zones
            .flatMap(ZoneChoice::zone)
            .map(zone -> chosen.with(chosen.hours().at(zone)))
            .orElse(chosen);
    String told = "Your settings now:\n" + PersonalForm.told(kept);
    Post answer =
        zones
            .filter(choice -> choice.zone().isEmpty())
            .map(choice -> choice.asked(told + "\n"))
            .orElseGet(() -> Post.words(told));
    return Outcome.preferring(new Preferred.Personal(moment.request().who(), kept), answer);
  }

  private static Outcome ofServer(Request request, Moment moment) {
    mayChoose(request);
    ServerPreferences now = moment.wishes().of(request.where().place());
    ServerPreferences chosen = ServerForm.read(request.arguments(), now);
    return Outcome.preferring(
        new Preferred.OfServer(request.where().place(), chosen),
        Post.words("This server's settings now:\n" + ServerForm.told(chosen)));
  }
}
