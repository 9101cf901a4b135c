package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import rookery.engine.RulesPage;
import rookery.engine.Viewer;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Inventory;
import rookery.engine.diagram.Mark;

/** The rules for people; in the pictures black arrows are moves and blue ones boosts. */
final class RuleBook {
  private RuleBook() {}

  static List<RulesPage> pages() {
    return List.of(
        game(), boosting(), hobbled(), changingHands(), cards(), check(), ending(), writing());
  }

  private static RulesPage game() {
    Picture picture = new Picture(Table.laid(new BoosterOptions(6, 6, 2)), Viewer.SPECTATOR);
    return new RulesPage(
        "The game",
        """
        Ordinary chess, with **checkers to stand on**. Each side has six of its colour in front of \
        it, and a hand of cards that say which piece may get one.

        * A piece on checkers of its **own** colour is **boosted**: after its move it can take \
        extra king's steps.
        * A piece on checkers of the **other** colour is **hobbled**: it can hardly move.

        A turn has up to four parts, in this order:
        1. **Move** a piece. This you must do.
        2. If that piece is boosted, **boost** it, as often as you like and can.
        3. If you like, **play one card** to add one of your checkers to a piece.
        4. **Draw** cards until you hold as many as there are checkers in front of you.

        Checkmate wins.
        """,
        Optional.of(picture.diagram()),
        "The array of ordinary chess, with six checkers in front of each side.");
  }

  private static RulesPage boosting() {
    return page(
        "Boosting",
        """
        For one of its checkers a boosted piece that has just moved takes **one king's step**: to \
        any neighbouring square, capturing what stands there if you like. The checker comes back \
        to its owner before the step. With more checkers the piece goes on, if you want.

        In the picture the knight on c3 stands on two checkers. It moves to d5, steps to e6, and \
        takes the pawn on f7 with its second step. It ends with no checker, and White has two more \
        in front.

        * Only the piece that has moved can be boosted, so one that cannot move cannot be boosted.
        * A pawn that comes to its last rank is promoted at once, by a boost too, and may go on.
        * Nobody can take a pawn en passant once it was boosted after its double step, and a boost \
        never takes en passant.
        """,
        drawing(
            "....k...",
            "pp...ppp",
            "........",
            "........",
            "....P...",
            "..N.....",
            "PPPP..PP",
            "....K..."),
        Map.of("c3", 2),
        List.of("c3-d5", "d5+e6", "e6+f7"));
  }

  private static RulesPage hobbled() {
    return page(
        "Hobbled pieces",
        """
        A hobbled **pawn** cannot move at all, and attacks nothing.

        Any other hobbled piece, a king too, **moves as a pawn**: one square straight forward to an \
        empty square, or one square diagonally forward to capture, en passant included. It makes \
        no double step and is not promoted. Several checkers hobble no worse than one.

        In the picture the rook on d4 can go to d5 or take on e5, and nothing else. The pawn on g4 \
        is stuck.

        A piece that **arrives on its last rank** hobbled gives those checkers back to the \
        opponent and is free again. One that is hobbled while it stands there keeps them.
        """,
        drawing(
            "....k...",
            "........",
            "........",
            "....p...",
            "...R..P.",
            "........",
            "........",
            "....K..."),
        Map.of("d4", -1, "g4", -2),
        List.of("d4-d5", "d4-e5"));
  }

  private static RulesPage changingHands() {
    return page(
        "Checkers change hands",
        """
        Checkers travel with their piece, and **a captor takes over** those of what it captures. \
        Whoever takes a boosted piece is hobbled by it; whoever takes a hobbled one is boosted!

        A piece never stands on both colours: **pairs of a white and a black checker go back** to \
        their owners at once, also in the middle of boosting, which may end it.

        In the picture the rook on a5, which is boosted once, can take the knight with two black \
        checkers. One pair cancels, and one black checker is left that hobbles the rook. The \
        bishop on c1 can take the pawn on h6 that a white checker hobbles, and is boosted by it: \
        it may step on at once.
        """,
        drawing(
            "....k...",
            "........",
            ".......p",
            "R..n....",
            "........",
            "........",
            "........",
            "..B.K..."),
        Map.of("a5", 1, "d5", -2, "h6", 1),
        List.of("a5-d5", "c1-h6", "h6+g7"));
  }

