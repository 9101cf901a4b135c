package rookery.bot.request;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import rookery.bot.clock.Absence;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.FollowUp;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.announce.Announcer;
import rookery.bot.post.announce.Announcer.Announced;
import rookery.bot.post.announce.Announcer.Answered;
import rookery.bot.post.announce.PromptPlan;
import rookery.bot.post.announce.RepostedTable;
import rookery.bot.post.table.ActionMenu;
import rookery.bot.post.table.BoardPost;
import rookery.bot.post.table.CachedViews;
import rookery.bot.preference.PreferenceReader;
import rookery.bot.preference.Preferences;
import rookery.bot.random.RequestRandom;
import rookery.bot.request.Outcome.Away;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.Tables.Change;
import rookery.bot.table.Address;
import rookery.bot.table.MessageId;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.bot.table.TimeRecords;
import rookery.bot.table.Timekeeping;
import rookery.engine.Seat;
import rookery.engine.text.Text;

/**
 * What a request meets when it is carried out: the table as it is now, the time, and chance.
 *
 * @param request what is asked for
 * @param found the table it is about, if it is about one that exists
 * @param inPrompt whether it was asked for in the message that asks this person at the table now
 * @param now the time
 * @param lots what chance gives this request
 * @param ids numbers for letters
 * @param lookup finds other tables
 * @param wishes what people and servers wish for
 * @param views what may be seen of the table
 * @param almanac who is away, and when the bot was
 */
