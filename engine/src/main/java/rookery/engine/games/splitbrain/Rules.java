package rookery.engine.games.splitbrain;

import java.util.List;
import java.util.Optional;
import rookery.engine.RulesPage;
import rookery.engine.board.Square;
import rookery.engine.chess.Position;
import rookery.engine.diagram.Diagram;

/** What {@code /rules} shows of the game. */
final class Rules {
  private static final Diagram START =
      Picture.board(Position.start(SplitBrainGame.LOS_ALAMOS).board(), Checker.H8);
  private static final String START_IN_WORDS =
      "Six by six squares from b2 to g7: rook, knight, queen, king, knight, rook behind six pawns"
          + " on either side; the checker lies on the corner h8.";

  private Rules() {}

  static List<RulesPage> pages() {
    return List.of(board(), turn(), ruling(), end());
  }

  private static RulesPage board() {
    return new RulesPage(
        "Two heads, one army",
        """
        Two teams of two play a small chess: only the squares **b2 to g7** are used, and there are \
        no bishops. Pawns go one square at a time, from the start as well; there is no castling and \
        no capture en passant. A pawn that reaches the last used rank becomes a queen, a rook or a \
        knight. All else is as in ordinary chess.

        Each team has a partner on the **king's side** and one on the **queen's side**. The \
        **checker** in the corner says who does what: the partner on its side is the **chooser** \
        of the team, the other the **mover**. The checker begins on h8, the king's side, and \
        slides to the other corner, a8 or h8, whenever Black has moved.

        *From "New Rules for Chess Kit" by Don Kirkby, donkirkby.github.io/chess-kit: Split-Brain \
        Chess.*""",
        Optional.of(START),
        START_IN_WORDS);
  }

  private static RulesPage turn() {
    return new RulesPage(
        "A turn",
        """
        1. In secret, and in any order, the chooser circles **one of the team's pieces** and the \
        mover circles **a target square**. You may change your circle until your partner's is in.
        2. Both circles are shown. If that piece can legally move to that square, it does.
        3. If it cannot, the chooser of the *other* team rules which circle binds.

        The chooser may circle only a piece that has a legal move, and the mover only a square \
        that some piece of the team can legally move to. If you try another square you are told \
        the nearest ones, and nobody else hears of it.

        Do not talk about the move before it is made. Everybody can see that you have circled; \
        nobody can see what, or whether you have changed it.""",
        Optional.empty(),
        "");
  }

  private static RulesPage ruling() {
    return new RulesPage(
        "When the circles do not fit",
        """
        **Use piece:** the mover moves the circled piece, to where it ends nearest to the circled \
        target.
        **Use target:** the chooser moves a piece to the circled target, the one that stands \
        nearest to the circled piece.

        Nearest counts steps along ranks and files, no diagonals. Of moves that are equally near, \
        whoever moves picks. If only one is left it is made at once.

        In the picture White's chooser has circled the knight c2, the mover e4. The knight cannot \
        go there. If Black's chooser says *use piece*, the knight goes to d4, one step from e4; b4 \
        is three steps away. If the word is *use target*, the pawn e3 and the knight f2 can go \
        to e4, and both stand three steps from c2, so White's chooser picks one of them.""",
        Optional.of(
            START.with(
                List.of(Picture.circle(Square.named("c2")), Picture.circle(Square.named("e4"))))),
        START_IN_WORDS + " The knight c2 and the empty square e4 are circled.");
  }

  private static RulesPage end() {
    return new RulesPage(
        "How it ends",
        """
        **Checkmate** wins for both partners. A team that has no legal move and is not in check \
        draws by **stalemate**; so does everybody once **only the two kings** are left.

        At the start of its turn, before anybody has circled, either partner of a team may claim a \
        draw when the same position, with the checker on the same corner, stands for the third \
        time, or after 50 moves of each side without a capture or a pawn's move. The fifth time, \
        or after 75 such moves, the game is drawn by itself.

        Only moves that leave your king safe are legal, so in check you can circle only what \
        answers it. When a pawn promotes, whoever makes the move says what it becomes; when the \
        circles fit, that is the mover.""",
        Optional.empty(),
        "");
  }
}
