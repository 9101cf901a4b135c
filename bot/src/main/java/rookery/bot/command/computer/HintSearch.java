package rookery.bot.command.computer;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeoutException;
import java.util.random.RandomGenerator;
import rookery.bot.computer.ThinkingExecutor;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.engine.Action;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.computer.Decision;
import rookery.engine.computer.SeatKnowledge;

/**
 * Finds what a strong computer would play, by what a seat knows. Searches run one after another,
 * and computers that have to move wait for them too, so everybody has one at a time.
 */
public final class HintSearch {
  private static final Duration PATIENCE = Duration.ofSeconds(3);
  private static final Duration SPARE = Duration.ofMillis(500);

  private final ThinkingExecutor quiet;
  private final Set<Person> waiting = ConcurrentHashMap.newKeySet();

  /**
   * @param quiet runs the searches
   */
  public HintSearch(ThinkingExecutor quiet) {
    this.quiet = quiet;
  }

  /**
   * One sentence that says what it would play, and one that says why if there is a reason.
   *
   * @param who is told
   * @throws Refusal if that person is still waiting for another hint
   */
  public CompletionStage<String> words(
      Person who, PlayerNames names, SeatKnowledge outlook, RandomGenerator random) {
    if (!waiting.add(who)) {
      throw new Refusal("I'm still working on your last hint. You can have another after that.");
    }
    return search(names, outlook, random).whenComplete((found, fault) -> waiting.remove(who));
  }

  private CompletionStage<String> search(
      PlayerNames names, SeatKnowledge outlook, RandomGenerator random) {
    CompletableFuture<String> words = new CompletableFuture<>();
    quiet.think(
        () -> words.completeAsync(() -> found(names, outlook, random), Runnable::run),
        () ->
            words.completeExceptionally(
                new TimeoutException("the search for a hint took too long")));
    return words;
  }

  private String found(PlayerNames names, SeatKnowledge outlook, RandomGenerator random) {
    Decision decision =
        ComputerPlayers.CLUB.choose(outlook, random, quiet.begin(PATIENCE).isNearly(SPARE));
    Action action = decision.action();
    String why = outlook.why(action, random).map(reason -> " " + names.read(reason)).orElse("");
    return "I'd %s (`%s`).%s".formatted(names.deed(action), action.text(), why);
  }
}
