package rookery.bot.cli.tools;

import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import rookery.bot.progress.Progress;
import rookery.bot.progress.TerminalProgress;
import rookery.bot.review.page.ReviewPage;
import rookery.engine.computer.Effort;
import rookery.engine.games.Games;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.playthrough.PlaythroughReader;
import rookery.engine.review.GameReview;
import rookery.engine.review.ReviewPicture;
import rookery.engine.review.ReviewProgress;
import rookery.engine.review.ReviewSentences;
import rookery.engine.review.Reviewer;
import rookery.engine.review.TurningPoint;
import rookery.render.Painter;

/** Reviews the game that a playthrough tells of. */
@Command(
    name = "review",
    description = "Reviews a finished game: its turning points, and what would have been better.",
    mixinStandardHelpOptions = true)
final class ReviewCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "FILE", description = "a playthrough, as JSON Lines")
  private Path file;

  @Option(names = "--html", paramLabel = "FILE", description = "also save the review as a web page")
  private Path page;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "the same seed gives the same review (default: ${DEFAULT-VALUE})")
  private long seed;

  @Option(
      names = "--limit",
      paramLabel = "S",
      defaultValue = "300",
      description = "give up after this many seconds of CPU time (default: ${DEFAULT-VALUE})")
  private long limit;

  @Override
  public Integer call() {
    Playthrough played =
        new PlaythroughReader(Games::find).read(TextFile.read(file).lines().toList());
    if (played.plies().isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "Nobody moved in that game, so there is nothing to review.");
    }
    Optional<GameReview> review = reviewed(played);
    if (review.isEmpty()) {
      spec.commandLine()
          .getErr()
          .printf("Gave up after %d s of CPU time; use --limit to allow more.%n", limit);
      return 1;
    }
    print(played, review.get());
    if (page != null) {
      ReviewPage content = new ReviewPage(played.game().title(), "", played, review.get());
      TextFile.save(page, out -> content.writeTo(out, new Painter()::png));
    }
    return 0;
  }

  private Optional<GameReview> reviewed(Playthrough played) {
    try (Progress progress = TerminalProgress.show("Reviewing", "steps")) {
      return new Reviewer(Effort.CASUAL, seed).review(played, new Limit(progress));
    }
  }

  /** Stops when the time is up. */
  private final class Limit implements ReviewProgress {
    private final Progress progress;
    private final long end = processor() + TimeUnit.SECONDS.toNanos(limit);

    Limit(Progress progress) {
      this.progress = progress;
    }

    @Override
    public boolean isToStop() {
      return processor() > end;
    }

    @Override
    public void reached(int done, int all) {
      progress.expect(all);
      progress.reach(done);
    }

    private static long processor() {
      return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
  }

  private void print(Playthrough played, GameReview review) {
    PrintWriter out = spec.commandLine().getOut();
    ReviewPicture curve = new ReviewPicture(played, review);
    out.println(curve.alt());
    ReviewSentences sentences = new ReviewSentences(played);
    int number = 1;
    for (TurningPoint point : review.points()) {
      String told = sentences.of(point).plain();
      out.printf("%n%d. %s. %s%n", number++, sentences.turn(point), told);
    }
    if (review.points().isEmpty()) {
      out.printf("%n%s%n", curve.withoutPoints().plain());
    }
    out.flush();
  }
}
