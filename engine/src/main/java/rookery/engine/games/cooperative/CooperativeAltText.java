package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rookery.engine.Viewer;
import rookery.engine.cards.CardWords;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.BesideBoard.Link.Captor;
import rookery.engine.diagram.BesideBoard.Link.Strength;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.PieceInventory;
import rookery.engine.games.cooperative.cards.CardLine;
import rookery.engine.games.cooperative.cards.CardLinks;
import rookery.engine.games.cooperative.cards.DealtCards;
import rookery.engine.games.cooperative.points.CooperativeScore;
import rookery.engine.text.Phrase;

/** The picture in words. */
record CooperativeAltText(CooperativeTurn turn, Viewer viewer, boolean open) {

  private static final CardWords CARDS = new CardWords(PieceType.NAMES);

  /** The board as drawn, and the cards. */
  String of(Diagram diagram) {
    List<String> sentences = new ArrayList<>();
    if (turn.result().isEmpty() && !turn.isUndealt() && !open) {
      sentences.add(new CooperativeSituation(turn).next().plain());
    }
    sentences.add(PieceInventory.of(diagram, PieceType.NAMES));
    turn.attackedKings()
        .forEach(king -> sentences.add("The king on %s is in check.".formatted(king)));
    DealtCards cards = turn.cards();
    sentences.add(
        cards.line().size() == 0
            ? "The line is empty."
            : "Line: %s.".formatted(line(cards.line())));
    if (turn.result().isEmpty()) {
      CardLinks links = new CooperativeExplanation(turn).cardLinks();
      captures("Now", links, Strength.THICK).ifPresent(sentences::add);
      captures("Next turn", links, Strength.WAITING).ifPresent(sentences::add);
    }
    cards
        .hands()
        .forEach((seat, hand) -> sentences.add(hand(seat.title(), hand, open || viewer.is(seat))));
    sentences.add("Pile: %s.".formatted(Phrase.counted(cards.pile().size(), "card")));
    if (open && !cards.pile().isEmpty()) {
      sentences.add("Cards in the pile: %s.".formatted(CARDS.counted(cards.pile())));
    }
    if (!cards.discards().isEmpty()) {
      sentences.add("Discards: %s.".formatted(CARDS.counted(cards.discards())));
    }
    sentences.add("%s captured so far.".formatted(pieces(turn.score())));
    if (!turn.trail().isEmpty()) {
      sentences.add(
          (turn.trail().size() == 1 ? "Last move: %s." : "Last moves: %s.").formatted(moves()));
    }
    return String.join(" ", sentences);
  }

  /** The cards with their numbers: {@code (1) white pawn, (2) white king, (3) black rook}. */
  private static String line(CardLine line) {
    return IntStream.rangeClosed(1, line.size())
        .mapToObj(position -> "(%s) ".formatted(position) + PieceType.coloured(line.at(position)))
        .collect(Collectors.joining(", "));
  }

  /** Which cards' pieces can capture which, as the arrows from card to card show it. */
  private static Optional<String> captures(String when, CardLinks links, Strength shown) {
    Map<Integer, List<Integer>> captured = new TreeMap<>();
    for (int position = 1; position < links.line().size(); position++) {
      int first = position;
      links
          .kind(position)
          .filter(kind -> kind.strength() == shown)
          .map(kind -> kind.captor() == Captor.FIRST)
          .map(forward -> forward ? List.of(first, first + 1) : List.of(first + 1, first))
          .ifPresent(
              cards ->
                  captured
                      .computeIfAbsent(cards.get(0), captor -> new ArrayList<>())
                      .add(cards.get(1)));
    }
    List<String> captures = new ArrayList<>();
    captured.forEach(
        (captor, cards) -> captures.add("%s can capture %s".formatted(captor, Phrase.list(cards))));
    return captures.isEmpty()
        ? Optional.empty()
        : Optional.of("%s card %s.".formatted(when, Phrase.list(captures)));
  }

  /** How many pieces were captured, at the beginning of a sentence. */
  static String pieces(CooperativeScore score) {
    return score.pieces() == 0 ? "No pieces" : Phrase.counted(score.pieces(), "piece");
  }

  private static String hand(String whose, List<String> hand, boolean shown) {
    return "%s's hand: %s."
        .formatted(
            whose,
            shown && !hand.isEmpty() ? CARDS.inOrder(hand) : Phrase.counted(hand.size(), "card"));
  }

  /** Cards one by one: {@code white knight, black pawn}. */
  static String cards(Collection<String> cards) {
    return CARDS.inOrder(cards);
  }

  private String moves() {
    return Phrase.row(
        turn.trail().stream().map(TrailMove::move).map(m -> m.from() + " to " + m.to()).toList());
  }

  /** The kinds of pieces that are gone: {@code all queens and knights}; empty if none are. */
  static Optional<String> gone(CooperativeScore score) {
    List<String> kinds =
        score.gone().stream().map(type -> PieceType.NAMES.plural(type.letter())).toList();
    return kinds.isEmpty() ? Optional.empty() : Optional.of("all " + Phrase.list(kinds));
  }
}
