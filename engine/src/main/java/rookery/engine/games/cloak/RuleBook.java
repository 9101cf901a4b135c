package rookery.engine.games.cloak;

import java.util.List;
import java.util.Optional;
import rookery.engine.RulesPage;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Diagram;

/** The rules for people, with pictures. */
final class RuleBook {
  private RuleBook() {}

  static List<RulesPage> pages() {
    return List.of(aim(), turn(), guessing(), kings(), castling(), grids(), secrets(), ending());
  }

  private static RulesPage aim() {
    return new RulesPage(
        "Numbered checkers",
        """
        Pawns are played as usual. Everything else is a **checker with a number**, and only its \
        owner knows which piece it is. Find out which of your opponent's checkers is the king, and \
        take it.

        First, both sides set up in secret: one king, one queen, two rooks, two bishops and two \
        knights on the checkers 1 to 8, number 1 on file a. As in Chess960 the **king stands \
        somewhere between the rooks**, and the **bishops stand on squares of different colour**. \
        There are 960 ways; you may draw one at random. A set-up is final.

        Choose it checker by checker, or type it, checker 1 first: `setup RNBQKBNR`. White sees \
        the picture's own pieces, and of Black only numbers.

        *From "New Rules for Chess Kit" by Don Kirkby, donkirkby.github.io/chess-kit: Cloak and \
        Dagger Chess. The words are ours.*""",
        Optional.of(
            Diagram.parse(
                """
                b1 b2 b3 b4 b5 b6 b7 b8
                p p p p p p p p
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                P P P P P P P P
                w1N w2R w3Q w4K w5B w6B w7R w8N
                """)),
        "The board at the start as White sees it: behind white pawns checkers 1 knight, 2 rook,"
            + " 3 queen, 4 king, 5 bishop, 6 bishop, 7 rook, 8 knight; behind black pawns checkers"
            + " 1 to 8.");
  }

  private static RulesPage turn() {
    return new RulesPage(
        "A turn",
        """
        1. If your opponent **guessed wrong** in the turn before: a bonus move, or none. It is \
        lost if you do not take it now.
        2. If you want, one **guess** what an enemy checker is.
        3. Your **move**. A checker moves as the piece it is.
        4. If you guessed **right**: a bonus move, or none.
        5. **Uncloak** as many of your checkers as you like, and end the turn.

        A captured checker's piece is told to all. A pawn that reaches the last rank becomes a \
        visible queen, rook, bishop or knight.

        Typed: `guess 3 K`, `e2e4`, `e7e8=Q`, `O-O`, `bonus e4e5`, `bonus @e2`, `skip`, \
        `uncloak 3`, `end`.""",
        Optional.empty(),
        "");
  }

  private static RulesPage guessing() {
    return new RulesPage(
        "Guesses and bonus moves",
        """
        You may guess any cloaked checker that has not been told to all, even one whose moves give \
        it away. The answer is told to all. After a right guess everybody knows what the checker \
        is, but it **stays cloaked**.

        A **bonus move** is any legal move of a pawn (a double step, a capture, en passant and \
        promotion too), or **bringing back** one of your captured pawns on an empty square of your \
        second rank. A pawn that was brought back may double-step later. A captured piece that had \
        been promoted does not come back.

        So there may be several double steps in one turn; each can be answered en passant until \
        the end of the next turn.

        In the picture White has guessed rightly that checker 7 is a knight, and after the move \
        takes it with a pawn as the bonus.""",
        Optional.of(
            Diagram.parse(
                """
                b1 b2 b3 b4 b5 b6 . b8
                p p p p p p p p
                . . . . . b7N . .
                . . . . P . . .
                . . . . . . . .
                . . . . . w7N . .
                P P P P . P P P
                w1N w2R w3Q w4K w5B w6B . w8R
                arrow: g1, f3, black
                arrow: e5, f6, black
                """)),
        "White's checker 7, a knight, has moved g1-f3. The pawn on e5 takes Black's checker 7, a"
            + " knight, on f6.");
  }

  private static RulesPage kings() {
    return new RulesPage(
        "Kings",
        """
        Pawns and uncloaked pieces are **visible**.

        A **cloaked king** is free: it may stand in check, move into check and castle out of \
        check. Who finds it can take it, and has won.

        An **uncloaked king** may not be left where a visible piece attacks it, not even to take \
        the other king. Cloaked attackers never forbid anything, so your king may stand next to \
        one without your knowing, and be taken. But an uncloaked king can be taken only by the \
        **first move** of a turn, so that you always had a turn to get away.

        You may not uncloak your king while a visible piece attacks it.

        In the picture White's uncloaked king may not go to d1 or d2, where the visible rook \
        sees it. It may go to f1, though checker 6 might see that square.""",
        Optional.of(
            Diagram.parse(
                """
                b1 b2 b3 . b5 . b7 b8
                p p p r . p p p
                . . . . . . . .
                . . . . . . . .
                . . b6 . . . . .
                . . . . . . . .
                P P P . . P P P
                w1R w2N w3B . K . . w8R
                arrow: d7, d1, black
                arrow: e1, f1, blue
                """)),
        "White's uncloaked king e1 may step to f1, where Black's checker 6 on c4 might see it, but"
            + " not to the squares of the d file that the black rook d7 attacks.");
  }

