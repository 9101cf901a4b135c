package rookery.engine.games.cloak.view;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import rookery.engine.Side;
import rookery.engine.Viewer;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cloak.known.CloakTurn;
import rookery.engine.games.cloak.known.PublicBoard;
import rookery.engine.games.cloak.known.PublicGame;
import rookery.engine.games.cloak.known.PublicSide;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.games.cloak.setup.SetUps;

/**
 * What one viewer may know of the checkers.
 *
 * @param open what is public
 * @param setUps what is not, of which this gives only what the viewer may know
 * @param all whether everything is shown, as at the end
 */
public record CheckerVisibility(PublicGame open, SetUps setUps, Viewer viewer, boolean all) {
  private static final char HIDDEN = '?';
  private static final String NONE = "-";

  /** Whether the viewer has the checkers of that side, or everything is shown. */
  public boolean own(Colour colour) {
    return all || viewer.sits(colour == Colour.WHITE ? Side.WHITE : Side.BLACK);
  }

  /** That side's set-up, if the viewer may know it and it is in. */
  public Optional<Arrangement> arrangement(Colour colour) {
    return own(colour) ? setUps.find(colour) : Optional.empty();
  }

  /** What a checker is, if the viewer may know it. */
  Optional<PieceType> kind(Colour colour, int number) {
    return arrangement(colour)
        .map(arrangement -> arrangement.kind(number))
        .or(() -> board().side(colour).known().kind(number));
  }

  /** What the man on a square is, if the viewer may know it and one stands there. */
  public Optional<PieceType> kind(Square square) {
    return board()
        .visible(square)
        .or(
            () ->
                board()
                    .number(square)
                    .flatMap(number -> kind(board().owner(square).orElseThrow(), number)));
  }

  private PublicBoard board() {
    return open.board();
  }

  /** The state in the form of exchange files, as far as the viewer may know it. */
  public SortedMap<String, Object> facts() {
    CloakTurn turn = open.turn();
    SortedMap<String, Object> told = new TreeMap<>();
    told.put("position", rows());
    told.put("turn", turn.side().word());
    told.put("step", turn.step().word());
    told.put("numbers", Colour.each(side -> numbers(board().side(side))));
    told.put("cloaked", Colour.each(side -> board().side(side).underCloaks()));
    told.put("public", Colour.each(side -> told(board().side(side))));
    told.put("guessed", turn.guess().map(right -> right ? "right" : "wrong").orElse(null));
    told.put("pawns", Colour.each(side -> board().side(side).pawns()));
    told.put("castling", castling());
    told.put("ep", passed());
    told.put("halfmove", open.draws().halfmove());
    return told;
  }

  /** The passed squares by name, sorted. */
  private List<String> passed() {
    return Geometry.CHESS.squares(board().passed()).stream().map(Square::toString).toList();
  }

  private List<String> rows() {
    Board told = board().shown();
    for (Square square : Geometry.CHESS.squares(told.occupied())) {
      told = told.with(square, letter(square));
    }
    return told.rows();
  }

  /** What a viewer sees of the man that stands there. */
  private char letter(Square square) {
    Colour owner = board().owner(square).orElseThrow();
    return kind(square).map(kind -> owner.cased(kind.letter())).orElse(HIDDEN);
  }

  private static Map<String, Object> numbers(PublicSide side) {
    Map<String, Object> squares = new LinkedHashMap<>();
    for (int number : side.living()) {
      squares.put(Integer.toString(number), side.place(number).toString());
    }
    return squares;
  }

  private static Map<String, Object> told(PublicSide side) {
    Map<String, Object> kinds = new LinkedHashMap<>();
    for (int number : side.living()) {
      Optional<PieceType> kind = side.known().kind(number);
      kind.ifPresent(told -> kinds.put(Integer.toString(number), "" + told.letter()));
    }
    return kinds;
  }

  /** CL-16: the rights of a side whose set-up is hidden are hidden too. */
  private String castling() {
    if (!setUps.areComplete()) {
      return NONE;
    }
    String rights = rights(Colour.WHITE) + rights(Colour.BLACK);
    return rights.isEmpty() ? NONE : rights;
  }

  private String rights(Colour colour) {
    return arrangement(colour)
        .map(
            arrangement ->
                board().rights(colour, arrangement).stream()
                    .map(castling -> "" + castling.letter())
                    .collect(Collectors.joining()))
        .orElse("" + HIDDEN);
  }
}
