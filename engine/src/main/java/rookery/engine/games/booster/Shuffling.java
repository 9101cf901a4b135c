package rookery.engine.games.booster;

import java.util.List;
import rookery.engine.play.Duty;

/** Cards must be shuffled before anybody can act. */
sealed interface Shuffling extends Phase permits Undealt, Reshuffling {
  @Override
  default List<Duty<Phase>> duties() {
    return List.of();
  }

  @Override
  default String status() {
    return "The cards are being shuffled.";
  }
}
