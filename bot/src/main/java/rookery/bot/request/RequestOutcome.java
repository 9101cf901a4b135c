package rookery.bot.request;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import rookery.bot.clock.Absence;
import rookery.bot.post.Post;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.request.TableStorage.Change;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;

/**
 * The outcome of a request.
 *
 * @param change what must be saved and sent; empty if nothing changes
 * @param preferred changed settings, in order
 * @param away periods of leave that begin or end; saved before the change, which depends on them
 */
public record RequestOutcome(
    Optional<Change> change, List<PreferenceChange> preferred, Reply reply, List<Away> away) {
  /** A person's leave. */
  public record Away(Person person, Absence absence) {}

  public RequestOutcome {
    preferred = List.copyOf(preferred);
    away = List.copyOf(away);
  }

  /** The outcome of a request at a table. */
  public RequestOutcome(Optional<Change> change, Reply reply) {
    this(change, List.of(), reply, List.of());
  }

  /** A setting changes, and the person gets an answer. */
  public static RequestOutcome preferring(PreferenceChange chosen, Post post) {
    return new RequestOutcome(Optional.empty(), List.of(chosen), new Reply.Say(post), List.of());
  }

  /** This outcome with one more changed setting. */
  public RequestOutcome preferring(PreferenceChange chosen) {
    List<PreferenceChange> all = new ArrayList<>(preferred);
    all.add(chosen);
    return new RequestOutcome(change, all, reply, away);
  }

  /** Whether it saves anything. */
  public boolean isSaved() {
    return change.isPresent() || !preferred.isEmpty() || !away.isEmpty();
  }

  /** This outcome where {@code made} changes what it saves of tables, if anything. */
  public RequestOutcome with(UnaryOperator<Change> made) {
    return new RequestOutcome(change.map(made), preferred, reply, away);
  }

  /** This outcome, if that other table is still as it was read. */
  public RequestOutcome following(Table other) {
    return with(made -> made.following(other));
  }

  /** No table changes, but somebody goes on leave or comes back. */
  public static RequestOutcome away(List<Away> away, Post post) {
    return new RequestOutcome(Optional.empty(), List.of(), new Reply.Say(post), away);
  }

  /** Nothing changes; the person gets an answer. */
  public static RequestOutcome of(Reply reply) {
    return new RequestOutcome(Optional.empty(), reply);
  }

  /** Nothing changes; the person is shown a post. */
  public static RequestOutcome shown(Post post) {
    return new RequestOutcome(Optional.empty(), new Reply.Say(post));
  }

  /** Whether a game has ended, so that no board is left on which somebody could act. */
  public boolean endsGame() {
    return change.filter(to -> to.after().stage() == TableStage.OVER).isPresent();
  }

  /** Nothing changes; the person is shown a post below the message whose button was pressed. */
  public static RequestOutcome shownBeside(Post post) {
    return new RequestOutcome(Optional.empty(), new Reply.Beside(post));
  }

  /** Nothing changes; the sentence says why. */
  public static RequestOutcome refused(String sentence) {
    return shown(Post.words(sentence));
  }

  /** Nothing changes, and nobody gets an answer. */
  public static RequestOutcome nothing() {
    return new RequestOutcome(Optional.empty(), new Reply.Silence());
  }
}
