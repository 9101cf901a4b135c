package rookery.bot.post.announce;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import rookery.bot.post.Post;
import rookery.bot.post.RulesButton;
import rookery.bot.post.table.BoardPost;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.ChannelSummaryPost;
import rookery.bot.post.table.EndPost;
import rookery.bot.post.table.LobbyPost;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.RecentActions;
import rookery.bot.post.text.RecentLines;
import rookery.bot.post.time.ClockNoticePost;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.bot.table.message.MessageId;
import rookery.bot.table.message.PendingBoardUpdate;
import rookery.bot.table.message.ThreadStarter;
import rookery.engine.text.GameLogLine;

/** What everybody sees of a change: the board, the invitation, and the notice about the clock. */
record ChannelNews(
    MessageBatch mail, PromptPlan prompting, Optional<Table> before, Optional<Person> stopper) {
  /** Discord slows down changes of messages older than an hour. */
  private static final Duration STALE = Duration.ofMinutes(50);

  /** Computers that move within this time of each other, and of a person, share one board. */
  private static final Duration SOON = Duration.ofSeconds(2);

  private Table after() {
    return mail.table();
  }

  /** Shows the board, or the invitation, as it is now. */
  void board() {
    if (before.filter(Table::isOutdated).isPresent()) {
      mail.send(after().address(), stoppedByUpdate());
    } else if (after().match().isEmpty()) {
      lobby();
    } else if (before.flatMap(Table::match).isEmpty()) {
      firstBoard();
    } else {
      nextBoard(before.orElseThrow());
    }
  }

  private void firstBoard() {
    Optional<ThreadStarter> lobby = after().posted().lobby();
    if (before.isEmpty() && lobby.isPresent()) {
      rememberBoard(lobby.get().message());
      mail.send(
          lobby.get().message(),
          after().address(),
          new ChannelSummaryPost(after(), views()).post());
    }
    newBoard(everybody(), Set.of());
    if (after().posted().lobby().isPresent()) {
      before.ifPresent(was -> updateThreadStarter());
    } else {
      before.ifPresent(was -> change(was, LobbyPost.of(after())));
    }
  }

  /** Updates the message that the table's thread belongs to: once a while, and when it is over. */
  private void updateThreadStarter() {
    ThreadStarter lobby = after().posted().lobby().orElseThrow();
    Post post = new ChannelSummaryPost(after(), views()).post();
    if (lobby.thread().isEmpty()) {
      // The message has not been sent yet, so its edit must come after it.
      mail.change(after().address(), lobby.message(), post);
      return;
    }
    ThreadStarter changed =
        after().stage() == TableStage.PLAYING
            ? lobby.changed(mail.now())
            : lobby.changedAtOnce(mail.now());
    mail.learn(after().with(after().posted().lobby(changed)));
    MessageAddress slow = new MessageAddress.Leisurely(after().place().channel(), lobby.message());
    mail.change(slow, lobby.message(), post, changed.changes());
  }

  /** Sends the first message of a new table. */
  private void open(Post post) {
    MessageId id = after().posted().lobby().map(ThreadStarter::message).orElseGet(mail::newId);
    rememberBoard(mail.send(id, after().address(), post));
  }

  private Post stoppedByUpdate() {
    Set<Person> people = everybody();
    people.removeIf(Person::isComputer);
    String words =
        "**%s**\nAn update changed the rules of this game, so I've stopped it without a result. %s:"
            + " start a new game with `/play`.";
    return Post.words(words.formatted(after().title(), Person.mentions(people)))
        .with(RulesButton.of(after().game()))
        .pinging(List.copyOf(people));
  }

  private void lobby() {
    Post post = LobbyPost.of(after());
    if (before.isEmpty()) {
      open(post.pinging(after().seating().invited()));
    } else if (!post.equals(LobbyPost.of(before.get()))) {
      change(before.get(), post);
    }
  }

  private void nextBoard(Table was) {
    Post then = new BoardPost(was, views()).post();
    Post post = new BoardPost(after(), views()).post();
    if (post.equals(then)) {
      return;
    }
    updateBoard(was, then, post);
    if (after().posted().lobby().isPresent() && !isComputersTurn()) {
      updateThreadStarter();
    }
  }

  /**
   * Computers move at once, but the message in the channel must not be changed again for a while:
   * it would go on to wait for them.
   */
  private boolean isComputersTurn() {
    return after().stage() == TableStage.PLAYING && after().awaited().isOfComputersAlone();
  }

  private void updateBoard(Table was, Post then, Post post) {
    PlayersToNotify called = new PlayersToNotify(was, after());
    Set<Person> toAct = called.toAct();
    Set<Person> asked = called.asked();
    boolean ended = was.stage() != after().stage();
    if (!ended && asked.isEmpty() && after().awaited().isOfComputersAlone()) {
      boardWithComputers(was, post);
    } else if (ended || !toAct.isEmpty() || !asked.isEmpty() || isStale(was)) {
      Post next = newBoard(toAct, ended ? everybody() : asked);
      change(was, past(was, next));
    } else {
      boolean isShown = then.picture().equals(post.picture()) && was.posted().owed().isEmpty();
      change(was, isShown ? post.keepingPicture() : post);
      mail.learn(after().with(after().posted().owing(Optional.empty())));
    }
  }

  /**
   * Only computers have to act, and they are quick, so the edit of the board waits a moment. If a
   * person has to act before then, a new board is sent and this edit is never made.
   */
  private void boardWithComputers(Table was, Post post) {
    Optional<PendingBoardUpdate> owed = was.posted().owed();
    Instant due =
        owed.map(PendingBoardUpdate::due)
            .filter(mail.now()::isBefore)
            .orElseGet(() -> mail.now().plus(SOON));
    List<String> told =
        new ArrayList<>(
            owed.map(PendingBoardUpdate::told)
                .orElseGet(() -> List.of(new RecentActions(was).words())));
    List<GameLogLine> before = new RecentLines(was).recent();
    PlayerNames names = new PlayerNames(after());
    new RecentLines(after())
        .recent().stream()
            .filter(line -> !before.contains(line))
            .map(names::told)
            .forEach(told::add);
    told.removeIf(String::isEmpty);
    mail.learn(
        after().with(after().posted().owing(Optional.of(new PendingBoardUpdate(due, told)))));
    was.posted().board().ifPresent(board -> mail.change(ownQueue(board), board, post, due));
  }

  /**
   * What stays of a board; if its last edit was still waiting, also what that edit would have told.
   */
  private Post past(Table was, Post next) {
    return was.posted()
        .owed()
        .map(owed -> BoardPost.past(owed.told(), next))
        .orElseGet(() -> new BoardPost(was, views()).past(next));
  }

  /**
   * A queue for the edits of this message alone, so that nothing else waits behind one that is not
   * due.
   */
  private MessageAddress ownQueue(MessageId board) {
    MessageAddress table = after().address();
    if (table instanceof MessageAddress.Both both) {
      return both.aside(board);
    }
    return table instanceof MessageAddress.Direct direct
        ? direct.aside(board)
        : new MessageAddress.Leisurely(after().place().channel(), board);
  }

  private boolean isStale(Table was) {
    boolean played = was.match().get() != after().match().get();
    return played && was.posted().since().plus(STALE).isBefore(mail.now());
  }

  /** People whom a direct message notifies are not notified here too. */
  private Post newBoard(Set<Person> toAct, Set<Person> asked) {
    Set<Person> called = new TreeSet<>(toAct);
    called.removeIf(person -> prompting.isCalled(after(), person));
    called.addAll(asked);
    BoardPost board = new BoardPost(after(), views());
    Post post =
        switch (after().stage()) {
          case OVER ->
              new EndPost(after(), views(), mail.now()).post().pinging(List.copyOf(called));
          case CLOSED -> board.stopped(stopper, prompting.atOnce(called));
          default -> board.calling(prompting.atOnce(called));
        };
    rememberBoard(mail.send(after().address(), post));
    return post;
  }

  private void rememberBoard(MessageId board) {
    mail.learn(after().with(after().posted().board(board, mail.now(), after().turn())));
  }

  /** Updates the notice about the clock, which is a message of its own. */
  void notice() {
    Optional<Post> then = before.flatMap(ClockNoticePost::of);
    Optional<Post> now = ClockNoticePost.of(after());
    Optional<MessageId> told = after().timing().notice();
    if (now.equals(then)) {
      return;
    }
    Set<Person> called = new TreeSet<>(now.isPresent() ? ClockNoticePost.asked(after()) : Set.of());
    before.ifPresent(was -> called.removeAll(ClockNoticePost.asked(was)));
    if (now.isPresent() && told.isPresent() && called.isEmpty()) {
      mail.change(after().address(), told.get(), now.get());
      return;
    }
    told.ifPresent(
        old -> mail.change(after().address(), old, ClockNoticePost.closed(before.get(), after())));
    Optional<MessageId> sent =
        now.map(post -> mail.send(after().address(), post.pinging(prompting.atOnce(called))));
    mail.learn(after().with(after().timing().told(sent)));
  }

  private Set<Person> everybody() {
    return new TreeSet<>(after().seating().chairs().values());
  }

  private void change(Table was, Post post) {
    was.posted().board().ifPresent(board -> change(was, board, post));
  }

  /** If an edit of it is still waiting, this one replaces it. */
  private void change(Table was, MessageId board, Post post) {
    if (was.posted().owed().isPresent()) {
      mail.change(ownQueue(board), board, post, mail.now());
    } else {
      mail.change(after().address(), board, post);
    }
  }

  private CachedViews views() {
    return prompting.views();
  }
}
