package rookery.engine.games.neighbour;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.RulesPage;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Board;
import rookery.engine.board.Square;

/** The rules for people. The pictures are positions of the game itself, so they keep to them. */
final class NeighbourRules {
  private static final int MINIMUM = 8;

  /** For each of the pages about adding: a knight, a rook, a queen, and a bishop. */
  private static final Piles ADDING =
      Piles.of(cards("N r Q b K k R R B B N n n b r q"), positions("3H 4S 6D 2H"));

  private static final Piles MOVING =
      new Piles(
          cards("R N B n q k r b K Q R B N r b n"), positions("3H 4S 6D 2H 5C 2D 3S 6H"), 8, 0);

  private static final Board APART =
      Board.of(
          List.of(
              "........",
              "........",
              "........",
              "....n...",
              ".....q..",
              ".RN..k..",
              "......r.",
              ".....B.b"));

  private static final Square LAST = Square.named("h1");

  private NeighbourRules() {}

  private static List<String> cards(String words) {
    return Arrays.asList(words.split(" "));
  }

  /** The whole deck of positions, those named first. */
  private static List<String> positions(String first) {
    List<String> named = cards(first);
    return Stream.concat(
            named.stream(), Piles.POSITIONS.stream().filter(card -> !named.contains(card)))
        .toList();
  }

  static List<RulesPage> pages() {
    return List.of(adding(), taken(), moving(), ending(), writing());
  }

  private static RulesPage adding() {
    return page(
        "Adding pieces",
        """
        Pairs of pieces help each other across the board until all stand in **one connected \
        group**. You play alone.

        There are two decks: sixteen cards for the pieces of both colours without the pawns, and \
        twenty cards for positions, from 2 to 6 in all four suits. To add a piece one card of each \
        is turned up. The piece is held over the piece added before it (the first over a1), and \
        goes from there as many squares as the number says:

        hearts and diamonds to the **right**, spades and clubs **up**

        Beyond the edge it comes in again at the opposite one. In the picture the first piece was \
        the white knight with the 3 of hearts: d1. The rook came with the 4 of spades: d5. The \
        queen, with the 6 of diamonds, went past the right edge to b5.
        """,
        added(3));
  }

  private static RulesPage taken() {
    return page(
        "When the square is taken",
        """
        If a piece stands there already, you choose one of the eight squares around. If these are \
        all taken, you choose one of the squares around those, and so on. This does not go round \
        the edge of the board.

        In the picture a black bishop came with the 2 of hearts. That sends it from b5 to d5, \
        where the rook stands, so you choose one of the marked squares.

        Once **8** pieces are on the board (the table may have set another number) you may stop \
        adding after any piece. You cannot begin again. With all sixteen pieces on the board \
        adding stops by itself. A piece cannot be taken back, because you have seen the cards.
        """,
        added(4));
  }

  private static RulesPage moving() {
    return page(
        "Moving like a neighbour",
        """
        Each move first spends a card of the piles, unseen. A piece does not move as itself. It \
        moves like one of the pieces of **its own colour** on the eight squares around it, to an \
        **empty** square. A piece without such a neighbour cannot move. Nothing is captured.

        In the picture the white rook has gone from b3 to d2 like the knight beside it. The knight \
        could have moved like the rook. The bishop on f1 has no white neighbour and stays where it \
        is.
        """,
        moved("b3d2"));
  }

  private static RulesPage ending() {
    return page(
        "The end",
        """
        The game ends as soon as you can walk from any piece to any other by stepping from piece \
        to neighbouring piece. **Diagonal steps count.** That is looked at when you stop adding, \
        and after each move.

        Your score is the number of cards left in both piles, so it is better to use few pieces \
        and few moves. In the picture two moves were made with eight pieces, and 18 cards are \
        left.

        You lose, with no points, if there is no card left to spend or no piece that can move.
        """,
        moved("b3d2", "c3e3"));
  }

  private static RulesPage writing() {
    return new RulesPage(
        "Writing actions",
        """
        `add` turns up two cards and adds a piece, `stop` ends adding.

        `place e4`, or just `e4`, puts a piece on e4 when its own square was taken.

        `c3e5` moves the piece on c3 to e5.

        Neighbour Chess Solitaire is by **Don Kirkby**, from his *New Rules for Chess Kit*: \
        <https://donkirkby.github.io/chess-kit>. He lets you stop after any piece; the least \
        number of pieces is ours, because a single piece would be connected at once.
        """,
        Optional.empty(),
        "");
  }

  private static State added(int pieces) {
    State state = NeighbourState.dealt(MINIMUM, ADDING.pieces(), ADDING.positions());
    for (int i = 0; i < pieces; i++) {
      state = state.play(NeighbourGame.PLAYER, new Add());
    }
    return state;
  }

  private static State moved(String... moves) {
    State state =
        new NeighbourState(
            new Gathering(MINIMUM, APART, MOVING, Phase.MOVE, Optional.of(LAST)), Optional.empty());
    for (String text : moves) {
      Action move =
          state.legal(NeighbourGame.PLAYER).stream()
              .filter(action -> action.text().equals(text))
              .findFirst()
              .orElseThrow();
      state = state.play(NeighbourGame.PLAYER, move);
    }
    return state;
  }

  private static RulesPage page(String title, String text, State state) {
    View view = state.view(Viewer.SPECTATOR);
    return new RulesPage(title, text, Optional.of(view.diagram()), view.alt());
  }
}
