package rookery.bot.rating;

/** Something that learns from results one after another, and says what it expects of the next. */
interface Forecaster {
  /** The chance of the first side; the score of this result must not be looked at. */
  double forecast(RatedResult next);

  /** Takes a result into account. */
  void learn(RatedResult played);
}
