package rookery.engine.games.neighbour;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import rookery.engine.Result;
import rookery.engine.board.Groups;
import rookery.engine.cards.CardWords;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.PieceInventory;
import rookery.engine.play.ViewContent;
import rookery.engine.text.Phrase;

/**
 * A scene in facts, words and picture.
 *
 * @param open whether all cards are shown, as at the end
 */
record NeighbourView(
    NeighbourScene scene, NeighbourPosition gathering, NeighbourPiles piles, boolean open) {
  private static final Map<Character, String> SUITS =
      Map.of('H', "hearts", 'D', "diamonds", 'S', "spades", 'C', "clubs");

  NeighbourView(NeighbourScene scene, boolean open) {
    this(scene, scene.gathering(), scene.gathering().piles(), open);
  }

  ViewContent telling() {
    Diagram diagram = new NeighbourPicture(gathering, scene.last(), open).diagram();
    return new ViewContent(facts(), diagram, alt(), status());
  }

  /** The piles by their sizes alone, and which cards they share with those spent face down. */
  private SortedMap<String, Object> facts() {
    SortedMap<String, Object> facts = open ? scene.position() : closed();
    facts.put("unseen", piles.unseen());
    return facts;
  }

  private SortedMap<String, Object> closed() {
    return NeighbourScene.position(
        gathering, piles.piecesLeft().size(), piles.positionsLeft().size());
  }

  private String alt() {
    String pieces = PieceInventory.of(Diagram.of(gathering.board()), PieceType.NAMES);
    String cards =
        "Left in the piles: %s of pieces, %s of positions."
            .formatted(
                Phrase.counted(piles.piecesLeft().size(), "card"), piles.positionsLeft().size());
    List<String> parts = new ArrayList<>(List.of(pieces));
    parts.add(Phrase.counted(gathering.groups(), "group") + ".");
    parts.add(Groups.words(gathering.joined()));
    parts.add(cards);
    parts.removeIf(String::isEmpty);
    if (piles.spent() > 0) {
      parts.add("Spent face down: %s.".formatted(piles.spent()));
    }
    if (open) {
      parts.add(neverTurnedUp());
    }
    last().ifPresent(parts::add);
    return String.join(" ", parts);
  }

  /** In order, those spent first. */
  private String neverTurnedUp() {
    return "Never turned up, pieces: %s; positions: %s."
        .formatted(
            new CardWords(PieceType.NAMES).inOrder(piles.unseenPieces()),
            positions(piles.unseenPositions()));
  }

  private static String positions(List<String> cards) {
    return cards.isEmpty()
        ? "none"
        : Phrase.row(cards.stream().map(NeighbourView::position).toList());
  }

  private static String position(String card) {
    return "%s of %s".formatted(card.charAt(0), SUITS.get(card.charAt(1)));
  }

  /** The move made last, or the cards turned up last. */
  private Optional<String> last() {
    return scene.last().map(NeighbourMove::sentence).or(() -> piles.piece().map(card -> turned()));
  }

  /** Which cards were turned up last, and where they send their piece. */
  String turned() {
    String cards = "%s and %s".formatted(PieceType.coloured(gathering.held()), positionCard());
    return gathering.phase() == NeighbourPosition.Phase.PLACE
        ? "Turned up: %s, but %s is taken.".formatted(cards, gathering.target())
        : "Turned up: %s. It stands on %s.".formatted(cards, gathering.last().orElseThrow());
  }

  private String positionCard() {
    return position(piles.position().orElseThrow());
  }

  private String status() {
    return scene.result().map(this::ended).orElseGet(this::standing);
  }

  private String standing() {
    List<String> sentences = new ArrayList<>();
    if (scene.last().isEmpty()) {
      last().ifPresent(sentences::add);
    }
    if (gathering.phase() != NeighbourPosition.Phase.MOVE) {
      String wanted = gathering.hasEnough() ? "" : " of at least " + gathering.minimum();
      String are = gathering.pieces() == 1 ? "is" : "are";
      sentences.add("%s%s pieces %s on the board.".formatted(gathering.pieces(), wanted, are));
    }
    sentences.add(
        "%s left, %s."
            .formatted(
                Phrase.counted(piles.left(), "card"), Phrase.counted(gathering.groups(), "group")));
    return String.join(" ", sentences);
  }

  private String ended(Result result) {
    String groups = Phrase.counted(gathering.groups(), "group");
    return switch (result.reason()) {
      case NeighbourPosition.CONNECTED ->
          "All pieces stand in one group, with %s left."
              .formatted(Phrase.counted(piles.left(), "card"));
      case NeighbourPosition.OUT_OF_CARDS ->
          "All cards are spent, and there are still %s.".formatted(groups);
      default -> "No piece can move, and there are still %s.".formatted(groups);
    };
  }
}
