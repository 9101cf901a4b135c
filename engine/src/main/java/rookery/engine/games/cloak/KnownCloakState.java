package rookery.engine.games.cloak;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cloak.open.CloakTurn;
import rookery.engine.games.cloak.open.PublicBoard;
import rookery.engine.games.cloak.open.PublicSide;

/** A state in the form of exchange files, as far as somebody may know it. */
record KnownCloakState(CheckerVisibility eyes) {
  private static final char HIDDEN = '?';
  private static final String NONE = "-";

  private PublicBoard board() {
    return eyes.scene().board();
  }

  /** Every key. */
  SortedMap<String, Object> all() {
    CloakTurn turn = eyes.scene().turn();
    SortedMap<String, Object> facts = new TreeMap<>();
    facts.put("position", rows());
    facts.put("turn", turn.side().word());
    facts.put("step", turn.step().word());
    facts.put("numbers", Colour.each(side -> numbers(board().side(side))));
    facts.put("cloaked", Colour.each(side -> board().side(side).underCloaks()));
    facts.put("public", Colour.each(side -> told(board().side(side))));
    facts.put("guessed", turn.guess().map(right -> right ? "right" : "wrong").orElse(null));
    facts.put("pawns", Colour.each(side -> board().side(side).pawns()));
    facts.put("castling", castling());
    facts.put("ep", passed());
    facts.put("halfmove", eyes.scene().open().draws().halfmove());
    return facts;
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
    return eyes.kind(square).map(kind -> owner.cased(kind.letter())).orElse(HIDDEN);
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
    if (!eyes.scene().setUps().areComplete()) {
      return NONE;
    }
    String rights = rights(Colour.WHITE) + rights(Colour.BLACK);
    return rights.isEmpty() ? NONE : rights;
  }

  private String rights(Colour colour) {
    return eyes.arrangement(colour)
        .map(
            arrangement ->
                board().rights(colour, arrangement).stream()
                    .map(castling -> "" + castling.letter())
                    .collect(Collectors.joining()))
        .orElse("" + HIDDEN);
  }
}
