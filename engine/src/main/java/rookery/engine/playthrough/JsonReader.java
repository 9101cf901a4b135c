package rookery.engine.playthrough;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Reads one text of {@link Json} from its beginning to its end. */
final class JsonReader {
  /** Deeper than any exchange file, and far from what would exhaust the stack. */
  private static final int DEEPEST = 50;

  private final String text;
  private int at;
  private int depth;

  JsonReader(String text) {
    this.text = text;
  }

  Object read() {
    Object value = value();
    if (at < text.length()) {
      throw expected("nothing more");
    }
    return value;
  }

  private Object value() {
    skipSpaces();
    Object value =
        switch (next()) {
          case '{' -> nested(this::object);
          case '[' -> nested(this::list);
          case '"' -> string();
          case 't' -> word("true", true);
          case 'f' -> word("false", false);
          case 'n' -> word("null", null);
          default -> number();
        };
    skipSpaces();
    return value;
  }

  private Object nested(Supplier<Object> content) {
    if (++depth > DEEPEST) {
      throw new JsonException(at, "more than " + DEEPEST + " levels of lists and objects");
    }
    Object value = content.get();
    depth--;
    return value;
  }

  private Map<String, Object> object() {
    Map<String, Object> map = new LinkedHashMap<>();
    at++;
    skipSpaces();
    if (skipped('}')) {
      return map;
    }
    do {
      member(map);
    } while (skipped(','));
    skip('}', "a comma or }");
    return Collections.unmodifiableMap(map);
  }

  private void member(Map<String, Object> map) {
    skipSpaces();
    int start = at;
    if (next() != '"') {
      throw expected("a key in quotes");
    }
    String key = string();
    if (map.containsKey(key)) {
      throw new JsonException(start, "the key \"%s\" comes twice".formatted(key));
    }
    skipSpaces();
    skip(':', "a colon");
    map.put(key, value());
  }

  private List<Object> list() {
    List<Object> values = new ArrayList<>();
    at++;
    skipSpaces();
    if (skipped(']')) {
      return values;
    }
    do {
      values.add(value());
    } while (skipped(','));
    skip(']', "a comma or ]");
    return Collections.unmodifiableList(values);
  }

  private String string() {
    StringBuilder string = new StringBuilder();
    at++;
    while (next() != '"') {
      string.append(character());
    }
    at++;
    return string.toString();
  }

  private char character() {
    char character = next();
    if (character < ' ') {
      throw expected("a string without control characters");
    }
    at++;
    return character == '\\' ? escaped() : character;
  }

  private char escaped() {
    char letter = next();
    char meant =
        switch (letter) {
          case '"', '\\', '/' -> letter;
          case 'n' -> '\n';
          case 'r' -> '\r';
          case 't' -> '\t';
          case 'b' -> '\b';
          case 'f' -> '\f';
          case 'u' -> hexadecimal();
          default -> throw expected("an escape such as \\n");
        };
    at++;
    return meant;
  }

  private char hexadecimal() {
    int code = 0;
    for (int digit = 0; digit < 4; digit++) {
      at++;
      int value = next() < 128 ? Character.digit(next(), 16) : -1;
      if (value < 0) {
        throw expected("a hexadecimal digit");
      }
      code = code * 16 + value;
    }
    return (char) code;
  }

  private Object word(String word, Object meaning) {
    if (!text.startsWith(word, at)) {
      throw expected("a value");
    }
    at += word.length();
    return meaning;
  }

  private Integer number() {
    int start = at;
    skipped('-');
    int digits = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    if (at == digits) {
      throw expected("a value");
    }
    if (text.charAt(digits) == '0' && at > digits + 1) {
      throw new JsonException(start, "a number begins with a needless 0");
    }
    if (at < text.length() && ".eE".indexOf(text.charAt(at)) >= 0) {
      throw new JsonException(start, "only whole numbers, written in digits, are known here");
    }
    return small(start);
  }

  private Integer small(int start) {
    String digits = text.substring(start, at);
    try {
      return Integer.valueOf(digits);
    } catch (NumberFormatException e) {
      throw new JsonException(start, "the number " + digits + " is too large");
    }
  }

  /** The character to read next. */
  private char next() {
    if (at == text.length()) {
      throw new JsonException(at, "the text ends too early");
    }
    return text.charAt(at);
  }

  private void skip(char wanted, String name) {
    if (!skipped(wanted)) {
      throw expected(name);
    }
  }

  private boolean skipped(char wanted) {
    boolean there = at < text.length() && text.charAt(at) == wanted;
    at += there ? 1 : 0;
    return there;
  }

  private void skipSpaces() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private JsonException expected(String what) {
    String found = at < text.length() ? "'" + text.charAt(at) + "'" : "the end";
    return new JsonException(at, "there must be %s here, not %s".formatted(what, found));
  }
}
