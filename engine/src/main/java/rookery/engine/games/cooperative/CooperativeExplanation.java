package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.attack.AttackedPiece;
import rookery.engine.board.Colour;
import rookery.engine.chess.KingAttack;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.games.cooperative.cards.CardLine;
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

  private static final String KING_ALONE = "Only a king's card is linked so far.";

  /** An arrow for each capture that the line allows, unless it loses the game. */
  List<Mark> marks() {
    Stream<Mark> captures =
        Stream.of(Colour.values()).flatMap(colour -> arrows(captures(colour)).stream());
    return Stream.concat(check().stream().flatMap(king -> king.arrows().stream()), captures)
        .distinct()
        .toList();
  }

  /** An arrow for each of these. */
  static List<Mark> arrows(List<BoardMove> captures) {
    return captures.stream()
        .map(BoardMove::move)
        .map(move -> Move.of(move.from(), move.to()))
        .distinct()
        .<Mark>map(move -> Mark.arrow(move.from(), move.to(), "red"))
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

  /** Each capture that the line allows to {@code colour}, unless it loses the game. */
  List<BoardMove> captures(Colour colour) {
    return BoardMoves.of(turn.capturing(colour)).stream().filter(BoardMove::isWorthwhile).toList();
  }

  /**
   * Which of the linked pieces can capture which: after a move in this turn, or else in the next
   * one. Where none can, which are linked.
   */
  Sentences links() {
    return Sentences.of(ahead().orElseGet(this::outOfReach));
  }

  /** The same for a board, which asks for nothing that needs the room more. */
  Sentences linksOnBoard() {
    return Sentences.of(
        ahead().map(some -> some.as(SentenceRole.WEIGHTY)).orElseGet(this::outOfReach));
  }

  /** The same where some can; empty where none can. */
  Optional<Sentence> ahead() {
    boolean movesFirst =
        turn.step() != CooperativeTurn.Step.CAPTURE && captures(turn.colour()).isEmpty();
    Optional<Sentence> now = movesFirst ? afterAMove() : Optional.empty();
    return now.or(this::nextTurn);
  }

  private Optional<Sentence> nextTurn() {
    CaptureProspects next = of(turn.colour().opposite());
    return new LastTurns(turn).goOn()
        ? told("Next turn %s.", next.atOnce())
            .or(this::promotingNext)
            .or(() -> told("Next turn %s.", next.afterAMove()))
        : Optional.empty();
  }

  /** CO-7: what else could be captured next turn is what a pawn promotes by. */
  private Optional<Sentence> promotingNext() {
    return captures(turn.colour().opposite()).stream()
        .filter(move -> move.move().promotion().isPresent())
        .min(BoardMove.BY_TEXT)
        .map(move -> Sentence.of("Next turn %s is possible.", move.brief()));
  }

  /** Several captures after one move come before a single one. */
  private Optional<Sentence> afterAMove() {
    Optional<Sentence> one = told("Now %s.", of(turn.colour()).afterAMove());
    return one.flatMap(found -> several()).or(() -> one).map(now -> now.as(SentenceRole.WEIGHTY));
  }

  private Optional<Sentence> several() {
    return BoardMoves.of(turn).stream()
        .filter(move -> move.victim().isEmpty() && move.move().promotion().isEmpty())
        .sorted(BoardMove.BY_TEXT)
        .map(move -> Map.entry(move, CaptureChain.best(turn.moved(move))))
        .max(Comparator.comparing(after -> after.getValue().points()))
        .filter(best -> best.getValue().captures().size() > 1)
        .map(
            best ->
                Sentence.of(
                    "Now you can play %s, then %s: %s points.",
                    best.getKey().brief(), best.getValue().words(), best.getValue().points()));
  }

  private static Optional<Sentence> told(
      String format, SortedMap<String, CaptureProspects.Capture> captures) {
    return captures.values().stream()
        .min(CaptureProspects.BEST_FIRST)
        .map(capture -> Sentence.of(format, capture.words()));
  }

  private CaptureProspects of(Colour colour) {
    return CaptureProspects.of(turn, colour);
  }

  private Sentence outOfReach() {
    CardLine line = turn.cards().line();
    if (line.linksOthersThanKings()) {
      return Sentence.of("The linked cards' pieces can't capture each other yet.");
    }
    return Sentence.of(line.linksAKing() ? KING_ALONE : UNLINKED);
  }

  /** The same in sentences, what pawns could become, and what a win still needs. */
  Sentences told() {
    return new Sentences(checked())
        .then(new Sentences(captured()))
        .then(new Sentences(promoted()))
        .then(new Sentences(needed().stream().toList()));
  }

  /** In the last turns it is told how many are left, and no more what would be enough. */
  private Optional<Sentence> needed() {
    return new LastTurns(turn).areFew() ? Optional.empty() : turn.pace().needed();
  }

  private Optional<AttackedPiece> check() {
    return KingAttack.on(turn.chess(), turn.colour());
  }

  /** CO-4, CO-5: what gives check, what that can come to, and what gets out of it. */
  private List<Sentence> checked() {
    return check()
        .map(king -> Stream.of(attacked(king), danger()))
        .map(told -> Stream.concat(told, escapes().stream()).toList())
        .orElse(List.of());
  }

  private Sentence attacked(AttackedPiece king) {
    return Sentence.of(
        "%s's king on %s is in check from %s.", turn.side(), king.square(), king.attackers());
  }

  private Sentence danger() {
    Colour other = turn.colour().opposite();
    boolean isAllowed =
        BoardMoves.of(turn.capturing(other)).stream().anyMatch(BoardMove::takesKing);
    return Sentence.of(
        isAllowed ? "The cards would let %s capture it." : "The cards don't let %s capture it yet.",
        turn.side(other));
  }

  /** What a card that is still to be played would allow besides isn't known: that is left open. */
  private Optional<Sentence> escapes() {
    boolean playsFirst = turn.step() == CooperativeTurn.Step.PLAY;
    List<String> moves =
        BoardMoves.of(turn.moving(turn.colour())).stream()
            .map(BoardMove::brief)
            .distinct()
            .toList();
    if (moves.isEmpty()) {
      return playsFirst
          ? Optional.empty()
          : Optional.of(
              Sentence.of(
                  "No move gets %s out of check, but %s can end the turn.",
                  turn.side(), turn.side()));
    }
    return Optional.of(
        Sentence.of(
            (playsFirst ? "After playing a card, " : "")
                + "%s can get out of check with %s, or end the turn.",
            turn.side(),
            Phrase.either(Phrase.few(moves, MOST_NAMED))));
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
    List<Sentence> told = new ArrayList<>(sentences.isEmpty() ? notYet() : sentences);
    List<String> kings = turn.cards().line().linkedKings();
    if (!kings.isEmpty()) {
      told.add(Sentence.of("Linked with a king: %s.", Phrase.row(kings)));
    }
    return told;
  }

  /** Why nothing can be captured, and what could be soon. */
  private List<Sentence> notYet() {
    List<String> linked = turn.cards().line().linked();
    Sentence why =
        linked.isEmpty()
            ? outOfReach()
            : Sentence.of(
                "These are linked but can't capture each other yet: %s.",
                Phrase.row(Phrase.few(linked, MOST_NAMED)));
    return Stream.concat(Stream.of(why), ahead().stream()).toList();
  }

  private List<Sentence> promoted() {
    List<Sentence> sentences = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      List<String> kinds = promotions(colour).map(PieceType::word).toList();
      if (isPromotionNear(colour) && !kinds.isEmpty()) {
        sentences.add(
            Sentence.of("A %s pawn can become a %s.", colour.word(), Phrase.either(kinds)));
      }
    }
    return sentences.isEmpty() && Stream.of(Colour.values()).anyMatch(this::isPromotionNear)
        ? List.of(Sentence.of("No pawn can promote now."))
        : sentences;
  }

  private boolean isPromotionNear(Colour colour) {
    return turn.moving(colour).chess().legalMoves().stream()
        .anyMatch(move -> move.promotion().isPresent());
  }

  /** CO-11: kinds with a discarded card of the pawn's colour, if a pawn's card is in the line. */
  private Stream<PieceType> promotions(Colour colour) {
    DealtCards cards = turn.cards();
    boolean card = !cards.line().positions(colour.cased('P')).isEmpty();
    return turn.chess().variant().promotions().stream()
        .filter(type -> card && cards.discards().contains("" + colour.cased(type.letter())));
  }
}