public record StepContext(
    Request request,
    Optional<Table> found,
    boolean inPrompt,
    Instant now,
    RequestRandom lots,
    Supplier<MessageId> ids,
    TableLookup lookup,
    PreferenceReader wishes,
    CachedViews views,
    TimeRecords almanac) {

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
                    .orElse("I cannot find that table. `/games` lists your games.")));
  }

  /** The same without a table, so that one can be opened. */
  public StepContext elsewhere() {
    return new StepContext(
        request, Optional.empty(), false, now, lots, ids, lookup, wishes, views, almanac);
  }

  /** What whoever asks wishes for. */
  public Preferences preferences() {
    return wishes.of(request.who());
  }

  /**
   * The seat of whoever asks, while the game is played.
   *
   * @throws Refusal if it is not, or the person has none
   */
  public Seat seat() {
    table().running();
    return table().seatOf(request.who());
  }

  /** Whether the turn has passed at which the button was shown that was pressed. */
  public boolean isPast() {
    seat();
    return request.arguments().turn().filter(shown -> shown != table().turn()).isPresent();
  }

  /** Whether whoever asks has a seat in the game, which must be played. */
  public boolean sits() {
    table().running();
    return table().seating().seatOf(request.who()).isPresent();
  }

  /** Whether there is something to do in the game for whoever asks, who must sit there. */
  public boolean mayAct() {
    return !views.of(table(), seat()).legal().isEmpty();
  }

  /** Shows the board to somebody who has no seat here and wants to play. */
  public Outcome watching() {
    return Outcome.shown(new BoardPost(table(), views).toWatchers(request.who()));
  }

  /** Refuses what was pressed at a turn that has passed, with the present board and choices. */
  public Outcome past() {
    Post post = mayAct() ? menu().after(Text.of("The game has moved on.")) : present();
    return new Outcome(Optional.empty(), new Reply.Past(post));
  }

  /** The present choices of whoever asks, or the present board where it is somebody else's turn. */
  public Post present() {
    return mayAct() ? menu().post() : new BoardPost(table(), views).toOthers(request.who());
  }

  private ActionMenu menu() {
    return ActionMenu.start(table(), seat(), views);
  }

  /** Nothing changes; whoever asks is shown something, in the own prompt where it was asked for. */
  public Outcome shown(Post post) {
    if (!inPrompt) {
      return Outcome.shown(post);
    }
    MessageId prompt = table().promptOf(request.who()).orElseThrow();
    Address to = new Address.Direct(request.who());
    Post fitting = post.laidOut(table().posted().layout(prompt));
    OutgoingMessage letter = OutgoingMessage.changing(ids.get(), prompt, to, table().id(), fitting);
    return new Outcome(Optional.empty(), new Reply.Turn(letter));
  }

  /** The table changes to {@code after}; others are told what they must know of it. */
  public Outcome changed(Table after, Post told) {
    return changed(after, FollowUp.nowhere(told));
  }

  /** The same, where whoever asks may have more to do. */
  public Outcome changed(Table after, FollowUp told) {
    return changed(after, told, Optional.<Person>empty());
  }

  /** Whoever asks ends play at the table without a result, and the others read who it was. */
  public Outcome stopped(Post told, List<OutgoingMessage> first) {
    Outcome outcome =
        changed(table().stopped(), FollowUp.nowhere(told), Optional.of(request.who()));
    return first.stream().reduce(outcome, StepContext::preceded, (one, other) -> other);
  }

  private Outcome changed(Table after, FollowUp told, Optional<Person> stopper) {
    FollowUp answer = told.with(post -> withTheNextTable(after, post));
    Optional<Answered> own =
        found.filter(was -> inPrompt).map(was -> new Answered(was.seatOf(request.who()), answer));
    Announced announced = announced(after, own, stopper);
    Reply reply =
        announced
            .answer()
            .<Reply>map(Reply.Turn::new)
            .orElseGet(
                () ->
                    new Reply.Say(
                        isShownBelow(announced.table()) ? answer.above() : answer.post()));
    return kept(announced, reply);
  }

  /** Whether a new board comes where whoever asks is answered. */
  private boolean isShownBelow(Table after) {
    return request.where().place().equals(after.home())
        && !after.posted().board().equals(found.flatMap(was -> was.posted().board()));
  }

  /** The same, where one more message is sent first. */
  public Outcome changed(Table after, Post answer, OutgoingMessage first) {
    return preceded(changed(after, answer), first);
  }

  /** A new message where the table is played. */
  public OutgoingMessage toTheTable(Post post) {
    return OutgoingMessage.sending(ids.get(), table().address(), table().id(), post);
  }

  /** Those of them who are called at once. */
  public List<Person> calledAtOnce(Collection<Person> people) {
    return new PromptPlan(wishes, views).atOnce(people);
  }

  private static Outcome preceded(Outcome outcome, OutgoingMessage first) {
    return new Outcome(
        outcome.change().map(c -> c.after(first)),
        Optional.empty(),
        outcome.reply(),
        outcome.away());
  }

  /** The table changes to {@code after}, of which nobody but whoever asks may know. */
  public Outcome keptQuietly(Table after, Post answer) {
    return kept(new Announced(after, List.of(), Optional.empty()), new Reply.Say(answer));
  }

  /** With a way on to the other tables that wait for whoever asks, if that person reads it. */
  private Post withTheNextTable(Table after, Post answer) {
    if (request.where().on() == Surface.NONE) {
      return answer;
    }
    long others =
        lookup.awaiting(request.who()).stream().filter(t -> !t.id().equals(after.id())).count();
    String label = "Next table (%d waiting)".formatted(others);
    return others == 0
        ? answer
        : answer.withMore(
            new Button(ControlId.free(ControlVerb.NEXT, after.id()), label, Look.PLAIN));
  }

  /** The table changes to {@code after} and is shown anew; what was asked for is refused. */
  public Outcome stopped(Table after, String sentence) {
    return kept(
        announced(after, Optional.empty(), Optional.empty()), new Reply.Say(Post.words(sentence)));
  }

  /** Whoever does something is back, and the clock goes by what was done. */
  private Announced announced(Table after, Optional<Answered> own, Optional<Person> stopper) {
    Table timed = new Timekeeping(almanac, now).whenBack(request.who()).touched(found, after);
    Table planned = new EveningReminders(wishes, now).planned(timed);
    return Announcer.announce(
        ids, now, new PromptPlan(wishes, views), found, planned, own, stopper);
  }

  private Outcome kept(Announced announced, Reply reply) {
    Change change =
        new Change(
            found,
            announced.table(),
            announced.letters(),
            Optional.of(request.id()),
            Optional.empty());
    return new Outcome(Optional.of(change), Optional.empty(), reply, ended(request.who()));
  }

  /** The end of that person's absence, if it is not over. */
  public List<Away> ended(Person person) {
    return Absence.present(almanac.absences(person), now).stream()
        .map(absence -> new Away(person, absence.endedAt(now)))
        .toList();
  }

  /**
   * What happens at the table by itself: it changes to {@code after}, others are told what they
   * must know of it, and nobody is answered.
   *
   * @param letters what is said beside it
   * @param away who is put down as away
   */
  public Outcome passed(Table after, List<OutgoingMessage> letters, List<Away> away) {
    Announced announced =
        Announcer.announce(
            ids,
            now,
            new PromptPlan(wishes, views),
            found,
            after,
            Optional.empty(),
            Optional.empty());
    List<OutgoingMessage> all = new ArrayList<>(letters);
    all.addAll(announced.letters());
    return new Outcome(
        Optional.of(Change.of(found.orElseThrow(), announced.table(), all)),
        Optional.empty(),
        new Reply.Silence(),
        away);
  }

  /** The table with its board, or its invitation, shown by a new message. */
  public RepostedTable anew(Table table, Collection<Person> called) {
    return RepostedTable.shown(table, new PromptPlan(wishes, views), ids, now, called);
  }

  /** The table with what time makes of it told by a new message, as somebody deleted the last. */
  public RepostedTable noticed(Table table) {
    Table untold = table.with(table.timing().told(Optional.empty()));
    return RepostedTable.noticed(untold, new PromptPlan(wishes, views), ids);
  }

  /**
   * The table goes on where its messages can be shown again, and those who are to act are called.
   */
  public Outcome returned(Table where, Optional<String> by, Reply reply) {
    Table after = where.returned(now);
    RepostedTable anew = anew(after, after.awaited().people());
    Change change = new Change(found, anew.table(), anew.letters(), by, Optional.empty());
    return new Outcome(Optional.of(change), reply);
  }

  /** What follows from a letter that cannot be delivered: nobody asked, so nobody is answered. */
  public Outcome followed(Table after, List<OutgoingMessage> letters, OutgoingMessage settles) {
    Change change = new Change(found, after, letters, Optional.empty(), Optional.of(settles));
    return new Outcome(Optional.of(change), new Reply.Silence());
  }

  /** Whether the game at the table goes on, or can still begin. */
  public boolean isOpen() {
    return found
        .filter(at -> at.stage() == TableStage.PLAYING || at.stage() == TableStage.GATHERING)
        .filter(at -> !at.isOutdated())
        .isPresent();
  }
}
