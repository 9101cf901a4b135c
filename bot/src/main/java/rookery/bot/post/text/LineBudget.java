package rookery.bot.post.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
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
          case URGENT, AMONG_PEOPLE -> NEEDED;
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
    return DisplayedText.smallLetters(Math.max(1, most - height()));
  }

  /** How many letters fit after the last of the small words. */
  public int lettersLeftBeside() {
    List<String> kept = paragraphs(keptParts(), displayed());
    int last = kept.size() - 1;
    int begun = kept.get(last).length() - DisplayedText.SMALL.length();
    int left = most - DisplayedText.height(kept.subList(0, last));
    return Math.max(0, DisplayedText.smallLetters(left) - begun);
  }

  /** Whether there is room for all but small words. */
  public boolean isWhole() {
    Set<Integer> kept = keptParts();
    return IntStream.range(0, parts.size()).allMatch(i -> parts.get(i).small() || kept.contains(i));
  }

  /** Whether it says something of that rank, and there is room for it. */
  public boolean keeps(int rank) {
    return keptParts().stream().anyMatch(i -> parts.get(i).rank() == rank);
  }

  /** How many lines it takes, with what there is room for. */
  public int height() {
    return DisplayedText.height(paragraphs(keptParts(), displayed()));
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
      if (!needed && DisplayedText.height(paragraphs(kept, displayed)) > most) {
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
        paragraphs.add(part.small() ? DisplayedText.SMALL + part.words() : part.words());
      }
      last = part.paragraph();
    }
    return paragraphs;
  }

  private List<Part> displayed() {
    DisplayedText displayed = new DisplayedText(names.table());
    return parts.stream().map(part -> part.saying(displayed.of(part.words()))).toList();
  }
}
