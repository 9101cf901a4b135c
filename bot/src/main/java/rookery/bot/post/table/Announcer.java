package rookery.bot.post.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.Letter;
import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.table.Address;
import rookery.bot.table.Layout;
import rookery.bot.table.LetterId;
import rookery.bot.table.Lobby;
import rookery.bot.table.Person;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.match.Match;
import rookery.engine.match.Offer;
import rookery.engine.match.Question;

/**
 * Decides what must be said when a table has changed: a new message where somebody must be called,
 * a change of the last one where not, and nothing where nobody would see a difference. What one
 * viewer gets follows from what that viewer may know before and after, never from the action
 * itself; only whoever acted in an own prompt is answered there.
 */
public final class Announcer {
  /** Discord slows down changes of messages older than an hour. */
  private static final Duration STALE = Duration.ofMinutes(50);

  private final Supplier<LetterId> ids;
  private final Instant now;
  private final Prompting prompting;
  private final Views views;
  private final Optional<Table> before;
  private final Optional<Answered> answered;
  private final Optional<Person> stopper;
  private final List<Letter> letters = new ArrayList<>();
  private Table after;

  private Announcer(
      Supplier<LetterId> ids,
      Instant now,
      Prompting prompting,
      Optional<Table> before,
      Table after,
      Optional<Answered> answered,
      Optional<Person> stopper) {
    this.ids = ids;
    this.now = now;
    this.prompting = prompting;
    this.views = prompting.views();
    this.before = before;
    this.after = after;
    this.answered = answered;
    this.stopper = stopper;
  }

  /**
   * An answer in the seat's own prompt.
   *
   * @param post what the prompt becomes
   */
  public record Answered(Seat seat, Post post) {}

  /**
   * What was said, and the table that knows of it.
   *
   * @param table the table with its messages brought up to date
   * @param letters the messages, in order
   * @param answer the one of them that stands for the answer in the own prompt
   */
  public record Announced(Table table, List<Letter> letters, Optional<Letter> answer) {}

  /**
   * Finds what must be said between two moments of a table.
   *
   * @param before empty for a new table
   * @param answered what the prompt becomes in which the change was asked for; empty where it was
   *     asked for elsewhere
   * @param stopper who has ended play without a result, if somebody has
   */
  public static Announced announce(
      Supplier<LetterId> ids,
      Instant now,
      Prompting prompting,
      Optional<Table> before,
      Table after,
      Optional<Answered> answered,
      Optional<Person> stopper) {
    Announcer announcer = new Announcer(ids, now, prompting, before, after, answered, stopper);
    announcer.board();
    announcer.notice();
    after.seating().chairs().forEach(announcer::prompt);
    before.ifPresent(announcer::voidPlans);
    return new Announced(
        announcer.after,
        announcer.letters,
        announcer.letters.stream().filter(Letter::reserved).findFirst());
  }

  private void board() {
    if (before.filter(Table::isOutdated).isPresent()) {
      send(after.address(), outdated());
    } else if (after.match().isEmpty()) {
      lobby();
    } else if (before.flatMap(Table::match).isEmpty()) {
      firstBoard();
    } else {
      nextBoard(before.orElseThrow());
    }
  }

  private void firstBoard() {
    if (before.isEmpty() && after.posted().lobby().isPresent()) {
      LetterId lobby = after.posted().lobby().get().letter();
      after = after.with(after.posted().board(lobby, now, after.turn()));
      open(new WatchPost(after, views).post());
    }
    newBoard(everybody(), Set.of());
    if (after.posted().lobby().isPresent()) {
      before.ifPresent(lobby -> watched());
    } else {
      before.ifPresent(lobby -> change(lobby, LobbyPost.of(after)));
    }
  }

  /** Brings the message up to date on which the table's thread hangs, in its own time. */
  private void watched() {
    Lobby lobby = after.posted().lobby().orElseThrow();
    Post post = new WatchPost(after, views).post();
    if (lobby.thread().isEmpty()) {
      // It is still to be sent, and what changes it must come later.
      change(after.address(), lobby.letter(), post);
      return;
    }
    Lobby changed = lobby.changed(now);
    after = after.with(after.posted().lobby(changed));
    Address slow = new Address.Leisurely(after.place().channel(), lobby.letter());
    letters.add(changing(slow, lobby.letter(), post).notBefore(changed.changes()));
  }

  /** Sends the first message of a new table. */
  private void open(Post post) {
    LetterId id = after.posted().lobby().map(Lobby::letter).orElseGet(ids);
    letters.add(Letter.sending(id, after.address(), after.id(), post));
    after = after.with(after.posted().board(id, now, after.turn()));
  }

