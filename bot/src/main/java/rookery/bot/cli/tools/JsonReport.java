package rookery.bot.cli.tools;

import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import rookery.engine.playthrough.Json;

/** One line of JSON with fractions, which exchange files have not. */
final class JsonReport {
  private JsonReport() {}

  /** The values in the order of the map, fractions with three places. */
  static String line(Map<String, Object> values) {
    return values.entrySet().stream()
        .map(entry -> Json.write(entry.getKey()) + ":" + written(entry.getValue()))
        .collect(Collectors.joining(",", "{", "}"));
  }

  private static String written(Object value) {
    if (value instanceof Long) {
      return value.toString();
    }
    return value instanceof Double fraction
        ? String.format(Locale.ROOT, "%.3f", fraction)
        : Json.write(value);
  }
}
