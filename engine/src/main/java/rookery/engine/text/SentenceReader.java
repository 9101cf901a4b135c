package rookery.engine.text;

import java.util.List;
import java.util.StringJoiner;

/** Turns sentences into English. */
public interface SentenceReader {
  /** Reads seats by their titles, and everything else as it is. */
  SentenceReader TITLES = Named::title;

  /** What is read in the place of a seat. */
  String seat(Named seat);

  /** Whether the person in a seat is the one who reads, so that "you" stands in its place. */
  default boolean addresses(Named seat) {
    return false;
  }

  /** What is read in the place of several seats that belong together. */
  default String seats(List<? extends Named> seats) {
    return Phrase.list(seats.stream().map(one -> addresses(one) ? "you" : seat(one)).toList());
  }

  /** What is read in the place of words that somebody typed. */
  default String typed(String words) {
    return words;
  }

  /** What is read in the place of something to be typed. */
  default String code(String words) {
    return words;
  }

  /** The English of a sentence, with {@code %s} in the place of each argument. */
  default String format(Sentence sentence) {
    return sentence.format();
  }

  /** A sentence in English. */
  default String read(Sentence sentence) {
    String format = format(sentence);
    List<Object> arguments = sentence.arguments();
    if (arguments.isEmpty()) {
      return format;
    }
    // Every line of every board is read here, and a formatter costs ten times as much.
    StringBuilder read = new StringBuilder(format.length() + 16 * arguments.size());
    int begin = 0;
    for (Object argument : arguments) {
      int end = format.indexOf("%s", begin);
      read.append(format, begin, end);
      begin = end + 2;
      if (argument instanceof Named seat && addresses(seat)) {
        begin = SecondPerson.append(read, format, begin);
      } else {
        read.append(readArgument(argument));
      }
    }
    return read.append(format, begin, format.length()).toString();
  }

  private String readArgument(Object argument) {
    if (argument instanceof Named seat) {
      return seat(seat);
    }
    if (argument instanceof Sentence part) {
      return read(part);
    }
    if (argument instanceof TextToType code) {
      return code(code.words());
    }
    if (argument instanceof TypedText typed) {
      return typed(typed.words());
    }
    return argument instanceof List<?> list ? list(list) : argument.toString();
  }

  private String list(List<?> list) {
    return !list.isEmpty() && list.stream().allMatch(Named.class::isInstance)
        ? seats(list.stream().map(Named.class::cast).toList())
        : Phrase.list(list.stream().map(this::readArgument).toList());
  }

  /** All sentences of a text, one behind the other. */
  default String read(Sentences text) {
    StringJoiner all = new StringJoiner(" ");
    text.sentences().forEach(sentence -> all.add(read(sentence)));
    return all.toString();
  }
}
