package rookery.engine.games.custodian;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Game;
import rookery.engine.board.Colour;
import rookery.engine.games.custodian.move.CustodianOptions;
import rookery.engine.kit.script.KeptGames;
import rookery.engine.kit.script.ReferenceProgram;
import rookery.engine.kit.script.Script;
import rookery.engine.option.OptionCombinations;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;
import rookery.engine.playthrough.Playthrough;

/** The game and its slow twin agree on every move, what it leads to and how it ends. */
class CustodianReferenceTest implements KeptGames {
  private static final int SIZE = CustodianReference.SIZE;
  private static final int LONGEST = 15;
  private static final CustodianGame GAME = new CustodianGame();

  /** Each option set; {@code -Dreference.rounds=200} looks longer. */
  private static final int ROUNDS = Integer.getInteger("reference.rounds", 4);

  static List<CustodianOptions> everyOptions() {
    return Positions.everyOptions();
  }

  @ParameterizedTest
  @MethodSource("everyOptions")
  void randomPositionsAgree(CustodianOptions options) {
    Random random = new Random(seed(options));
    for (int round = 0; round < ROUNDS; round++) {
      Colour turn = random.nextBoolean() ? Colour.WHITE : Colour.BLACK;
      agree(Positions.of(options, turn, randomRows(options, random)));
    }
  }

  @ParameterizedTest
  @MethodSource("everyOptions")
  void randomGamesAgree(CustodianOptions options) {
    Random random = new Random(seed(options));
    PlayableState<CustodianSituation> state = Positions.start(options);
    for (int round = 0; round < ROUNDS && state.result().isEmpty(); round++) {
      agree(state);
      state = randomMoves(state, random, 1 + random.nextInt(12));
    }
  }

  @ParameterizedTest
  @MethodSource("everyOptions")
  void twoMovesInTheThickOfItAgree(CustodianOptions options) {
    PlayableState<CustodianSituation> state =
        Positions.position(
            options,
            Colour.WHITE,
            """
            r..k..r
            p..npPp
            .bp.nR.
            ..Pp.b.
            .PN.pB.
            P..PN.P
            R..K...
            """);
    long leaves =
        Script.texts(state).stream()
            .mapToLong(move -> Script.texts(Script.played(state, move)).size())
            .sum();
    assertEquals(CustodianReference.of(state).leaves(2), leaves);
  }

  @Override
  public Game game() {
    return GAME;
  }

  @Override
  public ReferenceProgram second(Playthrough played) {
    return new CustodianCourse(played.options());
  }

  static List<Options> chosen() {
    return OptionCombinations.of(CustodianOptions.specs());
  }

  @ParameterizedTest
  @MethodSource("chosen")
  void aWholeGameIsTheSameByTheReference(Options options) {
    long seed = seed(CustodianOptions.of(options));
    Playthrough played = Playthrough.random(GAME, options, new SplittableRandom(seed), LONGEST);
    ReferenceProgram.agrees(second(played), played);
  }

  private static long seed(CustodianOptions options) {
    return Positions.everyOptions().indexOf(options);
  }

  private static PlayableState<CustodianSituation> randomMoves(
      PlayableState<CustodianSituation> state, Random random, int plies) {
    PlayableState<CustodianSituation> now = state;
    for (int ply = 0; ply < plies && now.result().isEmpty(); ply++) {
      List<String> moves = Script.texts(now);
      now = Script.played(now, moves.get(random.nextInt(moves.size())));
    }
    return now;
  }

  private static void agree(PlayableState<CustodianSituation> state) {
    CustodianReference reference = CustodianReference.of(state);
    SortedMap<String, CustodianReference> expected = reference.moves();
    List<String> texts = Script.texts(state);
    assertEquals(List.copyOf(expected.keySet()), texts, reference::text);
    for (String text : texts) {
      PlayableState<CustodianSituation> after = Script.played(state, text);
      CustodianReference there = expected.get(text);
      String where = reference.text() + " " + text;
      assertEquals(there.text(), CustodianReference.of(after).text(), where);
      assertEquals(there.ending(reference), Script.ending(after), where);
    }
  }

  /** Two kings, often near their goals, and up to 24 others; pawns are never on outer ranks. */
  private static String[] randomRows(CustodianOptions options, Random random) {
    List<Integer> squares = new ArrayList<>(IntStream.range(0, SIZE * SIZE).boxed().toList());
    Collections.shuffle(squares, random);
    char[] board = ".".repeat(SIZE * SIZE).toCharArray();
    board[squares.remove(0)] = options.recruit() && random.nextInt(4) == 0 ? 'K' : 'k';
    int near = random.nextInt(2 * SIZE);
    board[
            squares.remove(
                random.nextBoolean() && squares.contains(near) ? squares.indexOf(near) : 0)] =
        'K';
    int others = 1 + random.nextInt(random.nextInt(3) == 0 ? 4 : 24);
    for (int square : squares.subList(0, others)) {
      boolean outer = square < SIZE || square >= SIZE * (SIZE - 1);
      board[square] = (outer ? "RBNrbn" : "RBNPPrbnpp").charAt(random.nextInt(outer ? 6 : 10));
    }
    return IntStream.range(0, SIZE)
        .mapToObj(row -> new String(board, row * SIZE, SIZE))
        .toArray(String[]::new);
  }
}
