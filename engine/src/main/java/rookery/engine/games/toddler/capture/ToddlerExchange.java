package rookery.engine.games.toddler.capture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import rookery.engine.attack.CapturablePieces;
import rookery.engine.board.Square;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerMoveGenerator;
import rookery.engine.games.toddler.move.ToddlerPosition;
import rookery.engine.games.toddler.piece.ToddlerGeometry;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.games.toddler.piece.ToddlerSquareSet;
import rookery.engine.lazy.Best;
import rookery.engine.text.Phrase;

/**
 * What captures come to if both sides go on capturing one piece after another where the first was
 * captured, as long as that pays.
 *
 * @param position whose side to move captures first
 */
public record ToddlerExchange(ToddlerPosition position) {
  /** The pieces whose capture wins something, by where they stand. */
  public SortedMap<Square, Character> won() {
    List<ToddlerMove> captures = ToddlerMoveGenerator.captures(position);
    SortedMap<Square, Character> won = new TreeMap<>(capturable(captures).letters());
    won.keySet().removeIf(square -> on(square).won() <= 0);
    return won;
  }

  private CapturablePieces capturable(List<ToddlerMove> captures) {
    return CapturablePieces.by(
        captures, square -> position.field().piece(square).letter(), ToddlerKind.NAMES);
  }

  private ToddlerCaptureSearch on(Square square) {
    return ToddlerCaptureSearch.on(ToddlerGeometry.BOARD.number(square), position);
  }

  /** What a move wins with all that follows where its piece goes; less than nothing if it loses. */
  public double gain(ToddlerMove move) {
    return new ToddlerCaptureSearch(position, ToddlerSquareSet.NONE).balance(move);
  }

  /** Whether a move loses something where its piece goes, and captures elsewhere don't repay it. */
  public boolean isLosing(ToddlerMove move) {
    return gain(move) < 0 && new ToddlerCaptureSearch(position).balance(move) < 0;
  }

  private ToddlerPiece mover(ToddlerMove move) {
    return position.field().piece(move.squares().get(0));
  }

  /**
   * What a move comes to if its piece is captured then, and both sides go on as long as that pays.
   *
   * @param by what captures it
   * @param back what captures that
   * @param given what the side loses that moves, the piece itself first
   */
  public record Trade(
      ToddlerPiece by,
      Optional<ToddlerPiece> back,
      List<ToddlerPiece> given,
      List<ToddlerPiece> won) {
    /** {@code giving a Soldier (1) for an Emperor (9)}. */
    public String words(String giving) {
      return "%s %s for %s".formatted(giving, words(given), words(won));
    }

    /** The same with what captures back, if anything does. */
    public String answer() {
      return back.map(piece -> "you recapture with the %s, ".formatted(piece.placed()))
          .map(told -> told + words("giving"))
          .orElseGet(() -> words("you give"));
    }

    /** {@code 3 points for 7}. */
    public String points() {
      return "%s for %s".formatted(Phrase.counted(worth(given), "point"), worth(won));
    }

    private static int worth(List<ToddlerPiece> pieces) {
      return pieces.stream().mapToInt(piece -> piece.kind().worth()).sum();
    }

    private static String words(List<ToddlerPiece> pieces) {
      Map<ToddlerKind, List<ToddlerPiece>> alike = new LinkedHashMap<>();
      pieces.forEach(one -> alike.computeIfAbsent(one.kind(), any -> new ArrayList<>()).add(one));
      List<String> kinds =
          alike.entrySet().stream()
              .map(some -> words(some.getKey(), some.getValue().size()))
              .toList();
      String all = pieces.size() > 1 ? " in all" : "";
      return "%s (%s%s)".formatted(Phrase.list(kinds), worth(pieces), all);
    }

    private static String words(ToddlerKind kind, int many) {
      return many == 1 ? kind.one() : many + " " + ToddlerKind.NAMES.plural(kind.letter());
    }
  }

  /** The trade that a move offers; empty if that seems to lose but captures elsewhere repay it. */
  public Optional<Trade> told(ToddlerMove move) {
    return trade(move).filter(any -> gain(move) >= 0 || isLosing(move));
  }

  /** The trade that a move offers; empty if nothing can capture its piece. */
  public Optional<Trade> trade(ToddlerMove move) {
    Stream<ToddlerPiece> won = move.captures().stream().map(position.field()::piece);
    ToddlerExchange then = new ToddlerExchange(position.after(move));
    return Best.of(then.on(move.arrival().orElseThrow()).capturing().stream(), then::gain)
        .map(answer -> then.answered(answer, mover(move), won.toList()));
  }

  private Trade answered(ToddlerMove answer, ToddlerPiece given, List<ToddlerPiece> won) {
    ToddlerExchange then = new ToddlerExchange(position.after(answer));
    return trade(answer)
        .filter(back -> then.on(answer.arrival().orElseThrow()).won() > 0)
        .map(
            back ->
                new Trade(
                    mover(answer), Optional.of(back.by()), back.won(), with(won, back.given())))
        .orElseGet(() -> new Trade(mover(answer), Optional.empty(), List.of(given), won));
  }

  private static List<ToddlerPiece> with(List<ToddlerPiece> some, List<ToddlerPiece> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }
}
