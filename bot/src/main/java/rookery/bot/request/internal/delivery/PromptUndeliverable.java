package rookery.bot.request.internal.delivery;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableStep;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;

/**
 * Tells the channel once that a player gets no direct messages, because a secret prompt could not
 * be delivered. It says that there is something to choose, but never what. A game that one person
 * plays in direct messages goes on in answers; of two, the other is told.
 */
record PromptUndeliverable(OutgoingMessage letter) implements TableStep {
  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Optional<Table> amongTwo = context.found().filter(at -> at.both().isPresent());
    if (amongTwo.isPresent()) {
      return letter.changes().isEmpty()
          ? new PlayerUnreachable(letter).step(request, context)
          : RequestOutcome.nothing();
    }
    // An edit follows from an action that may be secret, so its failure must not be visible.
    Optional<Table> playing =
        context
            .found()
            .filter(
                at ->
                    letter.changes().isEmpty() && letter.address() instanceof MessageAddress.Direct)
            .filter(at -> at.stage() == TableStage.PLAYING && !at.isOutdated());
    if (playing.filter(at -> at.place().isDirect()).isPresent()) {
      // There is no channel to tell either: the game goes on in answers.
      Table after = playing.get().movedTo(TableLocation.ANSWERS);
      return context.afterFailedDelivery(after, List.of(), letter);
    }
    return playing
        .flatMap(at -> at.seating().seatOf(request.who()).map(seat -> told(at, seat, context)))
        .orElseGet(RequestOutcome::nothing);
  }

  private RequestOutcome told(Table table, Seat seat, StepContext context) {
    if (table.posted().unreachable().contains(seat)) {
      return RequestOutcome.nothing();
    }
    Table after = table.with(table.posted().withoutPrompt(seat).unreachable(seat));
    OutgoingMessage note =
        OutgoingMessage.sending(
            context.ids().get(), table.address(), table.id(), note(table, context));
    return context.afterFailedDelivery(after, List.of(note), letter);
  }

  private static Post note(Table table, StepContext context) {
    Optional<Person> visitor =
        table.seating().visitors().stream().filter(context.request().who()::equals).findFirst();
    if (visitor.isPresent()) {
      return Post.words(
          "I can't message %s, who plays %s from another server. They can still play with `/next`."
              .formatted(PlayerNames.of(visitor.get()), table.title()));
    }
    String words =
        "%s, I can't send you direct messages. Press the button to choose in %s: only you"
            + " see your choices.";
    return Post.words(words.formatted(context.request().who().mention(), table.title()))
        .with(new Button(ControlId.of(ControlVerb.MOVE, table), "Choose in private", Look.MAIN))
        .pinging(List.of(context.request().who()));
  }
}
