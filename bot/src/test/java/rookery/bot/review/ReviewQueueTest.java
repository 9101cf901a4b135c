package rookery.bot.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.bot.computer.ThinkingExecutor;
import rookery.bot.request.testroom.ImmediateComputers;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.StoppedComputers;
import rookery.bot.review.ReviewStore.Kept;
import rookery.bot.review.ReviewStore.State;
import rookery.bot.table.Table;
import rookery.engine.computer.Effort;
import rookery.engine.review.Reviewer;

/** One review after another, when nobody has to think, and never of a game that goes on. */
class ReviewQueueTest {
  private static final Reviewer QUICK = new Reviewer(new Effort(40, 2), 1);
  private static final Duration LONG = Duration.ofMinutes(5);

  private final InMemoryChannel hall = new InMemoryChannel();

  private ReviewQueue queue(ThinkingExecutor quiet, Duration longest) {
    return new ReviewQueue(hall.tables.reviews(), quiet, hall.tables::find, QUICK, longest);
  }

  private Table playing() {
    hall.opens("custodian", ADA, BEN);
    hall.plays(ADA, "d2d3");
    return hall.table();
  }

  private Table finished() {
    playing();
    hall.presses(BEN, hall.types(BEN, "resign").post(), "Resign");
    return hall.table();
  }

  private State state(Table table) {
    return hall.tables.reviews().find(table.id()).map(Kept::state).orElseThrow();
  }

  @Test
  void whatWasAskedForIsTakenUpAgainAfterARestart() {
    Table table = finished();
    assertTrue(queue(new StoppedComputers(), LONG).ask(table));
    assertEquals(State.WAITING, state(table));
    queue(new ImmediateComputers(), LONG).start();
    assertEquals(State.DONE, state(table));
  }

  @Test
  void whatTakesTooMuchOfTheProcessorIsGivenUp() {
    Table table = finished();
    queue(new ImmediateComputers(), Duration.ZERO).ask(table);
    assertEquals(State.GIVEN_UP, state(table));
  }

  @Test
  void aGameThatGoesOnIsNotReviewedEvenIfTheStoreSaysThatItWasAskedFor() {
    Table table = playing();
    hall.tables.reviews().ask(table.id());
    queue(new ImmediateComputers(), LONG).start();
    Kept kept = hall.tables.reviews().find(table.id()).orElseThrow();
    assertEquals(new Kept(State.GIVEN_UP, Optional.empty()), kept);
  }

  @Test
  void howFarItIsCanBeAskedMeanwhileAndOthersThinkInBetween() {
    Table table = finished();
    List<Integer> reached = new ArrayList<>();
    List<ReviewQueue> asked = new ArrayList<>();
    ThinkingExecutor watching =
        new ThinkingExecutor() {
          @Override
          public void think(Runnable thought, Runnable givenUp) {
            thought.run();
          }

          @Override
          public void whenIdle(LongWork work) {
            work.run(() -> asked.get(0).reached(table).ifPresent(now -> reached.add(now.all())));
          }

          @Override
          public Pause begin(Duration pace) {
            throw new UnsupportedOperationException();
          }
        };
    asked.add(queue(watching, LONG));
    asked.get(0).ask(table);
    assertEquals(State.DONE, state(table));
    assertTrue(reached.size() > 1, "asked " + reached.size() + " times");
    assertEquals(Optional.empty(), asked.get(0).reached(table));
  }
}
