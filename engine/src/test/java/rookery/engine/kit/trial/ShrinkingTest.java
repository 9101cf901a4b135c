package rookery.engine.kit.trial;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import rookery.engine.kit.toy.BidGame;
import rookery.engine.playthrough.Ply;

class ShrinkingTest {
  private static Trial smallest(Predicate<List<String>> wrong) {
    Trial trial = Trials.of(new BidGame()).findFirst().orElseThrow();
    return Shrinking.smallest(trial, t -> wrong.test(plies(t)));
  }

  private static List<String> plies(Trial trial) {
    return trial.played().plies().stream().map(Ply::toString).toList();
  }

  @Test
  void whatIsNotNeededIsLeftOut() {
    assertEquals(List.of("B pass"), plies(smallest(plies -> plies.contains("B pass"))));
  }

  @Test
  void numbersBecomeAsLowAsTheyCanBe() {
    assertEquals(List.of(0, 0), smallest(plies -> plies.size() >= 2).playout().choices());
  }
}
