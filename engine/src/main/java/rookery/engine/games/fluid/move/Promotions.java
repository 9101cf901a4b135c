package rookery.engine.games.fluid.move;

import static rookery.engine.games.fluid.move.Promotion.BISHOP;
import static rookery.engine.games.fluid.move.Promotion.CHANCELLOR;
import static rookery.engine.games.fluid.move.Promotion.KNIGHT;
import static rookery.engine.games.fluid.move.Promotion.PALADIN;
import static rookery.engine.games.fluid.move.Promotion.QUEEN;
import static rookery.engine.games.fluid.move.Promotion.ROOK;

import java.util.List;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.Options;
import rookery.engine.text.NamedConstant;

/** The option of the game: what pawns may become. */
public enum Promotions implements NamedConstant {
  ORTHODOX("As in chess", QUEEN, ROOK, BISHOP, KNIGHT),
  SINGLE("Single pieces only", ROOK, BISHOP, KNIGHT),
  DOUBLE("Pairs only", QUEEN, PALADIN, CHANCELLOR);

  private static final String NAME = "promotion";

  private final String label;
  private final List<Promotion> all;
  private final List<Promotion> singles;

  Promotions(String label, Promotion... all) {
    this.label = label;
    this.all = List.of(all);
    this.singles = this.all.stream().filter(promotion -> !promotion.isPair()).toList();
  }

  @Override
  public String label() {
    return label;
  }

  /** The option as people choose it. */
  public static List<OptionSpec> specs() {
    return List.of(
        OptionSpec.word(
            NAME,
            "What a pawn can become: any piece as in chess, only single pieces, or only pairs.",
            values()));
  }

  /** What was chosen. */
  public static Promotions of(Options options) {
    return options.one(NAME, values());
  }

  /**
   * Those for which there is room.
   *
   * @param shared whether somebody stays on the square
   */
  List<Promotion> fitting(boolean shared) {
    // FL-6: two pieces need a square for themselves.
    return shared ? singles : all;
  }

  /** Whether there is room for any, see {@link #fitting}. */
  boolean fit(boolean shared) {
    return !fitting(shared).isEmpty();
  }
}
