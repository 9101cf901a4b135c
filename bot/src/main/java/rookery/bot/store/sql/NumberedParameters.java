package rookery.bot.store.sql;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * SQL whose parameters are numbered, for a driver that knows them by position alone.
 *
 * @param sql with a plain question mark for each
 * @param order which value goes to each position, counted from 0; empty where they come in order
 */
record NumberedParameters(String sql, List<Integer> order) {
  private static final Pattern NUMBER = Pattern.compile("\\?(\\d+)");
  private static final Map<String, NumberedParameters> KNOWN = new ConcurrentHashMap<>();

  static NumberedParameters of(String text) {
    return KNOWN.computeIfAbsent(text, NumberedParameters::parse);
  }

  private static NumberedParameters parse(String text) {
    List<Integer> order =
        NUMBER
            .matcher(text)
            .results()
            .map((MatchResult found) -> Integer.parseInt(found.group(1)) - 1)
            .toList();
    return new NumberedParameters(NUMBER.matcher(text).replaceAll("?"), order);
  }

  /** The values in the order of the question marks. */
  Object[] ordered(Object... values) {
    return order.isEmpty() ? values : order.stream().map(n -> values[n]).toArray();
  }
}
