package rookery.bot.command.time;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import rookery.bot.clock.Absence;
import rookery.bot.clock.DurationWords;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.preference.PersonalHours;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CompletionRequest;
import rookery.bot.request.Option;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.RequestOutcome.Away;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableLookup;
import rookery.bot.table.Refusal;

/**
 * Takes leave at all tables: the person cannot be late, and the others see it. Leave ends with
 * anything the person does in a game.
 */
public final class AwayCommand implements Command {
  private static final String UNTIL = "until";
  private static final String HOW_TO =
      " Type how long you'll be away, for example `/away until:3 days`.";
  private static final String USED_UP = "You've used up your 21 days off for this year.";
  private static final Pattern DAYS = Pattern.compile("(\\d{1,3}) ?(d|days?|w|weeks?)");
  private static final int WEEK = 7;
  private static final List<String> SUGGESTED = List.of("1 day", "3 days", "1 week", "2 weeks");

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.slash(
            "away",
            "Take time off: others see that you're away, and you won't run out of time",
            "gives you up to 21 days off a year; your clocks stop until you come back or make a"
                + " move",
            Option.completed(
                UNTIL, "How long: 3 days, 1 week, or until a date, for example 2030-12-24"))
        .everywhere()
        .pressed(ControlVerb.BACK);
  }

  @Override
  public List<SelectableOption> complete(CompletionRequest typing, TableLookup lookup) {
    String typed = typing.typed().strip().toLowerCase(Locale.ROOT);
    return SUGGESTED.stream()
        .filter(time -> time.startsWith(typed))
        .map(time -> new SelectableOption(time, time))
        .toList();
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    if (request.verb().equals(ControlVerb.BACK)) {
      return back(context);
    }
    return request
        .arguments()
        .word(UNTIL)
        .map(until -> begin(until.strip().toLowerCase(Locale.ROOT), context))
        .orElseGet(() -> RequestOutcome.shown(state(context)));
  }

  private static RequestOutcome back(StepContext context) {
    List<Away> ended = context.ended(context.request().who());
    return RequestOutcome.away(
        ended,
        Post.words(
            ended.isEmpty() ? "You're not away." : "Welcome back. Your clock is running again."));
  }

  private static Post state(StepContext context) {
    String left = left(context);
    return present(context)
        .map(
            absence ->
                Post.words(
                        "You're away until %s. ".formatted(DurationWords.date(absence.until()))
                            + left)
                    .with(
                        new Button(
                            ControlId.free(ControlVerb.BACK, ""), "End my time off", Look.MAIN)))
        .orElseGet(() -> Post.words(left.equals(USED_UP) ? left : left + HOW_TO));
  }

  private static String left(StepContext context) {
    Duration left = Absence.left(absences(context), context.now());
    return left.isZero()
        ? USED_UP
        : "You have %s off left this year.".formatted(DurationWords.words(left));
  }

  private static List<Absence> absences(StepContext context) {
    return context.timeRecords().absences(context.request().who());
  }

  private static Optional<Absence> present(StepContext context) {
    return Absence.present(absences(context), context.now());
  }

  private static RequestOutcome begin(String until, StepContext context) {
    Instant now = context.now();
    Instant end = end(until, now, context.preferences().hours());
    if (end.isBefore(now.plus(Absence.LEAST))) {
      throw new Refusal("Take at least one day off: `/away until:1 day`.");
    }
    // Leave that is already running ends where the new one begins, so it is not counted twice.
    List<Absence> ended = present(context).map(a -> a.endedAt(now)).stream().toList();
    List<Absence> past =
        Stream.concat(
                absences(context).stream().filter(absence -> !absence.isAt(now)), ended.stream())
            .toList();
    check(Duration.between(now, end), Absence.left(past, now));
    List<Away> away =
        Stream.concat(ended.stream(), Stream.of(new Absence(now, end, false)))
            .map(absence -> new Away(context.request().who(), absence))
            .toList();
    return RequestOutcome.away(
        away,
        Post.words(
                ("You're away from all your games until %s. Anything you do in a game ends your"
                        + " time off.")
                    .formatted(DurationWords.date(end)))
            .with(new Button(ControlId.free(ControlVerb.BACK, ""), "End my time off", Look.PLAIN)));
  }

  private static void check(Duration wanted, Duration left) {
    if (wanted.compareTo(left) > 0) {
      throw new Refusal(
          left.compareTo(Absence.LEAST) < 0
              ? USED_UP
              : "You have only %s off left this year.".formatted(DurationWords.words(left)));
    }
  }

  private static Instant end(String until, Instant now, PersonalHours hours) {
    Matcher days = DAYS.matcher(until);
    if (days.matches()) {
      int number = Integer.parseInt(days.group(1));
      return now.plus(Duration.ofDays(days.group(2).startsWith("w") ? number * WEEK : number));
    }
    try {
      return hours.endOf(LocalDate.parse(until));
    } catch (DateTimeException unread) {
      throw new Refusal(
          "Type how long you'll be away, such as `3 days` or `1 week`, or your last day away,"
              + " such as `2030-12-24`.");
    }
  }
}
