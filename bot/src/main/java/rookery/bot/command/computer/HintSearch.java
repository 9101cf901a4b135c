package rookery.bot.command.computer;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeoutException;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import rookery.bot.computer.ThinkingExecutor;
import rookery.bot.post.text.PlayerNames;
import rookery.engine.Action;
import rookery.engine.computer.Decision;
import rookery.engine.computer.Players;
import rookery.engine.computer.SeatKnowledge;

/**
 * Finds what a strong computer would play, by what a seat knows.
 *
 * @param quiet runs the search
 */
public record HintSearch(ThinkingExecutor quiet) {
  private static final Duration PATIENCE = Duration.ofSeconds(3);
  private static final Duration SPARE = Duration.ofMillis(500);

  /** One sentence that says what it would play, and one that says why if there is a reason. */
  public CompletionStage<String> words(
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
    Decision decision = Players.CLUB.choose(outlook, random, quiet.begin(PATIENCE).isNearly(SPARE));
    Action action = decision.action();
    String steps =
        action.path().stream()
            .map(step -> names.read(step.words()))
            .collect(Collectors.joining(", then "));
    String why = outlook.why(action, random).map(reason -> " " + names.read(reason)).orElse("");
    return "I'd play: %s (`%s`).%s".formatted(steps, action.text(), why);
  }
}
