package rookery.bot.command.computer;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeoutException;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import rookery.bot.computer.ThinkingExecutor;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.Outcome;
import rookery.bot.request.Reply;
import rookery.bot.request.Request;
import rookery.bot.request.StepContext;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.computer.Decision;
import rookery.engine.computer.Players;
import rookery.engine.computer.SeatKnowledge;

/**
 * Shows what a strong computer would play, where that is fair: alone, together against the game, or
 * against computers.
 */
public final class Hint implements Command {
  private static final Duration PATIENCE = Duration.ofSeconds(3);
  private static final Duration SPARE = Duration.ofMillis(500);

  private final ThinkingExecutor quiet;

  /**
   * Creates the command.
   *
   * @param quiet runs the searches
   */
  public Hint(ThinkingExecutor quiet) {
    this.quiet = quiet;
  }

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.about(
            About.OWN_TABLE,
            "hint",
            "See what a strong computer would play; not in games against people",
            "shows what a strong computer would play; not in games against people")
            .everywhere()
        .pressed(ControlVerb.HINT);
  }

  @Override
  public Outcome step(Request request, StepContext context) {
    Seat seat = context.seat();
    Table table = context.table();
    if (!table.allowsHints(seat)) {
      throw new Refusal("You can't get hints in a game against people.");
    }
    SeatKnowledge outlook = table.running().outlook(seat);
    if (outlook.legal().isEmpty()) {
      throw new Refusal("It's not your turn. You can ask for a hint when it is.");
    }
    RandomGenerator random = context.random().generator();
    CompletableFuture<Post> post = new CompletableFuture<>();
    quiet.think(
        () ->
            post.completeAsync(() -> found(new PlayerNames(table), outlook, random), Runnable::run),
        () ->
            post.completeExceptionally(
                new TimeoutException("the search for a hint took too long")));
    return Outcome.of(new Reply.Pondered(post));
  }

  private Post found(PlayerNames names, SeatKnowledge outlook, RandomGenerator random) {
    Decision decision = Players.CLUB.choose(outlook, random, quiet.begin(PATIENCE).isNearly(SPARE));
    Action action = decision.action();
    String steps =
        action.path().stream()
            .map(step -> names.read(step.words()))
            .collect(Collectors.joining(", then "));
    String why = outlook.why(action, random).map(reason -> " " + names.read(reason)).orElse("");
    return Post.words("I'd play: %s (`%s`).%s".formatted(steps, action.text(), why));
  }
}
