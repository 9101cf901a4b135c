package rookery.engine.games.cooperative;

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
import rookery.engine.Game;
import rookery.engine.State;
import rookery.engine.kit.script.KeptGames;
import rookery.engine.kit.script.ReferenceProgram;
import rookery.engine.option.Options;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.playthrough.Ply;

/** The game and its second version say the same in games that get far into its rare rules. */
class CooperativeReferenceTest implements KeptGames {
  private static final int GAMES = Integer.getInteger("cooperative.games", 60);
  private static final int LONGEST = 2000;
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
    String solitaire = Boolean.toString(seed % 2 == 0);
    Options options = Options.of(GAME.options(), Map.of("solitaire", solitaire));
    Playthrough played =
        ReferenceProgram.played(GAME, options, random, LONGEST, legal -> any(legal, random));
    ReferenceProgram.agrees(second(played), played);
    for (int i = 0; i < played.plies().size(); i++) {
      note(played.states().get(i), played.plies().get(i).action());
    }
  }

  @Override
  public Game game() {
    return GAME;
  }

  @Override
  public ReferenceProgram second(Playthrough played) {
    boolean solitaire = played.options().flag("solitaire");
    return new CooperativeReference(solitaire, played.chance().get("deck"));
  }

  /** Kings are spared for a while, captures and pawns that run are preferred. */
  private static Ply any(List<Ply> legal, RandomGenerator random) {
    List<Ply> drawn = new ArrayList<>();
    for (Ply ply : legal) {
      String text = ply.action().text();
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
        drawn.add(ply);
      }
    }
    return drawn.get(random.nextInt(drawn.size()));
  }

  private void note(State state, Action action) {
    met.add(action.text().startsWith("play") ? "play" : shape(action));
    CooperativeTurn turn = DrawnCooperative.turn(state);
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
