package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.cards.CardPlace;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.text.Phrase;

/**
 * Two lines beneath the cards: whose turn it is, what the captures are worth so far and how many
 * cards are left; and how many pieces of each kind stand on the board, as the last one counts most.
 */
record ScoreStrip(CooperativeTurn turn) {
  private static final double LINE = 0.36;

  /** Of the picture, which has the numbers of ranks to the left of the board. */
  private static final double MIDDLE = 4.25;

  private static final String BETWEEN = " \u00b7 ";

  /** How much room it takes from top to bottom. */
  double height() {
    return lines().size() * LINE + CardRows.GAP;
  }

  /** As long as nothing is captured, what is left is not worth a line. */
  private List<String> lines() {
    return turn.score().pieces() == 0
        ? List.of(standing())
        : List.of(standing(), "Left: " + kinds() + BETWEEN + "last one +10");
  }

  /** The lines from {@code top} on. */
  List<Mark> marks(double top) {
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
    parts.add("%s/%s points".formatted(turn.score().points(), CooperativeScore.LEAST_WIN));
    parts.add(Phrase.counted(turn.cards().pile().size(), "card"));
    return String.join(BETWEEN, parts);
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
