package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.RulesPage;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.Position;
import rookery.engine.chess.Variant;
import rookery.engine.games.cooperative.BoardMove.Exchange;

/** The rules for people. The pictures are positions of the game itself, so they keep to them. */
final class CooperativeRules {
  /** A deal in which White holds a knight and a pawn, and a king comes to the line at once. */
  private static final String FIRST_CARDS = "NpKPb";

  private static final List<String> BISHOP =
      List.of(
          "rnbqkbnr",
          "ppp.pppp",
          "........",
          "...P....",
          "....P...",
          "........",
          "PP.P.PPP",
          "RNBQKBNR");

  private static final List<String> PAWN =
      List.of(
          "r..q.rk.",
          "pp..P.pp",
          "..n.....",
          "........",
          "........",
          "..N.....",
          "PP...PPP",
          "R...KB.R");

  private CooperativeRules() {}

  static List<RulesPage> pages() {
    return List.of(together(), turn(), capturing(), promoting(), ending(), alone(), writing());
  }

  private static RulesPage together() {
    List<String> deck = cards(FIRST_CARDS);
    List<String> rest = new ArrayList<>(Turn.DECK);
    deck.forEach(rest::remove);
    deck.addAll(rest);
    Turn start = Turn.undealt(List.of(CooperativeGame.WHITE, CooperativeGame.BLACK)).dealt(deck);
    return page(
        "Two partners and a deck",
        """
        White and Black play **together** against a deck of cards. Capture as many pieces as you \
        can, of both colours, wipe out whole kinds of them, and end it all by capturing a king. \
        But a piece can only capture what the cards allow.

        The board is set up as in chess. There are 32 cards, one for each piece: red letters are \
        white pieces, black letters are black ones. Each partner is dealt two cards as a **hand**, \
        which only that partner sees. The rest is the **pile**. Beside the pile lies the **line** \
        of cards, face up. Its positions are counted from the pile.

        A king is never held. Whoever draws one puts it at the far end of the line at once and \
        draws another card instead. In the picture White's first cards were a knight and then the \
        white king, which is why the line has a card already.""",
        start,
        Viewer.of(CooperativeGame.WHITE));
  }

  private static RulesPage turn() {
    return new RulesPage(
        "A turn",
        """
        White begins, then you take turns. A turn goes like this:

        1. **Play a card** of your hand to the far end of the line.
        2. If you like, make **one move without a capture**. Castling is one, and so is a \
        promotion that captures nothing.
        3. If the cards allow any, make **as many captures** as you like, with any of your pieces.
        4. **End** the turn. You draw until you hold two cards again, or the pile is empty.

        You move pieces of your own colour, by the rules of chess. No move may leave your own \
        king attacked. But you need not answer a check: you may end the turn without any move.

        A pawn may be captured en passant by the very next move after its double step, and only \
        before your partner's next turn is over. That is a capture, so the cards must allow it.

        Do not show each other your hands. With `/ask` you can ask your partner a question about \
        them that is answered, for everybody to see, with yes or no.""",
        Optional.empty(),
        "");
  }

  private static RulesPage capturing() {
    Turn turn = new PlayCard('P').after(example(BISHOP, Colour.BLACK, "pPb", "nP", "RQ"));
    Move move = Move.of(Square.named("c8"), Square.named("e6"));
    return page(
        "Capturing",
        """
        A piece can capture another if in the line **a card like itself lies next to a card like \
        the captured piece**: the same kind and the same colour, on the left or on the right. The \
        captured piece leaves the board, **its card leaves the line** for the discards, and the \
        line closes up. New neighbours may allow more captures.

        In the picture Black has played a white pawn's card and has moved the bishop to e6. The \
        card of the black bishop, number 3, now lies between two white pawns. So the bishop can \
        take the pawn on d5 with card 2 or 4, then the one on e4 with the other. It could not go \
        on to g2: no white pawn's card is left.

        Kings are captured in just the same way. `/board explain:true` shows every capture that the \
        line allows now.""",
        turn.moved(new BoardMoves(turn).between(move.from(), move.to()).get(0)),
        Viewer.SPECTATOR);
  }

