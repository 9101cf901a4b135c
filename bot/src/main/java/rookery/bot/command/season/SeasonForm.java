package rookery.bot.command.season;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import rookery.bot.clock.DurationWords;
import rookery.bot.post.SelectableOption;
import rookery.bot.post.season.SeasonButtonPress;
import rookery.bot.preference.DefaultClock;
import rookery.bot.request.Arguments;
import rookery.bot.request.InputForm;
import rookery.bot.season.SeasonKind;
import rookery.bot.season.SeasonTerms;
import rookery.bot.table.Refusal;
import rookery.engine.Game;

/** The form for a new season. */
final class SeasonForm {
  private static final String GAMES = "games";
  private static final String KIND = "kind";
  private static final String CLOCK = "clock";
  private static final String LENGTH = "length";
  private static final String JOINING = "joining";
  private static final int[] LENGTHS = {7, 14, 21, 28, 42, 56, 84};
  private static final int[] JOININGS = {1, 2, 3, 5, 7};
  private static final int USUAL_LENGTH = 28;
  private static final int USUAL_JOINING = 3;

  private SeasonForm() {}

  static InputForm form() {
    return new InputForm(
        SeasonButtonPress.OPEN.alone(),
        "A new season",
        List.of(
            new InputForm.Boxes(
                GAMES, "Which game, or several games in turn", games(), Set.of(), true),
            new InputForm.OneOf(KIND, "How people meet", kinds(), SeasonKind.ROUND_ROBIN.name()),
            new InputForm.OneOf(LENGTH, "How long it lasts", days(LENGTHS), "" + USUAL_LENGTH),
            new InputForm.OneOf(
                CLOCK, "Time for each move", clocks(), DefaultClock.TWO_DAYS.name()),
            new InputForm.OneOf(
                JOINING, "How long people can sign up", days(JOININGS), "" + USUAL_JOINING)));
  }

  private static List<SelectableOption> games() {
    return SeasonTerms.possible().stream()
        .map(game -> new SelectableOption(game.id(), game.title()))
        .toList();
  }

  private static List<SelectableOption> kinds() {
    return Arrays.stream(SeasonKind.values())
        .map(kind -> new SelectableOption(kind.name(), kind.words()))
        .toList();
  }

  private static List<SelectableOption> clocks() {
    return Arrays.stream(DefaultClock.values())
        .map(clock -> new SelectableOption(clock.name(), clock.words()))
        .toList();
  }

  private static List<SelectableOption> days(int... days) {
    return IntStream.of(days)
        .mapToObj(day -> new SelectableOption("" + day, DurationWords.words(Duration.ofDays(day))))
        .toList();
  }

  /** What was chosen. */
  static SeasonTerms terms(Arguments given) {
    List<Game> games =
        SeasonTerms.possible().stream()
            .filter(game -> given.ticked(GAMES).contains(game.id()))
            .toList();
    if (games.isEmpty()) {
      throw new Refusal("Choose at least one game for the season.");
    }
    if (games.stream().map(game -> SeasonTerms.seats(game).size()).distinct().count() > 1) {
      throw new Refusal(
          "Games for two and games for four can't be in one season. Choose games of one kind.");
    }
    SeasonKind kind = kind(given.word(KIND).orElse(""));
    if (kind == SeasonKind.LADDER && SeasonTerms.seats(games.get(0)).size() > 2) {
      throw new Refusal("Only games for two can have a ladder. Choose another game.");
    }
    return new SeasonTerms(
        kind,
        games.stream().map(Game::id).toList(),
        clock(given.word(CLOCK).orElse("")),
        days(given, LENGTH, LENGTHS));
  }

  private static SeasonKind kind(String name) {
    return Arrays.stream(SeasonKind.values())
        .filter(kind -> kind.name().equals(name))
        .findFirst()
        .orElseThrow(SeasonForm::noChoice);
  }

  private static DefaultClock clock(String name) {
    return Arrays.stream(DefaultClock.values())
        .filter(clock -> clock.name().equals(name))
        .findFirst()
        .orElseThrow(SeasonForm::noChoice);
  }

  /** How long people can sign up. */
  static Duration joining(Arguments given) {
    return days(given, JOINING, JOININGS);
  }

  private static Duration days(Arguments given, String name, int... possible) {
    return IntStream.of(possible)
        .filter(day -> given.word(name).filter(("" + day)::equals).isPresent())
        .mapToObj(Duration::ofDays)
        .findFirst()
        .orElseThrow(SeasonForm::noChoice);
  }

  private static Refusal noChoice() {
    return new Refusal("That isn't one of the choices. Type `/season` and fill in the form again.");
  }
}
