package rookery.engine.option;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import rookery.engine.text.NamedConstant;
import rookery.engine.text.Phrase;

/**
 * One thing about a game that the host of a table may choose.
 *
 * @param name as typed: {@code checkers-white}
 * @param title as people read it in a form: {@code White's checkers}
 * @param kind how its values are written in exchange files
 * @param description one short sentence for people
 * @param values every value it can take, in the order to offer them
 * @param labels what people read in place of each
 * @param defaultValue the value it has when nobody chooses; one of {@code values}
 */
public record OptionSpec(
    String name,
    String title,
    Kind kind,
    String description,
    List<String> values,
    List<String> labels,
    String defaultValue) {

  /** What the values of an option are. */
  public enum Kind {
    WORD,
    FLAG,
    NUMBER
  }

  public OptionSpec {
    values = List.copyOf(values);
    labels = List.copyOf(labels);
    if (!values.contains(defaultValue)) {
      throw new IllegalArgumentException(name + " has no value " + defaultValue);
    }
  }

  /** One of several words; the first is the default. */
  public static OptionSpec word(String name, String description, NamedConstant... values) {
    List<String> words = Arrays.stream(values).map(NamedConstant::word).toList();
    List<String> labels = Arrays.stream(values).map(NamedConstant::label).toList();
    return new OptionSpec(name, title(name), Kind.WORD, description, words, labels, words.get(0));
  }

  /** Off unless the host turns it on. */
  public static OptionSpec flag(String name, String description) {
    return of(name, Kind.FLAG, description, List.of("false", "true"), "false");
  }

  /** A whole number from {@code least} to {@code most}. */
  public static OptionSpec number(
      String name, String description, int least, int most, int defaultValue) {
    List<String> values = IntStream.rangeClosed(least, most).mapToObj(Integer::toString).toList();
    return of(name, Kind.NUMBER, description, values, Integer.toString(defaultValue));
  }

  /** One of several whole numbers; the first is the default. */
  public static OptionSpec numbers(String name, String description, int... values) {
    List<String> listed = Arrays.stream(values).mapToObj(Integer::toString).toList();
    return of(name, Kind.NUMBER, description, listed, listed.get(0));
  }

  private static OptionSpec of(
      String name, Kind kind, String description, List<String> values, String defaultValue) {
    return new OptionSpec(name, title(name), kind, description, values, values, defaultValue);
  }

  private static String title(String name) {
    return Phrase.capitalised(name.replace('-', ' '));
  }

  /** The same with another title than its name. */
  public OptionSpec titled(String other) {
    return new OptionSpec(name, other, kind, description, values, labels, defaultValue);
  }

  /** What people read in place of one of its values. */
  public String label(String value) {
    return labels.get(values.indexOf(value));
  }

  /**
   * The value in the type exchange files use.
   *
   * @return a {@code String}, {@code Boolean} or {@code Integer}
   */
  public Object exchanged(String value) {
    return switch (kind) {
      case WORD -> value;
      case FLAG -> Boolean.valueOf(value);
      case NUMBER -> Integer.valueOf(value);
    };
  }
}
