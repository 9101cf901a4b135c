package rookery.engine.games.gravity;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.Duel;
import rookery.engine.RulesPage;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;

/** The rules for people. The pictures are positions of the game itself, so they keep to them. */
final class GravityRules {
  private static final List<String> WHITE = cards("N P B R K P Q N P R B P");
  private static final List<String> BLACK = cards("r n k p r b p q n p b p");
  private static final int NINTH = 9;

  private GravityRules() {}

  private static List<String> cards(String words) {
    return Arrays.asList(words.split(" "));
  }

  static List<RulesPage> pages() {
    return List.of(turns(), moving(), stacked(), ending(), writing());
  }

  private static RulesPage turns() {
    return page(
        "The well",
        """
        Both players drop their pieces into one well. Down is towards row 1 for both. You score \
        for pieces that lie stacked at the bottom, the more the higher, and for captures. Each \
        side has twelve pieces: king, queen, two rooks, two bishops, two knights and four pawns.

        The board is empty at first, and White begins. A turn has three parts:

        1. A card is **flipped**. It names one of your **opponent's** pieces.
        2. **Move** all of your pieces that are not stacked, once each, in any order you like.
        3. **Add** the opponent's piece of the card to any empty square of the top row.

        In the picture the card is a black rook. White's knight and bishop have gone already; they \
        are lit up. The pawn on c5 is still to go. Then White adds the black rook.

        Pieces that lie on stone are stacked. Which pieces are still to come everybody can see, in \
        what order nobody knows. If the top row is full the piece of the card is out of the game.
        """,
        played(
            turn(
                NINTH,
                "...N....",
                "........",
                "........",
                "..P..r..",
                "........",
                "....B...",
                "........",
                "pR.n...k"),
            "d8e6",
            "e3f2"));
  }

  private static RulesPage moving() {
    State state =
        state(
            turn(
                NINTH,
                "........",
                "........",
                ".N.R..b.",
                "........",
                "........",
                "...p....",
                "........",
                "....k..."));
    List<Mark> ways =
        Stream.of("d5", "d4", "d3", "g6")
            .<Mark>map(to -> new Mark.Arrow(square("d6"), square(to), "white"))
            .toList();
    View view = state.view(Viewer.SPECTATOR);
    return page(
        "Moving",
        """
        Pieces move as in chess, but must end on a **lower row**. A capture may also end on the \
        **same row**. Nothing goes up. A pawn moves one square down, or two the first time, and \
        captures one square diagonally down. There is no en passant, no promotion and no check: \
        kings are pieces like all others.

        The arrows show where the white rook can go: down to d5 or d4, or down to capture the \
        pawn, or along its row to capture the bishop. It cannot stop on e6 or f6.

        A piece that has a move when it is its turn to go must move. One that has none can be \
        called **stuck**. It is then done for this turn, even if another piece makes way for it \
        later. You may as well move the others first. The moves are over when none of your pieces \
        that have still to go can move.
        """,
        view.diagram().with(ways),
        view.alt() + " Arrows show the rook's moves to d5, d4, d3 and g6.");
  }

  private static RulesPage stacked() {
    return page(
        "Stacked pieces",
        """
        A piece on the bottom row is **stacked**: it stays there for good and cannot be captured. \
        So is a piece above, once all its ways down end at stacked pieces at once:

        * rook, bishop and queen: the next square in each downward direction
        * king and knight: every square below that they could move to
        * pawn: the square below it; and there must be no enemy that it could capture

        In the picture the rook on b2 is stacked on the knight, and the queen on f2 on three \
        pieces. The bishop on d2 is not stacked, as it can go to c1. The knight on f3 is not, as h2 \
        is empty; and the bishop on d2, though in its way, is not stacked either.

        This is looked at after every single move and every piece added. What is stacked once \
        stays stacked.
        """,
        state(
            turn(
                NINTH,
                "........",
                "........",
                "........",
                "........",
                "........",
                ".....N..",
                ".R.B.Q..",
                ".n.rpkb.")));
  }

  private static RulesPage ending() {
    Turn over =
        new Turn(
            Turn.LAST + 1,
            well(
                "........",
                "........",
                "........",
                "........",
                "........",
                ".P......",
                ".r..K..q",
                "nNp.QpbR"),
            decks().flipped(Decks.CARDS),
            Set.of(),
            new Captures(2, 1),
            List.of());
    return page(
        "Points",
        """
        Each side makes twelve turns with a card, and then White one more without. After that \
        points are counted:

        * **1** for each piece you have captured
        * **1** for each of your stacked pieces on the bottom row, **2** on the second, **3** on \
        the third, and so on
        * nothing for pieces that are not stacked

        The side with more points wins. If they are equal, the side with more stacked pieces on \
        the highest row wins; if that is equal too, the next row down decides, and so on. If all \
        rows are equal it is a draw.

        In the picture White has three pieces on the bottom row and the pawn on the third: 6 \
        points, and 2 captures make 8. The king is not stacked, as d1 is empty. Black has four on \
        the bottom row and two on the second: 8 points, and 1 capture makes 9. Black wins.
        """,
        state(over));
  }

  private static RulesPage writing() {
    return new RulesPage(
        "Writing actions",
        """
        `e8e7` moves the piece on e8 to e7, and `a6c6` captures on c6; `Rc6` does as well, where \
        only one rook can go there.

        `stuck e8` says that the piece on e8 cannot move.

        `add d8`, or just `d8`, adds the opponent's piece on d8.

        Gravity Chess is by **Don Kirkby**, from his *New Rules for Chess Kit*: \
        <https://donkirkby.github.io/chess-kit>.
        """,
        Optional.empty(),
        "");
  }

  private static Well well(String... rows) {
    return Well.of(Board.of(Arrays.asList(rows)));
  }

  private static Decks decks() {
    return new Decks(WHITE, BLACK, 0);
  }

  private static Turn turn(int number, String... rows) {
    return new Turn(
        number, well(rows), decks().flipped(number), Set.of(), Captures.NONE, List.of());
  }

  private static State state(Turn turn) {
    return new GravityState(turn, Trail.NONE);
  }

  private static State played(Turn turn, String... texts) {
    State state = state(turn);
    for (String text : texts) {
      Action action =
          state.legal(Duel.seat(turn.colour())).stream()
              .filter(legal -> legal.text().equals(text))
              .findFirst()
              .orElseThrow();
      state = state.play(Duel.seat(turn.colour()), action);
    }
    return state;
  }

  private static Square square(String name) {
    return Square.named(name);
  }

  private static RulesPage page(String title, String text, State state) {
    View view = state.view(Viewer.SPECTATOR);
    return page(title, text, view.diagram(), view.alt());
  }

  private static RulesPage page(String title, String text, Diagram diagram, String alt) {
    return new RulesPage(title, text, Optional.of(diagram), alt);
  }
}
