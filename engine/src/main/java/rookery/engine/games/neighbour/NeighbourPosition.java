package rookery.engine.games.neighbour;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import rookery.engine.Result;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Direction;
import rookery.engine.board.FewestLinks;
import rookery.engine.board.Geometry;
import rookery.engine.board.PieceGroups;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.lazy.Lazy;
import rookery.engine.play.GroupJoinCheck;
import rookery.engine.text.NamedConstant;
import rookery.engine.text.Sentence;

/**
 * The board and the cards.
 *
 * @param minimum how many pieces must be on the board before adding may stop
 * @param last where the piece added last was put, wherever it has gone since
 * @param counted how many groups the pieces form; a search asks that several times of each position
 */
record NeighbourPosition(
    int minimum,
    Board board,
    NeighbourPiles piles,
    Phase phase,
    Optional<Square> last,
    Lazy<Integer> counted) {
  static final String CONNECTED = "connected";
  static final String OUT_OF_CARDS = "out-of-cards";
  private static final String NO_ACTION = "no-action";

  /** Every reason the game can end for. */
  static final Set<String> ENDINGS = Set.of(CONNECTED, OUT_OF_CARDS, NO_ACTION);

  /** Two moves after one another are tried in a moment, three are not. */
  private static final int TRIED = 2;

  private static final int SIZE = 8;
  private static final Square CORNER = Square.at(0, 0);

  NeighbourPosition(
      int minimum, Board board, NeighbourPiles piles, Phase phase, Optional<Square> last) {
    this(minimum, board, piles, phase, last, Lazy.of(() -> groups(board)));
  }

  /** Before the first piece comes. */
  static NeighbourPosition start(int minimum, NeighbourPiles piles) {
    return new NeighbourPosition(
        minimum, Board.empty(SIZE, SIZE), piles, Phase.ADD, Optional.empty());
  }

  /** How many pieces are on the board. */
  int pieces() {
    return SquareSet.size(board.occupied());
  }

  /** Whether enough pieces are on the board to stop adding. */
  boolean mayStop() {
    return phase == Phase.ADD && hasEnough();
  }

  /** Whether so many pieces are on the board as the table wants at least. */
  boolean hasEnough() {
    return pieces() >= minimum;
  }

  /** Whether it would lose the game to stop adding now, which could still be won. */
  boolean mustAdd() {
    return mayStop() && stopped().isLost() && !isLost();
  }

  /** After the next two cards were turned up, and their piece added if its square was empty. */
  NeighbourPosition withAdded() {
    NeighbourPosition turned =
        new NeighbourPosition(minimum, board, piles.withTurned(), Phase.PLACE, last);
    Square target = turned.target();
    return board.isEmpty(target) ? turned.withPlaced(target) : turned;
  }

  /** Where the cards turned up last send their piece, which may be taken. */
  Square target() {
    // NE-6: the piece is held over the square of the one before, or over the corner.
    return sent(last.orElse(CORNER), piles.position().orElseThrow());
  }

  /** A card and where it sends the next piece: {@code red 3 to h4}. */
  String sent(String card) {
    return "%s %s to %s".formatted(isRed(card) ? "red" : "black", card.charAt(0), target(card));
  }

  /** Where a card sends the next piece. */
  Square target(String card) {
    return sent(last.orElse(CORNER), card);
  }

  private static boolean isRed(String card) {
    return card.charAt(1) == 'H' || card.charAt(1) == 'D';
  }

  /** To the right for red cards, up for black ones, and round to the opposite edge. */
  private static Square sent(Square from, String card) {
    int steps = Character.digit(card.charAt(0), 10);
    return isRed(card)
        ? Square.at((from.file() + steps) % SIZE, from.rank())
        : Square.at(from.file(), (from.rank() + steps) % SIZE);
  }

  /** The letter of the piece that was turned up last. */
  char held() {
    return piles.piece().orElseThrow().charAt(0);
  }

  /**
   * The empty squares nearest to a target that is taken, by king's steps, in the order of their
   * names.
   */
  List<Square> ring() {
    Geometry geometry = board.geometry();
    long taken = board.occupied();
    long near = SquareSet.of(geometry.number(target()));
    // No more than half of the squares are ever taken, so some are empty.
    while ((near & ~taken) == 0) {
      near = geometry.spread(near);
    }
    return geometry.squares(near & ~taken);
  }

  /** After the piece turned up was put on an empty square. */
  NeighbourPosition withPlaced(Square square) {
    // NE-4: with the last card of the pieces adding stops by itself.
    Phase next = piles.piecesLeft().isEmpty() ? Phase.MOVE : Phase.ADD;
    return new NeighbourPosition(
        minimum, board.with(square, held()), piles, next, Optional.of(square));
  }

  /** After the player had enough pieces. */
  NeighbourPosition stopped() {
    return new NeighbourPosition(minimum, board, piles, Phase.MOVE, last);
  }

  /** After a move was paid for and made. */
  NeighbourPosition withMoved(Square from, Square to) {
    return new NeighbourPosition(minimum, board.moved(from, to), piles.withSpent(), phase, last);
  }

  /** How many groups the pieces form by neighbours in all eight directions (NE-2). */
  int groups() {
    return counted.get();
  }

  private static int groups(Board board) {
    return PieceGroups.count(board, Direction.ALL);
  }

  /** Those of two pieces and more. */
  List<List<Square>> joined() {
    return PieceGroups.joined(board, Direction.ALL);
  }

  /** Whether the pieces can still form one group, once no more are added. */
  GroupJoinCheck prospect() {
    return new GroupJoinCheck(groups(), piles.left(), new NeighbourMoves(board).any());
  }

  /** Whether so many moves can make the pieces one group. */
  private static boolean joins(Board board, int moves) {
    int fewest = GroupJoinCheck.fewestMoves(groups(board));
    return fewest == 0
        || fewest <= moves
            && new NeighbourMoves(board)
                .all(board::moved).stream().anyMatch(moved -> joins(moved, moves - 1));
  }

  /** Whether the pieces can never be one group, whatever the player does. */
  boolean isLost() {
    return isLost(TRIED);
  }

  /**
   * The same as far as it is found so quickly.
   *
   * @param tried with how few cards left all moves are tried
   */
  boolean isLost(int tried) {
    return groups() > 1
        && switch (phase) {
          case ADD -> stuck().isPresent();
          case PLACE -> false;
          case MOVE -> isHopeless(tried) || stuck().isPresent();
        };
  }

  private boolean isHopeless(int tried) {
    return prospect().isHopeless(tried, moves -> joins(board, moves));
  }

  /** The colour that can never move again, where the pieces of the other can't link all groups. */
  Optional<Colour> stuck() {
    NeighbourMoves moves = new NeighbourMoves(board);
    for (Colour colour : Colour.values()) {
      if (!moves.canEverMove(colour)
          && coming(colour) == 0
          && !links(colour).atMost(all(colour.opposite()))) {
        return Optional.of(colour);
      }
    }
    return Optional.empty();
  }

  /** How many pieces of a colour are on the board or can still be added. */
  private int all(Colour colour) {
    return SquareSet.size(board.occupied(colour)) + coming(colour);
  }

  private int coming(Colour colour) {
    return phase == Phase.MOVE
        ? 0
        : (int) piles.unseenPieces().stream().filter(card -> colour.owns(card.charAt(0))).count();
  }

  private FewestLinks links(Colour colour) {
    return new FewestLinks(board.geometry()::spread, board.occupied(colour));
  }

  /**
   * What is said of whatever leads here, if it is certain that it loses. Of two moves left not all
   * are tried for that: it is asked of each move that is possible.
   */
  Optional<Sentence> whyLost() {
    if (!isLost(1)) {
      return Optional.empty();
    }
    return Optional.of(isHopeless(1) ? prospect().warning() : whyStuck(stuck().orElseThrow()));
  }

  private static Sentence whyStuck(Colour stuck) {
    return Sentence.of(
        "This loses the game: no %s piece could move any more, and the %s pieces alone can't join"
            + " all the groups.",
        stuck.word(), stuck.opposite().word());
  }

  /** How it ended, if it did. */
  Optional<Result> result() {
    // NE-5: connection counts from the end of adding on.
    if (phase != Phase.MOVE) {
      return Optional.empty();
    }
    if (groups() == 1) {
      return Optional.of(new Result.Score(piles.left(), "win", CONNECTED));
    }
    // NE-7: a card is looked for before a move.
    if (piles.left() == 0) {
      return Optional.of(new Result.Score(0, "loss", OUT_OF_CARDS));
    }
    return new NeighbourMoves(board).any()
        ? Optional.empty()
        : Optional.of(new Result.Score(0, "loss", NO_ACTION));
  }

  /** The same but for the unseen cards, which are anywhere they could be. */
  NeighbourPosition resampled(RandomGenerator random) {
    return new NeighbourPosition(minimum, board, piles.resampled(random), phase, last);
  }

  /** What the player is doing. */
  enum Phase implements NamedConstant {
    /** Turning up cards that add pieces. */
    ADD,
    /** Choosing a square for a piece whose own is taken. */
    PLACE,
    /** Spending cards on moves, and after the end. */
    MOVE;
  }
}
