package rookery.engine.games.gravity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.board.SquareSet;
import rookery.engine.cards.CardWords;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.PieceInventory;
import rookery.engine.play.ViewContent;
import rookery.engine.text.CountBySide;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * A situation in facts, words and picture.
 *
 * @param open whether the order of the decks is told, as at the end
 */
record GravityView(
    GravitySituation situation, GravityTurn turn, GravityPoints points, boolean open) {
  private static final int MOST_STUCK = 3;
  private static final CardWords CARDS = new CardWords(PieceType.NAMES);

  GravityView(GravitySituation situation, boolean open) {
    this(situation, situation.turn(), situation.points(), open);
  }

  ViewContent telling() {
    Diagram diagram = new GravityPicture(turn, situation.trail(), points, open).diagram();
    return new ViewContent(facts(), diagram, alt(), status());
  }

  /** The decks by their sizes alone, and what is in them without its order (GR-7). */
  private SortedMap<String, Object> facts() {
    SortedMap<String, Integer> sizes =
        new TreeMap<>(Colour.each(colour -> turn.decks().left(colour).size()));
    SortedMap<String, Object> facts =
        open ? situation.position() : GravitySituation.position(turn, sizes);
    facts.put("unseen", turn.decks().contents());
    return facts;
  }

  private String alt() {
    List<String> parts = new ArrayList<>();
    parts.add(PieceInventory.of(Diagram.of(turn.well().board()), PieceType.NAMES));
    parts.add("Stacked pieces: %s.".formatted(listed(turn.well().stacked())));
    if (turn.moved() != 0) {
      parts.add("Moved this turn: %s.".formatted(listed(turn.moved())));
    }
    if (turn.hasMove()) {
      parts.add("Still to move: %s.".formatted(listed(turn.going())));
      if (turn.stuck() != 0) {
        parts.add("Can't move yet: %s.".formatted(listed(turn.stuck())));
      }
    } else if (turn.flipped().isPresent()) {
      parts.add("Free in the top row: %s.".formatted(listed(turn.well().openings())));
    }
    turn.flipped().ifPresent(piece -> parts.add(card(piece)));
    if (!turn.decks().isSpent()) {
      parts.add(open ? inOrder() : "Still to come, shuffled: %s.".formatted(cards()));
    }
    parts.add("Score: %s.".formatted(score()));
    if (!situation.trail().steps().isEmpty()) {
      parts.add(situation.trail().words());
    }
    return String.join(" ", parts);
  }

  private String inOrder() {
    return "White pieces to come, in order: %s. Black pieces to come, in order: %s."
        .formatted(inOrder(Colour.WHITE), inOrder(Colour.BLACK));
  }

  private String inOrder(Colour colour) {
    List<String> cards = turn.decks().left(colour);
    List<String> kinds = cards.stream().map(card -> PieceType.of(card.charAt(0)).word()).toList();
    return kinds.isEmpty() ? "none" : Phrase.row(kinds);
  }

  /** The contents of both decks. */
  private String cards() {
    return CARDS.counted(turn.decks().contents().values().stream().flatMap(List::stream).toList());
  }

  private String card(char piece) {
    return "Card: %s. %s must add it.".formatted(PieceType.coloured(piece), turn.colour().title());
  }

  private static String listed(long squares) {
    return squares == 0 ? "none" : String.join(", ", GravitySituation.named(squares));
  }

  private Sentences status() {
    List<Sentence> sentences = new ArrayList<>();
    situation
        .result()
        .ifPresentOrElse(result -> sentences.addAll(ended(result)), () -> addStanding(sentences));
    if (!turn.out().isEmpty()) {
      List<String> pieces =
          turn.out().stream().map(piece -> "the " + PieceType.coloured(piece.charAt(0))).toList();
      sentences.add(
          Sentence.of(
              "The top row was full, so %s %s out of the game.",
              pieces, pieces.size() == 1 ? "is" : "are"));
    }
    return new Sentences(sentences);
  }

  private void addStanding(List<Sentence> sentences) {
    Seat actor = situation.actor();
    sentences.add(
        turn.hasMove()
            ? Sentence.of(SentenceRole.TURN, "It's %s's turn.", actor)
            : Sentence.of(SentenceRole.TURN, "%s must add the %s.", actor, turn.toAdd()));
    Object heading =
        turn.flipped().isPresent()
            ? Sentence.of("Round %s of %s, score", turn.round(), GravityTurn.ROUNDS)
            : Sentence.of("Score before the final turn");
    int white = points.of(Colour.WHITE);
    int black = points.of(Colour.BLACK);
    sentences.add(
        Sentence.of(
            SentenceRole.POINTS,
            "%s: %s %s, %s %s.",
            heading,
            TwoColourSeats.WHITE,
            white,
            TwoColourSeats.BLACK,
            black));
    if (turn.hasMove()) {
      addLeft(sentences, actor);
    }
  }

  /** Those that everybody should know by name, as few words as that takes. */
  private void addLeft(List<Sentence> sentences, Seat actor) {
    long left = turn.going() & ~turn.blocked();
    int size = SquareSet.size(left);
    String count = Phrase.counted(size, "piece");
    sentences.add(
        size > 1
            ? Sentence.of("%s still has %s to move.", actor, count)
            : Sentence.of("%s still has %s to move: %s.", actor, count, turn.named(left)));
    if (turn.stuck() != 0 && SquareSet.size(turn.stuck()) <= MOST_STUCK) {
      sentences.add(
          Sentence.of(
              "%s can't move now.", Phrase.capitalised(Phrase.list(turn.named(turn.stuck())))));
    }
  }

  private String score() {
    return "White %s, Black %s".formatted(points.of(Colour.WHITE), points.of(Colour.BLACK));
  }

  private Sentence captures() {
    return Sentence.of(
        "Captures earned %s %s and %s %s; the rest came from stacked pieces.",
        TwoColourSeats.WHITE,
        Phrase.counted(turn.captures().of(Colour.WHITE), "point"),
        TwoColourSeats.BLACK,
        turn.captures().of(Colour.BLACK));
  }

  private List<Sentence> ended(Result result) {
    int white = points.of(Colour.WHITE);
    int black = points.of(Colour.BLACK);
    Sentence both = Sentence.of("Both scored %s.", Phrase.counted(white, "point"));
    Optional<Colour> winner = GravityPoints.winner(result);
    if (winner.isEmpty()) {
      return List.of(
          both,
          Sentence.of("It's a draw: both have the same number of stacked pieces on every row."));
    }
    Seat won = TwoColourSeats.seat(winner.get());
    if (result.reason().equals(GravityPoints.POINTS)) {
      String most = Phrase.counted(Math.max(white, black), "point");
      Sentence told = Sentence.of("%s won by %s to %s.", won, most, Math.min(white, black));
      return turn.captures().equals(CountBySide.NONE) ? List.of(told) : List.of(told, captures());
    }
    int row = points.decidingRow().orElseThrow();
    return List.of(
        both,
        Sentence.of(
            "Row %s decided it: %s won with %s to %s.",
            row,
            won,
            Phrase.counted(points.on(row, winner.get()), "stacked piece"),
            points.on(row, winner.get().opposite())));
  }
}
