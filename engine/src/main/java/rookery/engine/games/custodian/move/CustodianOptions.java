package rookery.engine.games.custodian.move;

import java.util.List;
import rookery.engine.board.Board;
import rookery.engine.board.Geometry;
import rookery.engine.games.custodian.capture.CaptureGeometry;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.Options;
import rookery.engine.text.NamedConstant;

/**
 * What the host of a table has chosen.
 *
 * @param cylinder whether the files a and g are neighbours
 * @param recruit whether surrounded pieces change sides instead of leaving
 */
public record CustodianOptions(Setup setup, Bishops bishops, boolean cylinder, boolean recruit) {
  /** Files, and ranks. */
  static final int SIZE = 7;

  private static final Geometry FLAT = Geometry.flat(SIZE, SIZE);
  private static final Geometry ROUND = Geometry.cylinder(SIZE, SIZE);
  private static final String SETUP = "setup";
  private static final String BISHOPS = "bishops";
  private static final String CYLINDER = "cylinder";
  private static final String RECRUIT = "recruit";

  public static List<OptionSpec> specs() {
    return List.of(
        OptionSpec.word(SETUP, "How the pieces stand at the start.", Setup.values()),
        OptionSpec.word(
            BISHOPS,
            "Bishops move as in chess, can also step straight, or capture like rooks when a knight"
                + " helps.",
            Bishops.values()),
        OptionSpec.flag(CYLINDER, "Files a and g are neighbours."),
        OptionSpec.flag(RECRUIT, "Surrounded pieces change sides instead of leaving the board."));
  }

  public static CustodianOptions of(Options options) {
    return new CustodianOptions(
        options.one(SETUP, Setup.values()),
        options.one(BISHOPS, Bishops.values()),
        options.flag(CYLINDER),
        options.flag(RECRUIT));
  }

  /** What is next to what. */
  public Geometry geometry() {
    return cylinder ? ROUND : FLAT;
  }

  /** The capture table in force. */
  public CaptureGeometry surround() {
    return bishops == Bishops.SWAPPED ? CaptureGeometry.SWAPPED : CaptureGeometry.PLAIN;
  }

  /** What becomes of a surrounded piece: what its captors do. */
  public String verb() {
    return recruit ? "recruit" : "capture";
  }

  /** How strong the bishops are. */
  public enum Bishops implements NamedConstant {
    PLAIN("As in chess"),
    /** A bishop may also step one square orthogonally, without capturing. */
    STEP("Can also step straight"),
    /** Knights stand elsewhere with rooks and bishops, and rooks with bishops more freely. */
    SWAPPED("With a knight's help, bishops capture like rooks and rooks like bishops");

    private final String label;

    Bishops(String label) {
      this.label = label;
    }

    @Override
    public String label() {
      return label;
    }
  }

  /** The arrays a game can start from. */
  public enum Setup implements NamedConstant {
    RBNKNBR("Bishops beside rooks", "rbnknbr", "ppppppp", "PPPPPPP", "RBNKNBR"),
    RNBKBNR("Bishops beside the king", "rnbkbnr", "ppppppp", "PPPPPPP", "RNBKBNR"),
    FOUR_BISHOPS("Four bishops", "rnbkbnr", "ppbpbpp", "PPBPBPP", "RNBKBNR");

    private final String label;
    private final Board board;

    Setup(String label, String rank7, String rank6, String rank2, String rank1) {
      this.label = label;
      String none = ".......";
      this.board = Board.of(List.of(rank7, rank6, none, none, none, rank2, rank1));
    }

    @Override
    public String label() {
      return label;
    }

    /** The board before the first move. */
    public Board board() {
      return board;
    }
  }
}
