package rookery.bot.command.daily;

import java.util.Optional;
import java.util.function.Function;
import rookery.bot.command.computer.HintSearch;
import rookery.bot.command.move.TypedMove;
import rookery.bot.daily.DailyAttempt;
import rookery.bot.daily.DailyDeal;
import rookery.bot.post.Post;
import rookery.bot.post.daily.AttemptPost;
import rookery.bot.post.daily.DealControl;
import rookery.bot.post.daily.DealControl.Asked;
import rookery.bot.post.daily.DealWords;
import rookery.bot.post.table.turn.ActionMenu;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.request.Arguments;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.table.Refusal;
import rookery.engine.Action;
import rookery.engine.Result;
import rookery.engine.match.Match;

/** A press at a deal that one person plays. */
record PlayDeal(DealRequest press, HintSearch hints) implements DealRequest.Play {
  private static final String MOVED_ON = "The game has moved on.";

  private DailyDeal deal() {
    return press.deal();
  }

  private Match match(DailyAttempt attempt) {
    return deal().played(press.day(), attempt.actions()).orElseThrow(DealRequest::gone);
  }

  private AttemptPost post(DailyAttempt attempt, Match match) {
    Request request = press.context().request();
    DealControl at =
        new DealControl(
            press.day().date(),
            deal().id(),
            attempt.key().practice(),
            attempt.version(),
            Asked.QUESTION,
            "");
    return new AttemptPost(deal(), press.day(), match, at, request.who(), request.where().place());
  }

  private AttemptPost post(DailyAttempt attempt) {
    return post(attempt, match(attempt));
  }

  /** What comes of it. */
  RequestOutcome outcome() {
    return press.played(this, "board");
  }

  @Override
  public RequestOutcome begun(DailyAttempt attempt) {
    return press.store().keep(attempt)
        ? RequestOutcome.shown(post(attempt).question(""))
        : movedOn();
  }

  /** Another press was faster. */
  private RequestOutcome movedOn() {
    DailyAttempt now = press.attempt().orElseThrow(DealRequest::gone);
    return now.isOpen() ? RequestOutcome.shown(post(now).question(MOVED_ON)) : ended(now);
  }

  @Override
  public RequestOutcome ended(DailyAttempt attempt) {
    return RequestOutcome.shown(
        post(attempt)
            .end(
                attempt.points().orElseThrow(),
                comparison(attempt),
                press.isOver(),
                press.context().request().where().isAmongOthers()));
  }

  private Optional<String> comparison(DailyAttempt attempt) {
    return attempt
        .points()
        .filter(points -> attempt.isCounted())
        .map(
            points ->
                DealWords.comparison(
                    deal(),
                    points,
                    press.field(points),
                    press.store().search(press.day().date(), deal().id()),
                    press.isOver()));
  }

  @Override
  public RequestOutcome going(DailyAttempt attempt) {
    AttemptPost post = post(attempt);
    boolean isPast = press.control().version() != attempt.version();
    return switch (press.control().asked()) {
      case CHOOSE, STEP, PLAY -> isPast ? movedOn() : chosen(attempt, post);
      case PAGE -> isPast ? movedOn() : shown(menu(post), post, post::choices);
      case ABOUT -> isPast ? movedOn() : shown(menu(post), post, post::about);
      case ANY ->
          isPast
              ? movedOn()
              : shown(
                  menu(post).drawing(press.context().random().generator()), post, post::choices);
      case TYPED -> isPast ? movedOn() : typed(attempt, post);
      case SQUARES -> RequestOutcome.shown(post.inWords());
      case HINT ->
          attempt.key().practice()
              ? hint(post)
              : RequestOutcome.shown(
                  post.sure(Asked.SURE_HINT, "If you take a hint", "Show the hint"));
      case TAKE_BACK ->
          attempt.key().practice()
              ? takenBack(attempt, isPast)
              : RequestOutcome.shown(
                  post.sure(Asked.SURE_TAKE_BACK, "If you take this back", "Take back"));
      case SURE_HINT -> isPast ? movedOn() : spoilt(attempt, one -> hint(post(one)));
      case SURE_TAKE_BACK -> isPast ? movedOn() : spoilt(attempt, one -> takenBack(one, false));
      case GIVE_UP -> isPast ? movedOn() : givenUp(attempt, post);
      default -> RequestOutcome.shown(post.question(""));
    };
  }

