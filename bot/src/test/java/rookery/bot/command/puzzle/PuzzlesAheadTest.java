package rookery.bot.command.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import rookery.bot.post.PictureSize;
import rookery.bot.post.Pictures;
import rookery.bot.post.Post;
import rookery.bot.preference.BoardStyle;
import rookery.bot.preference.BoardTheme;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.Wishing;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.CommandList;
import rookery.bot.request.testroom.HeldComputers;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.engine.diagram.Diagram;

/** The puzzles that may come next are replayed and painted before they are asked for. */
class PuzzlesAheadTest {
  private static final BoardStyle CONTRAST = new BoardStyle(BoardTheme.CONTRAST, true, true);

  private final HeldComputers quiet = new HeldComputers();
  private final Queue<RuntimeException> faults = new ArrayDeque<>();
  private final Painted painted = new Painted(new HashSet<>(), faults);
  private final InMemoryChannel hall =
      new InMemoryChannel(
          new CommandList(List.of(new SolvePuzzle(new PuzzlesAhead(quiet, painted)))),
          Runnable::run,
          new RequestRandomSource(new SplittableRandom(1)));

  /**
   * What has been painted.
   *
   * @param faults what painting ends with first
   */
  private record Painted(Set<List<Object>> all, Queue<RuntimeException> faults)
      implements Pictures {
    @Override
    public byte[] png(Diagram diagram, BoardStyle style, PictureSize size) {
      if (!faults.isEmpty()) {
        throw faults.remove();
      }
      all.add(List.of(diagram, style, size));
      return new byte[0];
    }

    @Override
    public void gif(List<Diagram> diagrams, Duration pause, OutputStream file) {
      throw new UnsupportedOperationException();
    }

    boolean has(Post post, BoardStyle style) {
      return all.contains(
          List.of(post.picture().orElseThrow().diagram().orElseThrow(), style, PictureSize.USUAL));
    }
  }

  private Post asks() {
    return hall.types(ADA, "puzzle", "game=telepathy").post();
  }

  @Test
  void nobodyWaitsForIt() {
    asks();
    assertEquals(Set.of(), painted.all());
  }

  @Test
  void whatIsShownNextWasPaintedBefore() {
    Post first = asks();
    assertTrue(quiet.lets());

    Post next = hall.presses(ADA, first, "Another").post();

    assertFalse(painted.has(first, BoardStyle.USUAL));
    assertTrue(painted.has(next, BoardStyle.USUAL));
  }

  @Test
  void itIsPaintedAsThatPersonSeesIt() {
    hall.wishes()
        .keep(new PreferenceChange.Personal(ADA, Wishing.with(Preferences.USUAL, CONTRAST)));
    Post first = asks();
    assertTrue(quiet.lets());

    Post next = hall.presses(ADA, first, "Another").post();

    assertTrue(painted.has(next, CONTRAST));
  }

  @Test
  void manyWishesAreSeenToAtOnce() {
    asks();
    asks();
    assertTrue(quiet.lets());
    assertFalse(quiet.lets());
  }

  @Test
  void whatCannotBePaintedIsLoggedByItsNameAndTheOthersArePainted() {
    ListAppender<ILoggingEvent> log = new ListAppender<>();
    Logger logger = (Logger) LoggerFactory.getLogger(PuzzlesAhead.class);
    log.start();
    logger.addAppender(log);
    try {
      faults.add(new IllegalStateException("out of paint"));
      asks();
      asks();
      assertTrue(quiet.lets());
    } finally {
      logger.detachAppender(log);
    }
    assertFalse(painted.all().isEmpty());
    String line = log.list.stream().map(ILoggingEvent::getFormattedMessage).toList().toString();
    assertTrue(line.matches("\\[Error \\w+ \\(preparing Telepathy Chess puzzle \\w{6}\\)]"), line);
  }
}
