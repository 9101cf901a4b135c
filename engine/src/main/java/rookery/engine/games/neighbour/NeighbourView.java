package rookery.engine.games.neighbour;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import rookery.engine.Result;
import rookery.engine.board.Board;
import rookery.engine.board.PieceGroups;
import rookery.engine.cards.CardWords;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.PieceInventory;
import rookery.engine.play.GroupJoinCheck;
import rookery.engine.play.ViewContent;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * A situation in facts, words and picture.
 *
 * @param open whether all cards are shown, as at the end
 */
record NeighbourView(
    NeighbourSituation situation, NeighbourPosition gathering, NeighbourPiles piles, boolean open) {
  private static final Map<Character, String> SUITS =
      Map.of('H', "hearts", 'D', "diamonds", 'S', "spades", 'C', "clubs");

  NeighbourView(NeighbourSituation situation, boolean open) {
    this(situation, situation.gathering(), situation.gathering().piles(), open);
  }

  ViewContent telling() {
    Diagram diagram =
        new NeighbourPicture(gathering, situation.last(), situation.groups().get(), open).diagram();
    return new ViewContent(facts(), diagram, alt(), status());
  }

  /** The piles by their sizes alone, and which cards they share with those spent face down. */
  private SortedMap<String, Object> facts() {
    SortedMap<String, Object> facts = open ? situation.position() : closed();
    facts.put("unseen", piles.unseen());
    return facts;
  }

  private SortedMap<String, Object> closed() {
    return NeighbourSituation.position(
        gathering, piles.piecesLeft().size(), piles.positionsLeft().size());
  }

  private String alt() {
    String pieces = PieceInventory.of(Diagram.of(gathering.board()), PieceType.NAMES);
    String cards =
        "Left in the piles: %s and %s."
            .formatted(
                Phrase.counted(piles.piecesLeft().size(), "piece card"),
                Phrase.counted(piles.positionsLeft().size(), "square card"));
    List<String> parts = new ArrayList<>(List.of(pieces));
    parts.add(groups() + ".");
    parts.add(PieceGroups.words(gathering.joined()));
    parts.add(cards);
    parts.removeIf(String::isEmpty);
    if (piles.spent() > 0) {
      parts.add("Cards put aside face down: %s.".formatted(piles.spent()));
    }
    if (open) {
      parts.add(neverTurnedUp());
    }
    possible().ifPresent(parts::add);
    cards().or(this::last).map(Sentence::plain).ifPresent(parts::add);
    return String.join(" ", parts);
  }

  /** The squares for the piece turned up, or the pieces that can move. */
  private Optional<String> possible() {
    if (gathering.result().isPresent()) {
      return Optional.empty();
    }
    return switch (gathering.phase()) {
      case ADD -> gathering.mayStop() ? movers() : Optional.empty();
      case PLACE ->
          Optional.of(
              "Squares for the %s: %s."
                  .formatted(PieceType.coloured(gathering.held()), Phrase.row(gathering.ring())));
      case MOVE -> movers();
    };
  }

  private Optional<String> movers() {
    Board board = gathering.board();
    List<String> movers =
        new NeighbourMoves(board)
            .movers().stream()
                .map(at -> "%s %s".formatted(PieceType.of(board.at(at)).word(), at))
                .toList();
    return Optional.of(movers)
        .filter(some -> !some.isEmpty())
        .map(some -> "Pieces that can move: %s.".formatted(Phrase.row(some)));
  }

  /** In order, those spent first. */
  private String neverTurnedUp() {
    return "Piece cards still face down: %s. Square cards still face down: %s."
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
  private Optional<Sentence> last() {
    return situation
        .last()
        .map(NeighbourMove::sentence)
        .or(() -> piles.piece().map(card -> turned()));
  }

  /** Both cards of a piece that has no square yet: who sees the board reads them there. */
  private Optional<Sentence> cards() {
    return gathering.phase() == NeighbourPosition.Phase.PLACE
        ? Optional.of(
            Sentence.of(
                "%s turned up a %s and the %s, but the %s's square, %s, was occupied.",
                NeighbourGame.PLAYER,
                PieceType.coloured(gathering.held()),
                position(piles.position().orElseThrow()),
                PieceType.of(gathering.held()).word(),
                gathering.target()))
        : Optional.empty();
  }

  /** Which piece was turned up last, and where the cards send it. */
  Sentence turned() {
    String piece = PieceType.coloured(gathering.held());
    String word = PieceType.of(gathering.held()).word();
    String card = position(piles.position().orElseThrow());
    return gathering.phase() == NeighbourPosition.Phase.PLACE
        ? Sentence.of(
            "%s turned up a %s, but its square, %s, was occupied.",
            NeighbourGame.PLAYER, piece, gathering.target())
        : Sentence.of(
            "%s turned up the %s and the %s, and put the %s on %s.",
            NeighbourGame.PLAYER, piece, card, word, gathering.last().orElseThrow());
  }

  private Sentences status() {
    return situation.result().map(this::ended).orElseGet(this::standing);
  }

  private Sentences standing() {
    List<Sentence> sentences = new ArrayList<>();
    if (gathering.phase() == NeighbourPosition.Phase.PLACE) {
      sentences.add(turned());
    }
    // Before there are enough it's told at the start alone: a small phone has no line for it later.
    boolean isCounted = gathering.hasEnough() || gathering.pieces() == 0;
    if (gathering.phase() != NeighbourPosition.Phase.MOVE && isCounted) {
      sentences.add(pieces());
    }
    if (situation.isLost()) {
      sentences.add(GroupJoinCheck.LOST);
    }
    String left = Phrase.counted(piles.left(), "card") + (piles.left() == 1 ? " is" : " are");
    Sentence cards =
        gathering.groups() == 0
            ? Sentence.of("%s left.", left)
            : Sentence.of("The pieces form %s, and %s left.", groups(), left);
    Sentences open = groupsLeft();
    return new Sentences(sentences).then(open.isEmpty() ? Sentences.of(cards) : open);
  }

  /** What there is still to join, and what the cards count, once they are spent on moves alone. */
  Sentences groupsLeft() {
    boolean isOpen = gathering.phase() == NeighbourPosition.Phase.MOVE && !situation.isLost();
    return isOpen && gathering.result().isEmpty()
        ? Sentences.of(Sentence.of("%s, %s.", groups(), Phrase.counted(piles.left(), "card")))
        : Sentences.NONE;
  }

  private String groups() {
    return Phrase.counted(gathering.groups(), "group");
  }

  /** How many stand on the board, and what is needed or possible with so many. */
  private Sentence pieces() {
    int count = gathering.pieces();
    String pieces = Phrase.counted(count, "piece");
    if (!gathering.hasEnough()) {
      return Sentence.of("You have %s and need %s.", pieces, gathering.minimum());
    }
    String there = "%s %s on the board".formatted(pieces, count == 1 ? "is" : "are");
    if (!gathering.mayStop()) {
      return Sentence.of("%s.", there);
    }
    return movable();
  }

  /** How many pieces could move, and of which colour none. */
  Sentence movable() {
    NeighbourMoves moves = new NeighbourMoves(gathering.board());
    int count = gathering.pieces();
    int movable = moves.movers().size();
    if (movable == 0) {
      return Sentence.of("None of the %s pieces can move.", count);
    }
    if (movable == count) {
      return Sentence.of("All %s pieces can move.", count);
    }
    return moves
        .frozen()
        .map(
            colour ->
                Sentence.of("%s of %s can move, but no %s one.", movable, count, colour.word()))
        .orElseGet(() -> Sentence.of("%s of %s pieces can move.", movable, count));
  }

  private Sentences ended(Result result) {
    return switch (result.reason()) {
      case NeighbourPosition.CONNECTED ->
          Sentences.of(
                  "All pieces form one group, with %s left.", Phrase.counted(piles.left(), "card"))
              .then(Sentences.of(mostPossible()));
      case NeighbourPosition.OUT_OF_CARDS ->
          Sentences.of("You've used all the cards, and the pieces still form %s.", groups());
      default -> Sentences.of("No piece can move, and the pieces still form %s.", groups());
    };
  }

  /** Why nobody can score more than a result is counted out of. */
  private Sentence mostPossible() {
    int all = piles.pieces().size() + piles.positions().size();
    int needed = 2 * gathering.minimum();
    return Sentence.of(
        "The first %s pieces take %s of the %s cards, so %s is the most you can keep.",
        gathering.minimum(), needed, all, all - needed);
  }
}
