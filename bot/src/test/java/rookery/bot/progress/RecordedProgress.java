package rookery.bot.progress;

/** Remembers what a command says of itself. */
public final class RecordedProgress implements Progress {
  private long total;
  private long done;

  @Override
  public void expect(long all) {
    total = all;
  }

  @Override
  public void reach(long soFar) {
    done = soFar;
  }

  @Override
  public void close() {}

  /** How much there was said to be in all. */
  public long total() {
    return total;
  }

  /** How much of it was said to be done at last. */
  public long done() {
    return done;
  }
}
