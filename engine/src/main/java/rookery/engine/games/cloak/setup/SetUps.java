package rookery.engine.games.cloak.setup;

import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.chess.PieceType;

/** The set-ups, each its owner's secret, once they are in. */
public record SetUps(Optional<Arrangement> white, Optional<Arrangement> black) {
  /** Before anybody has set up. */
  public static final SetUps NONE = new SetUps(Optional.empty(), Optional.empty());

  /** These with one side set up like that. */
  public SetUps with(Colour colour, Arrangement arrangement) {
    Optional<Arrangement> one = Optional.of(arrangement);
    return colour == Colour.WHITE ? new SetUps(one, black) : new SetUps(white, one);
  }

  /** That side's set-up, if it is in. */
  public Optional<Arrangement> find(Colour colour) {
    return colour == Colour.WHITE ? white : black;
  }

  /** Whether that side's set-up is in, which is public. */
  public boolean has(Colour colour) {
    return find(colour).isPresent();
  }

  /** Whether both set-ups are in. */
  public boolean areComplete() {
    return white.isPresent() && black.isPresent();
  }

  /** That side's set-up, which must be in. */
  public Arrangement of(Colour colour) {
    return find(colour).orElseThrow();
  }

  /** What a checker is. */
  public PieceType kind(Colour colour, int number) {
    return of(colour).kind(number);
  }
}
