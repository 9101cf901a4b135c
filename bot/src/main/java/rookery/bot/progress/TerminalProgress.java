package rookery.bot.progress;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A bar on the terminal, which goes away at the end so that only the result stays. */
public final class TerminalProgress implements Progress {
  private static final int EVERY_MILLIS = 200;

  private final ProgressBar bar;

  private TerminalProgress(ProgressBar bar) {
    this.bar = bar;
  }

  /**
   * Shows a bar, or nothing if the output is piped: then it is for a program or a file.
   *
   * @param task what is being done: {@code Copying}
   * @param unit what is counted: {@code rows}
   */
  public static Progress show(String task, String unit) {
    return System.console() == null ? NONE : with(new ProgressBarBuilder(), task, unit);
  }

  static Progress with(ProgressBarBuilder bar, String task, String unit) {
    return new TerminalProgress(
        bar.setTaskName(task)
            .setUnit(" " + unit, 1)
            .setStyle(ProgressBarStyle.ASCII)
            .setUpdateIntervalMillis(EVERY_MILLIS)
            .clearDisplayOnFinish()
            .build());
  }

  @Override
  public void expect(long total) {
    bar.maxHint(total);
  }

  @Override
  public void reach(long done) {
    bar.stepTo(done);
  }

  @Override
  public void close() {
    bar.close();
  }
}
