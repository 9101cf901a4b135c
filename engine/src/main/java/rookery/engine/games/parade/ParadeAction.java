package rookery.engine.games.parade;

import java.util.List;
import java.util.Optional;
import rookery.engine.ActionNews;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.play.SituationAction;
import rookery.engine.text.Sentence;

/** All that the player can do. */
sealed interface ParadeAction extends SituationAction<ParadeSituation> {
  /** What it is done in. */
  ParadeSituation situation();

  /**
   * One piece moving another.
   *
   * @param actor where the piece stands that gives the order
   * @param from where the piece stands that moves
   * @param to the empty square where it goes
   */
  record Order(ParadeSituation situation, Square actor, Square from, Square to)
      implements ParadeAction {
    @Override
    public String text() {
      return actor + ":" + from + to;
    }

    @Override
    public List<Choice> path() {
      return List.of(
          new Choice(ParadeSituation.FIRST_QUESTION, actor.toString(), label(actor)),
          new Choice("Which piece does it move?", from.toString(), label(from)),
          Choice.target(to));
    }

    private String label(Square square) {
      char letter = board().at(square);
      return Colour.of(letter).title() + " " + PieceType.of(letter).word() + " " + square;
    }

    /** Who gives it, in words. */
    String officer() {
      return PieceType.coloured(board().at(actor));
    }

    private Board board() {
      return situation.parade().board();
    }

    @Override
    public Optional<String> countedAs() {
      return Optional.of("order");
    }

    @Override
    public Optional<String> spoken() {
      return Optional.of(
          "let the %s on %s send the %s on %s to %s"
              .formatted(officer(), actor, PieceType.coloured(board().at(from)), from, to));
    }

    /** An order in a bow, the move it brings straight. */
    @Override
    public List<Mark> marks() {
      return List.of(Mark.bow(actor, from, "blue"), Mark.arrow(from, to, "blue"));
    }

    @Override
    public Optional<String> asks() {
      return warning().map(lost -> "Move anyway");
    }

    @Override
    public Optional<Sentence> warning() {
      return situation.parade().warning(situation.parade().withMoved(from, to));
    }

    /** The move without who orders it: {@code c1b2}. */
    @Override
    public List<String> names() {
      return List.of(from.toString() + to);
    }

    @Override
    public ParadeSituation done(Seat by) {
      return situation.then(
          situation.parade().withMoved(from, to),
          new ParadeEvent.Ordered(board().at(actor), actor, board().at(from), from, to));
    }

    @Override
    public ActionNews news(Seat by, ParadeSituation after) {
      return after.news();
    }
  }

  /** Showing the top card and placing its piece. */
  record Add(ParadeSituation situation) implements ParadeAction {
    static final String TEXT = "add";

    @Override
    public String text() {
      return TEXT;
    }

    @Override
    public List<Choice> path() {
      return List.of(new Choice(ParadeSituation.FIRST_QUESTION, text(), "Add a piece"));
    }

    @Override
    public Optional<String> countedAs() {
      return Optional.of("added piece");
    }

    @Override
    public Optional<String> spoken() {
      return Optional.of("add a piece");
    }

    @Override
    public Optional<String> asks() {
      return warning().map(lost -> "Add a piece");
    }

    @Override
    public Optional<Sentence> warning() {
      return situation.parade().warningOfAdding();
    }

    @Override
    public ParadeSituation done(Seat by) {
      ParadePosition parade = situation.parade();
      return situation.then(
          parade.withAdded(),
          new ParadeEvent.Added(parade.top(), parade.last(), parade.topPlace()));
    }

    @Override
    public ActionNews news(Seat by, ParadeSituation after) {
      return ActionNews.revealing(after::lastLine);
    }
  }
}
