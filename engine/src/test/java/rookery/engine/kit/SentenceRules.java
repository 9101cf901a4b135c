package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.Seat;
import rookery.engine.board.Colour;
import rookery.engine.text.ClauseChain;
import rookery.engine.text.Named;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceReader;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;
import rookery.engine.text.TypedText;

/** What is asked of every sentence that a game tells, whoever reads it. */
final class SentenceRules {
  /** What stands for a seat while everything else of a sentence is looked at. */
  private static final String SOMEBODY = "\u263a";

  /** Discord takes no more on a button. */
  private static final int LONGEST_ON_A_BUTTON = 80;

  /** Discord takes no more in a menu. */
  private static final int LONGEST_IN_A_MENU = 100;

  /** No longer name is put on a button. */
  private static final String LONG_NAME = "W".repeat(20);

  private static final Pattern SECOND_SENTENCE = Pattern.compile("[.!?]\\s");
  private static final Pattern DOUBLED = Pattern.compile("(?iU)\\b(\\p{L}+) \\1\\b");
  private static final Pattern SLIP = Pattern.compile(" {2}| [.,;:!?](?:\\s|$)|[,;:]\\.|\\.\\.");
  private static final Pattern PLACE = Pattern.compile("%.");

  /** How many there are beside those named, without saying what: {@code or 2 more}. */
  private static final Pattern NAMELESS = Pattern.compile("\\d more\\b(?! \\p{L})");

  /** A verb in the third person after "you"; some words end like one. */
  private static final Pattern HIS_VERB =
      Pattern.compile("(?i)(?<!of )\\byou (?:still )?(?!(?:always|guess|pass)\\b)\\p{L}+s\\b");

  /** The same of a second verb: {@code you guessed right and gets a bonus move}. */
  private static final Pattern HIS_SECOND_VERB =
      Pattern.compile(
          "(?i)\\byou\\b[^.,;:]* (?:and|but|or|then) (?:is|isn't|was|has|hasn't|doesn't|draws"
              + "|ends|gets|holds|keeps|loses|makes|moves|needs|plays|predicts|wins)\\b");

  private static final Pattern CAPITAL_INSIDE = Pattern.compile("(?<=\\S )You");

  /** Tells each seat what is said of it. */
  private static final SentenceReader TOLD_TO_ALL =
      new SentenceReader() {
        @Override
        public String seat(Named seat) {
          return SOMEBODY;
        }

        @Override
        public boolean addresses(Named seat) {
          return true;
        }
      };

  private final List<Seat> seats;
  private final Map<String, Pattern> titles;
  private final Map<String, Pattern> titlesInLabels;
  private final Set<Sentence> told = new HashSet<>();

  /**
   * @param seats those of the game
   */
  SentenceRules(List<Seat> seats) {
    this.seats = seats;
    this.titles = words(seats.stream().map(Seat::title));
    this.titlesInLabels = words(seats.stream().map(Seat::title).map(SentenceRules::inLabels));
  }

  private static Map<String, Pattern> words(Stream<String> titles) {
    return titles.collect(
        Collectors.toMap(
            Function.identity(),
            title -> Pattern.compile("(?U)\\b" + Pattern.quote(title) + "(?!\\w)")));
  }

  /** Where colours have seats a label may name the colour of a piece, but nobody's things. */
  private static String inLabels(String title) {
    boolean isColour = Stream.of(Colour.values()).map(Colour::title).anyMatch(title::equals);
    return isColour ? title + "'s" : title;
  }

  /** Every sentence of a text is one, and complete. */
  void assertTold(Sentences text) {
    text.sentences().stream().filter(told::add).forEach(this::assertTold);
  }

  private void assertTold(Sentence sentence) {
    String read = anonymous(sentence);
    String yours = TOLD_TO_ALL.read(sentence);
    assertFalse(HIS_VERB.matcher(yours).find(), () -> "add the verb to SecondPerson: " + yours);
    assertFalse(
        HIS_SECOND_VERB.matcher(yours).find(), () -> "a second verb that isn't yours: " + yours);
    assertFalse(CAPITAL_INSIDE.matcher(yours).find(), () -> "a capital inside: " + yours);
    assertSeatsAreListed(sentence);
    assertFilled(sentence);
    assertFalse(SECOND_SENTENCE.matcher(read).find(), () -> "two sentences: " + read);
    assertTrue(
        begins(read.codePointAt(0)), () -> "begins with neither a capital nor a seat: " + read);
    assertTrue(
        ends(sentence),
        () -> "neither a full stop nor a question mark ends its format: " + sentence);
    ClauseChain.assertNoneIn(read);
    assertFalse(NAMELESS.matcher(read).find(), () -> "say what the others are: " + read);
    assertPlain(read, titles);
    assertNamesChangeNothing(sentence);
  }

