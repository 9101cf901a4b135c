package rookery.engine.games.telepathy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.engine.diagram.PieceInventory;
import rookery.engine.games.telepathy.cards.Card;
import rookery.engine.games.telepathy.cards.CardTable;
import rookery.engine.games.telepathy.turn.PlayedTurn;
import rookery.engine.games.telepathy.turn.PublicPosition;
import rookery.engine.text.Phrase;

/** What a viewer sees of a phase, as a diagram and in words. */
record TelepathyPicture(Diagram diagram, String words) {

  /**
   * The picture of a phase.
   *
   * @param shown the card face down, if there is one and the viewer may know it
   */
  static TelepathyPicture of(TelepathyPhase phase, Optional<Card> shown, Viewer viewer) {
    PublicPosition standing = phase.standing();
    Colour team = phase.onTable();
    Diagram diagram =
        new CardTable(standing.faceUp(), standing.coin(), viewer.bottom())
            .beneath(
                Diagram.of(standing.position().board()).with(marks(standing)),
                team,
                phase
                    .faceDown()
                    .map(card -> shown.map(s -> s.face(team)).orElse(BesideBoard.Card.BACK)),
                phase::hand);
    return new TelepathyPicture(diagram, words(phase, shown, diagram));
  }

  private static List<Mark> marks(PublicPosition standing) {
    List<Mark> marks = new ArrayList<>();
    standing
        .last()
        .map(trace -> Mark.last(List.of(trace.move().from(), trace.move().to())))
        .ifPresent(marks::add);
    // Both teams read what the last two turns have cost.
    standing.turns().stream()
        .flatMap(turn -> turn.removed().stream())
        .filter(standing.position().board()::isEmpty)
        .map(TelepathyPicture::circle)
        .forEach(marks::add);
    standing.position().attackedKings().stream().map(Mark::check).forEach(marks::add);
    return marks;
  }

  /** A circle round a square from which a piece was removed. */
  static Mark circle(Square square) {
    return Mark.ring(square, "black");
  }

  private static String words(TelepathyPhase phase, Optional<Card> shown, Diagram diagram) {
    PublicPosition standing = phase.standing();
    List<String> sentences = new ArrayList<>();
    sentences.add(PieceInventory.of(diagram, PieceType.NAMES));
    standing.last().ifPresent(trace -> sentences.add(last(trace, diagram)));
    standing.turns().stream()
        .limit(Math.max(0, standing.turns().size() - 1))
        .flatMap(turn -> turn.removed().stream())
        .forEach(
            square -> sentences.add("Before that, a piece was removed from %s.".formatted(square)));
    for (Colour colour : Colour.values()) {
      standing
          .position()
          .attackedKing(colour)
          .ifPresent(king -> sentences.add(colour.title() + "'s king is in check."));
      sentences.add(cards(colour, standing.faceUp().of(colour), phase.hand(colour)));
    }
    phase.faceDown().ifPresent(card -> sentences.add(table(phase.onTable(), shown)));
    sentences.add("The coin is %s.".formatted(standing.coin().place()));
    return String.join(" ", sentences);
  }

  private static String last(PlayedTurn trace, Diagram diagram) {
    Square to = trace.move().to();
    String piece = PieceInventory.on(to, diagram, PieceType.NAMES);
    String move = "Last move: %s%s to %s".formatted(piece, trace.move().from(), to);
    return trace
        .removed()
        .map(square -> "%s; then a piece was removed from %s.".formatted(move, square))
        .orElse(move + ".");
  }

  private static String cards(Colour team, Card faceUp, List<Card> hand) {
    return "%s's cards: %s face up; in hand: %s."
        .formatted(
            team.title(), faceUp.word(), Phrase.list(hand.stream().map(Card::word).toList()));
  }

  private static String table(Colour team, Optional<Card> shown) {
    return shown
        .map(card -> "%s's guess: %s.".formatted(team.title(), card.word()))
        .orElse("%s's guess lies face down.".formatted(team.title()));
  }
}
