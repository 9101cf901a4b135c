package rookery.bot.crash;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Tells what a table says because of the time alone from what it says because of a game. */
final class TimeTexts {
  private static final Pattern REMINDER = Pattern.compile("(?s)[^\\n]*: your move in \\*\\*.*");
  private static final Pattern ONCE =
      Pattern.compile(
          "(?s).*(you get that time back|My clock was off by|given them time off until ).*");
  private static final Pattern LATE =
      Pattern.compile(
          "(?s).*((has|have|you've( both| all)?) run out of time\\. What do you want to do\\?|Your time is up in |decide what happens in |gave you more time in | resumed | declined your pause in ).*",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern AFTERWARDS =
      Pattern.compile("[^\\n]*\\nThe game (continues|is over).");

  /** Half of the time, four fifths of it, and the last hour. */
  private static final int REMINDERS = 3;

  private TimeTexts() {}

  /** Whether these are such. */
  static boolean are(String text) {
    return List.of(REMINDER, ONCE, LATE, AFTERWARDS).stream()
        .anyMatch(kind -> kind.matcher(text).matches());
  }

  /** What is said more often in one place than it can be true; it names the moment it is about. */
  static Collection<String> tooMany(List<String> texts) {
    Map<String, Long> times =
        texts.stream()
            .filter(text -> !AFTERWARDS.matcher(text).matches())
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    Set<String> once = times.keySet();
    return once.stream()
        .filter(text -> times.get(text) > (REMINDER.matcher(text).matches() ? REMINDERS : 1))
        .map(text -> "said %s times: %s".formatted(times.get(text), text))
        .toList();
  }
}