  private Post outdated() {
    Set<Person> people = everybody();
    people.removeIf(Person::isComputer);
    String words =
        "**%s**\nThe rules of this game were changed since it began, so it was stopped without a"
            + " result: %s.";
    return Post.words(words.formatted(after.title(), Person.mentions(people)))
        .with(new Button(ControlId.free(Verb.RULES, after.game().id()), "Rules", Look.PLAIN))
        .pinging(List.copyOf(people));
  }

  private void lobby() {
    if (before.isEmpty()) {
      Post post = LobbyPost.of(after).pinging(after.seating().invited());
      open(post);
    } else if (!LobbyPost.of(after).equals(LobbyPost.of(before.get()))) {
      change(before.get(), LobbyPost.of(after));
    }
  }

  /** What time makes of the table stands in a message of its own. */
  private void notice() {
    Optional<Post> then = before.flatMap(NoticePost::of);
    Optional<Post> now = NoticePost.of(after);
    Optional<LetterId> told = after.timing().notice();
    if (now.equals(then)) {
      return;
    }
    Set<Person> called = new TreeSet<>(now.isPresent() ? NoticePost.asked(after) : Set.of());
    before.ifPresent(was -> called.removeAll(NoticePost.asked(was)));
    if (now.isPresent() && told.isPresent() && called.isEmpty()) {
      change(after.address(), told.get(), now.get());
      return;
    }
    told.ifPresent(old -> change(after.address(), old, NoticePost.closed(before.get(), after)));
    Optional<LetterId> anew =
        now.map(post -> send(after.address(), post.pinging(prompting.atOnce(called))));
    after = after.with(after.timing().told(anew));
  }

  private void nextBoard(Table was) {
    Post then = new BoardPost(was, views).post();
    Post post = new BoardPost(after, views).post();
    if (post.equals(then)) {
      return;
    }
    announce(was, then, post);
    after.posted().lobby().ifPresent(lobby -> watched());
  }

  private void announce(Table was, Post then, Post post) {
    Set<Person> toAct = toAct(was);
    Set<Person> asked = asked(was);
    boolean called = !toAct.isEmpty() || !asked.isEmpty();
    boolean ended = was.stage() != after.stage();
    boolean played = was.match().get() != after.match().get();
    boolean stale = played && was.posted().since().plus(STALE).isBefore(now);
    if (ended || called || stale) {
      Post next = newBoard(toAct, ended ? everybody() : asked);
      change(was, new BoardPost(was, views).past(next));
    } else {
      change(was, then.picture().equals(post.picture()) ? post.keepingPicture() : post);
    }
  }

  /** Whoever is called to act in a direct message is not called here too. */
  private Post newBoard(Set<Person> toAct, Set<Person> asked) {
    Set<Person> called = new TreeSet<>(toAct);
    called.removeIf(person -> prompting.isCalled(after, person));
    called.addAll(asked);
    BoardPost board = new BoardPost(after, views);
    Post post =
        switch (after.stage()) {
          case OVER -> new EndPost(after, views, now).post().pinging(List.copyOf(called));
          case CLOSED -> board.stopped(stopper, prompting.atOnce(called));
          default -> board.calling(prompting.atOnce(called));
        };
    after = after.with(after.posted().board(send(after.address(), post), now, after.turn()));
    return post;
  }

  /** Those who are to act now and were not before. */
  private Set<Person> toAct(Table was) {
    Set<Person> called = new TreeSet<>();
    Set<Seat> waitedFor = was.awaitedSeats();
    if (after.stage() == Stage.PLAYING) {
      after.awaitedSeats().stream()
          .filter(seat -> !waitedFor.contains(seat) || isTaken(was, seat))
          .forEach(seat -> called.add(after.seating().chairs().get(seat)));
    }
    return called;
  }

  /** Those who are to answer now and were not before, or whom somebody has answered. */
  private Set<Person> asked(Table was) {
    Set<Person> called = new TreeSet<>();
    Match then = was.match().orElseThrow();
    Match match = after.match().orElseThrow();
    called.addAll(newlyAsked(then.drawOffer(), match.drawOffer()));
    called.addAll(newlyAsked(then.takeBackOffer(), match.takeBackOffer()));
    match.resigned().stream()
        .filter(seat -> !then.resigned().contains(seat))
        .forEach(seat -> called.addAll(after.partners(seat)));
    called.addAll(newlyAskedOrAnswered(then.questions(), match.questions()));
    called.removeIf(Person::isComputer);
    return called;
  }

  /** Whether somebody else sits there now. */
  private boolean isTaken(Table was, Seat seat) {
    return !after.seating().chairs().get(seat).equals(was.seating().chairs().get(seat));
  }

