package rookery.engine.games.neighbour;

import java.util.ArrayList;
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
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/** All that the player can do. */
sealed interface NeighbourAction extends SituationAction<NeighbourSituation> {
  /** Turning up the next two cards to add a piece. */
  record Add(NeighbourSituation situation) implements NeighbourAction {
    /** What the menu asks while pieces are added. */
    static final String QUESTION = "Add a piece?";

    private static final String UNTIL_JOINED = "Turn up cards until all could join";

    /** With more of them a telephone has no room for anything else. */
    private static final int MOST_CARDS = 4;

    @Override
    public String text() {
      return "add";
    }

    @Override
    public List<Choice> path() {
      Choice add =
          situation.gathering().mustAdd()
              ? new Choice(QUESTION, text(), UNTIL_JOINED).briefly("Add pieces")
              : new Choice(QUESTION, text(), "Turn up two cards and add a piece")
                  .briefly("Add a piece");
      return List.of(add);
    }

    @Override
    public Optional<String> countedAs() {
      return Optional.of("piece");
    }

    /** As {@link #untilChoice} does it in one press. */
    @Override
    public Optional<String> spoken() {
      NeighbourPosition now = situation.gathering();
      return Optional.of(
          now.mustAdd()
              ? "turn up cards until all could join"
              : now.mayStop()
                  ? "turn up two cards and add a piece"
                  : "turn up cards until there's something to choose");
    }

    /** Before enough pieces are on the board, and these might join, there is nothing to decide. */
    @Override
    public Optional<String> untilChoice() {
      NeighbourPosition now = situation.gathering();
      if (now.mustAdd()) {
        return Optional.of(UNTIL_JOINED);
      }
      return now.mayStop() ? Optional.empty() : Optional.of("Turn up cards until I have to choose");
    }

    @Override
    public Optional<Sentence> repeated(int times) {
      NeighbourPosition before = situation.gathering();
      int count = before.piles().turned() + times;
      return Optional.of(
          count <= before.minimum()
              ? Sentence.of(
                  "You've turned up %s of %s pieces: %s.", count, before.minimum(), sent(times))
              : before.mayStop()
                  ? Sentence.of("You turned up %s pieces.", times)
                  : Sentence.of("You've turned up %s pieces: fewer couldn't all join.", count));
    }

    /** What the next cards say, if they are few, and where they send their pieces. */
    private String sent(int times) {
      List<String> sent = new ArrayList<>();
      NeighbourPosition now = situation.gathering();
      for (int n = 0; n < times; n++) {
        NeighbourPosition then = now.withAdded();
        String card = then.piles().position().orElseThrow();
        sent.add(times > MOST_CARDS ? now.target(card).toString() : now.sent(card));
        now = then;
      }
      return (times > MOST_CARDS ? "sent to " : "") + Phrase.row(sent);
    }

    @Override
    public NeighbourSituation done(Seat by) {
      return situation.then(situation.gathering().withAdded(), Optional.empty());
    }

    @Override
    public ActionNews news(Seat by, NeighbourSituation after) {
      return ActionNews.revealing(
          () -> GameLogLine.by(by, new NeighbourView(after, false).turned()));
    }
  }

  /** Having enough pieces. */
  record Stop(NeighbourSituation situation) implements NeighbourAction {
    @Override
    public String text() {
      return "stop";
    }

    @Override
    public List<Choice> path() {
      Choice choice = new Choice(Add.QUESTION, text(), "Stop adding pieces and start moving");
      return List.of(choice.briefly("Start moving"));
    }

    @Override
    public Optional<String> countedAs() {
      return Optional.empty();
    }

    @Override
    public Optional<String> spoken() {
      return Optional.of("stop adding pieces and start moving");
    }

    @Override
    public Optional<String> asks() {
      return warning().map(lost -> "Stop anyway");
    }

    @Override
    public boolean isRisky() {
      return new NeighbourMoves(situation.gathering().board()).neverMoving().isPresent();
    }

    @Override
    public Optional<Sentence> warning() {
      return situation.warning(situation.gathering().stopped());
    }

    @Override
    public NeighbourSituation done(Seat by) {
      return situation.then(situation.gathering().stopped(), Optional.empty());
    }

    @Override
    public ActionNews news(Seat by, NeighbourSituation after) {
      return after.told(() -> GameLogLine.by(by, Sentence.of("%s stopped adding pieces.", by)));
    }
  }

  /** Putting a piece near its square, which was taken. */
  record Place(NeighbourSituation situation, Square square) implements NeighbourAction {
    @Override
    public String text() {
      return "place " + square;
    }

    @Override
    public List<Choice> path() {
      return List.of(Choice.target("Where does the %s go?".formatted(piece()), square));
    }

    /** Its piece was counted when its card was turned up. */
    @Override
    public Optional<String> countedAs() {
      return Optional.empty();
    }

    @Override
    public Optional<String> spoken() {
      return Optional.of("put the %s on %s".formatted(piece(), square));
    }

    NeighbourPosition placed() {
      return situation.gathering().withPlaced(square);
    }

    private String piece() {
      return PieceType.coloured(situation.gathering().held());
    }

    @Override
    public List<String> names() {
      return List.of(square.toString());
    }

    @Override
    public NeighbourSituation done(Seat by) {
      return situation.then(placed(), Optional.empty());
    }

    @Override
    public ActionNews news(Seat by, NeighbourSituation after) {
      return after.told(
          () -> GameLogLine.by(by, Sentence.of("%s put the %s on %s.", by, piece(), square)));
    }
  }

  /** Spending a card so that a piece moves like a neighbour. */
  record Move(NeighbourSituation situation, Square from, Square to) implements NeighbourAction {
    @Override
    public String text() {
      return from.toString() + to;
    }

    @Override
    public List<Choice> path() {
      char piece = board().at(from);
      String label =
          "%s %s %s".formatted(Colour.of(piece).title(), PieceType.of(piece).word(), from);
      return List.of(
          new Choice("Which piece do you move?", from.toString(), label),
          Choice.target(whereTo(), to, "%s, like a %s", to, moved().kinds()));
    }

    /** With all that its neighbours let it do. */
    private String whereTo() {
      List<String> kinds =
          new NeighbourMoves(board())
              .kinds(board().geometry().number(from)).stream().map(PieceType::word).toList();
      return "It moves like a %s. %s".formatted(Phrase.either(kinds), Choice.WHERE_TO);
    }

    @Override
    public Optional<String> spoken() {
      return Optional.of(moved().spoken());
    }

    @Override
    public List<Mark> marks() {
      List<Mark> marks = new ArrayList<>(moved().rings());
      marks.add(Mark.arrow(from, to, "blue"));
      return marks;
    }

    @Override
    public Optional<String> asks() {
      return warning().map(lost -> "Move anyway");
    }

    @Override
    public Optional<Sentence> warning() {
      return situation.warning(situation.gathering().withMoved(from, to));
    }

    @Override
    public NeighbourSituation done(Seat by) {
      return situation.then(situation.gathering().withMoved(from, to), Optional.of(moved()));
    }

    private NeighbourMove moved() {
      return new NeighbourMove(board(), from, to);
    }

    private Board board() {
      return situation.gathering().board();
    }

    @Override
    public ActionNews news(Seat by, NeighbourSituation after) {
      return after.told(() -> GameLogLine.by(by, moved().sentence()));
    }
  }
}
