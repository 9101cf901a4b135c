package rookery.engine.games.fluid;

import java.util.List;
import rookery.engine.RulesPage;

/** The rules for people. */
final class RuleBook {
  private RuleBook() {}

  static List<RulesPage> pages() {
    return List.of(
        aim(),
        alone(),
        together(),
        knight(),
        capturing(),
        bothSides(),
        pawns(),
        castling(),
        ending(),
        writing(),
        source());
  }

  private static RulesPage aim() {
    return Pages.page(
        "Two on a square",
        """
        Chess, with one idea more: **two of your pieces may stand on the same square**. They can \
        leave it one by one, or go on together.

        A **queen** is nothing but a rook and a bishop on one square, and that is how she is drawn. \
        You may take her apart, and put another together wherever a rook meets a bishop.

        Two fit on a square, never three, not even for a moment. **Pawns keep to themselves**: no \
        piece of yours shares a square with your pawn or passes it.

        What is not said on these pages is as in chess: check, checkmate, the pawns' steps, and who \
        moves first.""",
        Position.start(Promotions.ORTHODOX));
  }

  private static RulesPage alone() {
    return Pages.targets(
        "One piece alone",
        """
        A piece that moves alone, from a square of its own or from one it shared, may

        - pass empty squares, and squares with **one** piece of yours that is not a pawn;
        - end on an empty square;
        - end on a square with **one** piece of yours that is not a pawn, and share it;
        - end where an enemy stands, and capture it.

        Two pieces on a square, an enemy or a pawn stop it.

        Marked is where the rook d2 can go. It passes the knight d4, or stays with it. At d6 \
        stands a queen: two pieces, so it gets no further than d5. Nor does it join the pawn b2; \
        to the right it can take the knight f2.""",
        "d2",
        """
        k.......
        ........
        ...(RB)....
        ........
        ...N....
        ........
        .P.R.n..
        .K......""");
  }

  private static RulesPage together() {
    return Pages.targets(
        "Two together",
        """
        Two pieces of yours that share a square when your turn begins may go on **together**, to \
        any square that one of them could reach. A rook and a bishop so move as a queen, a bishop \
        and a knight like either of them. Two alike gain nothing by it.

        A pair needs more room: it passes **empty squares only**, and ends on an empty square or on \
        one that holds **only enemies**, all of which it captures. It never joins a third piece.

        Instead, either of the two may leave by itself, as on the page before.

        Marked is where rook and knight on d3 can go together: as a rook up to the enemy on d7, \
        which they take, or as a knight. They do not pass the bishop f3. The rook alone could, and \
        could also join it. A king may be one of the two, and then goes wherever the pair goes.""",
        "d3",
        """
        .k......
        ...r....
        ........
        ........
        ........
        ...(RN).B..
        .P......
        ......K.""");
  }

  private static RulesPage knight() {
    return Pages.targets(
        "The knight walks",
        """
        Nothing jumps in this game. The knight gets to the same squares as in chess, but **on \
        foot**, in one of two ways: one step straight and then one slanting, or one slanting and \
        then one straight, always outwards.

        One of the two squares in between must let it through: it must be empty or, if the knight \
        moves alone, hold one piece of yours that is not a pawn.

        Marked is where the knight e4 can go. The way to f6 is open by e5, and so is the way to d6. \
        It cannot get to g5 or g3, as pawns stand on f4 and on f5 and f3. Past its own bishop d4 it \
        reaches c5 and c3.""",
        "e4",
        """
        .k......
        ........
        ........
        ...p.p..
        ...BNP..
        ...P.p..
        ........
        ......K.""");
  }

  private static RulesPage capturing() {
    return Pages.marked(
        "Capturing one or two",
        """
        You capture by moving onto the enemy.

        - **One piece, or a pawn, captures one.** If two enemies stand there, you choose which; the \
        other stays and shares the square with your piece.
        - **Two pieces together capture everything** that stands there.

        In the picture the rook d2 takes either the rook or the bishop of the queen on d6, and \
        then shares d6 with the other. The queen on g3, both together, takes the whole queen.

        If the enemy shares its square with **your** piece, a single piece of yours may capture it \
        and then shares the square with your own. A pair cannot, nor a pawn, and nothing can if \
        your piece there is a pawn: there would be no room.""",
        "d6",
        """
        .k......
        ........
        ...(rb)....
        ........
        ........
        ......(RB).
        ...R....
        .K......""");
  }

