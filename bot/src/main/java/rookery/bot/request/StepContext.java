package rookery.bot.request;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import rookery.bot.clock.Absence;
import rookery.bot.post.Control;
import rookery.bot.post.FollowUp;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.announce.Announcer;
import rookery.bot.post.announce.Announcer.Announced;
import rookery.bot.post.announce.Announcer.Answered;
import rookery.bot.post.announce.PromptPlan;
import rookery.bot.post.announce.RepostedTable;
import rookery.bot.post.table.BoardButtons;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.turn.ActionMenu;
import rookery.bot.post.table.turn.PersonalBoardPost;
import rookery.bot.preference.PreferenceReader;
import rookery.bot.preference.Preferences;
import rookery.bot.random.RequestRandom;
import rookery.bot.request.RequestOutcome.Away;
import rookery.bot.request.TableStorage.Change;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.table.TableClockUpdate;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;
import rookery.bot.table.TimeRecords;
import rookery.bot.table.message.MessageId;
import rookery.engine.Seat;
import rookery.engine.text.Sentences;

/**
 * Everything that a step can use: the request, the current table, the time, random numbers and
 * lookups.
 *
 * @param found the table it is about, if it is about one that exists
 * @param inPrompt whether the request came from the person's current prompt
 */
public record StepContext(
    Request request,
    Optional<Table> found,
    boolean inPrompt,
    Instant now,
    RequestRandom random,
    Supplier<MessageId> ids,
    TableLookup lookup,
    PreferenceReader wishes,
    CachedViews views,
    TimeRecords timeRecords) {

  /**
   * The table that the request is about.
   *
   * @throws Refusal if there is none
   */
  public Table table() {
    return found.orElseThrow(
        () ->
            new Refusal(
                request
                    .table()
                    .map(lookup::noSuchTable)
                    .orElse("I can't find that table. `/games` lists your games.")));
  }

  /** The same without a table, for opening a new one. */
  public StepContext elsewhere() {
    return new StepContext(
        request, Optional.empty(), false, now, random, ids, lookup, wishes, views, timeRecords);
  }

  /** The person's settings. */
  public Preferences preferences() {
    return wishes.of(request.who());
  }

  /**
   * The seat of the person, in a running game.
   *
   * @throws Refusal if the game is not running, or the person has no seat
   */
  public Seat seat() {
    table().running();
    return table().seatOf(request.who());
  }

  /** Whether the pressed button belongs to an earlier turn. */
  public boolean isPast() {
    seat();
    return request.arguments().turn().filter(shown -> shown != table().turn()).isPresent();
  }

  /** Whether the person has a seat; the game must be running. */
  public boolean hasSeat() {
    table().running();
    return table().seating().seatOf(request.who()).isPresent();
  }

  /** Whether the person, who must have a seat, can act now. */
  public boolean canAct() {
    return !views.of(table(), seat()).legal().isEmpty();
  }

  /** Shows the board to a person who has no seat here. */
  public RequestOutcome shownToWatcher() {
    return RequestOutcome.shown(board().toWatcher());
  }

  /** Refuses a button of an earlier turn and shows the current board and choices. */
  public RequestOutcome past() {
    Post post = canAct() ? menu().after(Sentences.of("The game has moved on.")) : present();
    return RequestOutcome.of(new Reply.Past(post));
  }

  /** The person's current choices, or the current board if they cannot act. */
  public Post present() {
    if (canAct()) {
      return menu().post();
    }
    Post board = board().outOfTurn();
    return table().place().isInAnswers() ? StepReply.lookingAgain(table(), board) : board;
  }

  private PersonalBoardPost board() {
    return new PersonalBoardPost(table(), request.who(), views);
  }

  private ActionMenu menu() {
    return ActionMenu.start(table(), seat(), views);
  }

  /**
   * Nothing changes. The person is shown a post, in their prompt if the request came from there.
   */
  public RequestOutcome shown(Post post) {
    if (!inPrompt) {
      return RequestOutcome.shown(post);
    }
    MessageId prompt = table().promptOf(request.who()).orElseThrow();
    MessageAddress to = new MessageAddress.Direct(request.who());
    Post fitting = post.laidOut(table().posted().layout(prompt));
    OutgoingMessage letter = OutgoingMessage.changing(ids.get(), prompt, to, table().id(), fitting);
    return RequestOutcome.of(new Reply.Turn(letter));
  }

  /** The table changes to {@code after}, and the others are informed. */
  public RequestOutcome changed(Table after, Post told) {
    return changed(after, FollowUp.nowhere(told));
  }

  /** The same if the person may have more to do. */
  public RequestOutcome changed(Table after, FollowUp told) {
    return changed(after, told, Optional.<Person>empty());
  }

  /** The person stops the game without a result. The others see who stopped it. */
  public RequestOutcome stopped(Post told, List<OutgoingMessage> first) {
    RequestOutcome outcome =
        changed(table().stopped(), FollowUp.nowhere(told), Optional.of(request.who()));
    return alsoSending(outcome, first);
  }

  /** The same with more messages, sent first. */
  public static RequestOutcome alsoSending(RequestOutcome outcome, List<OutgoingMessage> letters) {
    return letters.stream().reduce(outcome, StepContext::preceded, (one, other) -> other);
  }

  private RequestOutcome changed(Table after, FollowUp told, Optional<Person> stopper) {
    FollowUp answer = new StepReply(this, after).complete(told);
    Optional<Answered> own =
        found.filter(was -> inPrompt).map(was -> new Answered(was.seatOf(request.who()), answer));
    Announced announced = announced(after, own, stopper);
    Reply reply =
        announced
            .answer()
            .<Reply>map(Reply.Turn::new)
            .orElseGet(() -> new StepReply(this, announced.table()).of(answer));
    return kept(announced, reply);
  }

  /** Whether the request was made in a channel of a server where the table is not shown. */
  public boolean isAwayFrom(Table after) {
    TableLocation asked = request.where().place();
    return !after.place().isInAnswers() && !asked.isDirect() && !after.isShownAt(asked);
  }

  /** The same with one more message sent first. */
  public RequestOutcome changed(Table after, Post answer, OutgoingMessage first) {
    return preceded(changed(after, answer), first);
  }

  /** A new message in the channel or thread of the table. */
  public OutgoingMessage messageToTable(Post post) {
    return OutgoingMessage.sending(ids.get(), table().address(), table().id(), post);
  }

  /**
   * Words about a table, with a link to it if it is played elsewhere than the request was made. The
   * board that is sent to one person's direct messages does not reach whoever shares no server with
   * the bot, so that a button leads there too.
   */
  public Post leadingTo(Table after, String words) {
    Post post = Post.words(words);
    if (after.place().isInAnswers() || after.both().isPresent()) {
      return post;
    }
    if (after.place().isDirect()) {
      return after.stage() == TableStage.PLAYING ? post.with(BoardButtons.moveButton(after)) : post;
    }
    return request.where().place().equals(after.home()) || StepReply.hasNewThread(after)
        ? post
        : post.with(new Control.Link(after.home().link(), "Go to game"));
  }

  /** The people at the open tables of a channel, whose names computers must not have there. */
  public List<Person> peopleAt(TableLocation place) {
    return lookup
        .openAt(place, request.who())
        .flatMap(table -> table.seating().joined().stream())
        .filter(person -> !person.isComputer())
        .toList();
  }

  /** The people among them who get instant notifications. */
  public List<Person> notifiedAtOnce(Collection<Person> people) {
    return prompting().atOnce(people);
  }

  /** Nothing changes at the table, some messages are sent, and the person gets an answer. */
  public RequestOutcome sending(List<OutgoingMessage> letters, Post answer) {
    return kept(new Announced(table(), letters, Optional.empty()), new Reply.Say(answer));
  }

  private static RequestOutcome preceded(RequestOutcome outcome, OutgoingMessage first) {
    return outcome.with(change -> change.after(first));
  }

  /** The table changes to {@code after}, and only the person learns of it. */
  public RequestOutcome savedPrivately(Table after, Post answer) {
    return kept(new Announced(after, List.of(), Optional.empty()), new Reply.Say(answer));
  }

  /** The table changes to {@code after} and is shown again; the request is refused. */
  public RequestOutcome stopped(Table after, String sentence) {
    return kept(
        announced(after, Optional.empty(), Optional.empty()), new Reply.Say(Post.words(sentence)));
  }

  /** Ends the person's leave, updates the clock and informs everybody. */
  private Announced announced(Table after, Optional<Answered> own, Optional<Person> stopper) {
    Table timed =
        new TableClockUpdate(timeRecords, now).whenBack(request.who()).touched(found, after);
    return announcedAs(new EveningReminders(wishes, now).planned(timed), own, stopper);
  }

  private Announced announcedAs(Table after, Optional<Answered> own, Optional<Person> stopper) {
    return Announcer.announce(ids, now, prompting(), found, after, own, stopper);
  }

  private PromptPlan prompting() {
    return new PromptPlan(wishes, views);
  }

  private RequestOutcome kept(Announced announced, Reply reply) {
    Change change =
        new Change(
            found,
            announced.table(),
            announced.letters(),
            Optional.of(request.id()),
            Optional.empty());
    return new RequestOutcome(Optional.of(change), List.of(), reply, ended(request.who()));
  }

  /** The person's leave, ended now; empty if there is none. */
  public List<Away> ended(Person person) {
    return Absence.present(timeRecords.absences(person), now).stream()
        .map(absence -> new Away(person, absence.endedAt(now)))
        .toList();
  }

  /**
   * A change without a request: the table changes to {@code after}, players are informed, and
   * nobody gets an answer.
   */
  public RequestOutcome changedByTime(Table after, List<OutgoingMessage> letters, List<Away> away) {
    Announced announced = announcedAs(after, Optional.empty(), Optional.empty());
    List<OutgoingMessage> all = new ArrayList<>(letters);
    all.addAll(announced.letters());
    return new RequestOutcome(
        Optional.of(Change.of(found.orElseThrow(), announced.table(), all)),
        List.of(),
        new Reply.Silence(),
        away);
  }

  /** The table with its board or invitation posted again. */
  public RepostedTable reposted(Table table, Collection<Person> called) {
    return RepostedTable.shown(table, prompting(), ids, now, called);
  }

  /** The table with its notice about time posted again, because somebody deleted the last one. */
  public RepostedTable noticeReposted(Table table) {
    Table untold = table.with(table.timing().told(Optional.empty()));
    return RepostedTable.noticed(untold, prompting(), ids);
  }

  /**
   * The table continues where its messages can be posted again. The players who must act are
   * notified.
   */
  public RequestOutcome continued(Table where, Optional<String> by, Reply reply) {
    Table after = where.returned(now);
    RepostedTable reposted = reposted(after, after.awaited().people());
    Change change = new Change(found, reposted.table(), reposted.letters(), by, Optional.empty());
    return new RequestOutcome(Optional.of(change), reply);
  }

  /** The consequence of a message that could not be delivered; nobody gets an answer. */
  public RequestOutcome afterFailedDelivery(
      Table after, List<OutgoingMessage> letters, OutgoingMessage settles) {
    Change change = new Change(found, after, letters, Optional.empty(), Optional.of(settles));
    return new RequestOutcome(Optional.of(change), new Reply.Silence());
  }

  /** Whether the game is running or can still start. */
  public boolean isOpen() {
    return found
        .filter(at -> at.stage() == TableStage.PLAYING || at.stage() == TableStage.GATHERING)
        .filter(at -> !at.isOutdated())
        .isPresent();
  }
}
