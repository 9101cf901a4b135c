package rookery.engine.games.cloak;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.Evaluation;
import rookery.engine.Game;
import rookery.engine.GameName;
import rookery.engine.State;
import rookery.engine.board.Colour;
import rookery.engine.games.cloak.open.PublicGame;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.Options;
import rookery.engine.play.Moment;
import rookery.engine.play.SceneEvaluation;

/** Cloak and Dagger Chess, for two. */
public final class CloakGame implements Game {
  @Override
  public GameName named() {
    return new GameName(
        "cloak",
        "Cloak and Dagger Chess",
        "Your pieces are numbered checkers: find out which of theirs is the king, and take it.");
  }

  @Override
  public List<OptionSpec> options() {
    return List.of(Grid.SPEC);
  }

  @Override
  public State start(Options options) {
    return new Moment<>(CloakScene.start(Grid.of(options)));
  }

  @Override
  public Set<String> endings() {
    return PublicGame.ENDINGS;
  }

  @Override
  public List<String> tally(List<Action> done) {
    List<Guess> guesses = Moment.deeds(done, Guess.class);
    return Stream.of(Colour.WHITE, Colour.BLACK)
        .map(side -> guesses.stream().filter(guess -> guess.side() == side).toList())
        .filter(own -> !own.isEmpty())
        .map(CloakGame::guessed)
        .toList();
  }

  private static String guessed(List<Guess> own) {
    return "%s guessed right %s of %s times."
        .formatted(
            own.get(0).side().title(), own.stream().filter(Guess::isRight).count(), own.size());
  }

  @Override
  public Evaluation evaluation(Options options) {
    return SceneEvaluation.of(CloakScene.class, CloakEvaluation::of);
  }
}
