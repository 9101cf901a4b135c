package rookery.bot.post;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import rookery.bot.table.Address;
import rookery.bot.table.LetterId;
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
 * itself.
 */
public final class Announcer {
  /** Discord slows down changes of messages older than an hour. */
  private static final Duration STALE = Duration.ofMinutes(50);

  private final Supplier<LetterId> ids;
  private final Instant now;
  private final Optional<Table> before;
  private final List<Letter> letters = new ArrayList<>();
  private Table after;

  private Announcer(Supplier<LetterId> ids, Instant now, Optional<Table> before, Table after) {
    this.ids = ids;
    this.now = now;
    this.before = before;
    this.after = after;
  }

  /**
   * What was said, and the table that knows of it.
   *
   * @param table the table with its messages brought up to date
   * @param letters the messages, in order
   */
  public record Announced(Table table, List<Letter> letters) {}

  /** Finds what must be said between two moments of a table; before is empty for a new one. */
  public static Announced announce(
      Supplier<LetterId> ids, Instant now, Optional<Table> before, Table after) {
    Announcer announcer = new Announcer(ids, now, before, after);
    announcer.board();
    after.seating().chairs().keySet().forEach(announcer::prompt);
    return new Announced(announcer.after, announcer.letters);
  }

  private void board() {
    if (before.filter(Table::isOutdated).isPresent()) {
      send(after.address(), outdated());
    } else if (after.match().isEmpty()) {
      lobby();
    } else if (before.flatMap(Table::match).isEmpty()) {
      newBoard(everybody());
      before.ifPresent(lobby -> change(lobby, LobbyPost.of(after)));
    } else {
      nextBoard(before.orElseThrow());
    }
  }

  private Post outdated() {
    String words =
        "**%s**\nThe rules of this game were changed since it began, so it was stopped without a"
            + " result.";
    return Post.words(words.formatted(after.title())).pinging(List.copyOf(everybody()));
  }

  private void lobby() {
    if (before.isEmpty()) {
      Post post = LobbyPost.of(after).pinging(after.seating().invited());
      after = after.with(after.posted().board(send(after.address(), post), now));
    } else if (!LobbyPost.of(after).equals(LobbyPost.of(before.get()))) {
      change(before.get(), LobbyPost.of(after));
    }
  }

  private void nextBoard(Table was) {
    Post post = BoardPost.of(after);
    if (post.equals(BoardPost.of(was))) {
      return;
    }
    Set<Person> called = called(was);
    boolean ended = was.stage() != after.stage();
    if (ended || !called.isEmpty() || was.posted().since().plus(STALE).isBefore(now)) {
      newBoard(ended ? everybody() : called);
      change(was, BoardPost.past(was));
    } else {
      boolean samePicture = BoardPost.of(was).picture().equals(post.picture());
      change(was, samePicture ? post.keepingPicture() : post);
    }
  }

  private void newBoard(Set<Person> called) {
    Post post = BoardPost.of(after).pinging(List.copyOf(new TreeSet<>(called)));
    after = after.with(after.posted().board(send(after.address(), post), now));
  }

  /** Those who are to act or to answer now and were not before. */
  private Set<Person> called(Table was) {
    Set<Person> called = new TreeSet<>();
    Set<Seat> waitedFor = was.awaitedSeats();
    if (after.stage() == Stage.PLAYING) {
      after.awaitedSeats().stream()
          .filter(seat -> !waitedFor.contains(seat))
          .forEach(seat -> called.add(after.seating().chairs().get(seat)));
    }
    Match then = was.match().orElseThrow();
    Match match = after.match().orElseThrow();
    called.addAll(newlyAsked(then.drawOffer(), match.drawOffer()));
    called.addAll(newlyAsked(then.takeBackOffer(), match.takeBackOffer()));
    called.addAll(newlyAskedOrAnswered(then.questions(), match.questions()));
    return called;
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

  private void prompt(Seat seat) {
    Optional<LetterId> prompt = Optional.ofNullable(after.posted().prompts().get(seat));
    if (!PromptPost.isDue(after, seat)) {
      prompt.ifPresent(
          live -> {
            change(direct(seat), live, PromptPost.closed(after));
            after = after.with(after.posted().withoutPrompt(seat));
          });
      return;
    }
    boolean asked = PromptPost.isAsked(after, seat);
    boolean askedBefore = before.filter(was -> PromptPost.isAsked(was, seat)).isPresent();
    if (prompt.isEmpty() || (asked && !askedBefore)) {
      prompt.ifPresent(live -> change(direct(seat), live, PromptPost.closed(after)));
      LetterId sent = send(direct(seat), PromptPost.of(after, seat));
      after = after.with(after.posted().prompt(seat, sent));
    } else if (PromptPost.isStale(before.orElseThrow(), after, seat)) {
      change(direct(seat), prompt.get(), PromptPost.of(after, seat));
    }
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
    letters.add(Letter.changing(ids.get(), first, to, after.id(), post));
  }
}