  private static RulesPage cards() {
    return new RulesPage(
        "Cards",
        """
        There is a card for each of the 32 pieces and two **checker cards** of each colour; six are \
        dealt to each side. Only you see your hand; how many cards you hold everybody sees.

        After moving and boosting you may play **one** card to add one of *your* checkers to a \
        piece of the type and colour of the card, yours or the enemy's. A checker card fits every \
        piece of its colour. So does a card whose piece is no longer on the board. A promoted pawn \
        counts as what it has become.

        You need a checker in front of you, and the card must not leave your own king attacked. \
        The turn ends with the card.

        Then you draw until you hold **as many cards as there are checkers in front of you**. If \
        you have more, you keep them. When the pile is empty, the discards are shuffled.

        The host of a table can give either side 0 to 12 checkers, with as many cards at the \
        start, and the deck 0 to 4 checker cards a colour.
        """,
        Optional.empty(),
        "");
  }

  private static RulesPage check() {
    return page(
        "Check",
        """
        A king is attacked if an enemy piece could capture it **by its move or by a boost after \
        its move**, with all that happens to the checkers on the way.

        In the picture White is in check: the knight on b4 is boosted, so it could go to c2 and \
        step from there onto the king.

        Your king must be safe **after your move, and again after every boost**. What you could \
        still do later in the turn does not help.

        **Castling** is impossible if king or rook stands on checkers. The king may not castle out \
        of check, nor cross or reach a square that is attacked, boosts included; the king is \
        thought to stand on each of the squares.
        """,
        drawing(
            "....k...",
            "........",
            "........",
            "........",
            ".n......",
            "........",
            "....PPPP",
            "...K...."),
        Map.of("b4", -1),
        List.of("b4-c2", "c2+d1"));
  }

  private static RulesPage ending() {
    return new RulesPage(
        "The end",
        """
        **Checkmate** wins: the side to move is in check and has no legal move to begin its turn \
        with. Without check that is **stalemate**, a draw. So it is when **only two kings** are \
        left.

        At the begin of your turn you may claim a draw when the same position stands for the third \
        time, or after 50 moves of each side with no capture, no pawn's move and no card. At the \
        fifth time, or after 75 such moves, the game is drawn by itself. The same position means \
        all that everybody can see: pieces, checkers, rights, how many cards there are, and how \
        often they were shuffled.
        """,
        Optional.empty(),
        "");
  }

  private static RulesPage writing() {
    return new RulesPage(
        "Writing actions",
        """
        `e2e4` moves; `e7e8=Q` promotes; `e1g1` castles. `Nf3` and `exd5` will do as well.

        `boost f5` boosts the piece that has moved; `boost f8=Q` promotes too.

        `card N b1` plays the card of a white knight for the piece on b1. Capitals are white \
        cards, small letters black: `card n b8`. The checker cards are `C` and `c`. Here capitals \
        matter, because guessing would depend on your hand.

        `end` ends the turn without a card.

        *Booster Chess is by Don Kirkby, from "New Rules for Chess Kit": \
        donkirkby.github.io/chess-kit.*
        """,
        Optional.empty(),
        "");
  }

  private static Board drawing(String... rows) {
    return Board.of(List.of(rows));
  }

  private static RulesPage page(
      String title, String text, Board board, Map<String, Integer> checkers, List<String> arrows) {
    Map<Square, Integer> stacks = new TreeMap<>();
    checkers.forEach((square, count) -> stacks.put(Square.named(square), count));
    Stacks under = new Stacks(Field.of(board, stacks));
    Diagram diagram =
        Diagram.of(board).with(under.marks()).with(arrows.stream().map(RuleBook::arrow).toList());
    List<String> words = new ArrayList<>();
    words.add(Inventory.of(diagram, PieceType.NAMES));
    for (Colour colour : Colour.values()) {
      under.words(colour).ifPresent(w -> words.add(colour.title() + " checkers: " + w + "."));
    }
    words.add("Arrows: %s.".formatted(String.join(", ", arrows).replace("+", " boosts to ")));
    return new RulesPage(title, text, Optional.of(diagram), String.join(" ", words));
  }

  /** A move is written with a dash, a boost with a plus sign. */
  private static Mark arrow(String way) {
    String[] squares = way.split("[-+]");
    return new Mark.Arrow(
        Square.named(squares[0]), Square.named(squares[1]), way.contains("+") ? "blue" : "black");
  }
}
