package rookery.bot.command.daily;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.daily.DailyAttempt;
import rookery.bot.daily.DailyDeal;
import rookery.bot.daily.DailyStore;
import rookery.bot.daily.DealDay;
import rookery.bot.daily.ScoreComparison;
import rookery.bot.daily.Streak;
import rookery.bot.post.Post;
import rookery.bot.post.daily.DayOverviewPost;
import rookery.bot.post.daily.DealControl;
import rookery.bot.puzzle.PuzzleLibrary;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.engine.Game;
import rookery.engine.puzzle.Puzzle;

/** What somebody asks for with a button of the deals. */
record DealRequest(DailyStore store, DealDay day, DealControl control, StepContext context) {
  Person who() {
    return context.request().who();
  }

  Instant now() {
    return context.now();
  }

  boolean isOver() {
    return day.isOver(now());
  }

  DailyDeal deal() {
    return DailyDeal.find(control.deal()).orElseThrow(DealRequest::gone);
  }

  static Refusal gone() {
    return new Refusal("I no longer have that deal. `/daily` shows today's.");
  }

  private DailyAttempt.Key counting() {
    return new DailyAttempt.Key(who(), day.date(), control.deal(), false);
  }

  Optional<DailyAttempt> counted() {
    return store.attempt(counting());
  }

  /** The last attempt of the kind that the button is about. */
  Optional<DailyAttempt> attempt() {
    return control.practice() ? store.attempt(counting().asPractice()) : counted();
  }

  private DailyAttempt fresh(Optional<DailyAttempt> before) {
    DailyAttempt.Key key = control.practice() ? counting().asPractice() : counting();
    return DailyAttempt.begun(key, now()).replacing(before);
  }

  /** What can be done with an attempt. */
  interface Play {
    RequestOutcome begun(DailyAttempt fresh);

    RequestOutcome ended(DailyAttempt attempt);

    RequestOutcome going(DailyAttempt attempt);
  }

  /**
   * What comes of the press: a new attempt, or what the last one allows.
   *
   * @param shown where the deal's button leads back to: {@code board}
   * @throws Refusal if it is practice before the attempt that counts
   */
  RequestOutcome played(Play play, String shown) {
    mustBePlayable();
    Optional<DailyAttempt> known = attempt();
    if (!control.practice() && isOver() && known.filter(DailyAttempt::isCounted).isEmpty()) {
      return RequestOutcome.shown(
          card("That day is over. You can still play its deals for practice."));
    }
    if (known.isEmpty() || control.practice() && control.asked() == DealControl.Asked.AGAIN) {
      return play.begun(fresh(known));
    }
    DailyAttempt attempt = known.get();
    if (attempt.spoiled()) {
      String practice = "Your attempt is practice now. The deal's button takes you back to the %s.";
      return RequestOutcome.shown(card(practice.formatted(shown)));
    }
    return attempt.ended().isPresent() ? play.ended(attempt) : play.going(attempt);
  }

  private void mustBePlayable() {
    boolean first = !isOver() && counted().filter(one -> !one.isOpen()).isEmpty();
    if (control.practice() && first) {
      throw new Refusal(
          "Your first attempt at this deal counts. Finish it first; then you can practise as often"
              + " as you like.");
    }
  }

  /** How a score compares with others of the same deal. */
  ScoreComparison field(int points) {
    return store.field(day.date(), control.deal(), points);
  }

  /** The puzzle of the day, which is settled when somebody first asks for it. */
  static Optional<Puzzle> puzzle(DailyStore store, DealDay day) {
    PuzzleLibrary library = PuzzleLibrary.all();
    List<Game> games = library.games();
    if (games.isEmpty()) {
      return Optional.empty();
    }
    if (!day.puzzle().isEmpty()) {
      return library.find(day.puzzle());
    }
    Game game = games.get((day.number() - 1) % games.size());
    List<String> ids = library.of(game).stream().map(Puzzle::id).sorted().toList();
    String drawn = day.secret().order(day.context(), "puzzle/" + game.id(), ids).get(0);
    return library.find(store.settlePuzzle(day.date(), drawn));
  }

  /** The card of the day, below a note if there is one. */
  Post card(String note) {
    LocalDate today = DealDay.at(now());
    List<DailyAttempt> own = store.attempts(who(), day.date());
    List<DayOverviewPost.Line> lines = new ArrayList<>();
    for (DailyDeal deal : DailyDeal.all()) {
      Optional<DailyAttempt> attempt =
          own.stream().filter(one -> one.key().deal().equals(deal.id())).findFirst();
      lines.add(line(deal, attempt));
    }
    Streak streak = Streak.of(store.finished(who(), today.minusDays(Streak.LONGEST)), today);
    return new DayOverviewPost(day, lines, streak, !context.request().where().isAmongOthers())
        .post(note, now());
  }

  private DayOverviewPost.Line line(DailyDeal deal, Optional<DailyAttempt> attempt) {
    Optional<ScoreComparison> field =
        attempt
            .filter(DailyAttempt::isCounted)
            .flatMap(DailyAttempt::points)
            .map(points -> store.field(day.date(), deal.id(), points));
    return new DayOverviewPost.Line(
        deal,
        attempt,
        field,
        store.search(day.date(), deal.id()),
        attempt.map(one -> deal.progress(day, one)).orElse(List.of()),
        deal.solo().isPresent()
            ? Optional.empty()
            : puzzle(store, day).map(puzzle -> puzzle.game().title()));
  }
}
