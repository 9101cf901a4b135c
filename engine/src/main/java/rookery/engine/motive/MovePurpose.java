package rookery.engine.motive;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.board.PieceNames;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/**
 * What a move is good for that captures and saves nothing: what its side can do at its next turn
 * and couldn't do before, whatever was tried in between.
 *
 * @param now the turn at which it is made
 * @param next some of the turns that can follow
 * @param instead some of the turns that could follow if another piece moved
 * @param from where the piece stands
 * @param to where it goes
 * @param pieces what they are called
 */
record MovePurpose(
    NextTurn now,
    List<NextTurn> next,
    List<NextTurn> instead,
    String from,
    String to,
    PieceNames pieces) {
  private static final int MUCH_MORE = 2;
  private static final int MOST_NAMED = 2;

  MovePurpose {
    next = List.copyOf(next);
    instead = List.copyOf(instead);
  }

  /** One sentence; empty where the move changes too little, or it isn't known what follows. */
  Optional<Sentence> sentence() {
    BoardLetters board = BoardLetters.of(now.state());
    Optional<Character> moved = board.single(from);
    if (next.isEmpty() || instead.isEmpty() || moved.isEmpty()) {
      return Optional.empty();
    }
    return threat(Colour.of(moved.get()))
        .or(() -> opened(board))
        .or(() -> moved.filter(m -> gain(from, to) > 0).map(this::further))
        .or(() -> roomier(board));
  }

  private Optional<Sentence> threat(Colour own) {
    List<Character> before = now.taken(from);
    List<List<Character>> after = next.stream().map(turn -> turn.taken(to)).toList();
    return pieces
        .letters()
        .chars()
        .mapToObj(letter -> own.opposite().cased((char) letter))
        .filter(letter -> !before.contains(letter))
        .filter(letter -> 2 * after.stream().filter(t -> t.contains(letter)).count() > next.size())
        .findFirst()
        .map(letter -> Sentence.of("It threatens to capture the %s.", pieces.word(letter)));
  }

  /** The pieces that couldn't move and now can. */
  private Optional<Sentence> opened(BoardLetters board) {
    List<String> freed =
        next.get(0).squares().stream()
            .filter(square -> !square.equals(to) && gain(square, square) > 0)
            .filter(square -> now.count(square) == 0)
            .filter(square -> instead.stream().allMatch(turn -> turn.count(square) == 0))
            .flatMap(square -> board.single(square).stream())
            .sorted(Comparator.comparing(this::rank))
            .map(pieces::word)
            .distinct()
            .limit(MOST_NAMED)
            .toList();
    return freed.isEmpty()
        ? Optional.empty()
        : Optional.of(Sentence.of("It opens the way for the %s.", Phrase.list(freed)));
  }

  private Sentence further(char moved) {
    return Sentence.of("From there the %s has more moves.", pieces.word(moved));
  }

  private Optional<Sentence> roomier(BoardLetters board) {
    return now.squares().stream()
        .filter(square -> !square.equals(from) && gain(square, square) >= MUCH_MORE)
        .max(
            Comparator.<String>comparingInt(square -> gain(square, square))
                .thenComparing(square -> square))
        .flatMap(board::single)
        .map(letter -> Sentence.of("It gives the %s more room.", pieces.word(letter)));
  }

  /** How many more moves there are, whatever was tried. */
  private int gain(String earlier, String later) {
    int least = next.stream().mapToInt(turn -> turn.count(later)).min().orElse(0);
    int most = instead.stream().mapToInt(turn -> turn.count(earlier)).max().orElse(0);
    return least - Math.max(most, now.count(earlier));
  }

  private int rank(char letter) {
    return pieces.letters().indexOf(Character.toUpperCase(letter));
  }
}
