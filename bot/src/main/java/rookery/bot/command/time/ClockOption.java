package rookery.bot.command.time;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.clock.DurationWords;
import rookery.bot.clock.TimeControl;
import rookery.bot.clock.TimeControl.AtExpiry;
import rookery.bot.post.SelectableOption;
import rookery.bot.request.Arguments;
import rookery.bot.request.Option;

/** The command options that choose a table's clock. */
public final class ClockOption {
  private static final String CLOCK = "clock";
  private static final String RESERVE = "reserve";
  private static final String LATE = "late";
  private static final SelectableOption NONE = new SelectableOption("none", "no clock");
  private static final SelectableOption OTHERS =
      new SelectableOption("others", "the other players decide what happens");
  private static final SelectableOption LOSES =
      new SelectableOption("loses", "that player loses the game");
  private static final List<Duration> RESERVES =
      Stream.of(1, 2, 3, 5, 7, 14).map(Duration::ofDays).toList();

  private ClockOption() {}

  /** Returns the options as commands declare them. */
  public static List<Option> all() {
    return List.of(
        Option.oneOf(CLOCK, "Time for each move", times(TimeControl.CHOICES, "%s a move")),
        Option.oneOf(
            RESERVE,
            "Extra time for the whole game, used when a move takes too long",
            times(RESERVES, "%s")),
        Option.oneOf(LATE, "What happens if someone runs out of time", OTHERS, LOSES));
  }

  private static SelectableOption[] times(List<Duration> choices, String label) {
    return Stream.concat(
            choices.stream()
                .map(
                    time ->
                        new SelectableOption(
                            hours(time), label.formatted(DurationWords.words(time)))),
            label.equals("%s") ? Stream.of() : Stream.of(NONE))
        .toArray(SelectableOption[]::new);
  }

  private static String hours(Duration time) {
    return Long.toString(time.toHours());
  }

  /** Whether a clock was chosen, or what needs one. */
  public static boolean isChosen(Arguments given) {
    return given.word(CLOCK).filter(word -> !word.equals(NONE.value())).isPresent()
        || Stream.of(RESERVE, LATE).anyMatch(name -> given.word(name).isPresent());
  }

  /** Returns the chosen time control. Where nothing was chosen it follows {@code usual}. */
  public static TimeControl chosen(Arguments given, TimeControl usual) {
    if (given.word(CLOCK).filter(NONE.value()::equals).isPresent()) {
      return TimeControl.NONE;
    }
    Optional<Duration> move = given.word(CLOCK).map(ClockOption::length);
    TimeControl control = move.map(TimeControl::of).orElse(usual);
    Duration reserve = given.word(RESERVE).map(ClockOption::length).orElse(control.reserve());
    boolean loses = given.word(LATE).filter(LOSES.value()::equals).isPresent();
    return control.reserving(reserve).ending(loses ? AtExpiry.FORFEIT : control.atExpiry());
  }

  private static Duration length(String hours) {
    return Duration.ofHours(Long.parseLong(hours));
  }
}