  private static RulesPage promoting() {
    Turn turn = example(PAWN, Colour.WHITE, "kPrN", "p", "nR");
    BoardMove promotion =
        new BoardMoves(turn)
            .between(Square.named("e7"), Square.named("e8")).stream()
                .filter(move -> move.exchange().equals(Optional.of(new Exchange(2, 1))))
                .findFirst()
                .orElseThrow();
    return page(
        "Promoting a pawn",
        """
        A pawn may go to the last rank only while a card of **a pawn of its colour lies in the \
        line**. It becomes a queen, rook, bishop or knight whose card, in the pawn's own colour, \
        lies **among the discards**. The pawn's card is discarded, and the card of the new piece \
        comes back into the line **wherever you like**. That can bring you to cards that are stuck \
        behind a king.

        If the pawn captures on the last rank, the captured piece's card leaves first. Taking a \
        king there ends the game, so the pawn stays a pawn.

        In the picture the line was black king, white pawn, black rook, white knight, and a white \
        queen lay among the discards. White's pawn has become a queen on e8, and its card went to \
        the first position: now the queen can capture the black king, if it gets there.""",
        turn.moved(promotion),
        Viewer.SPECTATOR);
  }

  private static RulesPage ending() {
    return new RulesPage(
        "The end",
        """
        The game ends at once when **a king is captured**. Nobody has to do that, and you should \
        not hurry. You then score

        * **1** point for each captured piece, the king among them,
        * **10** points for each kind (queens, rooks, bishops, knights, pawns) of which no piece \
        of either colour is left on the board.

        Fewer than 32 points is a **loss**, 32 to 50 a **win**, more than 50 is **great**. A \
        promoted pawn counts as what it has become.

        If the hands are empty before a king was captured, you have **lost** with 0 points. That \
        happens after thirty turns, as each of them plays a card.

        Example: 23 captured pieces, with all queens and all bishops among them and a pawn, a \
        knight and a rook still on the board, make 23 + 20 = 43 points. Stalemate and repetition \
        mean nothing here.""",
        Optional.empty(),
        "");
  }

  private static RulesPage alone() {
    return new RulesPage(
        "Solitaire",
        """
        With the option `solitaire` you play both colours alone. There is no hand. Each turn \
        begins with the top card of the pile going to the line; if that is a king, another card \
        follows. Then move and capture with White or Black in turn, as above.

        When a turn is to begin and the pile is empty, you have lost.""",
        Optional.empty(),
        "");
  }

  private static RulesPage writing() {
    return new RulesPage(
        "Writing actions",
        """
        `play N` plays the card of a white knight, `play n` that of a black one: the case matters.
        `e2e4` is a move, `e1g1` castles, `end` ends the turn.
        `e6d5x2` captures and discards card 2 of the line.
        `e7e8=Q/3@1` promotes: the pawn's card is number 3, the queen's becomes number 1.
        `e7d8x4=Q/3@1` does both; each number is counted as the line is at that moment.

        Where only one card fits, `e6d5` or `Bxd5` will do.

        Cooperative Chess 2 is by **Don Kirkby**, from his *New Rules for Chess Kit*: \
        <https://donkirkby.github.io/chess-kit>. In the diagrams of his own example the bishop \
        belongs on e4 after its second capture.""",
        Optional.empty(),
        "");
  }

  /**
   * A turn of that colour in the middle of a game.
   *
   * @param line what lies face up; all other cards of pieces on the board are in hands or pile
   * @param hand what the player holds; two cards if none has been played in this turn
   * @param other what the partner holds
   */
  private static Turn example(
      List<String> rows, Colour colour, String line, String hand, String other) {
    Board board = Board.of(rows);
    List<String> discards = new ArrayList<>(Turn.DECK);
    List<String> pile = new ArrayList<>();
    for (Square square : board.squares(letter -> letter != Board.EMPTY)) {
      pile.add(Character.toString(board.at(square)));
    }
    pile.forEach(discards::remove);
    cards(line + hand + other).forEach(pile::remove);
    SortedMap<Seat, List<String>> hands = new TreeMap<>();
    hands.put(CooperativeGame.partner(colour), cards(hand));
    hands.put(CooperativeGame.partner(colour.opposite()), cards(other));
    return new Turn(
        Position.of(Variant.ORTHODOX, board, colour, "", Optional.empty()),
        Optional.empty(),
        new Tableau(new Line(cards(line)), hands, pile, discards),
        discards,
        hand.length() == Tableau.HAND ? Step.PLAY : Step.MOVE,
        List.of(),
        Optional.empty());
  }

  private static List<String> cards(String letters) {
    return new ArrayList<>(Arrays.asList(letters.split("")));
  }

  private static RulesPage page(String title, String text, Turn turn, Viewer viewer) {
    View view = new CooperativeState(turn).view(viewer);
    return new RulesPage(title, text, Optional.of(view.diagram()), view.alt());
  }
}
