package rookery.bot.request.internal;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.request.Reply;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableStep;
import rookery.bot.request.TableStorage.Change;
import rookery.bot.table.Person;
import rookery.bot.table.Table;

/**
 * Tells a table that a computer can't act, so that nobody waits for it without knowing why.
 *
 * @param turn the turn in which it must act
 * @param number under which the fault was logged; empty if it found no end
 */
record StuckComputer(Person computer, int turn, Optional<String> number) implements TableStep {
  @Override
  public RequestOutcome step(Request request, StepContext context) {
    return context
        .found()
        .filter(at -> context.isOpen() && at.turn() == turn && !at.place().isInAnswers())
        .map(at -> told(at, request, context))
        .orElseGet(RequestOutcome::nothing);
  }

  private RequestOutcome told(Table table, Request request, StepContext context) {
    OutgoingMessage letter = context.messageToTable(post(table));
    Optional<Table> as = Optional.of(table);
    return new RequestOutcome(
        Optional.of(
            new Change(as, table, List.of(letter), Optional.of(request.id()), Optional.empty())),
        new Reply.Silence());
  }

  private Post post(Table table) {
    String error = number.map(" (error number %s)"::formatted).orElse("");
    String next =
        number.isPresent() ? "I'll try again in a minute." : "I can't get the game going again.";
    return Post.words(
            "%s can't move: something went wrong on my side%s. %s You can give up this game instead."
                .formatted(new PlayerNames(table).of(table.seatOf(computer)), error, next))
        .with(new Button(ControlId.of(ControlVerb.RESIGN, table), "Give up", Look.PLAIN));
  }
}
