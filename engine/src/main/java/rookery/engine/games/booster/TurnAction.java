package rookery.engine.games.booster;

import java.util.List;
import java.util.Optional;
import rookery.engine.ActionText;
import rookery.engine.News;
import rookery.engine.Note;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.San;
import rookery.engine.diagram.Mark;
import rookery.engine.games.booster.part.AddCard;
import rookery.engine.games.booster.part.TurnPart;
import rookery.engine.play.SceneAction;
import rookery.engine.text.Phrase;

/** One part of a turn, as it can be done at a table. */
record TurnAction(BoosterTable table, TurnPart part)
    implements SceneAction<BoosterPhase>, ActionText.StandIn {
  @Override
  public TurnPart original() {
    return part;
  }

  /** The moves of step 1 have those of SAN. */
  @Override
  public List<String> names() {
    return part.orthodox()
        .map(move -> San.forms(table.position().orthodox(), move))
        .orElse(List.of());
  }

  /** A boost names only where it goes, so its arrow is drawn here. */
  @Override
  public List<Mark> marks() {
    List<Square> way = part.touched();
    return way.size() < 2 ? List.of() : List.of(Mark.arrow(way.get(0), way.get(1), "blue"));
  }

  @Override
  public BoosterPhase done(Seat by) {
    return part.endsTurn() ? table.ended(part) : new BoosterTurn.GoingOn(table.after(part));
  }

  @Override
  public Optional<Note> noted(Seat by, BoosterPhase after) {
    return part instanceof TurnPart.End ? Optional.empty() : Optional.of(new Note(by, text()));
  }

  @Override
  public News news(Seat by, BoosterPhase after) {
    return new Report(table, part);
  }

  /** What is told about one part of a turn, the same to everybody. */
  private record Report(BoosterTable table, TurnPart part) implements News {
    @Override
    public Optional<String> line(Viewer viewer) {
      Colour side = table.turn();
      String line = "%s: %s".formatted(side.title(), part.words());
      return Optional.of(part.endsTurn() ? line + drawing(side) : line);
    }

    private String drawing(Colour side) {
      int coming = table.coming(part);
      if (coming == 0) {
        return "";
      }
      String shuffled = table.reshuffles(part) ? ", with the discards shuffled as a new pile" : "";
      return " %s draws %s%s.".formatted(side.title(), Phrase.counted(coming, "card"), shuffled);
    }

    /** Cards are shown by being played, and to whoever draws them. */
    @Override
    public boolean reveals() {
      return part instanceof AddCard || part.endsTurn() && table.coming(part) > 0;
    }
  }
}
