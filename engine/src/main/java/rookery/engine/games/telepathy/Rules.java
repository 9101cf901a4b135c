package rookery.engine.games.telepathy;

import java.util.List;
import java.util.Optional;
import rookery.engine.RulesPage;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.Position;
import rookery.engine.chess.Variant;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;

/** What {@code /rules} shows of the game. */
final class Rules {
  private static final Position START = Position.start(Variant.ORTHODOX);
  private static final Move KNIGHT = Move.of(Square.named("g1"), Square.named("f3"));

  private Rules() {}

  static List<RulesPage> pages() {
    return List.of(cards(), turn(), example(), removal(), end());
  }

  private static RulesPage cards() {
    return new RulesPage(
        "Do you know what your partner thinks?",
        """
        Two teams of two play ordinary chess, White against Black. On each turn of a team one \
        partner is the **predictor** and the other the **mover**; after the turn they swap. Before \
        its first turn either partner of a team says who predicts first.

        Each team has **seven cards**: one for each kind of piece, and the **checker**. One piece \
        card always lies face up, the pawn at first. The other six are the team's hand, for all to \
        see. A **coin** lies beside the board, in the middle, on White's side or on Black's.

        *From "New Rules for Chess Kit" by Don Kirkby, donkirkby.github.io/chess-kit: Telepathy \
        Chess.*""",
        Optional.of(
            new CardTable(FaceUp.PAWNS, Coin.MIDDLE, Colour.WHITE)
                .beside(Diagram.of(START.board()), Colour.WHITE, Optional.empty())),
        "The board before the first move. Beside it the coin, in the middle, and for each team the"
            + " pawn card face up, with knight, bishop, rook, queen, king and checker in hand.");
  }

  private static RulesPage turn() {
    return new RulesPage(
        "A turn",
        """
        1. The predictor plays a card **face down**: the kind of piece that the partner is going \
        to move. The **checker** predicts the same kind as the card that lies face up.
        2. The mover makes a move, without having seen the card.
        3. The card is shown. If it **predicted the kind** that moved, the coin goes one place \
        towards the opponents. If not, but the **face-up card** is of that kind, the coin stays. \
        If neither is, the coin comes one place towards the own team.
        4. If one of the two cards on the table is the checker, it goes back to the hand; otherwise \
        the card that lay face up does. The other one lies face up for the next turn.

        Castling is a king's move; a promotion is a pawn's. A card may be played even if the team \
        has no such piece any more.

        **Do not talk about a move before it is made.** Afterwards, talk as much as you like.""",
        Optional.empty(),
        "");
  }

  private static RulesPage example() {
    Position moved = START.after(KNIGHT);
    return new RulesPage(
        "An example",
        """
        It is White's first turn, and the pawn lies face up. The predictor has played the knight; \
        the mover has gone Nf3. As predicted: the coin goes to Black's side.

        A pawn's move would have left the coin in the middle, because the pawn lies face up, and \
        any other would have brought it to White's side. To predict a pawn the predictor would have \
        played the checker.

        The pawn card now goes back to the hand, and the knight lies face up for White's next \
        turn, in which the partners swap their parts.""",
        Optional.of(
            new CardTable(FaceUp.PAWNS, Coin.BLACK, Colour.WHITE)
                .beside(
                    Diagram.of(moved.board())
                        .with(new Mark.Last(List.of(KNIGHT.from(), KNIGHT.to()))),
                    Colour.WHITE,
                    Optional.of(Card.KNIGHT.face(Colour.WHITE)))),
        "White's knight has moved from g1 to f3. The pawn and the knight lie open on White's table,"
            + " and the coin is on Black's side.");
  }

  private static RulesPage removal() {
    return new RulesPage(
        "Past a side",
        """
        A coin that would go **past a side** goes back to the middle instead, and the team whose \
        side that was **removes one of its own pieces**, at once; either partner says which. The \
        king may not be removed. With nothing but a king left there is nothing to remove.

        Say the coin is on Black's side. If White predicts rightly, Black removes a piece; if \
        Black misses with both cards, Black removes a piece too.

        A removal can open a line to a king. Capturing the enemy king is always allowed, even if \
        your own king is in check then, and wins. A rook that is removed takes the right to castle \
        with it.""",
        Optional.empty(),
        "");
  }

  private static RulesPage end() {
    return new RulesPage(
        "How it ends",
        """
        The **capture of the king** wins for both partners, and so does **checkmate**: the team to \
        move is in check and has no legal move. Without check that is **stalemate**, a draw. So is \
        a board with **only the two kings**. Mate and stalemate are judged when a turn begins, after \
        any removal, which may give mate or undo it.

        At the start of its turn, before a card is played, either partner of a team may claim a \
        draw when the same position stands for the third time (with the same cards face up, the \
        coin in the same place and the same predictors), or after 50 moves of each side without a \
        capture, a pawn's move or a removal. The fifth time, or after 75 such moves, the game is \
        drawn by itself.""",
        Optional.empty(),
        "");
  }
}
