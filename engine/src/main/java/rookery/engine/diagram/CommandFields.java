package rookery.engine.diagram;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/**
 * What stands after the colon of a command, in parts. Every method complains in a sentence, thrown
 * as an {@link IllegalArgumentException}.
 */
record CommandFields(List<String> values) {
  /** {@code body} cut at its commas; no fields where nothing is written. */
  static CommandFields of(String body) {
    return new CommandFields(
        body.isBlank()
            ? List.of()
            : Arrays.stream(body.split(",", -1)).map(String::strip).toList());
  }

  /** Words, which may hold commas of their own, and after them so many numbers. */
  static CommandFields ofWords(String body, int numbers) {
    if (of(body).values.size() <= numbers) {
      return of(body).exactly(numbers + 1);
    }
    int cut = body.length();
    for (int i = 0; i < numbers; i++) {
      cut = body.lastIndexOf(',', cut - 1);
    }
    List<String> values = new ArrayList<>();
    values.add(body.substring(0, cut).strip());
    values.addAll(of(body.substring(cut + 1)).values);
    return new CommandFields(values);
  }

  /** These fields, if there are {@code count}. */
  CommandFields exactly(int count) {
    if (values.size() != count) {
      throw new IllegalArgumentException(
          "This needs %s fields with commas between them, not %s.".formatted(count, values.size()));
    }
    return this;
  }

  /** These fields, if there are {@code count} or one more. */
  CommandFields orOneMore(int count) {
    return values.size() == count + 1 ? this : exactly(count);
  }

  /** These fields, if there are {@code count} or up to two more. */
  CommandFields orTwoMore(int count) {
    return values.size() == count + 2 ? this : orOneMore(count);
  }

  String word(int index) {
    return values.get(index);
  }

  /** Whether a field that may be missing is there. */
  boolean has(int index) {
    return index < values.size();
  }

  /** The number in a field that may be missing. */
  double number(int index, double otherwise) {
    return has(index) ? number(index) : otherwise;
  }

  double number(int index) {
    return DiagramLengths.read(word(index));
  }

  int whole(int index) {
    if (!word(index).matches("\\d{1,3}")) {
      throw new IllegalArgumentException("\"%s\" isn't a whole number.".formatted(word(index)));
    }
    return Integer.parseInt(word(index));
  }

  Square square(int index) {
    return square(word(index));
  }

  List<Square> squares() {
    return values.stream().map(CommandFields::square).toList();
  }

  private static Square square(String name) {
    return Square.find(name)
        .orElseThrow(
            () -> new IllegalArgumentException("There's no square \"%s\".".formatted(name)));
  }

  Colour colour(int index) {
    return oneOf(index, Colour.values(), Colour::word);
  }

  /** The one of {@code all} that is written as the field is. */
  <T> T oneOf(int index, T[] all, Function<T, String> written) {
    return Arrays.stream(all)
        .filter(value -> written.apply(value).equals(word(index)))
        .findFirst()
        .orElseThrow(
            () -> {
              List<String> words = Arrays.stream(all).map(written).toList();
              return new IllegalArgumentException(
                  "\"%s\" should be %s.".formatted(word(index), String.join(" or ", words)));
            });
  }

  /** A field as the rows of a grid, with bars between them and spaces between cells. */
  List<List<String>> rows(int index) {
    return Arrays.stream(word(index).split("\\|", -1))
        .map(row -> List.of(row.strip().split("\\s+")))
        .toList();
  }

  /** A field as rows of parts, with bars between the rows and equals signs between the parts. */
  List<List<String>> parts(int index) {
    return Arrays.stream(word(index).split("\\|", -1))
        .map(row -> Arrays.stream(row.split("=", -1)).map(String::strip).toList())
        .toList();
  }

  /** All fields as margins; two values stand for left and top, and again for right and bottom. */
  Margins margins() {
    CommandFields four =
        values.size() == 2 ? new CommandFields(List.of(word(0), word(1), word(0), word(1))) : this;
    four.exactly(4);
    return new Margins(four.number(0), four.number(1), four.number(2), four.number(3));
  }
}
