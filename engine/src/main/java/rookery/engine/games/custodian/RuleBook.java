package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.Phrase;
import rookery.engine.RulesPage;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Inventory;
import rookery.engine.diagram.Mark;

/** The rules for people, with pictures in which arrows are moves and circles are captures. */
final class RuleBook {
  private RuleBook() {}

  static List<RulesPage> pages() {
    return List.of(
        aim(),
        moving(),
        capturingAlike(),
        capturingUnlike(),
        kings(),
        pawns(),
        ending(),
        setups(),
        strongerBishops(),
        cylinder(),
        recruiting(),
        source());
  }

  private static RulesPage aim() {
    return page(
        "The game",
        """
        Two sides on a board of 7 by 7 squares, without queens. White moves first.

        Nothing is captured by moving onto it. **Two pieces of one side capture an enemy together** \
        by standing in the right places next to it, and one of them must have just moved there.

        You win by capturing the enemy king, by bringing your king **safely to the enemy throne**, \
        or when your opponent cannot move. White's throne is d1 and Black's is d7, where the kings \
        start; the pictures frame both.
        """,
        Diagram.of(Setup.RBNKNBR.board()).with(Picture.thrones()));
  }

  private static RulesPage moving() {
    return page(
        "Moving",
        """
        King, rook, bishop and knight move as in chess, but only ever **to an empty square**.

        **Pawns** go one square straight forward. They may go one square diagonally forward only if \
        that move captures something. There is no double step. On the last rank a pawn becomes a \
        rook, a bishop or a knight; if the move captures, it captures as a pawn, and the new piece \
        captures nothing that turn.

        **Castling** works the same way to both sides: the king goes two squares towards a rook, \
        and the rook goes to its other side. King and rook must never have moved and the two \
        squares between them must be empty. Castling never captures.

        There is no check. You may leave your king where it can be captured, and castle out of or \
        through danger.
        """,
        drawn(
            List.of("r..k.br", "pppp.pp", "....n..", "....P..", "...N.N.", "PPPP.PP", "RB.K..R"),
            "d1-f1",
            "g1-e1"));
  }

  private static RulesPage capturingAlike() {
    return page(
        "Capturing: two alike",
        """
        The piece that moved forms a pair with each other piece of its side, one after the other. \
        Each pair captures every enemy that it surrounds:

        - **Two rooks**: next to the enemy on opposite sides, along a rank or file.
        - **Two bishops**: next to it on opposite sides, along a diagonal.
        - **Two knights**: one next to it along a rank or file, one diagonally, a knight's leap \
        from each other.

        All enemies surrounded by one move are captured at once, judged with all of them still in \
        place. **Walking between two enemies on your own turn is safe.**
        """,
        drawn(
            List.of("...B...", "Rp.....", ".....p.", "..R...B", ".......", "..p....", "..N.N.."),
            "c4-c6xb6",
            "d7-e6xf5",
            "e1-d3xc2"));
  }

  private static RulesPage capturingUnlike() {
    return page(
        "Capturing: two unlike",
        """
        - **Rook and knight**: both next to the enemy along rank and file, at right angles.
        - **Bishop and knight**: both next to it diagonally, at right angles.
        - **Rook and bishop**: the rook next to it along a rank or file, the bishop diagonally, \
        and the two next to each other.

        It does not matter which of the two moves and which one waits.
        """,
        drawn(
            List.of("...B...", ".p....N", ".N...p.", "..RR...", ".......", "..p....", "...B..."),
            "c4-c6xb6",
            "d7-e6xf5",
            "d4-d2xc2"));
  }

  private static RulesPage kings() {
    return page(
        "Capturing with the king",
        """
        A king that **moves** counts as a rook after a step along a rank or file, and as a bishop \
        after a diagonal step.

        A king that **waits** while another piece moves counts as a knight.

        In the picture the king can step to c5 as a rook, or to b3 as a bishop. Or it stays, and \
        the rook that comes to d3 finds a knight in it.
        """,
        drawn(
            List.of(".......", ".......", "Rp.....", "..Kp...", "......R", "..p....", "...B..."),
            "c4-c5xb5",
            "c4-b3xc2",
            "g3-d3xd4"));
  }

  private static RulesPage pawns() {
    return page(
        "Capturing with pawns",
        """
        A pawn that **moves** counts the other way round than a king: as a bishop after a step \
        straight forward, and as a rook after a diagonal step.

        A pawn that **waits** is a joker: it counts as whatever the moving piece counts as.

        In the picture the pawn on b3 can step to b4 as a bishop, and the pawn on f2 to e3 as a \
        rook. For the knight that leaps to c1, the pawn on b3 is a second knight.
        """,
        drawn(
            List.of(".......", "...B...", "..p.R..", "....p..", ".P.....", ".p..NP.", "......."),
            "b3-b4xc5",
            "f2-e3xe4",
            "e2-c1xb2"));
  }

