package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.cards.CardPlace;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Margins;
import rookery.engine.diagram.Mark;
import rookery.engine.games.cooperative.cards.CardLine;
import rookery.engine.games.cooperative.cards.CardLinks;
import rookery.engine.games.cooperative.cards.CardRows;
import rookery.engine.games.cooperative.points.CooperativeScore;
import rookery.engine.text.Phrase;

/**
 * The board and beneath it the line and how the game stands: whose turn it is, the points, the
 * turns left, and how many pieces of each kind stand on the board, as the last one counts most; and
 * then the hand of whoever looks, the pile and the partner's hand, as long as there are cards
 * there.
 *
 * @param open whether all cards lie face up, as at the end
 */
record CooperativePicture(CooperativeTurn turn, Viewer viewer, boolean open) {
  private static final double TOP = 8.65;
  private static final double SCALE = 0.33;
  private static final double ROW = CardRows.height(SCALE);

  private static final double STEP = 0.78;
  private static final double NEAR_HAND = 0.45;
  private static final double PILE = 3.1;
  private static final double FAR_HAND = 6.2;

  /** An open pile lies between the hands, or in a row of its own where it holds too many cards. */
  private static final int FEW = 16;

  private static final double OPEN_PILE = 2.65;
  private static final double OPEN_PILE_WIDTH = 2.2;
  private static final double ROW_WIDTH = 6.45;

  /** Of words. */
  private static final double LINE = 0.39;

  /** Of the picture, which has the numbers of ranks to the left of the board. */
  private static final double MIDDLE = 4.25;

  private static final String BETWEEN = " \u00b7 ";

  /** The board and the cards with these arrows. */
  Diagram diagram(List<Mark> arrows) {
    double hands = CardPlace.hundredths(belowLine() + wordsHeight());
    return pictured(hands + rows() * ROW - 8)
        .with(beneath(hands))
        .with(arrows)
        .with(turn.attackedKings().stream().<Mark>map(Mark::check).toList());
  }

  /** The board, the line, how the game stands, the own hand, and the moves of the turn. */
  Diagram choosing() {
    double hand = CardPlace.hundredths(belowLine() + wordsHeight());
    List<Mark> own = new ArrayList<>();
    if (!turn.isSolitaire()) {
      addHand(own, partner(near()), NEAR_HAND, hand);
    }
    return pictured(hand + (own.isEmpty() ? 0 : ROW) - 8)
        .with(own)
        .with(trail())
        .with(turn.attackedKings().stream().<Mark>map(Mark::check).toList());
  }

  private double belowLine() {
    int cards = line().size();
    return CardPlace.hundredths(TOP + CardRows.of(cards, open).height(cards));
  }

  /** The board, the line and how the game stands, with so much room beneath the board. */
  private Diagram pictured(double room) {
    CardRows rows = CardRows.of(line().size(), open);
    boolean isNew = !open && turn.hasTurnedUp();
    return Diagram.of(turn.chess().board())
        .with(new Margins(0, 0, 0, CardPlace.hundredths(room)))
        .with(rows.marks(line(), cardLinks(), TOP))
        .with(isNew ? rows.behind(line().size(), "new", TOP) : List.of())
        .with(words(belowLine()))
        .seenFrom(near());
  }

  /** Once the game is over nothing can be captured any more. */
  private CardLinks cardLinks() {
    return turn.result().isPresent()
        ? new CardLinks(line(), Set.of(), Set.of())
        : new CooperativeExplanation(turn).cardLinks();
  }

  private CardLine line() {
    return turn.cards().line();
  }

  /** The moves of the turn as arrows. */
  List<Mark> trail() {
    return turn.trail().stream()
        .map(TrailMove::move)
        .<Mark>map(move -> Mark.arrow(move.from(), move.to(), "black"))
        .toList();
  }

  /** The colour at the bottom. */
  private Colour near() {
    return viewer.is(CooperativeGame.BLACK) ? Colour.BLACK : Colour.WHITE;
  }

  private static Seat partner(Colour colour) {
    return CooperativeGame.partner(colour);
  }

