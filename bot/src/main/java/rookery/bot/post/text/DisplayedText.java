package rookery.bot.post.text;

import java.util.List;
import java.util.regex.Pattern;
import rookery.bot.post.Markdown;
import rookery.bot.table.Person;
import rookery.bot.table.Table;

/** How the words about a table look on a telephone: without their markup, and in how many lines. */
record DisplayedText(Table table) {
  /** What begins a line of small print. */
  static final String SMALL = "-# ";

  /** How many letters a line of a telephone holds on average, and how many small ones. */
  private static final int WIDTH = 41;

  private static final int SMALL_WIDTH = 48;

  /** How many of them a line loses on average to the word that begins the next. */
  private static final int RAGGED = 5;

  private static final Pattern MARKUP = Pattern.compile("\\*\\*|\\\\(?=\\p{Punct})");
  private static final Pattern MENTION = Pattern.compile("<@(\\d+)>");
  private static final Pattern PLACE = Pattern.compile("<#[^>]+>");
  private static final Pattern MOMENT = Pattern.compile("<t:\\d+:R>");

  /** How many small letters so many lines hold. */
  static int smallLetters(int lines) {
    return lines * (SMALL_WIDTH - RAGGED);
  }

  /** How many lines displayed text takes. */
  static int height(List<String> paragraphs) {
    return String.join("\n", paragraphs).lines().mapToInt(DisplayedText::height).sum();
  }

  private static int height(String line) {
    boolean small = line.startsWith(SMALL);
    int width = small ? SMALL_WIDTH : WIDTH;
    int lines = 1;
    int used = 0;
    for (String word : (small ? line.substring(SMALL.length()) : line).split(" ")) {
      if (used > 0 && used + 1 + word.length() > width) {
        lines++;
        used = 0;
      }
      used += (used > 0 ? 1 : 0) + word.length();
    }
    return lines;
  }

  /** Words without their markup, as long as they will be. */
  String of(String words) {
    // Most have neither, and a board is measured often while it is fitted.
    String read = words.indexOf('<') < 0 ? words : read(words);
    return read.indexOf('*') < 0 && read.indexOf('\\') < 0
        ? read
        : MARKUP.matcher(read).replaceAll("");
  }

  /** Words with what stands for people, places and moments. */
  private String read(String words) {
    String named = MENTION.matcher(words).replaceAll(found -> "@" + name(found.group(1)));
    String placed = PLACE.matcher(named).replaceAll(place());
    return MOMENT.matcher(placed).replaceAll("in 23 hours");
  }

  /** A thread is named after its table, other places after nothing that we know. */
  private String place() {
    return table.isInThread() ? "#" + table.game().title() + " \u00b7 1234" : "#somewhere";
  }

  private String name(String id) {
    return table.seating().chairs().values().stream()
        .filter(person -> person.id().equals(id))
        .map(Person::name)
        .map(Markdown::tamed)
        .map(name -> name.replaceAll("[\\\\$]", "_"))
        .findFirst()
        .orElse("someone");
  }
}
