package rookery.engine.games.booster;

import rookery.engine.Phrase;
import rookery.engine.board.Colour;

/** The line of the log about one part of a turn, the same for everybody. */
record Telling(Table table, Deed deed) {
  String sentence() {
    Colour side = table.turn();
    String line = "%s: %s".formatted(side.title(), deed.words());
    return deed instanceof Add || deed instanceof End ? line + drawing(side) : line;
  }

  private String drawing(Colour side) {
    int coming = table.coming(deed);
    if (coming == 0) {
      return "";
    }
    String shuffled = table.reshuffles(deed) ? ", with the discards shuffled as a new pile" : "";
    return " %s draws %s%s.".formatted(side.title(), Phrase.counted(coming, "card"), shuffled);
  }
}
