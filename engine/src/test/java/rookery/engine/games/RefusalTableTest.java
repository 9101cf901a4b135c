package rookery.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.cards.Dealer;
import rookery.engine.games.custodian.Positions;
import rookery.engine.games.fluid.DrawnFluid;
import rookery.engine.games.toddler.DrawnToddler;
import rookery.engine.option.Options;
import rookery.engine.reading.ActionReader;
import rookery.engine.reading.ActionReading;

/** What people are told whose text is no legal action: a row a game and kind of mistake. */
class RefusalTableTest {
  private static final Pattern EMPTY_SQUARES = Pattern.compile("\\d+");

  /** A game, with options that differ from the defaults: {@code fluid promotion=double}. */
  private static State reached(String named, String before) {
    String[] words = named.split(" ");
    Game game = Games.find(words[0]).orElseThrow();
    Options options =
        Options.of(
            game.options(),
            Stream.of(words)
                .skip(1)
                .map(option -> option.split("="))
                .collect(Collectors.toMap(option -> option[0], option -> option[1])));
    return before != null && before.contains("/")
        ? drawn(game.id(), options, rows(before))
        : after(game.start(options), before);
  }

  /** A board that is written as in FEN, drawn. */
  private static String rows(String fen) {
    return EMPTY_SQUARES
        .matcher(fen.replace('/', '\n'))
        .replaceAll(empty -> ".".repeat(Integer.parseInt(empty.group())));
  }

  private static State drawn(String id, Options options, String rows) {
    return switch (id) {
      case "custodian" -> Positions.drawn(options, rows);
      case "toddler" -> DrawnToddler.drawn(rows);
      case "fluid" -> DrawnFluid.drawn(options, rows);
      default -> throw new AssertionError("no position of %s can be drawn here".formatted(id));
    };
  }

  /** With decks shuffled by the same seed, after what the seats wrote in turn. */
  private static State after(State start, String played) {
    Dealer dealer = Dealer.of(new SplittableRandom(1));
    State state = dealer.deal(start);
    for (String text : played == null ? new String[0] : played.split(", ")) {
      ActionReading.One one = assertInstanceOf(ActionReading.One.class, read(state, text), text);
      state = dealer.deal(state.play(toAct(state), one.action()));
    }
    return state;
  }

  private static Seat toAct(State state) {
    return state.awaited().get(0).iterator().next();
  }

  private static ActionReading read(State state, String typed) {
    return ActionReader.read(state, toAct(state), typed);
  }

  /**
   * The sentence, and after an arrow the first two of what may have been meant, or the example.
   *
   * @param before what was played before, or a position with White to move
   */
  @ParameterizedTest(name = "{0}: {1}")
  @CsvFileSource(resources = "/refusals.csv", delimiter = '|', quoteCharacter = '~')
  void aTextThatIsNoActionIsExplained(
      String game, String mistake, String before, String typed, String told) {
    ActionReading.None none =
        assertInstanceOf(ActionReading.None.class, read(reached(game, before), typed), typed);
    String instead =
        Stream.concat(none.near().stream().limit(2), none.example().stream())
            .map(Action::text)
            .collect(Collectors.joining(", "));
    assertEquals(told, "%s -> %s".formatted(none.sentence(), instead).strip());
  }
}
