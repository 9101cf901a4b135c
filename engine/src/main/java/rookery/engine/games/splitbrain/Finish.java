package rookery.engine.games.splitbrain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.News;
import rookery.engine.Note;
import rookery.engine.Seat;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.San;
import rookery.engine.play.Deed;

/** The move that ends the turn, where more than one was left. */
record Finish(Finishing phase, Move move) implements Deed<SplitBrainPhase> {
  @Override
  public String text() {
    return move.text();
  }

  /** What is the same in all moves that are left is not asked. */
  @Override
  public List<Choice> path() {
    List<Choice> path = new ArrayList<>();
    if (phase.varies(Move::from)) {
      String label = phase.turn().titled(move.from());
      path.add(new Choice("Which piece?", move.from().toString(), label));
    }
    if (phase.varies(Move::to)) {
      path.add(new Choice("Where to?", move.to().toString(), phase.turn().target(move.to())));
    }
    move.promotion()
        .map(type -> Choice.promotion("" + type.letter(), type.title()))
        .ifPresent(path::add);
    return path;
  }

  @Override
  public List<String> names() {
    return San.forms(phase.turn().position(), move);
  }

  @Override
  public List<Square> captures() {
    return phase.turn().position().capturedOn(move).stream().toList();
  }

  @Override
  public SplitBrainPhase done(Seat by) {
    return Circling.begin(phase.turn().after(move));
  }

  @Override
  public Optional<Note> noted(Seat by, SplitBrainPhase after) {
    return phase.turn().noted(after.turn());
  }

  @Override
  public News news(Seat by, SplitBrainPhase after) {
    return News.toAll(() -> "%s plays %s.".formatted(by.title(), phase.turn().san(move)));
  }
}
