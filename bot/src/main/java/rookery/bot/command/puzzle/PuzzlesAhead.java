package rookery.bot.command.puzzle;

import java.util.Collection;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.computer.ThinkingExecutor;
import rookery.bot.post.Picture;
import rookery.bot.post.Pictures;
import rookery.bot.post.puzzle.PuzzlePost;
import rookery.bot.preference.BoardStyle;
import rookery.bot.puzzle.PuzzleLibrary;
import rookery.bot.request.Request;
import rookery.bot.request.StepContext;
import rookery.bot.table.Person;
import rookery.bot.table.TableLocation;
import rookery.bot.vitals.ErrorReport;
import rookery.engine.puzzle.Puzzle;

/**
 * Replays and paints the puzzles that somebody may ask for next, at a time when nobody waits for
 * anything, so that they are shown as quickly as a board. Where that time does not come, nothing is
 * lost: they are replayed and painted when they are shown.
 */
public final class PuzzlesAhead {
  private static final Logger LOG = LoggerFactory.getLogger(PuzzlesAhead.class);

  /** Of more wishes those that come last are forgotten. */
  private static final int MOST = 50;

  private final ThinkingExecutor quiet;
  private final Pictures pictures;
  private final Queue<Wish> wishes = new ArrayBlockingQueue<>(MOST);
  private final AtomicBoolean begun = new AtomicBoolean();

  /**
   * @param quiet when nobody waits
   * @param pictures keeps what it has painted
   */
  public PuzzlesAhead(ThinkingExecutor quiet, Pictures pictures) {
    this.quiet = quiet;
    this.pictures = pictures;
  }

  /** A puzzle that somebody may ask for. */
  private record Wish(Puzzle puzzle, Person who, TableLocation where, BoardStyle style) {
    Optional<Picture> picture() {
      return new PuzzlePost(PuzzleLibrary.all().moment(puzzle, 0), who, where)
          .question()
          .picture()
          .map(picture -> picture.in(style));
    }
  }

  /** Prepares puzzles for whoever made a request. */
  void prepare(Collection<Puzzle> next, StepContext context) {
    Request request = context.request();
    BoardStyle style = context.preferences().style();
    for (Puzzle puzzle : next) {
      wishes.offer(new Wish(puzzle, request.who(), request.where().place(), style));
    }
    if (begun.compareAndSet(false, true)) {
      quiet.whenNobodyWaits(this::work);
    }
  }

  private void work(Runnable giveWay) {
    begun.set(false);
    for (Wish wish = wishes.poll(); wish != null; wish = wishes.poll()) {
      giveWay.run();
      prepare(wish);
    }
  }

  /** Whoever asks for a puzzle that fails here is told so then; the others are not held up. */
  private void prepare(Wish wish) {
    try {
      wish.picture().ifPresent(this::paint);
    } catch (RuntimeException | Error fault) {
      Puzzle puzzle = wish.puzzle();
      String what = "preparing %s puzzle %s".formatted(puzzle.game().title(), puzzle.id());
      ErrorReport.log(LOG, what, fault);
    }
  }

  private void paint(Picture picture) {
    picture.diagram().ifPresent(diagram -> pictures.png(diagram, picture.style(), picture.size()));
  }
}
