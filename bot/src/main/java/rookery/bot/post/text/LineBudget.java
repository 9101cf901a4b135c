package rookery.bot.post.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import rookery.bot.post.Markdown;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * The words above a board: as many as fit into four lines of a telephone, so that the whole board
 * and what is pressed below it are on the same screen. If there is no room for everything, the
 * least needed parts are left out; people find them in the picture or by a command.
 *
 * @param most how many lines there is room for
 * @param parts what there is to say, in the order of reading
 */
public record LineBudget(PlayerNames names, int most, List<Part> parts) {
  /** The rank of what is always said. */
  public static final int NEEDED = 0;

  private static final int MOST = 4;

  /** How many letters a line of a telephone holds on average, and how many small ones. */
  private static final int WIDTH = 41;

  private static final int SMALL_WIDTH = 48;

  /** How many of them a line loses on average to the word that begins the next. */
  private static final int RAGGED = 5;

  private static final String SMALL = "-# ";
  private static final Pattern MARKUP = Pattern.compile("\\*\\*|\\\\(?=\\p{Punct})");
  private static final Pattern MENTION = Pattern.compile("<@(\\d+)>");
  private static final Pattern PLACE = Pattern.compile("<#[^>]+>");
  private static final Pattern MOMENT = Pattern.compile("<t:\\d+:R>");

  /**
   * A sentence or a few words.
   *
   * @param paragraph which paragraph it belongs to
   * @param words in the markup of messages
   * @param rank {@link #NEEDED}, or a number; parts with lower numbers are needed more
   * @param small whether it is in the small print
   * @param told the sentences of the game that it says
   */
  record Part(int paragraph, String words, int rank, boolean small, List<Sentence> told) {
    Part(int paragraph, String words, int rank, boolean small) {
      this(paragraph, words, rank, small, List.of());
    }

    /** The same in other words. */
    Part saying(String other) {
      return new Part(paragraph, other, rank, small, told);
    }
  }

  /** Nothing yet. */
  public LineBudget(Table table) {
    this(table, MOST);
  }

  /** Nothing yet, with room for this many lines. */
  public LineBudget(Table table, int most) {
    this(new PlayerNames(table), most, List.of());
  }

  /** Nothing yet, with names as some people read them. */
  public LineBudget(PlayerNames names, int most) {
    this(names, most, List.of());
  }

  /** Nothing yet, for the person in a seat alone, who is "you" there. */
  public LineBudget(Table table, Optional<Seat> you) {
    this(new PlayerNames(table, you), MOST, List.of());
  }

  private Table table() {
    return names.table();
  }

  /** These words, then others in a paragraph of their own. */
  public LineBudget then(int rank, String words) {
    return with(new Part(paragraph() + 1, words, rank, false));
  }

  /** These words, then others in the same paragraph. */
  public LineBudget beside(int rank, String words) {
    return with(new Part(paragraph(), words, rank, false));
  }

  /** These words, then a line of the log in a paragraph of its own, whole or not at all. */
  public LineBudget then(int rank, GameLogLine line) {
    return then(rank, names.told(line), line.text());
  }

  /**
   * These words, then others in a paragraph of their own.
   *
   * @param told what they say
   */
  public LineBudget then(int rank, String words, Sentences told) {
    return with(new Part(paragraph() + 1, words, rank, false, told.sentences()));
  }

  /** These words, then others in the same paragraph, all or none of them. */
  LineBudget beside(int rank, Sentences text) {
    String words = names.read(text);
    return with(new Part(paragraph(), words, rank, false, text.sentences()));
  }

  /** These words, then a sentence in the same paragraph. */
  public LineBudget beside(int rank, Sentence sentence) {
    return with(paragraph(), rank, sentence);
  }

  /**
   * These words, then sentences in a paragraph of their own, each of less need than the last, but
   * what is urgent is said.
   */
  public LineBudget then(int rank, Sentences text) {
    LineBudget more = this;
    int paragraph = paragraph() + 1;
    for (int i = 0; i < text.sentences().size(); i++) {
      more = more.with(paragraph, rank + i, text.sentences().get(i));
    }
    return more;
  }

  private LineBudget with(int paragraph, int rank, Sentence sentence) {
    int need =
        switch (sentence.role()) {
          case URGENT -> NEEDED;
          // Below what happened it takes no room from that: the coin lies beside the board.
          case STAKE -> rank < TablePhrases.STATUS ? NEEDED : TablePhrases.TASK;
          case CONSEQUENCE -> Math.max(rank, TablePhrases.CONSEQUENCE);
          case WEIGHTY, OUTCOME, POINTS -> Math.min(rank, TablePhrases.LEAST_WEIGHTY);
          default -> rank;
        };
    String words = names.read(sentence);
    return with(new Part(paragraph, words, need, false, List.of(sentence)));
  }

