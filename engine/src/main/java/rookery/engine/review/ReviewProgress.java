package rookery.engine.review;

/** Watches a review being made, and can end it. */
public interface ReviewProgress {
  /** Watches nothing and lets it take as long as it takes. */
  ReviewProgress NONE =
      new ReviewProgress() {
        @Override
        public boolean isToStop() {
          return false;
        }

        @Override
        public void reached(int done, int all) {
          // Nobody asked.
        }
      };

  /**
   * Asked many times a second, by the thread that works; once it is true the review is given up.
   * Whatever else the thread is to do in between can be done here.
   */
  boolean isToStop();

  /** Told how much of the work is done. */
  void reached(int done, int all);
}
