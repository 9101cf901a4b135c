package rookery.bot.post.table.turn;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import rookery.bot.post.choice.ChoiceDiagram;
import rookery.bot.post.choice.ChoicePath;
import rookery.bot.post.table.Warnings;
import rookery.bot.post.table.step.MenuPage;
import rookery.bot.post.table.step.PieceKindMenu;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.View;
import rookery.engine.board.Square;
import rookery.engine.diagram.Diagram;
import rookery.engine.explanation.Explanation;

/**
 * The picture of a menu: the board, and on it what can be chosen and what the player is warned of.
 */
record MenuBoard(Table table, View view, Warnings warnings, ChoicePath walk, MenuPage page) {
  /** With more rows of buttons, a telephone's screen has room for the board alone. */
  private static final int FEW_ROWS = 4;

  /** How high what lies below the board may be beside buttons for squares, in squares. */
  private static final double LOW = 3;

  /** The picture above so many rows of buttons. */
  Diagram above(int rows) {
    return risky(choices(rows <= FEW_ROWS).drawn());
  }

  /** The picture below many words: while squares are chosen, the board alone. */
  Diagram low() {
    return risky(choices(false).drawn());
  }

  private Diagram risky(Diagram drawn) {
    return beside().map(danger -> danger.on(drawn)).orElse(drawn);
  }

  /** The pieces apart from the one it moves that the chosen action leaves or brings in danger. */
  Optional<Explanation> beside() {
    return walk.action()
        .filter(action -> warnings.marksSquares())
        .flatMap(
            action -> table.running().dangerBeside(view.viewer().seat().orElseThrow(), action));
  }

  /** The squares to choose from where the piece that goes there could be captured next. */
  List<Square> exposed() {
    return choices(true).exposed();
  }

  private ChoiceDiagram choices(boolean isHigh) {
    return new ChoiceDiagram(
        board(), choosing(isHigh), walk.values(), shown(), warnings.marksSquares());
  }

  /** The actions that are still possible; of one kind of pieces where only those are shown. */
  private List<Action> shown() {
    List<Action> possible = walk.possible();
    if (page.kind().isEmpty() || !walk.values().isEmpty()) {
      return possible;
    }
    PieceKindMenu kinds = new PieceKindMenu(table.game().pieceNames(), view.diagram(), walk.next());
    Set<String> pieces =
        kinds.of(page.kind().get()).stream().map(Choice::value).collect(Collectors.toSet());
    return possible.stream().filter(one -> pieces.contains(one.path().get(0).value())).toList();
  }

  /** The picture while squares are chosen: with all that lies below the board if that is little. */
  private Diagram choosing(boolean isHigh) {
    Optional<Diagram> own = table.running().choosing(view.viewer().seat().orElseThrow());
    if (own.isPresent()) {
      return warned(own.get());
    }
    boolean roomy = isHigh && view.diagram().margins().bottom() <= LOW;
    return roomy ? board() : board().boardAlone();
  }

  private Diagram board() {
    return warned(view.diagram());
  }

  /** At the first step with threat and plan drawn, in place of a capture that has been seen. */
  private Diagram warned(Diagram drawn) {
    return walk.back().isPresent() ? drawn : warnings.alone(drawn);
  }
}