  /** A text without what is said here already. */
  public Sentences unsaid(Sentences text) {
    return new Sentences(text.sentences().stream().filter(sentence -> !says(sentence)).toList());
  }

  private boolean says(Sentence sentence) {
    return parts.stream().flatMap(part -> part.told().stream()).anyMatch(sentence::saysTheSameAs);
  }

  /** These words, then small ones, all in the last paragraph. */
  public LineBudget small(int rank, String words) {
    boolean begun = !parts.isEmpty() && parts.get(parts.size() - 1).small();
    return with(new Part(begun ? paragraph() : paragraph() + 1, words, rank, true));
  }

  private LineBudget with(Part part) {
    if (part.words().isBlank()) {
      return this;
    }
    List<Part> more = new ArrayList<>(parts);
    more.add(part);
    return new LineBudget(names, most, List.copyOf(more));
  }

  private int paragraph() {
    return parts.isEmpty() ? 0 : parts.get(parts.size() - 1).paragraph();
  }

  /** All there is to say, whether there is room for it or not. */
  public String all() {
    return String.join(" ", parts.stream().map(Part::words).toList());
  }

  /** What there is room for. */
  public String words() {
    return TruncatedText.toAMessage(paragraphs(keptParts(), parts));
  }

  /** How many small letters fit below that, a line of them at least. */
  public int smallLettersLeft() {
    return Math.max(1, most - height()) * (SMALL_WIDTH - RAGGED);
  }

  /** How many letters fit after the last of the small words. */
  public int lettersLeftBeside() {
    List<String> kept = paragraphs(keptParts(), displayed());
    int last = kept.size() - 1;
    int begun = kept.get(last).length() - SMALL.length();
    return Math.max(0, (most - height(kept.subList(0, last))) * (SMALL_WIDTH - RAGGED) - begun);
  }

  /** Whether there is room for all but small words. */
  public boolean isWhole() {
    Set<Integer> kept = keptParts();
    return IntStream.range(0, parts.size()).allMatch(i -> parts.get(i).small() || kept.contains(i));
  }

  /** Whether it says something of that rank, and there is room for it. */
  boolean keeps(int rank) {
    return keptParts().stream().anyMatch(i -> parts.get(i).rank() == rank);
  }

  /** How many lines it takes, with what there is room for. */
  public int height() {
    return height(paragraphs(keptParts(), displayed()));
  }

  private Set<Integer> keptParts() {
    List<Part> displayed = displayed();
    List<Integer> ranked =
        IntStream.range(0, parts.size())
            .boxed()
            .sorted(Comparator.comparing(i -> parts.get(i).rank()))
            .toList();
    Set<Integer> kept = new TreeSet<>();
    Set<Integer> full = new TreeSet<>();
    for (int i : ranked) {
      Part part = parts.get(i);
      boolean needed = part.rank() == NEEDED;
      if (needed || part.small() || !full.contains(part.paragraph())) {
        kept.add(i);
      }
      if (!needed && height(paragraphs(kept, displayed)) > most) {
        kept.remove(i);
        // What is less needed says little where what is more needed is missing.
        full.add(part.paragraph());
      }
    }
    return kept;
  }

  private static List<String> paragraphs(Set<Integer> kept, List<Part> parts) {
    List<String> paragraphs = new ArrayList<>();
    int last = -1;
    for (int i : kept) {
      Part part = parts.get(i);
      if (part.paragraph() == last) {
        String before = paragraphs.remove(paragraphs.size() - 1);
        paragraphs.add(before + (part.small() ? " \u00b7 " : " ") + part.words());
      } else {
        paragraphs.add(part.small() ? SMALL + part.words() : part.words());
      }
      last = part.paragraph();
    }
    return paragraphs;
  }

  /** How many lines displayed text takes. */
  private static int height(List<String> paragraphs) {
    return String.join("\n", paragraphs).lines().mapToInt(LineBudget::height).sum();
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

  private List<Part> displayed() {
    return parts.stream().map(part -> part.saying(displayed(part.words()))).toList();
  }

  /** Words without their markup, as long as they will be. */
  private String displayed(String words) {
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
    return table().isInThread() ? "#" + table().game().title() + " \u00b7 1234" : "#somewhere";
  }

  private String name(String id) {
    return table().seating().chairs().values().stream()
        .filter(person -> person.id().equals(id))
        .map(Person::name)
        .map(Markdown::tamed)
        .map(name -> name.replaceAll("[\\\\$]", "_"))
        .findFirst()
        .orElse("someone");
  }
}
