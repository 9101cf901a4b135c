package rookery.engine.games.splitbrain;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import rookery.engine.Choice;
import rookery.engine.Result;
import rookery.engine.ScoreSheetNote;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.ChessEndings;
import rookery.engine.chess.DrawRules;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.chess.San;
import rookery.engine.chess.tactics.LikelyMove;
import rookery.engine.lazy.Lazy;
import rookery.engine.text.Sentence;
import rookery.engine.text.Team;

/**
 * A team's turn as it began: all that is public whatever the team has circled since.
 *
 * @param position the pieces and the colour to move
 * @param moves the team's legal moves (SB-3: check considered)
 * @param last the move of the turn before
 * @param earlier the team's own move, two turns ago
 * @param lastApart the circles of the turn before, if they didn't fit
 * @param apart the same of the team's own turn, two turns ago
 * @param seen the moves that both partners have in mind at a glance
 */
record SplitBrainTurn(
    Position position,
    CheckerPlacement checker,
    DrawRules draws,
    List<Move> moves,
    Optional<Move> last,
    Optional<Move> earlier,
    Optional<Circles> lastApart,
    Optional<Circles> apart,
    Lazy<List<Move>> seen) {
  /** On the board at first. */
  private static final int PIECES = 24;

  SplitBrainTurn {
    moves = List.copyOf(moves);
  }

  /** The first turn from that position; the start counts for repetition. */
  static SplitBrainTurn first(Position position, CheckerPlacement checker) {
    return begun(position, checker, DrawRules.start(), Optional.empty(), Optional.empty());
  }

  private static SplitBrainTurn begun(
      Position position,
      CheckerPlacement checker,
      DrawRules draws,
      Optional<Move> last,
      Optional<Move> earlier) {
    List<Move> moves = position.legalMoves();
    return new SplitBrainTurn(
        position,
        checker,
        draws.turnBegins(List.of(position.counted(), checker)),
        moves,
        last,
        earlier,
        Optional.empty(),
        Optional.empty(),
        Lazy.of(() -> LikelyMove.seen(position, moves)));
  }

  /** The other team's turn after {@code move}. */
  SplitBrainTurn after(Move move) {
    return begun(
        position.after(move),
        checker.after(team()),
        position.isZeroing(move) ? draws.progressed() : draws.moved(),
        Optional.of(move),
        last);
  }

  /** The same, where it is known what both partners circled. */
  SplitBrainTurn after(Move move, Circles circles) {
    SplitBrainTurn next = after(move);
    return new SplitBrainTurn(
        next.position,
        next.checker,
        next.draws,
        next.moves,
        next.last,
        next.earlier,
        Optional.of(circles).filter(both -> fitting(both).isEmpty()),
        lastApart,
        next.seen);
  }

  /**
   * What a seat's partner circled in their last turn, if their circles didn't fit: as they have
   * swapped their roles, it is what the seat itself can circle now.
   */
  Optional<Square> shown(boolean piece) {
    return apart.map(both -> piece ? both.piece() : both.target());
  }

  /** The move that led from this turn to {@code next}; empty if that is still this turn. */
  Optional<Move> moveTo(SplitBrainTurn next) {
    return next == this ? Optional.empty() : next.last;
  }

  /** The same on a score sheet, as a move of the team. */
  Optional<ScoreSheetNote> noted(SplitBrainTurn next) {
    return moveTo(next).map(move -> new ScoreSheetNote(mover(), mateAs(" mate", move)));
  }

  /** A legal move as the log tells it: {@code knight f2-d3, capturing the pawn}. */
  String inWords(Move move) {
    String words = LikelyMove.inWords(position, move);
    if (!position.after(move).inCheck()) {
      return words;
    }
    return words + (isMate(move) ? ", with checkmate" : ", with check");
  }

  /** A legal move in SAN, the mate in a word: the sign for it would be markup. */
  private String mateAs(String word, Move move) {
    return San.of(position, move).replace("#", word);
  }

  /** Whether a legal move is checkmate. */
  boolean isMate(Move move) {
    Position after = position.after(move);
    return after.inCheck() && after.legalMoves().isEmpty();
  }

  Colour team() {
    return position.turn();
  }

  /** The team in sentences, which its partners read as "you". */
  Team called() {
    return new Team(team().title(), List.copyOf(SplitBrainGame.team(team())));
  }

  Seat chooser() {
    return checker.chooser(team());
  }

  Seat mover() {
    return checker.mover(team());
  }

  /** Who chooses a circle when the two do not fit: the opponents' chooser. */
  Seat judge() {
    return checker.chooser(team().opposite());
  }

  /** Whether {@code viewer} plays with one of the two who circle. */
  boolean isOfTeam(Viewer viewer) {
    return viewer.sits(chooser().side());
  }

  /** How the game has ended as this turn began. */
  Optional<Result> result() {
    return ChessEndings.of(position, moves::isEmpty, draws, SplitBrainGame.team(team().opposite()));
  }

  /**
   * SB-1: what {@code seat}, one of the team's, may circle: the chooser own pieces that have a
   * legal move, the mover squares that some own piece can legally move to.
   */
  long valid(Seat seat) {
    boolean pieces = seat.equals(chooser());
    long valid = 0;
    for (Move move : moves) {
      valid |= SquareSet.of(Geometry.CHESS.number(pieces ? move.from() : move.to()));
    }
    return valid;
  }

  /** The moves just as circled: none, one, or one for each promotion. */
  List<Move> fitting(Circles circles) {
    return moves.stream()
        .filter(move -> move.from() == circles.piece() && move.to() == circles.target())
        .toList();
  }

  /** The moves of the circled piece that end nearest to the circled target. */
  List<Move> keepingPiece(Circles circles) {
    return nearest(
        moves.stream().filter(move -> move.from() == circles.piece()).toList(),
        move -> move.to().walk(circles.target()));
  }

  /** SB-5: the moves to the circled target of the pieces nearest to the circled piece's square. */
  List<Move> keepingTarget(Circles circles) {
    return nearest(
        moves.stream().filter(move -> move.to() == circles.target()).toList(),
        move -> move.from().walk(circles.piece()));
  }

  private static List<Move> nearest(List<Move> moves, ToIntFunction<Move> distance) {
    int least = moves.stream().mapToInt(distance).min().orElseThrow();
    return moves.stream().filter(move -> distance.applyAsInt(move) == least).sorted().toList();
  }

  /** Whether nothing has been captured yet. */
  boolean isOpening() {
    return Long.bitCount(position.board().occupied()) == PIECES;
  }

  /** What stands on {@code square} and where: {@code knight c3}. */
  String piece(Square square) {
    return new MoveCost.Piece(square, PieceType.of(position.at(square))).toString();
  }

  /** The same as the answer to a question: {@code Knight c3}. */
  String titled(Square square) {
    return PieceType.of(position.at(square)).title() + " " + square;
  }

  /** The square as an answer, with what a move there captures. */
  Choice target(String question, Square square) {
    char taken = position.at(square);
    return taken == Board.EMPTY
        ? Choice.target(question, square)
        : Choice.capture(
            question, square, "%s, capturing the %s", square, PieceType.of(taken).word());
  }

  /** Both circles of a turn, shown to everybody. */
  record Circles(Square piece, Square target) {
    /** One's own circle, which is of a piece or of a target, and the partner's. */
    static Circles of(boolean piece, Square own, Square other) {
      return piece ? new Circles(own, other) : new Circles(other, own);
    }

    /** The circles by the seats that made them. */
    SortedMap<Seat, Square> by(SplitBrainTurn turn) {
      return new TreeMap<>(Map.of(turn.chooser(), piece, turn.mover(), target));
    }

    /**
     * Who circled what, so that it doesn't fit, as {@code viewer} is told wherever that is: each
     * partner's own circle first.
     */
    Sentence told(SplitBrainTurn turn, Viewer viewer) {
      String moved = turn.piece(piece);
      String kind = PieceType.of(turn.position().at(piece)).word();
      if (viewer.is(turn.chooser())) {
        return Sentence.of(
            "You circled the %s, and your partner circled %s, where the %s can't go.",
            moved, target, kind);
      }
      if (viewer.is(turn.mover())) {
        return Sentence.of(
            "You circled %s, and your partner circled the %s, which can't go there.",
            target, moved);
      }
      return Sentence.of(
          "%s circled the %s, and %s %s, where the %s can't go.",
          turn.chooser(), moved, turn.mover(), target, kind);
    }
  }
}
