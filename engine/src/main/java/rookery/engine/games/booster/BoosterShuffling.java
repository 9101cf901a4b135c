package rookery.engine.games.booster;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import rookery.engine.Shuffle;
import rookery.engine.Viewer;
import rookery.engine.games.booster.cards.BoosterOptions;
import rookery.engine.play.Duty;
import rookery.engine.text.Sentences;

/** Cards must be shuffled before anybody can act. */
sealed interface BoosterShuffling extends BoosterPhase {
  @Override
  default List<Duty<BoosterPhase>> duties() {
    return List.of();
  }

  @Override
  default Sentences status() {
    return Sentences.of("The cards are being shuffled.");
  }

  /** Before the cards are dealt. */
  record Undealt(BoosterOptions options) implements BoosterShuffling {
    @Override
    public BoosterGameState table() {
      return BoosterGameState.laid(options);
    }

    @Override
    public Optional<Shuffle> chance() {
      return Optional.of(new Shuffle("deck", options.deck()));
    }

    @Override
    public BoosterPhase shuffled(List<String> order) {
      return table().dealt(order);
    }
  }

  /** The pile has run out while the side whose turn it was is drawing (BO-14). */
  record Reshuffling(BoosterGameState table) implements BoosterShuffling {
    @Override
    public Optional<Shuffle> chance() {
      return table.wanted();
    }

    @Override
    public BoosterPhase shuffled(List<String> order) {
      return table.reshuffled(order);
    }

    @Override
    public Optional<BoosterPhase> resampled(Viewer viewer, RandomGenerator random) {
      return Optional.of(new Reshuffling(table.resampled(viewer, random)));
    }
  }
}
