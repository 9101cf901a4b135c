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
 *
 * @param open whether it is the end, when room matters less
 */
record ScoreStrip(CooperativeTurn turn, boolean open) {
  private static final double ONE_LINE = 0.38;
  private static final double TWO_LINES = 0.69;
  private static final double TWO_LINES_AT_THE_END = 0.86;

  private static final double FIRST = 0.1;
  private static final double SECOND = 0.45;

  /** Of the picture, which has the numbers of ranks to the left of the board. */
  private static final double MIDDLE = 4.25;

  private static final String BETWEEN = " \u00b7 ";

  /** How much room it takes from top to bottom. */
  double height() {
    if (!tellsKinds()) {
      return ONE_LINE;
    }
    return open ? TWO_LINES_AT_THE_END : TWO_LINES;
  }

  /** As long as nothing is captured that is not worth a line. */
  boolean tellsKinds() {
    return turn.score().pieces() > 0;
  }

  /** The lines from {@code top} on. */
  List<Mark> marks(double top) {
    Mark standing = line(standing(), top + FIRST);
    return tellsKinds()
        ? List.of(standing, line("Left: " + kinds() + BETWEEN + "last one +10", top + SECOND))
        : List.of(standing);
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