  private static RulesPage ending() {
    return page(
        "How the game ends",
        """
        After each move, in this order:

        1. **The enemy king is captured**: the mover wins.
        2. **Throne**: the mover's king stands on the enemy throne, and no move of the opponent \
        would capture it: the mover wins. This is looked at after each of your own moves, so a king \
        that your opponent failed to capture there may claim the throne on your next move.
        3. **Only the two kings are left**: the one that gets to the enemy throne first wins, \
        counted in king's steps on an empty board. With equal counts the side about to move wins.
        4. **The opponent cannot move**: the mover wins.

        A player about to move may claim a draw when the same position has come for the third \
        time, or after 50 moves of each side without a capture and without a pawn's move. The fifth \
        time, or 75 such moves, is a draw by itself.

        In the picture the white king steps to d7 and wins: nothing can capture it there.
        """,
        drawn(
            List.of("r......", ".pp.K..", "......k", "..p....", ".......", "PP..R..", ".B....."),
            "e6-d7"));
  }

  private static RulesPage setups() {
    return page(
        "Option: setup",
        """
        - `rbnknbr`, the usual one: bishops between rooks and knights, so that they can attack the \
        throne.
        - `rnbkbnr`: bishops next to the king, as in chess.
        - `four-bishops`, in the picture: two bishops more in place of pawns, so that each side \
        has bishops of both colours.
        """,
        Diagram.of(Setup.FOUR_BISHOPS.board()).with(Picture.thrones()));
  }

  private static RulesPage strongerBishops() {
    return page(
        "Option: bishops",
        """
        - `plain`: as described.
        - `step`: a bishop may also step one square along a rank or file, to an empty square. Such \
        a step never captures.
        - `swapped`, in the picture: a **bishop and a knight** capture along rank and file at right \
        angles, a **rook and a knight** diagonally at right angles. A **rook and a bishop** stand \
        one along a rank or file and the other diagonally, whichever is which, next to each other. \
        Pairs of two alike stay as they are.
        """,
        drawn(
            List.of(".......", "N..B...", ".p...p.", ".....N.", "..R....", "..Bp...", "R......"),
            "c3-c6xb5",
            "d6-e5xf5",
            "a1-c1xd2"));
  }

  private static RulesPage cylinder() {
    return page(
        "Option: cylinder",
        """
        The board is bent round until files a and g are neighbours. Pieces move across the seam \
        and capture across it. A move must not end where it began. Castling stays as it is.

        In the picture the rook comes to g4, the square to the left of a4.
        """,
        drawn(
            List.of(".......", ".......", ".......", "pR.....", ".......", ".......", "......R"),
            "g1-g4xa4"));
  }

  private static RulesPage recruiting() {
    return page(
        "Option: recruit",
        """
        Surrounded pieces are not removed: they **change sides** where they stand. That never sets \
        off another capture in the same turn. Recruited pawns move their new owner's way, and \
        recruited kings and rooks cannot castle.

        Kings are recruited as well, and the game goes on: one side then has two kings, and either \
        may claim the throne. A side without a king cannot win by the throne until it has recruited \
        one. A king recruited on its own throne does not claim it at once, but may on a later turn \
        of its new owner.

        A side loses when nothing is left to it, or only one piece that is not a king: two pieces \
        are needed to recruit.

        In the picture the rook that steps to d6 recruits, together with the bishop, both the king \
        and the knight.
        """,
        drawn(
            List.of("r..k..r", "ppR.Bpp", "...n...", ".......", ".......", "PPP.P..", "...K..."),
            "c6-d6xd5xd7"));
  }

  private static RulesPage source() {
    return new RulesPage(
        "Where it comes from",
        """
        This is the game of the document "Custodian Chess", which does not name its author. It \
        joins chess with the capture of the old Tafl games. The words on these pages are ours; \
        where the document leaves something open they say how Rookery plays it.
        """,
        Optional.empty(),
        "");
  }

  private static RulesPage page(String title, String text, Diagram diagram) {
    String alt = Picture.BOARD + Inventory.of(diagram, PieceType.NAMES) + arrows(diagram);
    return new RulesPage(title, text, Optional.of(diagram), alt);
  }

  private static String arrows(Diagram diagram) {
    List<String> moves = new ArrayList<>();
    List<String> captures = new ArrayList<>();
    for (Mark mark : diagram.marks()) {
      if (mark instanceof Mark.Arrow arrow) {
        boolean circle = arrow.from() == arrow.to();
        (circle ? captures : moves)
            .add(circle ? arrow.to().toString() : arrow.from() + "-" + arrow.to());
      }
    }
    String shown = moves.isEmpty() ? "" : " Moves shown: " + Phrase.list(moves) + ".";
    return captures.isEmpty() ? shown : shown + " Captured: " + Phrase.list(captures) + ".";
  }

  /**
   * A board with moves on it.
   *
   * @param moves each with what it captures: {@code c4-c6xb6}
   */
  private static Diagram drawn(List<String> rows, String... moves) {
    List<Mark> marks = new ArrayList<>(Picture.thrones());
    for (String move : moves) {
      List<Square> squares = Stream.of(move.split("[-x]")).map(Square::named).toList();
      marks.add(new Mark.Arrow(squares.get(0), squares.get(1), "black"));
      squares.stream().skip(2).map(Picture::circle).forEach(marks::add);
    }
    return Diagram.ofRows(rows).with(marks);
  }
}
