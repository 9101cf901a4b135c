package rookery.engine.games.telepathy;

import java.util.List;
import java.util.random.RandomGenerator;
import rookery.engine.Game;
import rookery.engine.kit.script.ReferenceProgram;
import rookery.engine.kit.script.WholeGames;
import rookery.engine.option.Options;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.playthrough.Ply;

/** The game and its slow twin agree on every position, action and ending. */
class TelepathyReferenceTest implements WholeGames {
  @Override
  public Game game() {
    return new TelepathyGame();
  }

  @Override
  public int games() {
    return 8;
  }

  @Override
  public int longest() {
    return 2500;
  }

  /** In every other game cards that keep pieces on the board come first. */
  @Override
  public Playthrough played(Options options, RandomGenerator random) {
    boolean sparing = random.nextBoolean();
    return ReferenceProgram.played(
        game(), options, random, longest(), legal -> drawn(legal, random, sparing));
  }

  /**
   * Any ply equally likely.
   *
   * @param sparing whether cards that keep pieces on the board come first
   */
  private static Ply drawn(List<Ply> legal, RandomGenerator random, boolean sparing) {
    Ply ply = legal.get(random.nextInt(legal.size()));
    return sparing && ply.action().text().startsWith("card ")
        ? legal.stream().filter(p -> p.action().text().equals("card C")).findFirst().orElse(ply)
        : ply;
  }

  @Override
  public ReferenceProgram second(Playthrough played) {
    return new TelepathyReference();
  }
}