  private List<Mark> beneath(double y) {
    List<Mark> marks = new ArrayList<>();
    if (!turn.isSolitaire()) {
      addHand(marks, partner(near()), NEAR_HAND, y);
      addHand(marks, partner(near().opposite()), FAR_HAND, y);
    }
    if (open) {
      marks.addAll(openPile(y));
    } else if (!turn.isSolitaire() && !pile().isEmpty()) {
      marks.add(new BesideBoard.Card(BesideBoard.Card.BACK, PILE, y, SCALE));
    }
    return marks;
  }

  private List<Mark> openPile(double y) {
    return hasRowOfItsOwn()
        ? new CardPlace(NEAR_HAND, CardPlace.hundredths(y + ROW), SCALE)
            .row(pile(), STEP, ROW_WIDTH)
        : new CardPlace(OPEN_PILE, y, SCALE).row(pile(), STEP, OPEN_PILE_WIDTH);
  }

  private boolean hasRowOfItsOwn() {
    return open && hasHands() && pile().size() > FEW;
  }

  /** How many rows of cards lie under the line. */
  private int rows() {
    boolean showsPile = (open || !turn.isSolitaire()) && !pile().isEmpty();
    int first = hasHands() || showsPile ? 1 : 0;
    return hasRowOfItsOwn() ? first + 1 : first;
  }

  private boolean hasHands() {
    return !turn.isSolitaire()
        && turn.cards().hands().values().stream().anyMatch(hand -> !hand.isEmpty());
  }

  private List<String> pile() {
    return turn.cards().pile();
  }

  private void addHand(List<Mark> marks, Seat seat, double x, double y) {
    List<String> hand = turn.cards().hand(seat);
    boolean known = open || viewer.is(seat);
    marks.addAll(
        new CardPlace(x, y, SCALE)
            .row(
                known ? hand : Collections.nCopies(hand.size(), BesideBoard.Card.BACK),
                STEP,
                STEP));
  }

  /** How much room the words take from top to bottom. */
  private double wordsHeight() {
    return lines().size() * LINE + CardRows.GAP;
  }

  /** As long as nothing is captured, what is left is not worth a line. */
  private List<String> lines() {
    return turn.score().pieces() == 0
        ? List.of(standing())
        : List.of(standing(), "Left: " + kinds() + BETWEEN + "last one +10");
  }

  /** The lines from {@code top} on. */
  private List<Mark> words(double top) {
    List<Mark> marks = new ArrayList<>();
    for (String words : lines()) {
      marks.add(line(words, top + (marks.size() + 0.5) * LINE));
    }
    return marks;
  }

  private static Mark line(String words, double y) {
    return new Mark.Text(words, MIDDLE, CardPlace.hundredths(8.5 - y));
  }

  private String standing() {
    List<String> parts = new ArrayList<>();
    if (turn.result().isEmpty()) {
      parts.add(turn.colour().title() + "'s turn");
    }
    parts.add(points());
    parts.add(clock());
    return String.join(BETWEEN, parts);
  }

  /** CO-8: the turns that are left, which alone the last card can change. */
  private String clock() {
    return turn.isSolitaire() || turn.isUndealt() || turn.result().isPresent()
        ? Phrase.counted(pile().size(), "card")
        : Phrase.counted(turn.turnsLeft(), "turn") + " left";
  }

  /** CO-8: those of a game without the capture of a king are lost. */
  private String points() {
    int points = turn.score().points();
    boolean isLost =
        turn.result().filter(end -> end.reason().equals(CooperativeGame.OUT_OF_CARDS)).isPresent();
    return isLost && points > 0
        ? "0/%s points (%s lost)".formatted(CooperativeScore.LEAST_WIN, points)
        : "%s/%s points".formatted(points, CooperativeScore.LEAST_WIN);
  }

  private String kinds() {
    List<String> kinds = new ArrayList<>();
    for (PieceType type : CooperativeScore.KINDS) {
      int left = CooperativeScore.left(type, turn.chess().board());
      if (left > 0) {
        kinds.add("%s%s".formatted(type.letter(), left));
      }
    }
    return String.join(" ", kinds);
  }
}