  private Set<Person> newlyAskedOrAnswered(List<Question> then, List<Question> questions) {
    Set<Person> called = new TreeSet<>();
    for (Question question : questions) {
      if (!then.contains(question)) {
        called.addAll(after.asked(question));
      }
    }
    Set<Seat> asking = questions.stream().map(Question::by).collect(Collectors.toSet());
    for (Question question : then) {
      if (!asking.contains(question.by())) {
        called.add(after.seating().chairs().get(question.by()));
      }
    }
    return called;
  }

  private Set<Person> newlyAsked(Optional<Offer> then, Optional<Offer> offer) {
    return then.isEmpty() && offer.isPresent() ? after.asked(offer.get()) : Set.of();
  }

  private Set<Person> everybody() {
    return new TreeSet<>(after.seating().chairs().values());
  }

  /** Whoever foresaw something else must know that it counts no more. */
  private void voidPlans(Table was) {
    was.timing().foreseen().keySet().stream()
        .filter(seat -> after.stage() == Stage.PLAYING)
        .filter(seat -> !after.timing().foreseen().containsKey(seat))
        .filter(seat -> ForeseenPost.isVoid(was, after, seat))
        .forEach(seat -> send(direct(seat), ForeseenPost.ofVoid(after)));
  }

  private void prompt(Seat seat, Person person) {
    before
        .filter(was -> was.match().isPresent() && isTaken(was, seat))
        .ifPresent(was -> handedOver(was, seat));
    if (person.isComputer()) {
      return;
    }
    Optional<LetterId> live = Optional.ofNullable(after.posted().prompts().get(seat));
    Optional<Post> answer = answered.filter(own -> own.seat().equals(seat)).map(Answered::post);
    boolean asked = prompting.isAsked(after, seat);
    boolean isNew = asked && before.filter(was -> prompting.isAsked(was, seat)).isEmpty();
    if (isNew || (live.isEmpty() && prompting.isDue(after, seat))) {
      live.ifPresent(prompt -> replaced(seat, prompt, answer));
      newPrompt(seat, asked);
    } else if (live.isPresent() && answer.isPresent()) {
      answered(seat, live.get(), answer.get());
    } else if (live.isPresent()) {
      keepUp(before.orElseThrow(), seat, live.get());
    }
  }

  private void newPrompt(Seat seat, boolean asked) {
    Post post = PromptPost.of(after, seat, views);
    Person person = after.seating().chairs().get(seat);
    LetterId sent =
        send(direct(seat), asked ? post.pinging(prompting.atOnce(List.of(person))) : post);
    after = after.with(after.posted().prompt(seat, sent));
  }

  /** There is one direct message a table: the new one leaves a line of the old. */
  private void replaced(Seat seat, LetterId prompt, Optional<Post> answer) {
    answer.ifPresentOrElse(
        post -> answered(seat, prompt, post),
        () -> change(direct(seat), prompt, RewardPost.past(after)));
  }

  private void keepUp(Table was, Seat seat, LetterId prompt) {
    if (prompting.isDue(after, seat)) {
      if (PromptPost.isStale(was, after, seat, views)) {
        change(direct(seat), prompt, PromptPost.of(after, seat, views));
      }
    } else if (prompting.isDue(was, seat)) {
      change(direct(seat), prompt, new RewardPost(was, after, seat, views).post());
    }
  }

  /** Whoever sat there before keeps nothing of what the seat knows. */
  private void handedOver(Table was, Seat seat) {
    Optional.ofNullable(was.posted().prompts().get(seat))
        .ifPresent(
            prompt ->
                change(
                    new Address.Direct(was.seating().chairs().get(seat)),
                    prompt,
                    PromptPost.handedOver(after)));
    after = after.with(after.posted().vacated(seat));
  }

  /** The answer changes the prompt itself; the letter stands in for it should it be lost. */
  private void answered(Seat seat, LetterId prompt, Post post) {
    letters.add(changing(direct(seat), prompt, post).asReserved());
  }

  private Address direct(Seat seat) {
    return new Address.Direct(after.seating().chairs().get(seat));
  }

  private LetterId send(Address to, Post post) {
    LetterId id = ids.get();
    letters.add(Letter.sending(id, to, after.id(), post));
    return id;
  }

  private void change(Table was, Post post) {
    was.posted().board().ifPresent(board -> change(after.address(), board, post));
  }

  private void change(Address to, LetterId first, Post post) {
    letters.add(changing(to, first, post));
  }

  private Letter changing(Address to, LetterId first, Post post) {
    Layout layout = after.posted().layout(first);
    return Letter.changing(ids.get(), first, to, after.id(), post.laidOut(layout));
  }
}
