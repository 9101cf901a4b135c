package rookery.engine.games.telepathy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import rookery.engine.Evaluation;
import rookery.engine.Game;
import rookery.engine.Options;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.State;
import rookery.engine.board.Colour;
import rookery.engine.chess.ChessEndings;
import rookery.engine.play.Moment;

/** Telepathy Chess, for two teams of two. */
public final class TelepathyGame implements Game {
  static final String KING_CAPTURED = "king-captured";

  private static final List<Seat> WHITE =
      List.of(new Seat("W1", Side.WHITE, "White 1"), new Seat("W2", Side.WHITE, "White 2"));
  private static final List<Seat> BLACK =
      List.of(new Seat("B1", Side.BLACK, "Black 1"), new Seat("B2", Side.BLACK, "Black 2"));
  private static final List<Seat> SEATS =
      List.of(WHITE.get(0), WHITE.get(1), BLACK.get(0), BLACK.get(1));

  /** Both partners of a team. */
  static List<Seat> partners(Colour team) {
    return team == Colour.WHITE ? WHITE : BLACK;
  }

  static Colour team(Seat seat) {
    return seat.side() == Side.WHITE ? Colour.WHITE : Colour.BLACK;
  }

  /** The other seat of the same team. */
  static Seat partner(Seat seat) {
    List<Seat> partners = partners(team(seat));
    return partners.get(1 - partners.indexOf(seat));
  }

  static Result win(Colour team, String reason) {
    return new Result.Win(partners(team), reason);
  }

  @Override
  public String id() {
    return "telepathy";
  }

  @Override
  public String title() {
    return "Telepathy Chess";
  }

  @Override
  public String summary() {
    return "Two against two: predict in secret which kind of piece your partner is going to move.";
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public List<Seat> seats(Options options) {
    return SEATS;
  }

  @Override
  public State start(Options options) {
    return new Moment<>(TelepathyPhase.begin(Standing.start()));
  }

  @Override
  public Set<String> endings() {
    Set<String> endings = new HashSet<>(ChessEndings.ALL);
    endings.add(KING_CAPTURED);
    return Set.copyOf(endings);
  }

  @Override
  public Evaluation evaluation(Options options) {
    return Moment.judging(TelepathyPhase.class, TelepathyEvaluation::of);
  }
}