  private static RulesPage bothSides() {
    return Pages.marked(
        "Sharing with the enemy",
        """
        Where one of two was captured, a white and a black piece share the square. They leave each \
        other alone: a piece attacks **nothing on its own square**. Each moves off when its side \
        likes, as usual. Nothing passes such a square.

        A king is in check if an enemy could capture it, alone or as one of two, even if that enemy \
        would put its own king in danger. What shares a square with a king gives it no check. And \
        where an enemy piece shares your king's square, there is no room for enemy pawns or pairs; \
        and if an enemy **pawn** does, your king is safe from all others.

        In the picture White's king shares e4 with a black knight, which does not attack it. The \
        rook h4 does: it would capture the king and share e4 with the knight. The pawn d5 does not.""",
        "e4",
        """
        k.......
        ........
        ........
        ...p....
        ....(Kn)..r
        ........
        ........
        ........""");
  }

  private static RulesPage pawns() {
    return Pages.marked(
        "Pawns and promotion",
        """
        Pawns move as in chess, to empty squares only, with the double step and the capture en \
        passant. A pawn captures one enemy, and may then share the square with the other; it does \
        not capture where a piece of yours stands too.

        What a pawn becomes on the last rank is an option of the table:

        - `orthodox`: a queen (rook and bishop), a rook, a bishop or a knight.
        - `single`: a rook, a bishop or a knight.
        - `double`: two pieces: a queen (rook and bishop), a paladin (bishop and knight) or a \
        chancellor (rook and knight).

        **Two pieces need the square for themselves.** In the picture the pawn b7 captures one of \
        two on c8 and so may become a rook, a bishop or a knight, but no queen. On b8 it may become \
        any of the four. With `double` it could not capture on c8 at all, and would give no check \
        there either.""",
        "b8 c8",
        """
        ..(rn)....k
        .P......
        ........
        ........
        ........
        ........
        ........
        K.......""");
  }

  private static RulesPage castling() {
    return Pages.marked(
        "Castling",
        """
        King and rook **slide** to the squares of chess: the king to g1 and the rook to f1, or the \
        king to c1 and the rook to d1; for Black on rank 8. One goes first and must end on an \
        **empty** square. The other slides past it, and may join one piece of yours. Both may \
        pass single pieces of yours, but no pawn.

        Neither the king nor that rook may have moved. The king must not be in check, nor attacked \
        on any square that it crosses or reaches. Companions do not matter: the king may share \
        its square, and so may the rook. A second rook on the corner is as good as the \
        first, as long as one has stood there all the time.

        In the picture both castlings are possible. To the right the rook goes first, to the empty \
        f1, and the king then joins the knight g1. To the left the king goes first, to c1; the rook \
        passes the knight b1 and joins the bishop d1.""",
        "c1 d1 f1 g1",
        """
        ....k...
        ........
        ........
        ........
        ........
        ........
        PPPPPPPP
        RN.BK.NR""");
  }

  private static RulesPage ending() {
    return Pages.page(
        "How the game ends",
        """
        **Checkmate** wins. It is a draw by **stalemate** when the side to move has no legal move \
        and is not in check, and when **only the two kings** are left.

        No move may leave your king in check, whether it moves alone or as one of two.

        A player about to move may claim a draw when the same position has come for the third time, \
        or after 50 moves of each side without a capture and without a pawn's move. The fifth time, \
        or after 75 such moves, the game is drawn by itself. Two positions are the same if the same \
        pieces share the same squares, the same side is to move, and castling and the capture en \
        passant are possible to the same extent.""");
  }

  private static RulesPage writing() {
    return Pages.page(
        "Writing moves",
        """
        The menus under the board ask for everything. To type a move, write both squares:

        - `e2e4`: a piece that stands alone, or **both** pieces of a square together.
        - `Rd1d4`: one of two, by its letter: the rook leaves the queen on d1. Of two rooks, too, \
        one leaves as `Rh1h5`.
        - `c3d5xB`: a single piece captures one of two different enemies, here the bishop.
        - `b7c8xN=R`: a pawn captures the knight of two and becomes a rook. `=Q` is a queen, `=A` a \
        paladin, `=C` a chancellor.
        - `O-O`, `O-O-O`: castling, whichever of the two goes first.

        Short forms such as `Nf3`, `exd5` and `Qd4` are understood where only one move fits.""");
  }

  private static RulesPage source() {
    return Pages.page(
        "Where it comes from",
        """
        *Fluid Chess is by Joe Joyce, 2007, after an idea of stacking from old war games and \
        inspired by Fergus Duniho's Fusion Chess and games of Jeremy Good. `single` and `double` \
        are its optional rules.*

        The words on these pages are ours; where the author's rules leave something open they say \
        how Rookery plays it.""");
  }
}