  private static RulesPage castling() {
    return new RulesPage(
        "Castling",
        """
        As in Chess960: after `O-O` the king stands on the g file and the rook on the f file, after \
        `O-O-O` the king on the c file and the rook on the d file, wherever they began. The rook is \
        the one on that side of the king.

        Neither may have moved, and all squares between their starts and their ends must be empty \
        but for the two. If the king is uncloaked, no visible piece may attack a square that it \
        starts on, crosses or reaches.

        Castling proves which two checkers are king and rook, but uncloaks neither. The picture \
        shows `O-O-O` with a king from f1 and a rook from b1.""",
        Optional.of(
            Diagram.parse(
                """
                b1 b2 b3 b4 b5 b6 b7 b8
                p p p p p p p p
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                P P P P P P P P
                w1N w2R . . . w6K w7R w8N
                arrow: f1, c1, black
                arrow: b1, d1, blue
                """)),
        "White's checker 6, the king, goes from f1 to c1; checker 2, a rook, from b1 to d1.");
  }

  private static RulesPage grids() {
    Evidence seen =
        Evidence.NONE
            .is(4, PieceType.KING)
            .among(6, List.of(PieceType.QUEEN, PieceType.BISHOP))
            .is(7, PieceType.KNIGHT)
            .concluded();
    return new RulesPage(
        "Your grids",
        """
        Beside your own picture stand two private grids: what you can conclude about your \
        opponent's checkers, and what your opponent can conclude about yours. **O** is known, \
        **X** is impossible.

        Rookery keeps them for you, from public facts alone: of the 960 set-ups those are left \
        that explain every move, castling, guess, capture and uncloaking. So a long move along a \
        diagonal leaves queen and bishop, and a second rook found leaves no third. That the game \
        goes on proves nothing.

        With the option *grid: facts* they go by guesses, captures and uncloakings alone; with \
        *grid: off* you keep your own on paper.

        In the picture checker 4 is known to be the king and 7 a knight, and 6 has moved far along \
        a diagonal.""",
        Optional.of(Diagram.ofGrid(seen.grid())),
        "A grid with rows K, Q, R, B, N and columns 1 to 8. Left open: " + seen.words() + ".");
  }

  private static RulesPage secrets() {
    return new RulesPage(
        "What is public",
        """
        What a cloaked checker is belongs to its owner alone until it is guessed rightly, captured \
        or uncloaked, or the game ends. Then everything is shown.

        Nothing that others see depends on it: a move is told by number and squares, no check by \
        or on a cloaked piece is announced, nothing is played by itself because it is the only \
        move, and nobody sees your castling rights. A cloaked piece gives no mate: uncloak it to \
        show the mate.

        White's knight on f3 has been guessed, so everybody sees what checker 7 is; the rook on \
        h1 is uncloaked, with its number in the corner.""",
        Optional.of(
            Diagram.parse(
                """
                b1 b2 b3 b4 b5 b6 b7 b8
                p p p p p p p p
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . w7N . .
                P P P P P P P P
                w1 w2 w3 w4 w5 w6 . R
                corner text: 8, 8, 1
                """)),
        "The board as spectators see it: numbered checkers, White's checker 7 on f3 known as a"
            + " knight, White's uncloaked rook on h1 with an 8 in the corner.");
  }

  private static RulesPage ending() {
    return new RulesPage(
        "How it ends",
        """
        - Who **captures the king**, cloaked or not, wins at once.
        - **Checkmate**: after a turn, the opponent's uncloaked king is attacked by a visible \
        piece, and the opponent has no legal move. Bonus moves do not help.
        - A side that has no legal move otherwise draws by **stalemate**; also when a bonus at the \
        start of its turn has left it none.

        At the start of your turn you may claim a draw when the same position stands for the third \
        time, or after 50 moves of each side without a capture and without a pawn moved or brought \
        back. The fifth time, or after 75 such moves, the game is drawn by itself. Positions are \
        the same if all that is public is: also which checkers have moved.""",
        Optional.empty(),
        "");
  }
}
