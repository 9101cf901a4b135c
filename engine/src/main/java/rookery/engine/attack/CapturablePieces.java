package rookery.engine.attack;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import rookery.engine.ActionText;
import rookery.engine.Seat;
import rookery.engine.board.PieceNames;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/**
 * What some moves capture, each piece once.
 *
 * @param letters what stands on each of these squares
 */
public record CapturablePieces(SortedMap<Square, Character> letters, PieceNames names) {
  private static final int MOST_NAMED = 3;

  /**
   * What these moves capture.
   *
   * @param letter says what stands on a square
   */
  public static CapturablePieces by(
      List<? extends ActionText> moves, Function<Square, Character> letter, PieceNames names) {
    SortedMap<Square, Character> letters = new TreeMap<>();
    for (ActionText move : moves) {
      move.captures().forEach(square -> letters.computeIfAbsent(square, letter));
    }
    return new CapturablePieces(letters, names);
  }

  /** Those of these pieces that are not among others. */
  public CapturablePieces without(CapturablePieces others) {
    SortedMap<Square, Character> rest = new TreeMap<>(letters);
    rest.keySet().removeAll(others.letters.keySet());
    return new CapturablePieces(rest, names);
  }

  /** Whether they capture nothing. */
  public boolean isEmpty() {
    return letters.isEmpty();
  }

  /**
   * Each in words: {@code your pawn on c4}; if they are many, the first and how many more.
   *
   * @param whose what comes before the name of each
   */
  public List<String> words(String whose) {
    List<String> each = new ArrayList<>();
    letters.forEach(
        (square, letter) -> each.add("%s %s on %s".formatted(whose, names.word(letter), square)));
    return Phrase.firstAndOthers(each, MOST_NAMED, "piece");
  }

  /** The same as all that a move leaves to the other side, for whoever made it. */
  public Optional<Sentence> leftTo(Seat other) {
    return isEmpty()
        ? Optional.empty()
        : Optional.of(
            Sentence.of(
                SentenceRole.CONSEQUENCE,
                "After that, %s could only capture %s.",
                other,
                Phrase.either(words("the"))));
  }

  /**
   * They as pieces of a player who should look after them; empty if there are none.
   *
   * @param byWhat draws by what a piece is captured, which is shown for those that are named
   */
  public Optional<Explanation> danger(Function<Square, List<Mark>> byWhat) {
    return danger(byWhat, square -> "your");
  }

  /**
   * The same where only a part of a piece may be captured.
   *
   * @param whose what comes before the name of each: {@code your}, {@code half of your}
   */
  public Optional<Explanation> danger(
      Function<Square, List<Mark>> byWhat, Function<Square, String> whose) {
    if (isEmpty()) {
      return Optional.empty();
    }
    Map<Square, Character> dearestFirst = new LinkedHashMap<>();
    letters.entrySet().stream()
        .sorted(Comparator.comparing(piece -> names.rank(piece.getValue())))
        .forEach(piece -> dearestFirst.put(piece.getKey(), piece.getValue()));
    int named = letters.size() > MOST_NAMED ? MOST_NAMED - 1 : MOST_NAMED;
    Stream<Mark> how =
        dearestFirst.keySet().stream()
            .limit(named)
            .flatMap(square -> byWhat.apply(square).stream())
            .distinct();
    Mark danger = Mark.danger(List.copyOf(letters.keySet()));
    return Optional.of(
        Explanation.of(
            Stream.concat(how, Stream.of(danger)).toList(),
            "In danger: %s.",
            new PlacedPieces(dearestFirst, names).words(whose, MOST_NAMED)));
  }
}
