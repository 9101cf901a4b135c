package rookery.bot.progress;

/** Is told how far a long command has come. */
public interface Progress extends AutoCloseable {
  /** Tells nobody. */
  Progress NONE =
      new Progress() {
        @Override
        public void expect(long total) {}

        @Override
        public void reach(long done) {}

        @Override
        public void close() {}
      };

  /** Says how much there is to do in all. */
  void expect(long total);

  /** Says how much of it has been done so far. */
  void reach(long done);

  /** The command is at its end, or has failed. */
  @Override
  void close();
}
