package rookery.engine.playthrough;

import java.util.Collection;
import java.util.Iterator;
import java.util.Map;

/**
 * The JSON of exchange files: objects, lists, strings, whole numbers, booleans and null, without
 * any space between them. Reading is strict; what was read is written back the same but for spaces
 * and escapes that were not needed.
 */
public final class Json {
  private Json() {}

  /**
   * Reads one value.
   *
   * @return a {@code Map} in the order of the text, a {@code List}, {@code String}, {@code Integer}
   *     or {@code Boolean}, or null
   * @throws JsonException if the text is anything else than one such value
   */
  public static Object read(String text) {
    return new JsonReader(text).read();
  }

  /**
   * Writes one value in the shortest form, maps in their own order.
   *
   * @param value what {@link #read} gives; any collection counts as a list
   */
  public static String write(Object value) {
    StringBuilder text = new StringBuilder();
    write(value, text);
    return text.toString();
  }

  private static void write(Object value, StringBuilder text) {
    if (value instanceof Map<?, ?> map) {
      writeObject(map, text);
    } else if (value instanceof Collection<?> values) {
      writeList(values, text);
    } else if (value instanceof String string) {
      writeString(string, text);
    } else if (value == null || value instanceof Integer || value instanceof Boolean) {
      text.append(value);
    } else {
      throw new IllegalArgumentException("no JSON for " + value.getClass().getName());
    }
  }

  private static void writeObject(Map<?, ?> map, StringBuilder text) {
    String before = "{";
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      text.append(before);
      writeString((String) entry.getKey(), text);
      text.append(':');
      write(entry.getValue(), text);
      before = ",";
    }
    text.append(map.isEmpty() ? "{}" : "}");
  }

  private static void writeList(Collection<?> values, StringBuilder text) {
    text.append('[');
    for (Iterator<?> rest = values.iterator(); rest.hasNext(); ) {
      write(rest.next(), text);
      text.append(rest.hasNext() ? "," : "");
    }
    text.append(']');
  }

  private static void writeString(String string, StringBuilder text) {
    text.append('"');
    for (int i = 0; i < string.length(); i++) {
      writeCharacter(string.charAt(i), text);
    }
    text.append('"');
  }

  private static void writeCharacter(char character, StringBuilder text) {
    switch (character) {
      case '"', '\\' -> text.append('\\').append(character);
      case '\n' -> text.append("\\n");
      case '\r' -> text.append("\\r");
      case '\t' -> text.append("\\t");
      default -> {
        if (character < ' ' || Character.isSurrogate(character)) {
          text.append("\\u%04x".formatted((int) character));
        } else {
          text.append(character);
        }
      }
    }
  }
}
