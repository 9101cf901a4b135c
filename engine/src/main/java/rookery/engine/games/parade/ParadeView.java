package rookery.engine.games.parade;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.Result;
import rookery.engine.attack.PlacedPieces;
import rookery.engine.board.Board;
import rookery.engine.board.PieceGroups;
import rookery.engine.board.Square;
import rookery.engine.cards.CardWords;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.engine.diagram.PieceInventory;
import rookery.engine.play.GroupJoinCheck;
import rookery.engine.play.ViewContent;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * A situation in facts, words and picture.
 *
 * @param open whether all cards are shown, as at the end
 * @param choosing whether it also shows where the piece of the next card would be placed
 */
record ParadeView(
    ParadeSituation situation, ParadePosition parade, boolean open, boolean choosing) {
  /** Of more pieces that are alone, the picture tells more than words. */
  private static final int FEW = 3;

  ParadeView(ParadeSituation situation, boolean open, boolean choosing) {
    this(situation, situation.parade(), open, choosing);
  }

  ViewContent telling() {
    return new ViewContent(facts(), diagram(), alt(), status());
  }

  /** The pile by its size alone, and which cards it shares with those spent face down. */
  private SortedMap<String, Object> facts() {
    SortedMap<String, Object> facts =
        open ? situation.position() : ParadeSituation.position(parade, parade.pile().size());
    facts.put("unseen", parade.unseen());
    return facts;
  }

  private Diagram diagram() {
    Diagram diagram = new ParadePicture(parade, situation.groups().get(), open).diagram();
    return situation
        .last()
        .map(event -> diagram.with(event.marks()))
        .orElse(diagram)
        .with(landings());
  }

  /** In the corner of a square, the kind of piece that the next card would bring there. */
  private List<Mark> landings() {
    return next()
        .<Mark>map(
            one ->
                new Mark.CornerText(
                    one.getValue().toString(), one.getKey().file() + 1, one.getKey().rank() + 1))
        .toList();
  }

  private Stream<Map.Entry<Square, Character>> next() {
    return choosing ? parade.landings().entrySet().stream() : Stream.empty();
  }

  private String alt() {
    String pieces = PieceInventory.of(Diagram.of(parade.board()), PieceType.NAMES);
    String groups = Phrase.counted(parade.groups(), "group") + ".";
    String joined = PieceGroups.words(parade.joined());
    String event =
        situation
            .last()
            .map(one -> "Last turn: " + Phrase.uncapitalised(one.sentence().plain()))
            .orElse("");
    return Stream.of(pieces, groups, joined, cards(), event, landingsInWords())
        .filter(words -> !words.isEmpty())
        .collect(Collectors.joining(" "));
  }

  private String landingsInWords() {
    List<String> each =
        next()
            .map(
                one ->
                    "%s if it's a %s".formatted(one.getKey(), PieceType.NAMES.word(one.getValue())))
            .toList();
    return each.isEmpty() ? "" : "The next piece would go to %s.".formatted(Phrase.either(each));
  }

  private String cards() {
    if (parade.pickedUp()) {
      return ("The pile ran out, so the player picked up all 16 cards."
              + " Cards left: %s. Cards used since then: %s.")
          .formatted(parade.leftBelow(), parade.below());
    }
    return "Cards face up: %s. Cards in the pile: %s. Cards put aside face down: %s."
        .formatted(named(parade.faceUp()), unseen(parade.pile()), unseen(parade.facedown()));
  }

  private String unseen(List<String> cards) {
    return open && !cards.isEmpty() ? named(cards) : Integer.toString(cards.size());
  }

  private static String named(List<String> cards) {
    return new CardWords(PieceType.NAMES).inOrder(cards);
  }

  private Sentences status() {
    List<Sentence> sentences = new ArrayList<>();
    situation
        .last()
        .filter(ParadeEvent.Added.class::isInstance)
        .map(ParadeEvent::sentence)
        .ifPresent(sentences::add);
    parade
        .result()
        .map(this::ended)
        .ifPresentOrElse(sentences::add, () -> sentences.addAll(standing()));
    return new Sentences(sentences);
  }

  private List<Sentence> standing() {
    List<Sentence> told =
        new ArrayList<>(parade.isLost() ? List.of(GroupJoinCheck.LOST) : List.of());
    told.add(parade.isTooLate() ? tooLate() : Sentence.of("%s, %s.", groups(), cardsLeft()));
    alone().ifPresent(told::add);
    return told;
  }

  /** How it stands once it can't be won any more, which no picture tells. */
  private Sentence tooLate() {
    if (!parade.belowZero()) {
      return Sentence.of(SentenceRole.POINTS, "%s, %s: too late to win.", groups(), cardsLeft());
    }
    return parade.below() == 0
        ? Sentence.of(
            SentenceRole.URGENT,
            "No card left, but %s: too late to win, and each order costs a point.",
            groups())
        : Sentence.of(
            SentenceRole.POINTS, "%s, score %s: too late to win.", groups(), -parade.below());
  }

  private String cardsLeft() {
    return Phrase.left(parade.pile().size(), "card");
  }

  /** What still has to join, where it is little enough to be read at a glance. */
  private Optional<Sentence> alone() {
    Map<Square, Character> alone = new TreeMap<>();
    Board board = parade.board();
    board.squares(letter -> letter != Board.EMPTY).forEach(at -> alone.put(at, board.at(at)));
    parade.joined().forEach(alone.keySet()::removeAll);
    return alone.isEmpty() || alone.size() > FEW
        ? Optional.empty()
        : Optional.of(
            Sentence.of(
                alone.size() == 1 ? "%s is alone." : "%s are alone.",
                Phrase.capitalised(
                    Phrase.list(new PlacedPieces(alone, PieceType.NAMES).words("the")))));
  }

  private String groups() {
    return Phrase.counted(parade.groups(), "group");
  }

  private Sentence ended(Result result) {
    return switch (result.reason()) {
      case ParadePosition.CONNECTED ->
          parade.below() > 0
              ? Sentence.of("All pieces form one group, with a score of %s.", -parade.below())
              : Sentence.of(
                  "All pieces form one group, with %s left.",
                  Phrase.counted(parade.pile().size(), "card"));
      case ParadePosition.OUT_OF_CARDS ->
          Sentence.of("You've used all the cards, and the pieces still form %s.", groups());
      default -> Sentence.of("No piece can move another, and the pieces still form %s.", groups());
    };
  }
}
