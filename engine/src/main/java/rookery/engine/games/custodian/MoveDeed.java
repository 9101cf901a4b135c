package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.Choice;
import rookery.engine.News;
import rookery.engine.Seat;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.games.custodian.capture.Taken;
import rookery.engine.play.Deed;

/** A move as something that can be done in a scene. */
record MoveDeed(CustodianScene scene, Move move) implements Deed<CustodianScene> {
  @Override
  public String text() {
    return move.text();
  }

  @Override
  public List<Choice> path() {
    return move.path();
  }

  @Override
  public List<String> names() {
    return move.names();
  }

  @Override
  public List<Square> captures() {
    return move.taken().stream().map(Taken::square).toList();
  }

  @Override
  public List<Mark> marks() {
    List<Mark> marks = new ArrayList<>(new Pairs(move).marks("blue"));
    marks.add(Mark.arrow(move.from(), move.to(), "blue"));
    return marks;
  }

  @Override
  public CustodianScene done(Seat by) {
    return scene.after(move);
  }

  @Override
  public News news(Seat by, CustodianScene after) {
    return News.toAll(() -> "%s: %s.".formatted(by.title(), move.words()));
  }
}
