package rookery.bot.store.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;
import rookery.bot.preference.DealPreferences;
import rookery.bot.preference.LeaderboardSchedule;
import rookery.bot.preference.PersonalHours;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.preference.ThreatWarnings;

/** Settings as JSON. What is missing or no longer known has its default. */
public final class PreferenceJson {
  private PreferenceJson() {}

  /** A person's settings as text, which {@link #personal} reads. */
  public static String write(Preferences wishes) {
    ObjectNode json = JsonText.object();
    json.put("calls", wishes.calls().name());
    json.set("hours", hours(wishes.hours()));
    json.put("reminding", wishes.reminding().name());
    json.put("named", wishes.named());
    json.put("profile", wishes.profileShown());
    json.put("asks", wishes.asksBeforePlaying());
    json.put("warnings", wishes.warnings().name());
    json.set("style", StyleJson.write(wishes.style()));
    json.putObject("deals")
        .put("reminded", wishes.deals().reminded())
        .put("streak", wishes.deals().streakShown())
        .put("listed", wishes.deals().listed());
    return json.toString();
  }

  /** A server's settings as text, which {@link #ofServer} reads. */
  public static String write(ServerPreferences wishes) {
    ObjectNode json = JsonText.object();
    json.put("tables", wishes.tables().name())
        .put("openers", wishes.openers().name())
        .put("clock", wishes.clock().name())
        .put("rated", wishes.rated().name());
    wishes
        .board()
        .ifPresent(
            board ->
                json.putObject("board")
                    .put("channel", board.channel())
                    .put("hour", board.hour())
                    .put("zone", board.zone().getId()));
    return json.toString();
  }

  /** The settings of a person. */
  public static Preferences personal(String text) {
    JsonNode json = JsonText.parsed(text);
    Preferences usual = Preferences.USUAL;
    return new Preferences(
        JsonText.constant(json, "calls", usual.calls()),
        json.path("asks").asBoolean(usual.asksBeforePlaying()),
        StyleJson.read(json.path("style")),
        JsonText.constant(json, "reminding", usual.reminding()),
        hours(json),
        json.path("named").asBoolean(usual.named()),
        json.path("profile").asBoolean(usual.profileShown()),
        JsonText.constant(json, "warnings", formerWarnings(json)),
        deals(json.path("deals")));
  }

  /** Once it was only chosen whether there are any. */
  private static ThreatWarnings formerWarnings(JsonNode json) {
    ThreatWarnings usual = Preferences.USUAL.warnings();
    return usual.wanted(json.path("warns").asBoolean(usual.isWanted()));
  }

  private static DealPreferences deals(JsonNode json) {
    DealPreferences usual = DealPreferences.USUAL;
    return new DealPreferences(
        json.path("reminded").asBoolean(usual.reminded()),
        json.path("streak").asBoolean(usual.streakShown()),
        json.path("listed").asBoolean(usual.listed()));
  }

  private static ObjectNode hours(PersonalHours hours) {
    ObjectNode json = JsonText.object();
    json.put("zone", hours.zone().getId()).put("quiet", hours.quiet());
    hours.daily().ifPresent(hour -> json.put("daily", hour));
    return json;
  }

  private static PersonalHours hours(JsonNode wishes) {
    JsonNode json = wishes.path("hours");
    return json.isObject()
        ? new PersonalHours(
            zone(json.path("zone")),
            json.path("quiet").asBoolean(),
            Optional.of(json.path("daily")).filter(JsonNode::isInt).map(JsonNode::asInt))
        : formerHours(wishes.path("quiet").asText());
  }

  /** Once a whole number of hours before UTC was chosen. */
  private static ZoneId zone(JsonNode json) {
    if (json.isInt()) {
      return offset(json.intValue());
    }
    try {
      return ZoneId.of(json.asText());
    } catch (DateTimeException unknown) {
      return PersonalHours.USUAL.zone();
    }
  }

  private static ZoneId offset(int hours) {
    return Math.abs(hours) <= ZoneOffset.MAX.getTotalSeconds() / 3600
        ? ZoneOffset.ofHours(hours)
        : PersonalHours.USUAL.zone();
  }

  /** Once a clock was chosen only for quiet nights. */
  private static PersonalHours formerHours(String quiet) {
    return quiet.matches("-?\\d+")
        ? PersonalHours.USUAL.at(offset(Integer.parseInt(quiet))).quiet(true)
        : PersonalHours.USUAL;
  }

  /** The settings of a server. */
  public static ServerPreferences ofServer(String text) {
    JsonNode json = JsonText.parsed(text);
    ServerPreferences usual = ServerPreferences.USUAL;
    return new ServerPreferences(
        JsonText.constant(json, "tables", usual.tables()),
        JsonText.constant(json, "openers", usual.openers()),
        JsonText.constant(json, "clock", usual.clock()),
        JsonText.constant(json, "rated", usual.rated()),
        Optional.of(json.path("board")).filter(JsonNode::isObject).map(PreferenceJson::board));
  }

  private static LeaderboardSchedule board(JsonNode json) {
    return new LeaderboardSchedule(
        json.path("channel").asText(),
        json.path("hour").asInt(LeaderboardSchedule.USUAL_HOUR),
        zone(json.path("zone")));
  }
}
