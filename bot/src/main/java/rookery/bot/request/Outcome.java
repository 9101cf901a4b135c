package rookery.bot.request;

import java.util.List;
import java.util.Optional;
import rookery.bot.clock.Absence;
import rookery.bot.post.Post;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.request.Tables.Change;
import rookery.bot.table.Person;

/**
 * What becomes of a request.
 *
 * @param change what must be kept and said; empty where nothing changes
 * @param preferred what somebody wishes for from now on; empty where no wish changes
 * @param reply what whoever asked is shown
 * @param away absences that begin or end; kept before the change, as it goes by them
 */
public record Outcome(
    Optional<Change> change, Optional<PreferenceChange> preferred, Reply reply, List<Away> away) {
  /** Somebody's absence. */
  public record Away(Person person, Absence absence) {}

  public Outcome {
    away = List.copyOf(away);
  }

  /** What becomes of a request at a table. */
  public Outcome(Optional<Change> change, Reply reply) {
    this(change, Optional.empty(), reply, List.of());
  }

  /** Somebody has chosen what to wish for, and is told so. */
  public static Outcome preferring(PreferenceChange chosen, Post post) {
    return new Outcome(Optional.empty(), Optional.of(chosen), new Reply.Say(post), List.of());
  }

  /** This outcome, and somebody wishes for that from now on. */
  public Outcome preferring(PreferenceChange chosen) {
    return new Outcome(change, Optional.of(chosen), reply, away);
  }

  /** Nothing changes at a table, but somebody goes away or comes back. */
  public static Outcome away(List<Away> away, Post post) {
    return new Outcome(Optional.empty(), Optional.empty(), new Reply.Say(post), away);
  }

  /** Nothing changes; whoever asked is answered. */
  public static Outcome of(Reply reply) {
    return new Outcome(Optional.empty(), reply);
  }

  /** Nothing changes; whoever asked is shown something. */
  public static Outcome shown(Post post) {
    return new Outcome(Optional.empty(), new Reply.Say(post));
  }

  /** Nothing changes, and this is why. */
  public static Outcome refused(String sentence) {
    return shown(Post.words(sentence));
  }

  /** Nothing changes, and nobody is answered. */
  public static Outcome nothing() {
    return new Outcome(Optional.empty(), new Reply.Silence());
  }
}