  /** Seats that do something together are one argument: a list begins with whoever reads it. */
  private static void assertSeatsAreListed(Sentence sentence) {
    List<Object> arguments = sentence.arguments();
    String[] between = sentence.format().split("%s", -1);
    for (int i = 1; i < arguments.size(); i++) {
      boolean isPair =
          between[i].equals(" and ")
              && arguments.get(i - 1) instanceof Named
              && arguments.get(i) instanceof Named;
      assertFalse(isPair, () -> "make the seats a list: " + sentence.format());
    }
  }

  /** A label says who is meant by arguments too, and fits on a button. */
  void assertLabel(Sentence label) {
    String read = anonymous(label);
    assertFilled(label);
    assertFalse(read.endsWith("."), () -> "a label is no sentence: " + read);
    assertPlain(read, titlesInLabels);
    SentenceReader longest = seat -> LONG_NAME;
    String shown = longest.read(label);
    int most = isSquare(label) ? LONGEST_IN_A_MENU : LONGEST_ON_A_BUTTON;
    assertTrue(shown.length() <= most, () -> shown.length() + " characters: " + shown);
    assertNamesChangeNothing(label);
  }

  /** On a button such a label is shortened to its square. */
  private static boolean isSquare(Sentence label) {
    return label.role() == SentenceRole.TARGET || label.role() == SentenceRole.CAPTURE;
  }

  private static void assertPlain(String read, Map<String, Pattern> titles) {
    assertFalse(DOUBLED.matcher(read).find(), () -> "a word twice: " + read);
    assertFalse(SLIP.matcher(read).find(), () -> "spaces and signs: " + read);
    titles.forEach(
        (title, word) ->
            assertFalse(word.matcher(read).find(), () -> title + " is no argument: " + read));
  }

  private static String anonymous(Sentence sentence) {
    SentenceReader reader = seat -> SOMEBODY;
    return reader.read(sentence);
  }

  private static boolean begins(int letter) {
    return Character.isUpperCase(letter)
        || Character.isDigit(letter)
        || letter == SOMEBODY.codePointAt(0);
  }

  /** What somebody typed has its own end. */
  private static boolean ends(Sentence sentence) {
    List<Object> arguments = sentence.arguments();
    boolean isTyped =
        !arguments.isEmpty() && arguments.get(arguments.size() - 1) instanceof TypedText;
    String format = sentence.format();
    return format.endsWith(".") || format.endsWith("?") || isTyped && format.endsWith("%s");
  }

  /** There are as many arguments as places, here and in every part. */
  private static void assertFilled(Sentence sentence) {
    Matcher places = PLACE.matcher(sentence.format());
    List<String> found = places.results().map(place -> place.group()).toList();
    assertTrue(found.stream().allMatch("%s"::equals), sentence::format);
    assertEquals(sentence.arguments().size(), found.size(), sentence::toString);
    for (Object argument : sentence.arguments()) {
      if (argument instanceof Sentence part) {
        assertFilled(part);
      }
    }
  }

  /** Whatever people are called, the rest of the sentence stays, and so does each name. */
  private void assertNamesChangeNothing(Sentence sentence) {
    List<String> names = seats.stream().map(HostileReader.INSTANCE::seat).toList();
    String read = HostileReader.INSTANCE.read(sentence);
    for (int i = 0; i < names.size(); i++) {
      read = read.replace(names.get(i), seats.get(i).title());
    }
    assertEquals(sentence.plain(), read);
  }

  /** Calls people what looks like a part of a sentence, a pattern or a place for an argument. */
  private static final class HostileReader implements SentenceReader {
    static final HostileReader INSTANCE = new HostileReader();

    @Override
    public String seat(Named seat) {
      return "%s. .*|$1\\E[a-z]+ {0} White: Black to move, " + seat.title().hashCode() + " played";
    }
  }
}