  private RequestOutcome givenUp(DailyAttempt attempt, AttemptPost post) {
    if (!post.match().isLost()) {
      throw new Refusal("You can still win this deal. You can give it up only when it's lost.");
    }
    DailyAttempt ended = attempt.givenUp(deal().scores().least(), press.now());
    return press.store().keep(ended) ? ended(ended) : movedOn();
  }

  private ActionMenu menu(AttemptPost post) {
    return post.menu(press.control().argument());
  }

  private static RequestOutcome shown(
      ActionMenu menu, AttemptPost post, Function<ActionMenu, Post> how) {
    return RequestOutcome.shown(menu.isPossible() ? how.apply(menu) : post.question(""));
  }

  /** Plays the action after the last choice, unless it is one that is asked about. */
  private RequestOutcome chosen(DailyAttempt attempt, AttemptPost post) {
    ActionMenu menu =
        press
            .context()
            .request()
            .arguments()
            .word(Arguments.PICKED)
            .map(menu(post)::choosing)
            .orElseGet(() -> menu(post));
    boolean sure = press.control().asked() == Asked.PLAY;
    boolean careful = press.context().preferences().asksBeforePlaying();
    return menu.action()
        .filter(action -> sure || action.asks().isEmpty() && !careful)
        .map(action -> done(attempt, post, action))
        .orElseGet(() -> shown(menu.pastSingleChoices(), post, post::choices));
  }

  private RequestOutcome typed(DailyAttempt attempt, AttemptPost post) {
    String text = press.context().request().arguments().word(Arguments.TYPED).orElse("");
    try {
      return done(attempt, post, new TypedMove(text).read(post.match(), post.seat()));
    } catch (Refusal refused) {
      return RequestOutcome.shown(post.question(refused.getMessage()));
    }
  }

  private RequestOutcome done(DailyAttempt attempt, AttemptPost post, Action action) {
    Match after = post.match().act(post.seat(), action, DailyDeal.NOTHING_IS_LEFT);
    DailyAttempt next = attempt.after(action.text());
    // As at a table: what is done until there is a choice is done again.
    boolean repeats = action.untilChoice().isPresent();
    while (repeats && after.isRepeated(post.seat(), action)) {
      after = after.act(post.seat(), action, DailyDeal.NOTHING_IS_LEFT);
      next = next.and(action.text());
    }
    return kept(next, after);
  }

  private RequestOutcome kept(DailyAttempt next, Match after) {
    DailyAttempt kept =
        after
            .result()
            .map(result -> next.finished(((Result.Score) result).score(), press.now()))
            .orElse(next);
    if (!press.store().keep(kept)) {
      return movedOn();
    }
    return kept.isOpen() ? RequestOutcome.shown(post(kept, after).question("")) : ended(kept);
  }

  private RequestOutcome takenBack(DailyAttempt attempt, boolean isPast) {
    if (attempt.actions().isEmpty()) {
      throw new Refusal("There is nothing to take back yet.");
    }
    DailyAttempt before = attempt.takenBack();
    boolean kept = !isPast && press.store().keep(before);
    return kept
        ? RequestOutcome.shown(post(before).question("You took back your move."))
        : movedOn();
  }

  /** The attempt no longer counts, and goes on as practice. */
  private RequestOutcome spoilt(DailyAttempt attempt, Function<DailyAttempt, RequestOutcome> then) {
    DailyAttempt practice = attempt.asPractice(press.store().attempt(attempt.key().asPractice()));
    // First what does not count, so that nobody loses the board if the program ends in between.
    return press.store().keep(practice) && press.store().keep(attempt.spoilt())
        ? then.apply(practice)
        : movedOn();
  }

  private RequestOutcome hint(AttemptPost post) {
    return RequestOutcome.of(
        hints.find(
            press.who(),
            new PlayerNames(post.table()),
            post.match().outlook(post.seat()),
            post::waiting,
            post::question,
            hint -> post.question(hint.words())));
  }
}
