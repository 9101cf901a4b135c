package rookery.engine.games.booster;

import java.util.Optional;
import rookery.engine.News;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.games.booster.part.Add;
import rookery.engine.games.booster.part.TurnPart;
import rookery.engine.text.Phrase;

/** What is told about one part of a turn, the same to everybody. */
record Report(Table table, TurnPart part) implements News {
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
    return part instanceof Add || part.endsTurn() && table.coming(part) > 0;
  }
}
