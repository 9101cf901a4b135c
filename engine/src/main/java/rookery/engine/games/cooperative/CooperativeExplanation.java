package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.games.cooperative.cards.DealtCards;
import rookery.engine.text.Phrase;

/** What the cards that lie open allow either colour on the board as it is. */
record CooperativeExplanation(CooperativeTurn turn) {
  private static final int MOST_NAMED = 8;

  /** An arrow for each capture that the line allows. */
  List<Mark> marks() {
    return Stream.of(Colour.values())
        .flatMap(colour -> captures(turn, colour, "red").stream())
        .toList();
  }

  /** An arrow for each capture that the line of {@code turn} allows to {@code colour}. */
  static List<Mark> captures(CooperativeTurn turn, Colour colour, String ink) {
    return BoardMoves.of(turn.capturing(colour)).stream()
        .map(BoardMove::move)
        .map(move -> Move.of(move.from(), move.to()))
        .distinct()
        .<Mark>map(move -> Mark.arrow(move.from(), move.to(), ink))
        .toList();
  }

  private List<BoardMove> captures(Colour colour) {
    return BoardMoves.of(turn.capturing(colour));
  }

  /** The same in sentences, and what pawns could become. */
  String words() {
    List<String> sentences = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      List<String> named =
          captures(colour).stream().map(CooperativeExplanation::named).distinct().toList();
      sentences.add("%s could take: %s.".formatted(colour.title(), listed(named)));
    }
    for (Colour colour : Colour.values()) {
      List<String> kinds = promotions(colour).map(PieceType::word).toList();
      sentences.add("A %s pawn could become: %s.".formatted(colour.word(), listed(kinds)));
    }
    return "With the cards as they lie: " + String.join(" ", sentences);
  }

  private static String named(BoardMove move) {
    return "%s %s the %s %s"
        .formatted(
            PieceType.of(move.piece()).word(),
            move.move().from(),
            PieceType.of(move.victim().orElseThrow()).word(),
            move.move().to());
  }

  private static String listed(List<String> words) {
    return words.isEmpty() ? "nothing" : Phrase.some(words, MOST_NAMED);
  }

  /** CO-11: kinds with a discarded card of the pawn's colour, if a pawn's card is in the line. */
  private Stream<PieceType> promotions(Colour colour) {
    DealtCards cards = turn.cards();
    boolean card = !cards.line().positions(colour.cased('P')).isEmpty();
    return turn.chess().variant().promotions().stream()
        .filter(type -> card && cards.discards().contains("" + colour.cased(type.letter())));
  }
}
