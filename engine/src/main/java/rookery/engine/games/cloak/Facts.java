package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/** A state in the form of exchange files, as far as somebody may know it. */
record Facts(Eyes eyes) {
  private static final char HIDDEN = '?';
  private static final String NONE = "-";

  private Field field() {
    return eyes.truth().field();
  }

  /** Every key. */
  SortedMap<String, Object> all() {
    Turn turn = eyes.truth().turn();
    SortedMap<String, Object> facts = new TreeMap<>();
    facts.put("position", rows());
    facts.put("turn", turn.side().word());
    facts.put("step", turn.step().word());
    facts.put("numbers", bySide(Facts::numbers));
    facts.put("cloaked", bySide(force -> List.copyOf(force.cloaked())));
    facts.put("public", bySide(Facts::told));
    facts.put("guessed", turn.guess().map(right -> right ? "right" : "wrong").orElse(null));
    facts.put("pawns", bySide(Force::pawns));
    facts.put("castling", castling());
    facts.put("ep", field().passed().stream().map(Square::toString).sorted().toList());
    facts.put("halfmove", eyes.truth().moment().draws().halfmove());
    return facts;
  }

  private List<String> rows() {
    List<String> rows = new ArrayList<>();
    for (int rank = field().shown().ranks() - 1; rank >= 0; rank--) {
      StringBuilder row = new StringBuilder();
      for (int file = 0; file < field().shown().files(); file++) {
        row.append(letter(Square.at(file, rank)));
      }
      rows.add(row.toString());
    }
    return rows;
  }

  private char letter(Square square) {
    char shown = field().shown().at(square);
    return field()
        .owner(square)
        .map(colour -> eyes.kind(square).map(kind -> colour.cased(kind.letter())).orElse(HIDDEN))
        .orElse(shown);
  }

  private Map<String, Object> bySide(Function<Force, Object> fact) {
    Map<String, Object> facts = new LinkedHashMap<>();
    for (Colour colour : Colour.values()) {
      facts.put(colour.word(), fact.apply(field().force(colour)));
    }
    return facts;
  }

  private static Map<String, Object> numbers(Force force) {
    Map<String, Object> squares = new LinkedHashMap<>();
    force.checkers().forEach((number, at) -> squares.put(number.toString(), at.toString()));
    return squares;
  }

  private static Map<String, Object> told(Force force) {
    Map<String, Object> kinds = new LinkedHashMap<>();
    force.told().forEach((number, kind) -> kinds.put(number.toString(), "" + kind.letter()));
    return kinds;
  }

  /** CL-16: the rights of a side whose set-up is hidden are hidden too. */
  private String castling() {
    if (!eyes.truth().armies().areComplete()) {
      return NONE;
    }
    String rights = rights(Colour.WHITE) + rights(Colour.BLACK);
    return rights.isEmpty() ? NONE : rights;
  }

  private String rights(Colour colour) {
    return eyes.arrangement(colour)
        .map(
            arrangement ->
                field().rights(colour, arrangement).stream()
                    .map(castling -> "" + castling.letter())
                    .collect(Collectors.joining()))
        .orElse("" + HIDDEN);
  }
}
