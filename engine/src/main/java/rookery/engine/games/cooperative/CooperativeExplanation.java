package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.games.cooperative.cards.CardLinks;
import rookery.engine.games.cooperative.cards.DealtCards;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** What the cards that lie open allow either colour on the board as it is. */
record CooperativeExplanation(CooperativeTurn turn) {
  private static final int MOST_NAMED = 8;

  private static final String UNLINKED =
      "A capture needs two cards of different colours side by side.";

  /** An arrow for each capture that the line allows, unless it loses the game. */
  List<Mark> marks() {
    return Stream.of(Colour.values())
        .flatMap(colour -> captures(turn, colour, "red").stream())
        .toList();
  }

  /** An arrow for each capture that the line of {@code turn} allows to {@code colour}. */
  static List<Mark> captures(CooperativeTurn turn, Colour colour, String ink) {
    return captures(turn, colour).stream()
        .map(BoardMove::move)
        .map(move -> Move.of(move.from(), move.to()))
        .distinct()
        .<Mark>map(move -> Mark.arrow(move.from(), move.to(), ink))
        .toList();
  }

  /** What neighbours in the line let each other capture on the board as it is. */
  CardLinks cardLinks() {
    Colour mover = turn.colour();
    return new CardLinks(turn.cards().line(), letters(mover), letters(mover.opposite()));
  }

  private Set<String> letters(Colour colour) {
    return captures(colour).stream()
        .map(move -> "" + move.piece() + move.victim().orElseThrow())
        .collect(Collectors.toSet());
  }

  private List<BoardMove> captures(Colour colour) {
    return captures(turn, colour);
  }

  private static List<BoardMove> captures(CooperativeTurn turn, Colour colour) {
    return BoardMoves.of(turn.capturing(colour)).stream().filter(BoardMove::isWorthwhile).toList();
  }

  /**
   * Which of the linked pieces can capture which: after a move in this turn, or else in the next
   * one. Where none can, which are linked.
   */
  Sentences links() {
    return Sentences.of(ahead().orElseGet(this::outOfReach));
  }

  /** The same where some can; empty where none can. */
  Optional<Sentence> ahead() {
    boolean movesFirst =
        turn.step() != CooperativeTurn.Step.CAPTURE && captures(turn.colour()).isEmpty();
    Optional<Sentence> now =
        movesFirst ? told("Now %s.", of(turn.colour()).afterAMove()) : Optional.empty();
    CaptureProspects next = of(turn.colour().opposite());
    return now.or(() -> told("Next turn %s.", next.atOnce()))
        .or(() -> told("Next turn %s.", next.afterAMove()));
  }

  private static Optional<Sentence> told(
      String format, SortedMap<String, CaptureProspects.Capture> captures) {
    return captures.values().stream()
        .min(Comparator.comparing(capture -> !capture.isLast()))
        .map(capture -> Sentence.of(SentenceRole.WEIGHTY, format, capture.words()));
  }

  private CaptureProspects of(Colour colour) {
    return CaptureProspects.of(turn, colour);
  }

  private Sentence outOfReach() {
    boolean isLinked = turn.cards().line().linksOthersThanKings();
    return Sentence.of(isLinked ? "Nothing can be captured yet." : UNLINKED);
  }

  /** The same in sentences, and what pawns could become. */
  Sentences told() {
    return new Sentences(captured()).then(new Sentences(promoted()));
  }

  private List<Sentence> captured() {
    List<Sentence> sentences = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      List<String> named = captures(colour).stream().map(BoardMove::brief).distinct().toList();
      if (!named.isEmpty()) {
        sentences.add(
            Sentence.of(
                "Possible captures for %s: %s.", turn.side(colour), Phrase.few(named, MOST_NAMED)));
      }
    }
    return sentences.isEmpty()
        ? List.of(Sentence.of("The cards don't allow any captures now."))
        : sentences;
  }

  private List<Sentence> promoted() {
    List<Sentence> sentences = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      List<String> kinds = promotions(colour).map(PieceType::word).toList();
      if (!kinds.isEmpty()) {
        sentences.add(
            Sentence.of("A %s pawn can become a %s.", colour.word(), Phrase.either(kinds)));
      }
    }
    return sentences.isEmpty() ? List.of(Sentence.of("No pawn can promote now.")) : sentences;
  }

  /** CO-11: kinds with a discarded card of the pawn's colour, if a pawn's card is in the line. */
  private Stream<PieceType> promotions(Colour colour) {
    DealtCards cards = turn.cards();
    boolean card = !cards.line().positions(colour.cased('P')).isEmpty();
    return turn.chess().variant().promotions().stream()
        .filter(type -> card && cards.discards().contains("" + colour.cased(type.letter())));
  }
}
