package rookery.engine.games.cooperative.points;

import java.util.Arrays;
import java.util.List;
import rookery.engine.Result;
import rookery.engine.Scores;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.chess.ChessEndings;
import rookery.engine.chess.PieceType;
import rookery.engine.text.Phrase;

/**
 * What the captures made so far are worth.
 *
 * @param pieces how many pieces were captured
 * @param gone the kinds of which no piece of either colour is left (CO-9: as what they are now)
 */
public record CooperativeScore(int pieces, List<PieceType> gone) {
  private static final int PIECES = 32;
  private static final int FOR_A_KIND = 10;

  /** What the last piece of a kind scores, itself and for its kind. */
  public static final int FOR_THE_LAST = 1 + FOR_A_KIND;

  private static final int MOST_WIN = 50;

  /** Those of which the last can go: one king is always left. */
  public static final List<PieceType> KINDS =
      Arrays.stream(PieceType.values()).filter(type -> type != PieceType.KING).toList();

  /** The fewest points that win. */
  public static final int LEAST_WIN = 32;

  /** At best everything falls but one king, which is the only kind left. */
  public static final Scores BOUNDS =
      new Scores(0, PIECES - 1 + FOR_A_KIND * (PieceType.values().length - 1));

  public CooperativeScore {
    gone = List.copyOf(gone);
  }

  /** Of those pieces, by their letters, and of what stands on the board. */
  public static CooperativeScore of(List<String> captured, Board board) {
    return new CooperativeScore(
        captured.size(), Arrays.stream(PieceType.values()).filter(t -> isGone(t, board)).toList());
  }

  private static boolean isGone(PieceType type, Board board) {
    return Arrays.stream(Colour.values())
        .allMatch(colour -> board.find(colour.cased(type.letter())).isEmpty());
  }

  /** How many pieces of that kind are on the board, of both colours. */
  public static int left(PieceType type, Board board) {
    return board.squares(letter -> letter != Board.EMPTY && PieceType.of(letter) == type).size();
  }

  /** So many points, and how many are needed as long as they are too few. */
  public static String reached(int points) {
    return points < LEAST_WIN
        ? "%s of the %s points needed".formatted(points, LEAST_WIN)
        : Phrase.counted(points, "point");
  }

  /** A point for each piece, and ten for each kind that is gone. */
  public int points() {
    return pieces + FOR_A_KIND * gone.size();
  }

  /** Whether they are enough to win. */
  public boolean wins() {
    return points() >= LEAST_WIN;
  }

  /** How many are missing to win: {@code 1 point short}. */
  public String missing() {
    return missing(points());
  }

  /** The same of that many points. */
  public static String missing(int points) {
    return Phrase.counted(LEAST_WIN - points, "point") + " short";
  }

  /** The same after one more capture that leaves no further kind without pieces. */
  public CooperativeScore withAKing() {
    return new CooperativeScore(pieces + 1, gone);
  }

  /** How a game ends in which this was made when a king was taken. */
  public Result result() {
    return new Result.Score(points(), verdict(), ChessEndings.KING_CAPTURED);
  }

  private String verdict() {
    if (!wins()) {
      return "loss";
    }
    return points() <= MOST_WIN ? "win" : "great";
  }
}
