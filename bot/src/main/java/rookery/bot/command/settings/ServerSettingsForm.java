package rookery.bot.command.settings;

import java.time.ZoneId;
import java.util.List;
import rookery.bot.post.ControlId;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.request.Arguments;
import rookery.bot.request.InputForm;
import rookery.bot.request.RequestOrigin;

/** The form for a server's settings. */
final class ServerSettingsForm {
  private static final String TABLES = "tables";
  private static final String OPENERS = "openers";
  private static final String CLOCK = "clock";
  private static final String RATED = "rated";

  private ServerSettingsForm() {}

  /** The form. */
  static InputForm of(ControlId id, ServerPreferences now, String channel) {
    return new InputForm(
        id,
        "This server's settings",
        List.of(
            FormFields.oneOf(TABLES, "Where to put new tables", now.tables()),
            FormFields.oneOf(OPENERS, "Who can open tables", now.openers()),
            FormFields.oneOf(CLOCK, "Default clock for new tables", now.clock()),
            FormFields.oneOf(RATED, "Are new games rated?", now.rated()),
            new BoardSetting(now.board()).field(channel)));
  }

  /**
   * Returns the chosen settings. Fields that an older form did not have stay as they are in {@code
   * now}.
   *
   * @param where the form was sent
   */
  static ServerPreferences read(
      Arguments given, ServerPreferences now, RequestOrigin where, ZoneId zone) {
    return new ServerPreferences(
        FormFields.chosen(given, TABLES, now.tables()),
        FormFields.chosen(given, OPENERS, now.openers()),
        FormFields.chosen(given, CLOCK, now.clock()),
        FormFields.chosen(given, RATED, now.rated()),
        new BoardSetting(now.board()).read(given, where, zone));
  }

  static String summary(ServerPreferences now) {
    return """
        - Where to put new tables: %s
        - Who can open tables: %s
        - Default clock for new tables: %s
        - Are new games rated? %s
        - Daily leaderboard: %s"""
        .formatted(
            now.tables().words(),
            now.openers().words(),
            now.clock().words(),
            now.rated().words(),
            new BoardSetting(now.board()).summary());
  }
}
