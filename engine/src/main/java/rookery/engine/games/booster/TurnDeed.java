package rookery.engine.games.booster;

import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.News;
import rookery.engine.Note;
import rookery.engine.Seat;
import rookery.engine.board.Square;
import rookery.engine.chess.San;
import rookery.engine.diagram.Mark;
import rookery.engine.games.booster.part.Add;
import rookery.engine.games.booster.part.End;
import rookery.engine.games.booster.part.TurnPart;
import rookery.engine.play.Deed;

/** One part of a turn, as it can be done at a table. */
record TurnDeed(Table table, TurnPart part) implements Deed<Phase> {
  @Override
  public String text() {
    return part.text();
  }

  @Override
  public List<Choice> path() {
    return part.path();
  }

  /** The moves of step 1 have those of SAN. */
  @Override
  public List<String> names() {
    return part.orthodox()
        .map(move -> San.forms(table.position().orthodox(), move))
        .orElse(List.of());
  }

  @Override
  public List<Square> captures() {
    return part.captures();
  }

  /** A boost names only where it goes, so its arrow is drawn here. */
  @Override
  public List<Mark> marks() {
    List<Square> way = part.touched();
    return way.size() < 2 ? List.of() : List.of(Mark.arrow(way.get(0), way.get(1), "blue"));
  }

  /** BO-17: what is unambiguous in any case would depend on the hand. */
  @Override
  public boolean caseMatters() {
    return part instanceof Add;
  }

  @Override
  public Phase done(Seat by) {
    return part.endsTurn() ? table.ended(part) : new GoingOn(table.after(part));
  }

  @Override
  public Optional<Note> noted(Seat by, Phase after) {
    return part instanceof End ? Optional.empty() : Optional.of(new Note(by, text()));
  }

  @Override
  public News news(Seat by, Phase after) {
    return new Report(table, part);
  }
}
