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
import rookery.bot.post.table.SeatTakenPost;
import rookery.bot.post.table.turn.PromptPost;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.bot.table.message.MessageId;
import rookery.engine.Seat;

/** What the direct message of each seat asks and tells after a change. */
record DirectNews(
    MessageBatch mail, PromptPlan prompting, Optional<Table> before, Optional<Answered> answered) {
  private static final Duration A_WHILE = Duration.ofSeconds(15);

  private Table after() {
    return mail.table();
  }

  /** Updates the direct message of the person in this seat. */
  void prompt(Seat seat, Person person) {
    before
        .filter(was -> was.match().isPresent() && new PlayersToNotify(was, after()).isTaken(seat))
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
      Post next = PromptPost.of(readBy(after(), seat), seat, views());
      live.ifPresent(prompt -> replaced(seat, prompt, answer, next));
      newPrompt(seat, asked, next);
    } else if (live.isPresent() && answer.isPresent()) {
      mail.answer(direct(seat), live.get(), answer.get().post());
    } else if (live.isPresent()) {
      updatePrompt(before.orElseThrow(), seat, live.get());
    }
  }

  private void newPrompt(Seat seat, boolean asked, Post post) {
    Person person = after().seating().chairs().get(seat);
    MessageId sent =
        mail.send(direct(seat), asked ? post.pinging(prompting.atOnce(List.of(person))) : post);
    mail.learn(after().with(after().posted().prompt(seat, sent)));
  }

  /**
   * A table has one direct message for each seat: when a new one is sent, one line stays of the
   * old.
   */
  private void replaced(Seat seat, MessageId prompt, Optional<FollowUp> answer, Post next) {
    answer.ifPresentOrElse(
        onward -> mail.answer(direct(seat), prompt, onward.above()),
        () -> changeLater(seat, prompt, AnsweredPromptPost.past(after(), next)));
  }

  private void updatePrompt(Table was, Seat seat, MessageId prompt) {
    if (prompting.isDue(after(), seat)) {
      if (PromptPost.isStale(was, after(), seat, views())) {
        mail.change(direct(seat), prompt, PromptPost.of(readBy(after(), seat), seat, views()));
      }
    } else if (prompting.isDue(was, seat)) {
      showOutcome(was, seat, prompt);
    } else if (isCalledSoon(was, seat)) {
      mail.change(
          direct(seat),
          prompt,
          new AnsweredPromptPost(was, readBy(after(), seat), seat, views()).post());
    }
  }

  /**
   * Whether the seat has to act at the table while its old direct message may still show a
   * question, which could mislead the player.
   */
  private boolean isCalledSoon(Table was, Seat seat) {
    boolean isCalled = after().awaited().seats().contains(seat);
    return isCalled
        && !was.awaited().seats().contains(seat)
        && mail.now().isBefore(was.posted().since().plus(A_WHILE));
  }

  /**
   * The outcome of a choice is shown at once if a secret choice decided it, or if the player now
   * has to act at the table. After an action that everybody has seen at the table it can wait, and
   * the next question may replace it.
   */
  private void showOutcome(Table was, Seat seat, MessageId prompt) {
    Post reward = new AnsweredPromptPost(was, readBy(after(), seat), seat, views()).post();
    boolean isSecret = was.awaited().seats().stream().anyMatch(of -> prompting.isAsked(was, of));
    if (isSecret || after().awaited().seats().contains(seat)) {
      mail.change(direct(seat), prompt, reward);
    } else {
      changeLater(seat, prompt, reward);
    }
  }

  /** Edits a message a little later, so that more urgent messages go first. */
  private void changeLater(Seat seat, MessageId prompt, Post post) {
    mail.change(direct(seat).aside(prompt), prompt, post, mail.now().plus(A_WHILE));
  }

  /** The person who sat there before must keep nothing that the seat knows. */
  private void handedOver(Table was, Seat seat) {
    MessageAddress former = new MessageAddress.Direct(was.seating().chairs().get(seat));
    Optional.ofNullable(was.posted().prompts().get(seat))
        .ifPresent(prompt -> mail.change(former, prompt, PromptPost.handedOver(after())));
    Person left = was.seating().chairs().get(seat);
    if (!left.isComputer() && !left.equals(Person.FORMER) && !after().place().isDirect()) {
      mail.send(former, new SeatTakenPost(after(), seat, left).post());
    }
    mail.learn(after().with(after().posted().vacated(seat)));
  }

  /** Tells players that their conditional moves were cancelled. */
  void voidPlans(Table was) {
    was.timing().conditionalMoves().keySet().stream()
        .filter(seat -> after().stage() == TableStage.PLAYING)
        .filter(seat -> !after().timing().conditionalMoves().containsKey(seat))
        // A new player in the seat must not learn that there was a plan.
        .filter(seat -> !new PlayersToNotify(was, after()).isTaken(seat))
        .filter(seat -> ConditionalMovesPost.isVoid(was, after(), seat))
        .forEach(seat -> mail.send(direct(seat), ConditionalMovesPost.ofVoid(after())));
  }

  private static Table readBy(Table table, Seat seat) {
    return table.asReadBy(table.seating().chairs().get(seat));
  }

  private MessageAddress.Direct direct(Seat seat) {
    return new MessageAddress.Direct(after().seating().chairs().get(seat));
  }

  private CachedViews views() {
    return prompting.views();
  }
}
