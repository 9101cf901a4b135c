package rookery.bot.request.internal.delivery;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.announce.RepostedTable;
import rookery.bot.request.Reply;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableStep;
import rookery.bot.request.TableStorage.Change;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Table;
import rookery.bot.table.message.MessageId;

/**
 * Puts a table on hold whose channel is lost, and tells its players in direct messages. Where only
 * a channel of another server is lost that showed the table, nothing but that ends.
 *
 * @param gone whether the channel was deleted; otherwise the bot cannot post there
 * @param letter the message that could not be sent there; empty if the loss was noticed otherwise
 */
record ChannelLost(boolean gone, Optional<OutgoingMessage> letter) implements TableStep {
  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Optional<Table> elsewhere = context.found().flatMap(this::withoutCard);
    if (elsewhere.isPresent()) {
      return outcome(elsewhere.get(), List.of(), context);
    }
    return context
        .found()
        .filter(at -> context.isOpen() && !at.place().isDirect())
        // Messages to the former channel do not count once a table has moved.
        .filter(
            at ->
                letter
                    .map(OutgoingMessage::address)
                    .map(Predicate.isEqual(at.address())::test)
                    .orElse(true))
        .map(at -> stranded(at, context))
        .orElseGet(RequestOutcome::nothing);
  }

  /** Where only another server can't be shown the table any more, all goes on without it. */
  private Optional<Table> withoutCard(Table table) {
    MessageId shown = letter.map(one -> one.changes().orElse(one.id())).orElse(null);
    SortedMap<String, MessageId> left = new TreeMap<>(table.posted().cards());
    return left.values().remove(shown)
        ? Optional.of(table.with(table.posted().shownOn(left)))
        : Optional.empty();
  }

  private RequestOutcome stranded(Table table, StepContext context) {
    boolean threadAlone =
        gone && letter.isPresent() && table.address() instanceof MessageAddress.InThread;
    return threadAlone ? inChannel(table, context) : waiting(table, context);
  }

  /** Only the thread was deleted, so the table continues in the channel. */
  private RequestOutcome inChannel(Table table, StepContext context) {
    RepostedTable anew = context.reposted(table.movedTo(table.place()), table.awaited().people());
    return outcome(anew.table(), anew.letters(), context);
  }

  private RequestOutcome waiting(Table table, StepContext context) {
    List<OutgoingMessage> told =
        table.seating().joined().stream()
            .filter(person -> !person.isComputer())
            .map(MessageAddress.Direct::new)
            .map(to -> OutgoingMessage.sending(context.ids().get(), to, table.id(), post(table)))
            .toList();
    return outcome(table.stranded(context.now()), told, context);
  }

  private RequestOutcome outcome(Table after, List<OutgoingMessage> letters, StepContext context) {
    Change change = new Change(context.found(), after, letters, Optional.empty(), letter);
    return new RequestOutcome(Optional.of(change), new Reply.Silence());
  }

  private Post post(Table table) {
    String why =
        gone
            ? "The channel of **%s** is gone. The game is on hold, and nothing is lost."
            : "I can no longer post in the channel of **%s**. The game is on hold, and nothing is"
                + " lost. It continues when I can post there again.";
    String how =
        " To continue somewhere else, type `/resume table:%s` in another channel where I"
            + " can post.";
    Post post = Post.words(why.formatted(table.title()) + how.formatted(table.id()));
    return table.match().isPresent()
        ? post.with(new Button(ControlId.of(ControlVerb.BOARD, table), "My view", Look.PLAIN))
        : post;
  }
}
