package rookery.engine.text;

import java.util.ArrayList;
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

  /** Whether "your partner" stands in the place of that seat, for the person who reads. */
  default boolean isYourPartner(Named seat) {
    return false;
  }

  /**
   * What is read in the place of several seats that belong together; "you" comes first, and what
   * stands for two of them is read once.
   */
  default String seats(List<? extends Named> seats) {
    List<String> names = new ArrayList<>();
    for (Named one : seats) {
      String name = isYourPartner(one) ? "your partner" : seat(one);
      if (addresses(one)) {
        names.add(0, "you");
      } else if (!names.contains(name)) {
        names.add(name);
      }
    }
    return Phrase.list(names);
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
    if (sentence.arguments().isEmpty()) {
      return format(sentence);
    }
    StringBuilder read = new StringBuilder();
    append(read, sentence);
    return read.toString();
  }

  /** Goes on with a sentence or a part of one: "you" has a capital only where nothing is read. */
  private void append(StringBuilder read, Sentence sentence) {
    String format = format(sentence);
    // Every line of every board is read here, and a formatter costs ten times as much.
    read.ensureCapacity(read.length() + format.length() + 16 * sentence.arguments().size());
    int begin = 0;
    for (Object argument : sentence.arguments()) {
      int end = format.indexOf("%s", begin);
      read.append(format, begin, end);
      begin = end + 2;
      if (isYou(argument)) {
        begin = SecondPerson.append(read, format, begin);
      } else {
        append(read, argument);
      }
    }
    read.append(format, begin, format.length());
  }

  private boolean isYou(Object argument) {
    return argument instanceof Team team
        ? team.members().stream().anyMatch(this::addresses)
        : argument instanceof Named seat && addresses(seat);
  }

  private void append(StringBuilder read, Object argument) {
    if (argument instanceof Named seat && isYourPartner(seat)) {
      read.append(read.isEmpty() ? "Your partner" : "your partner");
    } else if (argument instanceof Named seat) {
      read.append(seat(seat));
    } else if (argument instanceof Team team) {
      read.append(team.title());
    } else if (argument instanceof Sentence part) {
      append(read, part);
    } else if (argument instanceof TextToType code) {
      read.append(code(code.words()));
    } else if (argument instanceof TypedText typed) {
      read.append(typed(typed.words()));
    } else if (argument instanceof List<?> list) {
      append(read, list);
    } else {
      read.append(argument);
    }
  }

  private void append(StringBuilder read, List<?> list) {
    if (!list.isEmpty() && list.stream().allMatch(Named.class::isInstance)) {
      List<Named> seats = list.stream().map(Named.class::cast).toList();
      boolean beginsWithYou = read.isEmpty() && seats.stream().anyMatch(this::addresses);
      read.append(beginsWithYou ? Phrase.capitalised(seats(seats)) : seats(seats));
      return;
    }
    int last = list.size() - 1;
    for (int i = 0; i <= last; i++) {
      if (i > 0) {
        read.append(i == last ? Phrase.beforeLast(list, " and ") : ", ");
      }
      append(read, list.get(i));
    }
  }

  /** All sentences of a text, one after the other. */
  default String read(Sentences text) {
    StringJoiner all = new StringJoiner(" ");
    text.sentences().forEach(sentence -> all.add(read(sentence)));
    return all.toString();
  }
}
