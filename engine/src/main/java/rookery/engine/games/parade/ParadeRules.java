package rookery.engine.games.parade;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import rookery.engine.RulesPage;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Board;
import rookery.engine.board.Square;

/** The rules for people. The pictures are positions of the game itself, so they keep to them. */
final class ParadeRules {
  private static final List<String> DECK = cards("nBrNRkqb" + "NRbKnQrB");

  private static final List<String> IN_LINE =
      List.of(
          "........",
          "........",
          "........",
          "........",
          "...q....",
          "..rkb...",
          "..NBR...",
          "..n.....");

  private ParadeRules() {}

  private static List<String> cards(String letters) {
    return Arrays.asList(letters.split(""));
  }

  static List<RulesPage> pages() {
    return List.of(setup(), orders(), adding(), ending(), writing());
  }

  private static RulesPage setup() {
    return page(
        "The parade",
        """
        Half of the chess pieces are on parade. They order each other about, and they are to end \
        up in **one connected group**. You play alone.

        Sixteen cards stand for the pieces of both colours without the pawns. The first eight put \
        their pieces on the board, one after another, from a1 to h1, then from a2 to h2, and so \
        on. Each card leaves its own gap of empty squares after the piece before it (the first \
        after the edge, before a1):

        knight **1**, bishop **2**, rook **3**, queen **5**, king **6**

        The other eight cards are your pile. Each thing you do spends its top card: an order, or \
        a new piece. In the picture the first card was the black knight. Its gap is 1, so it \
        stands on b1.
        """,
        example());
  }

  private static RulesPage orders() {
    Order order = new Order('N', Square.named("c2"), 'q', Square.named("d4"), Square.named("e3"));
    return page(
        "Giving an order",
        """
        Spend the top card face down, without looking at it. Then a piece on the board moves a \
        piece of the **other colour** that it attacks. It picks that piece up and puts it on \
        another **empty** square that it attacks itself. Rooks, bishops and queens look through \
        the square that has just become empty. Nothing is captured, and kings are pieces like all \
        others.

        In the picture the white knight on c2 has moved the black queen from d4 to e3. It could \
        also have put it on a1, a3 or b4, but not on e1, where a bishop stands.
        """,
        example().play(ParadeGame.PLAYER, order));
  }

  private static RulesPage adding() {
    return page(
        "Adding a piece",
        """
        Or turn the top card up and place its piece, as in the setup. The gap is counted from \
        the piece on the highest rank that has any; if there are several, from the one furthest \
        to the right.

        In the picture the card was a white knight. It leaves one square empty after the bishop \
        on g4, and so it stands on a5.

        You never know which card comes. If its place would lie beyond h8 the card is spent and \
        no piece comes. An added piece cannot be taken back, because you have seen the card.
        """,
        example().play(ParadeGame.PLAYER, new Add()));
  }

  private static RulesPage ending() {
    Parade parade =
        new Parade(
            Board.of(IN_LINE), cards("nBrNRkqb"), cards("KnQrB"), List.of(), cards("NRb"), 0);
    return page(
        "The end",
        """
        The game ends as soon as all pieces form one group: you can walk from any piece to any \
        other by stepping left, right, up or down from piece to piece. Diagonal steps do not \
        count. Your score is the number of cards left in the pile, five in the picture. Seven is \
        the best there is.

        If the pile runs out first, all sixteen cards are picked up, and you go on below zero. \
        Each order now costs one point, and no pieces can be added.

        * **Won**: connected with 0 points or more.
        * **Late**: connected below zero, down to -16.
        * **Lost**: not connected after 16 orders below zero, or no order possible below zero. \
        Both count -16.
        """,
        new ParadeState(parade, Optional.empty()));
  }

  private static RulesPage writing() {
    return new RulesPage(
        "Writing actions",
        """
        `add` adds a piece.

        `d3:c1b2` is an order: the piece on d3 moves the one on c1 to b2. `c1b2` is enough where \
        only one piece can give that order.

        Parade Chess Solitaire is by **Don Kirkby**, from his *New Rules for Chess Kit*: \
        <https://donkirkby.github.io/chess-kit>. In his own example of adding a piece the knight \
        belongs on g4.
        """,
        Optional.empty(),
        "");
  }

  private static ParadeState example() {
    return ParadeState.dealt(DECK);
  }

  private static RulesPage page(String title, String text, State state) {
    View view = state.view(Viewer.SPECTATOR);
    return new RulesPage(title, text, Optional.of(view.diagram()), view.alt());
  }
}
