package rookery.engine.games.parade;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import rookery.engine.Result;
import rookery.engine.Scores;
import rookery.engine.board.Board;
import rookery.engine.board.Direction;
import rookery.engine.board.FewestMoves;
import rookery.engine.board.PieceGroups;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.cards.Cards;
import rookery.engine.cards.PieceCards;
import rookery.engine.play.GroupJoinCheck;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/**
 * The board and the cards.
 *
 * @param setup the cards whose pieces began on the board, in the order they were placed
 * @param pile the cards not yet spent, top first
 * @param added the cards shown to add pieces, the first first
 * @param facedown the cards that paid for moves, which nobody has seen
 * @param below how many moves were made since the pile ran out
 */
record ParadePosition(
    Board board,
    List<String> setup,
    List<String> pile,
    List<String> added,
    List<String> facedown,
    int below) {
  static final String CONNECTED = "connected";
  static final String OUT_OF_CARDS = "out-of-cards";
  private static final String NO_ACTION = "no-action";

  /** Every reason the game can end for. */
  static final Set<String> ENDINGS = Set.of(CONNECTED, OUT_OF_CARDS, NO_ACTION);

  /** The cards, and so the points below zero that there are. */
  private static final int DECK = 16;

  /** Trying more orders in a row would take too long. */
  private static final int TRIED = 3;

  /** It is never looked whether more than so many cards less one are enough. */
  private static final int CARDS = 5;

  /** With more pieces, that would take too long as well. */
  private static final int FEW = 10;

  private static final int SIZE = 8;
  private static final int SETUP = 8;

  /** PA-3: the setup never connects, so one card of the pile is spent at least. */
  static final Scores SCORES = new Scores(-DECK, DECK - SETUP - 1);

  ParadePosition {
    setup = List.copyOf(setup);
    pile = List.copyOf(pile);
    added = List.copyOf(added);
    facedown = List.copyOf(facedown);
  }

  /** Before the deck is shuffled. */
  static ParadePosition undealt() {
    return new ParadePosition(
        Board.empty(SIZE, SIZE), List.of(), List.of(), List.of(), List.of(), 0);
  }

  /** After the setup with that deck, top first. */
  static ParadePosition dealt(List<String> deck) {
    List<String> setup = deck.subList(0, SETUP);
    return new ParadePosition(
        laidOut(setup), setup, deck.subList(SETUP, deck.size()), List.of(), List.of(), 0);
  }

  private static Board laidOut(List<String> setup) {
    Board board = Board.empty(SIZE, SIZE);
    for (String card : setup) {
      board = place(board, card).orElseThrow();
    }
    return board;
  }

  /** The board with the card's piece on it; empty if its place lies beyond h8. */
  private static Optional<Board> place(Board board, String card) {
    return placeOf(board, card).map(square -> board.with(square, card.charAt(0)));
  }

  /**
   * As if that card had come instead of the top one; the same if there is no room for its piece.
   */
  Board withPieceOf(String card) {
    return place(board, card).orElse(board);
  }

  /** PA-1: the gap is of empty squares, so an eight comes two squares after the last piece. */
  private static Optional<Square> placeOf(Board board, String card) {
    int last = last(board).map(ParadePosition::index).orElse(-1);
    int place = last + PieceCards.gapBefore(card) + 1;
    return place < SIZE * SIZE
        ? Optional.of(Square.at(place % SIZE, place / SIZE))
        : Optional.empty();
  }

  private static Optional<Square> last(Board board) {
    return board.squares(letter -> letter != Board.EMPTY).stream().reduce((before, after) -> after);
  }

  /** The piece that places are counted from. */
  Square last() {
    return last(board).orElseThrow();
  }

  /** Where the next piece would be placed, by each kind of which a card is unseen. */
  SortedMap<Square, Character> landings() {
    SortedMap<Square, Character> landings = new TreeMap<>();
    for (String card : belowZero() ? List.<String>of() : unseen()) {
      placeOf(board, card)
          .ifPresent(square -> landings.put(square, Character.toUpperCase(card.charAt(0))));
    }
    return landings;
  }

  private static int index(Square square) {
    return square.rank() * SIZE + square.file();
  }

  /** Whether the pile has run out, so that moves count below zero. */
  boolean belowZero() {
    return pile.isEmpty();
  }

  /** Whether all cards have been picked up to count below zero with. */
  boolean pickedUp() {
    return belowZero() && (below > 0 || groups() > 1);
  }

  /** The cards left to count with below zero. */
  int leftBelow() {
    return DECK - below;
  }

  /** The card that {@link #withAdded} would show. */
  String top() {
    return pile.get(0);
  }

  /** Where the piece of the top card would go; nowhere if that is beyond h8. */
  Optional<Square> topPlace() {
    return placeOf(board, top());
  }

  /** After the top card was shown and its piece placed. */
  ParadePosition withAdded() {
    // PA-2: the card is spent even if no piece comes.
    return new ParadePosition(
        place(board, top()).orElse(board),
        setup,
        pile.subList(1, pile.size()),
        appended(added, top()),
        facedown,
        below);
  }

  /** After a piece was moved and the move paid for. */
  ParadePosition withMoved(Square from, Square to) {
    Board moved = board.moved(from, to);
    return belowZero()
        ? new ParadePosition(moved, setup, pile, added, facedown, below + 1)
        : new ParadePosition(
            moved, setup, pile.subList(1, pile.size()), added, appended(facedown, top()), below);
  }

  private static List<String> appended(List<String> cards, String card) {
    List<String> more = new ArrayList<>(cards);
    more.add(card);
    return more;
  }

  /** How many groups the pieces form by orthogonal neighbours. */
  int groups() {
    return PieceGroups.count(board, Direction.ORTHOGONALS);
  }

  /** Those of two pieces and more. */
  List<List<Square>> joined() {
    return PieceGroups.joined(board, Direction.ORTHOGONALS);
  }

  /** Whether the pieces can still form one group, once all cards of the pile are spent. */
  private GroupJoinCheck prospect() {
    return new GroupJoinCheck(groups(), leftBelow(), new PossibleOrders(board).any());
  }

  /** Whether so many orders can make one group. */
  private static boolean joins(Board board, int orders) {
    int fewest = GroupJoinCheck.fewestMoves(PieceGroups.count(board, Direction.ORTHOGONALS));
    boolean[] found = {fewest == 0};
    if (fewest > 0 && fewest <= orders) {
      new PossibleOrders(board)
          .each(
              (actor, from, to) -> found[0] = found[0] || joins(board.moved(from, to), orders - 1));
    }
    return found[0];
  }

  /**
   * No more points than these are possible, as far as that is certain. A piece that is added never
   * makes groups fewer: it may touch only a piece below it. While the game goes on, trying orders
   * would give away whether there is a good one; once it is over, what could have been done with
   * the first cards is tried.
   */
  int mostPoints() {
    if (result().isEmpty()) {
      int most = pile.size() - below - fewestMoves(board);
      return isTooLate() ? Math.min(most, -1) : most;
    }
    Board first = laidOut(setup);
    int cards = fewestMoves(first);
    while (cards < TRIED && !couldJoin(first, cards)) {
      cards++;
    }
    return DECK - SETUP - cards;
  }

  /** Whether the first cards of the pile could be enough; an added piece only helps the last. */
  private boolean couldJoin(Board first, int cards) {
    return joins(first, cards)
        || cards == 2
            && Stream.of(pile, added, facedown)
                .flatMap(List::stream)
                .distinct()
                .anyMatch(card -> joins(place(first, card).orElse(first), 1));
  }

  /** Whether it can't be won any more, as far as that is certain and quickly found. */
  boolean isTooLate() {
    return hasTooFewCards() || pile.size() == 1 && !joins(board, 1);
  }

  private boolean hasTooFewCards() {
    return GroupJoinCheck.fewestMoves(groups()) > pile.size();
  }

  /** How many cards it takes at least to make one group, whatever orders are possible. */
  private static int fewestMoves(Board board) {
    int byGroups = GroupJoinCheck.fewestMoves(PieceGroups.count(board, Direction.ORTHOGONALS));
    return SquareSet.size(board.occupied()) > FEW
        ? byGroups
        : new FewestMoves(board.geometry()::spreadBySides, board.occupied()).from(byGroups, CARDS);
  }

  /** Whether the pieces can never be one group; nobody can say so above zero. */
  boolean isLost() {
    return belowZero() && prospect().isHopeless(1, orders -> joins(board, orders));
  }

  /** What is lost for certain by an order that leads from here to {@code next}. */
  Optional<Sentence> warning(ParadePosition next) {
    if (next.groups() == 1) {
      return Optional.empty();
    }
    if (!belowZero()) {
      return tooLate(next, Phrase.counted(next.groups(), "group"));
    }
    return next.isLost() && !prospect().isHopeless(1, orders -> joins(board, orders))
        ? Optional.of(next.prospect().warning())
        : Optional.empty();
  }

  /** What is lost for certain by adding a piece, whatever it is: it never makes groups fewer. */
  Optional<Sentence> warningOfAdding() {
    ParadePosition least =
        new ParadePosition(
            board, setup, pile.subList(1, pile.size()), appended(added, top()), facedown, below);
    return tooLate(least, Phrase.counted(groups(), "group") + " or more");
  }

  /** Of fewer cards that are left no orders are tried: it would show by and by which one wins. */
  private Optional<Sentence> tooLate(ParadePosition next, String groups) {
    return next.hasTooFewCards() && !isTooLate()
        ? Optional.of(
            Sentence.of(
                "After that you can't win any more: %s left, but %s.",
                next.belowZero() ? "no card is" : "only 1 card is", groups))
        : Optional.empty();
  }

  /** PA-3: how it ended, if it did; asked after every action. */
  Optional<Result> result() {
    if (groups() == 1) {
      // PA-5: the verdict is late from the first card below zero to the last.
      return Optional.of(
          below > 0
              ? new Result.Score(-below, "late", CONNECTED)
              : new Result.Score(pile.size(), "win", CONNECTED));
    }
    if (below == DECK) {
      return Optional.of(new Result.Score(-DECK, "loss", OUT_OF_CARDS));
    }
    if (belowZero() && !new PossibleOrders(board).any()) {
      // PA-4: nothing can be added below zero, so without a move there is no action.
      return Optional.of(new Result.Score(-DECK, "loss", NO_ACTION));
    }
    return Optional.empty();
  }

  /** The cards nobody has seen, sorted: together they are public, which of them is where is not. */
  List<String> unseen() {
    return Stream.concat(pile.stream(), facedown.stream()).sorted().toList();
  }

  /** The same but for the unseen cards, which are anywhere they could be. */
  ParadePosition resampled(RandomGenerator random) {
    List<String> unseen = Cards.imagined(unseen(), random);
    return new ParadePosition(
        board,
        setup,
        unseen.subList(0, pile.size()),
        added,
        unseen.subList(pile.size(), unseen.size()),
        below);
  }

  /** All cards lying face up, in the order they were laid out. */
  List<String> faceUp() {
    List<String> faceUp = new ArrayList<>(setup);
    faceUp.addAll(added);
    return faceUp;
  }
}
