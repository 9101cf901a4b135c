package rookery.bot.post.table.step;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.board.PieceNames;
import rookery.engine.board.Square;
import rookery.engine.diagram.Cell;
import rookery.engine.diagram.Diagram;
import rookery.engine.text.Phrase;

/**
 * Pieces to choose from by their kinds, in a game whose letters nobody knows yet and whose pieces
 * are many: first the kind is chosen by its name, and then which one.
 *
 * @param diagram where the pieces stand
 * @param choices the answers, pieces and whatever else can be done
 */
public record PieceKindMenu(Optional<PieceNames> names, Diagram diagram, List<Choice> choices) {
  private static final int MANY = 6;

  /** Whether the kinds are asked for first. */
  boolean areAsked() {
    return names.isPresent()
        && choices.stream().filter(one -> kind(one).isPresent()).count() > MANY;
  }

  /** The pieces of each kind, by its letter, the most important kind first. */
  Map<Character, List<Choice>> byKind() {
    Map<Character, List<Choice>> kinds = new LinkedHashMap<>();
    for (char letter : names.orElseThrow().letters().toCharArray()) {
      List<Choice> pieces = of(letter);
      if (!pieces.isEmpty()) {
        kinds.put(letter, pieces);
      }
    }
    return kinds;
  }

  /** The pieces of one kind. */
  public List<Choice> of(char letter) {
    return choices.stream().filter(one -> kind(one).filter(k -> k == letter).isPresent()).toList();
  }

  /** What is no piece. */
  List<Choice> others() {
    return choices.stream().filter(one -> kind(one).isEmpty()).toList();
  }

  /** The name of a kind on a button. */
  String title(char letter) {
    return Phrase.capitalised(names.orElseThrow().word(letter));
  }

  private Optional<Character> kind(Choice choice) {
    return Square.find(choice.value())
        .filter(square -> square.file() < diagram.files() && square.rank() < diagram.ranks())
        .map(diagram::at)
        .filter(Cell.Piece.class::isInstance)
        .map(cell -> Character.toUpperCase(((Cell.Piece) cell).letter()));
  }
}
