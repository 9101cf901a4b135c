package rookery.engine.games.cooperative;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Options;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.cards.Cards;

/** The game and its second version say the same in games that get far into its rare rules. */
class ReferenceTest {
  private static final int GAMES = Integer.getInteger("cooperative.games", 60);
  private static final CooperativeGame GAME = new CooperativeGame();

  /** What the games met, by the shape of the texts played. */
  private final Set<String> met = new HashSet<>();

  @Test
  void bothAgreeOnPositionsActionsAndEnds() {
    for (int seed = 0; seed < GAMES; seed++) {
      follow(seed);
    }
    assertTrue(
        met.containsAll(Set.of("play", "end", "move", "x", "=/@", "x=/@", "castling", "passing")),
        met.toString());
  }

  private void follow(int seed) {
    RandomGenerator random = new SplittableRandom(seed);
    boolean solitaire = seed % 2 == 0;
    Options options = Options.of(GAME.options(), Map.of("solitaire", Boolean.toString(solitaire)));
    List<String> deck = Cards.shuffled(CooperativeTurn.DECK, random);
    State state = GAME.start(options).shuffled(deck);
    Reference reference = new Reference(solitaire, deck);
    while (state.result().isEmpty()) {
      Seat seat = state.mayAct().iterator().next();
      List<String> legal = state.legal(seat).stream().map(Action::text).toList();
      assertEquals(reference.seat(), seat.id());
      assertEquals(reference.legal(), legal, () -> "seed " + seed);
      Action action = state.legal(seat).get(legal.indexOf(any(legal, random)));
      note(state, action);
      state = state.play(seat, action);
      reference.play(action.text());
      assertEquals(reference.position(), state.position(), () -> "seed " + seed + action);
    }
    assertEquals(reference.result(), words(state.result().get()));
    assertEquals(List.of(), reference.legal());
  }

  private static String words(Result result) {
    Result.Score score = (Result.Score) result;
    return "%s %s %s".formatted(score.score(), score.verdict().orElseThrow(), score.reason());
  }

  /** Kings are spared for a while, captures and pawns that run are preferred. */
  private static String any(List<String> legal, RandomGenerator random) {
    List<String> drawn = new ArrayList<>();
    for (String text : legal) {
      int weight = 2;
      if (text.contains("=")) {
        weight = 4;
      } else if (text.contains("x")) {
        weight = 30;
      } else if (text.matches("([a-h][67][a-h]8|[a-h][456][a-h][567]|[a-h][543][a-h][432])")) {
        weight = 12;
      } else if (text.equals("e1g1") || text.equals("e8g8")) {
        weight = 40;
      }
      for (int i = 0; i < weight; i++) {
        drawn.add(text);
      }
    }
    return drawn.get(random.nextInt(drawn.size()));
  }

  private void note(State state, Action action) {
    met.add(action.text().startsWith("play") ? "play" : shape(action));
    CooperativeTurn turn = Drawn.turn(state);
    for (BoardMove move : BoardMoves.of(turn)) {
      if (move.text().equals(action.text())) {
        note(turn, move);
      }
    }
  }

  private void note(CooperativeTurn turn, BoardMove move) {
    if (turn.chess().castling(move.move()).isPresent()) {
      met.add("castling");
    }
    if (move.victim().isPresent() && turn.chess().at(move.move().to()) == '.') {
      met.add("passing");
    }
  }

  private static String shape(Action action) {
    String shape = action.text().replaceAll("[a-h][1-8]|\\d+|[QRBN]", "");
    return shape.isEmpty() ? "move" : shape;
  }
}
