package rookery.engine.play;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import rookery.engine.ActionText;
import rookery.engine.Explanation;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.text.Phrase;

/**
 * What some moves capture, each piece once.
 *
 * @param names what stands on each of these squares, in words: {@code pawn on c4}
 */
public record CapturablePieces(SortedMap<Square, String> names) {
  private static final int MOST_NAMED = 3;

  /**
   * What these moves capture.
   *
   * @param name says what stands on a square
   */
  public static CapturablePieces by(
      List<? extends ActionText> moves, Function<Square, String> name) {
    SortedMap<Square, String> names = new TreeMap<>();
    for (ActionText move : moves) {
      move.captures().forEach(square -> names.computeIfAbsent(square, name));
    }
    return new CapturablePieces(names);
  }

  /** Whether they capture nothing. */
  public boolean isEmpty() {
    return names.isEmpty();
  }

  /**
   * Each in words: {@code your pawn on c4}; if they are many, the first and how many more.
   *
   * @param whose what comes before the name of each
   */
  public List<String> words(String whose) {
    return Phrase.firstAndMore(each(whose), MOST_NAMED);
  }

  private List<String> each(String whose) {
    return names.values().stream().map(name -> whose + " " + name).toList();
  }

  /** What is in danger is always said, and the task below it needs room. */
  private List<String> endangered() {
    boolean many = names.size() > MOST_NAMED;
    return Phrase.firstAndMore(each("your"), many ? MOST_NAMED - 1 : MOST_NAMED);
  }

  /**
   * They as pieces of a player who should look after them; empty if there are none.
   *
   * @param byWhat draws by what a piece is captured, which is shown unless they are too many
   */
  public Optional<Explanation> danger(Function<Square, List<Mark>> byWhat) {
    if (isEmpty()) {
      return Optional.empty();
    }
    Stream<Mark> how =
        names.size() > MOST_NAMED
            ? Stream.empty()
            : names.keySet().stream().flatMap(square -> byWhat.apply(square).stream()).distinct();
    Mark danger = Mark.danger(List.copyOf(names.keySet()));
    return Optional.of(
        Explanation.of(
            Stream.concat(how, Stream.of(danger)).toList(), "In danger: %s.", endangered()));
  }
}
