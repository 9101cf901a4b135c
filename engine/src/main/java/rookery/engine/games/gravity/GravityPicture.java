package rookery.engine.games.gravity;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.cards.CardPlace;
import rookery.engine.cards.FaceUpCardRows;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Margins;
import rookery.engine.diagram.Mark;
import rookery.engine.games.gravity.well.GravityBoard;

/**
 * The well with stacked pieces as part of the ground and the pieces that have gone lit up. Beneath
 * it the deck that is being flipped, what is left of both, and the score; at the end both decks in
 * order, if anything is left of them.
 *
 * @param open whether it is the end
 */
record GravityPicture(GravityTurn turn, LastGravityTurn trail, GravityPoints points, boolean open) {
  private static final Margins MARGINS = new Margins(0, 0, 0, 3.05);
  private static final double SCALE = 0.55;

  /** Where the cards and the table begin, below the heading of the table. */
  private static final double TOP = 9.1;

  private static final double DECK_X = 0.1;
  private static final CardPlace FLIPPED = new CardPlace(2.1, TOP, SCALE);
  private static final String KINDS = "KQRBNP";
  private static final double TABLE_X = 4;
  private static final double TABLE_SCALE = 0.85;
  private static final double SCORE_RANK = -2.52;
  private static final Mark HEADING = new Mark.Text("still to come", 6.55, -0.35);
  private static final double SCORE_FILE = 5.37;
  private static final double SCORE_STEP = 2.24;

  /** Where nothing has still to come, the score is all there is beneath. */
  private static final Margins MARGINS_AT_END = new Margins(0, 0, 0, 1.05);

  private static final double SCORE_RANK_AT_END = -0.35;
  private static final double SCORE_FILE_AT_END = 3;
  private static final double SCORE_STEP_AT_END = 3;

  /** Below the letters of the files the card, and beside it two lines of words. */
  private static final Margins MARGINS_BELOW = new Margins(0, 0, 0, 1.55);

  private static final double CARD_X = 0.15;
  private static final double CARD_Y = 8.4;
  private static final double CARD_SCALE = 0.36;
  private static final double FIRST_LINE = -0.25;
  private static final double SECOND_LINE = -0.75;
  private static final double WORDS_BELOW = 3.55;
  private static final double TURN_BELOW = 7.1;
  private static final double SCORE_FILE_BELOW = 2.6;
  private static final double SCORE_STEP_BELOW = 2.6;

  /** Where the decks lie open, from the top of the picture and from one card to the next. */
  private static final double OPEN_TOP = 8.75;

  private static final double OPEN_STEP = 0.64;

  Diagram diagram() {
    Diagram well = Diagram.of(turn.well().board());
    if (open && !turn.decks().isSpent()) {
      return well.with(FaceUpCardRows.MARGINS).with(opened()).with(onBoard());
    }
    List<Mark> marks = new ArrayList<>();
    turn.flipped().ifPresent(piece -> addCards(marks, piece));
    if (!turn.decks().isSpent()) {
      marks.add(table());
      marks.add(HEADING);
    }
    boolean isBare = marks.isEmpty();
    marks.addAll(
        isBare ? scoreAtEnd(SCORE_RANK_AT_END) : score(SCORE_FILE, SCORE_STEP, SCORE_RANK));
    marks.addAll(onBoard());
    return well.with(isBare ? MARGINS_AT_END : MARGINS).with(marks);
  }

  /** The same while a piece or its square is chosen: what is to be added, and how it stands. */
  Diagram choosing() {
    List<Mark> marks = new ArrayList<>(score(SCORE_FILE_BELOW, SCORE_STEP_BELOW, SECOND_LINE));
    String number = "round %s/%s".formatted(turn.round(), GravityTurn.ROUNDS);
    marks.add(new Mark.Text(number, TURN_BELOW, FIRST_LINE));
    turn.flipped()
        .ifPresent(
            piece -> {
              marks.add(new BesideBoard.Card(piece.toString(), CARD_X, CARD_Y, CARD_SCALE));
              // The card shows the colour, for which there is no room.
              String kind = PieceType.of(piece).word();
              String words = (turn.hasMove() ? "then add: " : "add: ") + kind;
              marks.add(new Mark.Text(words, WORDS_BELOW, FIRST_LINE));
            });
    marks.addAll(onBoard());
    return Diagram.of(turn.well().board()).with(MARGINS_BELOW).with(marks);
  }

  private List<Mark> opened() {
    List<Mark> marks = new ArrayList<>(scoreAtEnd(FaceUpCardRows.WORDS_RANK));
    List<List<String>> decks =
        Stream.of(Colour.values()).map(side -> turn.decks().left(side)).toList();
    marks.addAll(FaceUpCardRows.from(OPEN_TOP, OPEN_STEP, decks));
    return marks;
  }

  private List<Mark> scoreAtEnd(double rank) {
    return score(SCORE_FILE_AT_END, SCORE_STEP_AT_END, rank);
  }

  private List<Mark> score(double file, double step, double rank) {
    List<Mark> marks = new ArrayList<>();
    for (Colour side : Colour.values()) {
      String words = "%s %s".formatted(side.title(), points.of(side));
      marks.add(new Mark.Text(words, file + side.ordinal() * step, rank));
    }
    return marks;
  }

  private void addCards(List<Mark> marks, char piece) {
    if (!turn.decks().left(Colour.of(piece)).isEmpty()) {
      marks.add(new BesideBoard.Card(BesideBoard.Card.BACK, DECK_X, TOP, SCALE));
    }
    marks.addAll(FLIPPED.faceUp(Character.toString(piece), "to add"));
  }

  /** How many pieces of each kind have still to come; the flipped card is not counted. */
  private Mark table() {
    List<String> heads = new ArrayList<>(List.of("."));
    KINDS.chars().forEach(kind -> heads.add(Character.toString(kind)));
    return new BesideBoard.Grid(
        List.of(heads, row(Colour.WHITE), row(Colour.BLACK)), TABLE_X, TOP, TABLE_SCALE);
  }

  /** What stands for a side where there is no room for its name. */
  private static String disc(Colour side) {
    return side == Colour.WHITE ? "\u25cb" : "\u25cf";
  }

  private List<String> row(Colour colour) {
    List<String> left = turn.decks().left(colour);
    List<String> row = new ArrayList<>(List.of(disc(colour)));
    for (char kind : KINDS.toCharArray()) {
      int count = Collections.frequency(left, Character.toString(colour.cased(kind)));
      row.add(count == 0 ? "." : Integer.toString(count));
    }
    return row;
  }

  private List<Mark> onBoard() {
    List<Mark> marks = new ArrayList<>();
    marks.add(Mark.stacked(GravityBoard.BOARD.alongRanks(turn.well().stacked())));
    boolean present = trail.turn() == turn.number() || turn.isOver();
    marks.add(
        Mark.last(present ? GravityBoard.BOARD.alongRanks(turn.moved()) : trail.added().toList()));
    marks.addAll(trail.arrows(turn.well()));
    return marks;
  }
}
