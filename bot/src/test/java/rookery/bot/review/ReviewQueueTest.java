package rookery.bot.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import rookery.bot.computer.ThinkingExecutor;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.request.testroom.ImmediateComputers;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.MemoryReviews;
import rookery.bot.request.testroom.StoppedComputers;
import rookery.bot.review.ReviewStore.Kept;
import rookery.bot.review.ReviewStore.State;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.computer.Effort;
import rookery.engine.review.GameReview;
import rookery.engine.review.Reviewer;

/** One review after another, when nobody has to think, and never of a game that goes on. */
class ReviewQueueTest {
  private static final Reviewer QUICK = new Reviewer(new Effort(40, 2), 1);
  private static final Duration LONG = Duration.ofMinutes(5);

  private final InMemoryChannel hall = new InMemoryChannel();

  private ReviewQueue queue(ThinkingExecutor quiet, Duration longest) {
    return new ReviewQueue(
        hall.tables.reviews(),
        quiet,
        hall.tables::find,
        MemoryReviews.news(hall.tables),
        QUICK,
        longest);
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
    assertTrue(queue(new StoppedComputers(), LONG).ask(table, Optional.empty()));
    assertEquals(State.WAITING, state(table));
    queue(new ImmediateComputers(), LONG).start();
    assertEquals(State.DONE, state(table));
  }

  @Test
  void thoseWhoWaitAreToldOnceWhenItIsReadyAndNobodyElseIs() {
    Table table = finished();
    ReviewQueue waiting = queue(new StoppedComputers(), LONG);
    waiting.ask(table, Optional.of(ADA));
    waiting.ask(table, Optional.of(ADA));
    int before = hall.mail.letters.size();
    queue(new ImmediateComputers(), LONG).start();
    List<OutgoingMessage> told = hall.mail.letters.subList(before, hall.mail.letters.size());
    assertEquals(
        List.of(new MessageAddress.Direct(ADA)),
        told.stream().map(OutgoingMessage::address).toList());
    String words = told.get(0).post().words();
    assertEquals("The review you asked for is ready: " + table.heading() + ".", words);
    waiting.ask(table, Optional.of(BEN));
    assertEquals(told.size(), hall.mail.letters.size() - before, "it is ready");
  }

  @Test
  void thoseWhoWaitAreToldThatItWasGivenUp() {
    Table table = finished();
    ReviewQueue waiting = queue(new StoppedComputers(), LONG);
    waiting.ask(table, Optional.of(BEN));
    queue(new ImmediateComputers(), Duration.ZERO).start();
    String words = hall.mail.last().post().words();
    assertTrue(words.startsWith("I gave up on your review of "), words);
  }

  @Test
  void whatTakesTooMuchOfTheProcessorIsGivenUp() {
    Table table = finished();
    queue(new ImmediateComputers(), Duration.ZERO).ask(table, Optional.empty());
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
  void tenThatAreAskedForAtOnceAreMadeOneAfterAnotherInThatOrder() {
    List<Table> asked = Stream.generate(this::finished).limit(10).toList();
    LaterComputers later = new LaterComputers();
    ReviewQueue queue = queue(later, LONG);
    asked.forEach(table -> queue.ask(table, Optional.empty()));
    for (Table table : asked) {
      assertEquals(1, later.waiting.size());
      assertEquals(State.WAITING, state(table));
      later.lets();
      assertEquals(State.DONE, state(table));
    }
    later.lets();
    assertEquals(0, later.waiting.size());
  }

  /** Computers that have time when they are told so. */
  private static final class LaterComputers implements ThinkingExecutor {
    private final Queue<LongWork> waiting = new ArrayDeque<>();

    @Override
    public void think(Runnable thought, Runnable givenUp) {
      thought.run();
    }

    @Override
    public Pause begin(Duration pace) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void whenIdle(LongWork work) {
      waiting.add(work);
    }

    void lets() {
      waiting.remove().run(() -> {});
    }
  }

  @Test
  void whatIsMadeWhileTheDatabaseIsOutOfReachIsKeptLater() {
    Table table = finished();
    Table other = finished();
    Unsteady store = new Unsteady(hall.tables.reviews());
    ReviewQueue queue =
        new ReviewQueue(
            store,
            new ImmediateComputers(),
            hall.tables::find,
            MemoryReviews.news(hall.tables),
            QUICK,
            LONG);
    store.reached = false;
    queue.ask(table, Optional.empty());
    assertEquals(State.WAITING, state(table));
    store.reached = true;
    queue.ask(other, Optional.empty());
    assertEquals(State.DONE, state(table));
    assertEquals(State.DONE, state(other));
  }

  /** Keeps nothing while the database is out of reach. */
  private static final class Unsteady implements ReviewStore {
    private final ReviewStore store;
    private final Set<String> begun = new HashSet<>();
    private boolean reached = true;

    private Unsteady(ReviewStore store) {
      this.store = store;
    }

    @Override
    public Optional<Kept> find(String table) {
      return store.find(table);
    }

    @Override
    public boolean ask(String table) {
      return store.ask(table);
    }

    @Override
    public boolean tell(String table, Person reader) {
      return store.tell(table, reader);
    }

    @Override
    public Optional<String> claim() {
      return store.claim().filter(begun::add);
    }

    @Override
    public void release() {
      store.release();
    }

    @Override
    public boolean keep(
        String table, Optional<GameReview> review, Function<Person, OutgoingMessage> notice) {
      if (!reached) {
        throw new IllegalStateException("The database is out of reach.");
      }
      return store.keep(table, review, notice);
    }
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
    asked.get(0).ask(table, Optional.empty());
    assertEquals(State.DONE, state(table));
    assertTrue(reached.size() > 1, "asked " + reached.size() + " times");
    assertEquals(Optional.empty(), asked.get(0).reached(table));
  }
}
