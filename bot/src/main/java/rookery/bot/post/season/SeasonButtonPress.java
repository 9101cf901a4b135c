package rookery.bot.post.season;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.season.Pairing;
import rookery.bot.season.Season;

/** What the buttons and menus about seasons ask for. */
public enum SeasonButtonPress {
  /** The form for a new season. */
  FORM,
  /** Open a season with what was chosen in the form. */
  OPEN,
  JOIN,
  LEAVE,
  SURE_LEAVE,
  /** One's own part in it. */
  SHOW,
  /** So many games at a time. */
  AT_ONCE,
  /** Challenge somebody on the ladder. */
  CHALLENGE,
  ACCEPT,
  BEGIN,
  /** Continue in another channel a season that has lost its own. */
  MOVE,
  CANCEL,
  SURE_CANCEL,
  /** The menu of roles for the champion. */
  ROLE,
  ROLE_CHOSEN,
  END,
  SURE_END;

  private static final String BETWEEN = ".";

  /**
   * A press and the season that it is about.
   *
   * @param season its id; empty for a press that is about none
   * @param number of the game in its season; 0 for a press that is about none
   */
  public record Pressed(SeasonButtonPress press, String season, int number) {}

  /** The control that asks for it, about that season. */
  public ControlId of(Season season) {
    return ControlId.free(
        ControlVerb.SEASON, name().toLowerCase(Locale.ROOT) + BETWEEN + season.id());
  }

  /** The control that asks for it, about a game of that season. */
  public ControlId of(Season season, Pairing game) {
    String about = season.id() + BETWEEN + game.number();
    return ControlId.free(ControlVerb.SEASON, name().toLowerCase(Locale.ROOT) + BETWEEN + about);
  }

  /** The control that asks for it, about no season. */
  public ControlId alone() {
    return ControlId.free(ControlVerb.SEASON, name().toLowerCase(Locale.ROOT) + BETWEEN);
  }

  /** Reads the argument of a control. */
  public static Optional<Pressed> parse(String argument) {
    String[] parts = (argument + BETWEEN + BETWEEN).split("\\.", -1);
    return Arrays.stream(values())
        .filter(press -> press.name().equalsIgnoreCase(parts[0]))
        .findFirst()
        .map(press -> new Pressed(press, parts[1], number(parts[2])));
  }

  private static int number(String word) {
    return word.matches("\\d{1,4}") ? Integer.parseInt(word) : 0;
  }
}
