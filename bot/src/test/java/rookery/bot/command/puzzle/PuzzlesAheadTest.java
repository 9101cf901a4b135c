package rookery.bot.command.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;

import java.io.OutputStream;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.bot.post.PictureSize;
import rookery.bot.post.Pictures;
import rookery.bot.post.Post;
import rookery.bot.preference.BoardStyle;
import rookery.bot.preference.BoardTheme;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.CommandList;
import rookery.bot.request.testroom.HeldComputers;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.engine.diagram.Diagram;

/** The puzzles that may come next are replayed and painted before they are asked for. */
class PuzzlesAheadTest {
  private static final BoardStyle CONTRAST = new BoardStyle(BoardTheme.CONTRAST, true, true);

  private final HeldComputers quiet = new HeldComputers();
  private final Painted painted = new Painted(new HashSet<>());
  private final InMemoryChannel hall =
      new InMemoryChannel(
          new CommandList(List.of(new SolvePuzzle(new PuzzlesAhead(quiet, painted)))),
          Runnable::run,
          new RequestRandomSource(new SplittableRandom(1)));

  /** What has been painted. */
  private record Painted(Set<List<Object>> all) implements Pictures {
    @Override
    public byte[] png(Diagram diagram, BoardStyle style, PictureSize size) {
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
    hall.wishes().keep(new PreferenceChange.Personal(ADA, Preferences.USUAL.with(CONTRAST)));
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
}
