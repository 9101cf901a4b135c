package rookery.engine.games.parade;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.Evaluation;
import rookery.engine.Game;
import rookery.engine.Options;
import rookery.engine.Scores;
import rookery.engine.Seat;
import rookery.engine.Shuffle;
import rookery.engine.Side;
import rookery.engine.State;
import rookery.engine.cards.Dealing;
import rookery.engine.cards.PieceCards;
import rookery.engine.play.Moment;

/** Parade Chess Solitaire. */
public final class ParadeGame implements Game {
  static final Seat PLAYER = new Seat("P1", Side.PARTNERS, "Player");

  @Override
  public String id() {
    return "parade";
  }

  @Override
  public String title() {
    return "Parade Chess Solitaire";
  }

  @Override
  public String summary() {
    return "Alone: pieces order those of the other colour about until all stand in one group.";
  }

  @Override
  public List<Seat> seats(Options options) {
    return List.of(PLAYER);
  }

  @Override
  public State start(Options options) {
    return Dealing.of(
        ParadeScene.position(Parade.undealt(), List.of()),
        new ParadePicture(Parade.undealt()).diagram(),
        List.of(new Shuffle("deck", PieceCards.ofBoth(0))),
        orders -> new Moment<>(ParadeScene.dealt(orders.get(0))));
  }

  @Override
  public Set<String> endings() {
    return Parade.ENDINGS;
  }

  @Override
  public Optional<Scores> scores(Options options) {
    return Optional.of(Parade.SCORES);
  }

  @Override
  public Evaluation evaluation(Options options) {
    return Moment.judging(
        ParadeScene.class,
        ParadeEvaluation::of,
        scene -> scene.parade().board(),
        ParadeEvaluation::why);
  }
}
