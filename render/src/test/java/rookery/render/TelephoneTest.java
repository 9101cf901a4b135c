package rookery.render;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.diagram.Diagram;
import rookery.engine.games.Games;
import rookery.engine.match.Match;
import rookery.engine.match.PlayerDeclaration;
import rookery.engine.option.Options;
import rookery.render.figure.Figures;
import rookery.render.scene.PictureLayout;

/**
 * How large a board's squares are on a telephone of 390 by 844 pixels, where a picture is as wide
 * as a message, and as high as a row of buttons below it and four lines of words above it allow;
 * above a very tall one, which has many cards, the words are to be scrolled to.
 */
class TelephoneTest {
  private static final double WIDTH = 350;
  private static final double HEIGHT = 446;
  private static final double HEIGHT_WITHOUT_WORDS = 540;

  /** How wide a picture is for its height that is called very tall. */
  private static final double VERY_TALL = 0.66;

  /** Chess and whatever has no more squares. */
  private static final int CHESS = 8;

  private static final double LEAST = 36;

  /** Where all cards lie open, and nobody has to find a square any more. */
  private static final double LEAST_AT_THE_END = 34;

  /** Eleven squares have to share the width. */
  private static final double LEAST_OF_A_LARGER_BOARD = 29;

  /** Of two pieces that share a square. */
  private static final double LEAST_PIECE = 20;

  private static final int SEEDS = 3;
  private static final int ACTIONS = 160;
  private static final int LOOK_EVERY = 8;

  static Stream<Game> games() {
    return Games.all().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void squaresAreLargeEnoughAsLongAsTheGameIsPlayedAndWhenItIsOver(Game game) {
    for (int seed = 0; seed < SEEDS; seed++) {
      for (Match match : played(game, seed)) {
        double least = match.result().isPresent() ? LEAST_AT_THE_END : LEAST;
        for (Diagram diagram : seen(match)) {
          double pixels = pixels(diagram);
          double wanted = diagram.files() > CHESS ? LEAST_OF_A_LARGER_BOARD : least;
          assertTrue(pixels >= wanted, () -> "%.1f px: %s".formatted(pixels, diagram.margins()));
        }
      }
    }
  }

  /** What differs between two pairs is as large as the piece that differs. */
  @ParameterizedTest
  @CsvSource({"RQ, RB", "QR, BR"})
  void eachPieceOfAPairIsLargeEnough(String pair, String other) {
    Picture one = withPair(pair);
    Pixels square = one.square("d4");
    Pixels differing = withPair(other).square("d4");
    int[] columns =
        IntStream.range(0, square.width())
            .filter(
                x ->
                    IntStream.range(0, square.height())
                        .anyMatch(y -> square.at(x, y) != differing.at(x, y)))
            .toArray();
    int[] rows =
        IntStream.range(0, square.height())
            .filter(
                y ->
                    IntStream.range(0, square.width())
                        .anyMatch(x -> square.at(x, y) != differing.at(x, y)))
            .toArray();
    double shown = pixels(one.diagram()) / square.width();
    assertTrue(shown * length(columns) >= LEAST_PIECE, "width");
    assertTrue(shown * length(rows) >= LEAST_PIECE, "height");
  }

  private static Picture withPair(String pair) {
    String empty = ". . . . . . . .";
    return Picture.of(
        empty, empty, empty, empty, ". . . (" + pair + ") . . . .", empty, empty, empty);
  }

  private static int length(int[] sorted) {
    return sorted[sorted.length - 1] - sorted[0] + 1;
  }

  private static double pixels(Diagram diagram) {
    PictureLayout layout = PictureLayout.usual(diagram, Figures.of(diagram));
    boolean isVeryTall = layout.width() <= VERY_TALL * layout.height();
    double height = isVeryTall ? HEIGHT_WITHOUT_WORDS : HEIGHT;
    return layout.square() * Math.min(WIDTH / layout.width(), height / layout.height());
  }

  /** Some moments of a game played by lot, and its end. */
  private static List<Match> played(Game game, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Dealer dealer = Dealer.of(random);
    Match match = Match.begin(game, Options.of(game.options(), Map.of()), dealer);
    List<Match> moments = new ArrayList<>(List.of(match));
    for (int i = 1; i <= ACTIONS && match.result().isEmpty(); i++) {
      Match now = match;
      List<Seat> acting = now.seats().stream().filter(s -> !now.legal(s).isEmpty()).toList();
      Seat seat = acting.get(random.nextInt(acting.size()));
      List<Action> legal = now.legal(seat);
      match = now.act(seat, legal.get(random.nextInt(legal.size())), dealer);
      if (i % LOOK_EVERY == 0) {
        moments.add(match);
      }
    }
    moments.add(over(match));
    return moments;
  }

  private static Match over(Match match) {
    Match over = match;
    for (Seat seat : match.seats()) {
      if (over.result().isEmpty() && seat.side() == match.seats().get(0).side()) {
        over = over.say(seat, PlayerDeclaration.RESIGN);
      }
    }
    return over;
  }

  /** What those who play and those who watch see. */
  private static List<Diagram> seen(Match match) {
    return Stream.concat(match.seats().stream().map(Viewer::of), Stream.of(Viewer.SPECTATOR))
        .map(viewer -> match.view(viewer).diagram())
        .toList();
  }
}
