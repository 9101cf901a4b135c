package rookery.engine.motive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.board.Square;
import rookery.engine.lazy.Best;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/** What a move leaves its own side to move at its next turn that it couldn't before. */
record OwnRoom(MovePurpose purpose) {
  /** So many squares more are worth a word. */
  private static final int MANY_MORE = 2;

  /** And not less than such a part of what it had. */
  private static final int PART = 4;

  /** With fewer squares to go to, a piece is hardly out. */
  private static final int ROOM = 2;

  private static final int MOST_NAMED = 2;
  private static final int MOST_SQUARES = 5;

  /** How many squares more there are, where nothing else tells what a move is good for. */
  Optional<Sentence> more() {
    return further(1).or(() -> roomier(1));
  }

  /** All of it, with the squares. */
  List<Sentence> details() {
    List<Sentence> told = new ArrayList<>();
    List<String> ways = freed().limit(MOST_NAMED).map(this::reach).toList();
    if (!ways.isEmpty()) {
      told.add(Sentence.of("Then %s.", String.join(", and ", ways)));
    }
    // Two such numbers side by side would say nothing that one doesn't.
    further(MANY_MORE).or(() -> roomier(MANY_MORE)).ifPresent(told::add);
    return told;
  }

  /** What couldn't move before; empty where nothing is freed. */
  Optional<Sentence> opened() {
    List<String> words =
        freed()
            .flatMap(square -> purpose.board().single(square).stream())
            .map(purpose.pieces()::word)
            .distinct()
            .limit(MOST_NAMED)
            .toList();
    return words.isEmpty()
        ? Optional.empty()
        : Optional.of(Sentence.of("It lets the %s out.", Phrase.list(words)));
  }

  /** The pieces that couldn't move and now can, the dearest first. */
  private Stream<String> freed() {
    return others()
        .filter(square -> gain(square) >= ROOM && purpose.now().count(square) == 0)
        .filter(square -> purpose.instead().stream().allMatch(turn -> turn.count(square) == 0));
  }

  /** The other pieces that can move next, the dearest first; a king needs no room. */
  private Stream<String> others() {
    PieceLettersBySquare board = purpose.board();
    return first().squares().stream()
        .filter(square -> !square.equals(purpose.to()))
        .filter(square -> board.single(square).isPresent())
        .filter(square -> board.rank(square, purpose.pieces()) > 0)
        .sorted(purpose.dearestFirst(board));
  }

  private NextTurn first() {
    return purpose.next().get(0);
  }

  private String reach(String square) {
    List<String> squares =
        first().from(square).stream()
            .map(action -> action.path().get(action.path().size() - 1).value())
            .distinct()
            .sorted()
            .toList();
    return "%s could go to %s"
        .formatted(
            purpose.placed(square),
            squares.size() > MOST_SQUARES
                ? Phrase.counted(squares.size(), "square")
                : Phrase.either(squares));
  }

  private Optional<Sentence> further(int more) {
    Mover piece = purpose.piece();
    String to = purpose.to();
    int had = had(purpose.now());
    int most = Math.max(purpose.instead().stream().mapToInt(this::had).max().orElse(0), had);
    int least =
        purpose.next().stream()
            .mapToInt(turn -> NextTurn.places(turn.of(piece, to)))
            .min()
            .orElse(0);
    return least - most < Math.max(more, most / PART)
            || piece.isDearest()
            || piece.isCheapest(purpose.pieces())
        ? Optional.empty()
        : Optional.of(new MoreRoom(least, had).on(piece.word(), Square.named(to)));
  }

  private int had(NextTurn turn) {
    return NextTurn.places(turn.of(purpose.piece(), purpose.piece().from()));
  }

  /** The other piece that gains most squares then, of those that could go somewhere. */
  private Optional<Sentence> roomier(int more) {
    Stream<String> able =
        others()
            .filter(square -> !square.equals(purpose.piece().from()) && !isCheapest(square))
            .filter(square -> purpose.now().count(square) > 0 && gain(square) >= more)
            .filter(square -> gain(square) >= purpose.now().count(square) / PART);
    return Best.of(able, this::gain)
        .map(
            square ->
                new MoreRoom(least(square), purpose.now().count(square))
                    .given(purpose.placed(square)));
  }

  private boolean isCheapest(String square) {
    return purpose.board().rank(square, purpose.pieces()) == purpose.pieces().words().size() - 1;
  }

  /** How many more moves there are, whatever was tried. */
  private int gain(String square) {
    int most = purpose.instead().stream().mapToInt(turn -> turn.count(square)).max().orElse(0);
    return least(square) - Math.max(most, purpose.now().count(square));
  }

  private int least(String square) {
    return purpose.next().stream().mapToInt(turn -> turn.count(square)).min().orElse(0);
  }
}
