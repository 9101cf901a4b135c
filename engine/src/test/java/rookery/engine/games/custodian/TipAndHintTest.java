package rookery.engine.games.custodian;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.computer.knowledge.ActionReasons;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.explanation.Plan;
import rookery.engine.option.Options;

/** What a hint says of the move that the board advises: it never contradicts the board. */
class TipAndHintTest {
  private static final CustodianGame GAME = new CustodianGame();
  private static final Options OPTIONS = Options.of(GAME.options(), Map.of());
  private static final Pattern SAVED = Pattern.compile("Save your (\\w+ on \\w\\d):");
  private static final int GAMES = 4;
  private static final int PLIES = 50;
  private static final int FOLLOWED = 3;

  private int saved;
  private int safe;

  @Test
  void theHintForATipAgreesWithIt() {
    for (int game = 0; game < GAMES; game++) {
      RandomGenerator random = new SplittableRandom(game);
      State state = GAME.start(OPTIONS);
      for (int ply = 0; ply < PLIES && state.result().isEmpty(); ply++) {
        Seat seat = state.mayAct().iterator().next();
        Plan tip = state.plan(seat).orElseThrow();
        Action advised = Action.find(state.legal(seat), tip.first().orElseThrow()).orElseThrow();
        SeatKnowledge knowledge = SeatKnowledge.of(GAME, OPTIONS, state, seat);
        assertAgree(
            tip.explanation().told().plain(), new ActionReasons(knowledge, advised).hint().plain());
        List<Action> legal = state.legal(seat);
        boolean follows = random.nextInt(FOLLOWED) > 0;
        state = state.play(seat, follows ? advised : legal.get(random.nextInt(legal.size())));
      }
    }
    assertTrue(saved > 5 && safe > 5, saved + " saved, " + safe + " safe");
  }

  private void assertAgree(String tip, String hint) {
    String both = tip + " | " + hint;
    Matcher piece = SAVED.matcher(tip);
    if (piece.find()) {
      saved++;
      assertTrue(hint.matches("(?s).*It saves (the|your) " + piece.group(1) + ".*"), both);
      assertFalse(hint.contains(piece.group(1) + " can't be saved"), both);
      assertFalse(hint.contains(" could capture your "), both);
      assertFalse(hint.contains("without losing another piece"), both);
    }
    if (tip.contains("can't capture anything then")) {
      safe++;
      assertFalse(hint.matches("(?s).*(could|can) (capture|be captured).*"), both);
    }
  }
}
