package rookery.bot.post.announce;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import rookery.bot.post.FollowUp;
import rookery.bot.post.Post;
import rookery.bot.post.announce.Announcer.Answered;
import rookery.bot.post.table.AnsweredPromptPost;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.ConditionalMovesPost;
import rookery.bot.post.table.PromptPost;
import rookery.bot.post.table.SeatTakenPost;
import rookery.bot.table.Address;
import rookery.bot.table.MessageId;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;

/** What each seat is asked and told of a change in its direct message. */
final class DirectNews {
  private static final Duration A_WHILE = Duration.ofSeconds(15);

  private final MessageBatch mail;
  private final PromptPlan prompting;
  private final CachedViews views;
  private final Optional<Table> before;
  private final Optional<Answered> answered;

  DirectNews(
      MessageBatch mail,
      PromptPlan prompting,
      Optional<Table> before,
      Optional<Answered> answered) {
    this.mail = mail;
    this.prompting = prompting;
    this.views = prompting.views();
    this.before = before;
    this.answered = answered;
  }

  private Table after() {
    return mail.table();
  }

  /** Brings the direct message up to date of whoever sits there. */
  void prompt(Seat seat, Person person) {
    before
        .filter(was -> was.match().isPresent() && new NewlyCalled(was, after()).isTaken(seat))
        .ifPresent(was -> handedOver(was, seat));
    if (person.isComputer()) {
      return;
    }
    Optional<MessageId> live = Optional.ofNullable(after().posted().prompts().get(seat));
    Optional<FollowUp> answer =
        answered.filter(own -> own.seat().equals(seat)).map(Answered::onward);
    boolean asked = prompting.isAsked(after(), seat);
    boolean isNew = asked && before.filter(was -> prompting.isAsked(was, seat)).isEmpty();
    if (isNew || (live.isEmpty() && prompting.isDue(after(), seat))) {
      live.ifPresent(prompt -> replaced(seat, prompt, answer));
      newPrompt(seat, asked);
    } else if (live.isPresent() && answer.isPresent()) {
      mail.reserve(direct(seat), live.get(), answer.get().post());
    } else if (live.isPresent()) {
      keepUp(before.orElseThrow(), seat, live.get());
    }
  }

  private void newPrompt(Seat seat, boolean asked) {
    Post post = PromptPost.of(after(), seat, views);
    Person person = after().seating().chairs().get(seat);
    MessageId sent =
        mail.send(direct(seat), asked ? post.pinging(prompting.atOnce(List.of(person))) : post);
    mail.learn(after().with(after().posted().prompt(seat, sent)));
  }

  /** There is one direct message a table: the new one leaves a line of the old. */
  private void replaced(Seat seat, MessageId prompt, Optional<FollowUp> answer) {
    answer.ifPresentOrElse(
        onward -> mail.reserve(direct(seat), prompt, onward.above()),
        () -> aside(seat, prompt, AnsweredPromptPost.past(after())));
  }

  private void keepUp(Table was, Seat seat, MessageId prompt) {
    if (prompting.isDue(after(), seat)) {
      if (PromptPost.isStale(was, after(), seat, views)) {
        mail.change(direct(seat), prompt, PromptPost.of(after(), seat, views));
      }
    } else if (prompting.isDue(was, seat)) {
      rewarded(was, seat, prompt);
    } else if (isCalledSoon(was, seat)) {
      mail.change(direct(seat), prompt, new AnsweredPromptPost(was, after(), seat, views).post());
    }
  }

  /**
   * Whoever is called to the table while an old question may still stand must not be kept by it.
   */
  private boolean isCalledSoon(Table was, Seat seat) {
    boolean isCalled = after().awaited().seats().contains(seat);
    return isCalled
        && !was.awaited().seats().contains(seat)
        && mail.now().isBefore(was.posted().since().plus(A_WHILE));
  }

  /**
   * What came of a choice is told at once where somebody's secret choice settled it, and to whoever
   * is called to the table. Else, after an action that all have seen at the table, it can wait, and
   * the next question may take its place.
   */
  private void rewarded(Table was, Seat seat, MessageId prompt) {
    Post reward = new AnsweredPromptPost(was, after(), seat, views).post();
    boolean isSecret = was.awaited().seats().stream().anyMatch(of -> prompting.isAsked(was, of));
    if (isSecret || after().awaited().seats().contains(seat)) {
      mail.change(direct(seat), prompt, reward);
    } else {
      aside(seat, prompt, reward);
    }
  }

  /** Changes a message once whatever has to be sent at this moment is on its way. */
  private void aside(Seat seat, MessageId prompt, Post post) {
    mail.change(direct(seat).aside(prompt), prompt, post, mail.now().plus(A_WHILE));
  }

  /** Whoever sat there before keeps nothing of what the seat knows. */
  private void handedOver(Table was, Seat seat) {
    Address former = new Address.Direct(was.seating().chairs().get(seat));
    Optional.ofNullable(was.posted().prompts().get(seat))
        .ifPresent(prompt -> mail.change(former, prompt, PromptPost.handedOver(after())));
    Person left = was.seating().chairs().get(seat);
    if (!left.isComputer() && !left.equals(Person.FORMER) && !after().place().isDirect()) {
      mail.send(former, new SeatTakenPost(after(), seat, left).post());
    }
    mail.learn(after().with(after().posted().vacated(seat)));
  }

  /** Whoever foresaw something else must know that it counts no more. */
  void voidPlans(Table was) {
    was.timing().foreseen().keySet().stream()
        .filter(seat -> after().stage() == TableStage.PLAYING)
        .filter(seat -> !after().timing().foreseen().containsKey(seat))
        // Whoever comes new must not learn that something was foreseen.
        .filter(seat -> !new NewlyCalled(was, after()).isTaken(seat))
        .filter(seat -> ConditionalMovesPost.isVoid(was, after(), seat))
        .forEach(seat -> mail.send(direct(seat), ConditionalMovesPost.ofVoid(after())));
  }

  private Address.Direct direct(Seat seat) {
    return new Address.Direct(after().seating().chairs().get(seat));
  }
}
