package rookery.engine.games.gravity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.Result;
import rookery.engine.board.Colour;
import rookery.engine.board.SquareSet;
import rookery.engine.cards.CardWords;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.PieceInventory;
import rookery.engine.play.ViewContent;
import rookery.engine.text.Phrase;

/**
 * A scene in facts, words and picture.
 *
 * @param open whether the order of the decks is told, as at the end
 */
record GravityView(GravityScene scene, GravityTurn turn, GravityPoints points, boolean open) {
  private static final CardWords CARDS = new CardWords(PieceType.NAMES);

  GravityView(GravityScene scene, boolean open) {
    this(scene, scene.turn(), scene.points(), open);
  }

  ViewContent telling() {
    Diagram diagram = new GravityPicture(turn, scene.trail(), points, open).diagram();
    return new ViewContent(facts(), diagram, alt(), status());
  }

  /** The decks by their sizes alone, and what is in them without its order (GR-7). */
  private SortedMap<String, Object> facts() {
    SortedMap<String, Integer> sizes =
        new TreeMap<>(Colour.each(colour -> turn.decks().left(colour).size()));
    SortedMap<String, Object> facts = open ? scene.position() : GravityScene.position(turn, sizes);
    facts.put("unseen", turn.decks().contents());
    return facts;
  }

  private String alt() {
    List<String> parts = new ArrayList<>();
    parts.add(PieceInventory.of(Diagram.of(turn.well().board()), PieceType.NAMES));
    parts.add("Stacked: %s.".formatted(listed(turn.well().stacked())));
    if (turn.moved() != 0) {
      parts.add("Have moved this turn: %s.".formatted(listed(turn.moved())));
    }
    if (turn.hasMove()) {
      parts.add("Still to move: %s.".formatted(listed(turn.going())));
    }
    turn.flipped().ifPresent(piece -> parts.add(card(piece)));
    if (!turn.decks().isSpent()) {
      parts.add(open ? inOrder() : "Still to come, in any order: %s.".formatted(cards()));
    }
    parts.add("Score: %s.".formatted(score()));
    if (!scene.trail().steps().isEmpty()) {
      parts.add("Last, " + scene.trail().words());
    }
    return String.join(" ", parts);
  }

  private String inOrder() {
    return "Still to come, in this order: %s; %s."
        .formatted(
            CARDS.inOrder(turn.decks().left(Colour.WHITE)),
            CARDS.inOrder(turn.decks().left(Colour.BLACK)));
  }

  /** The contents of both decks. */
  private String cards() {
    return CARDS.counted(turn.decks().contents().values().stream().flatMap(List::stream).toList());
  }

  private String card(char piece) {
    return "Card: %s, for %s to add.".formatted(PieceType.coloured(piece), turn.colour().title());
  }

  private static String listed(long squares) {
    return squares == 0 ? "none" : String.join(", ", GravityScene.named(squares));
  }

  private String status() {
    List<String> sentences = new ArrayList<>();
    scene.result().map(this::ended).ifPresentOrElse(sentences::add, () -> addStanding(sentences));
    if (!turn.out().isEmpty()) {
      List<String> pieces =
          turn.out().stream().map(piece -> PieceType.coloured(piece.charAt(0))).toList();
      sentences.add("Out of the game, as the top row was full: %s.".formatted(Phrase.list(pieces)));
    }
    return String.join(" ", sentences);
  }

  private void addStanding(List<String> sentences) {
    String side = turn.colour().title();
    sentences.add(
        turn.hasMove()
            ? "%s to move.".formatted(side)
            : "%s to add the %s.".formatted(side, turn.toAdd()));
    sentences.add("%s: %s%s.".formatted(number(), score(), toGo()));
  }

  private String toGo() {
    return turn.hasMove() ? ", %s to go".formatted(SquareSet.size(turn.going())) : "";
  }

  private String number() {
    return turn.flipped().isPresent()
        ? "Turn %s of %s".formatted(turn.number(), GravityTurn.LAST)
        : "The last turn";
  }

  private String score() {
    return "White %s, Black %s".formatted(points.of(Colour.WHITE), points.of(Colour.BLACK));
  }

  private String ended(Result result) {
    int white = points.of(Colour.WHITE);
    int black = points.of(Colour.BLACK);
    Optional<Colour> winner = GravityPoints.winner(result);
    if (winner.isEmpty()) {
      return "Draw: %s each, and as many stacked on every row."
          .formatted(Phrase.counted(white, "point"));
    }
    String name = winner.get().title();
    if (result.reason().equals(GravityPoints.POINTS)) {
      return "%s wins with %s to %s."
          .formatted(name, Phrase.counted(Math.max(white, black), "point"), Math.min(white, black));
    }
    int row = points.decidingRow().orElseThrow();
    return "%s each. %s wins on row %s, with %s stacked to %s."
        .formatted(
            Phrase.counted(white, "point"),
            name,
            row,
            points.on(row, winner.get()),
            points.on(row, winner.get().opposite()));
  }
}
