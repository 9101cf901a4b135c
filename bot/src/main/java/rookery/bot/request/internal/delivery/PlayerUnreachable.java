package rookery.bot.request.internal.delivery;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
import rookery.bot.table.TableStage;
import rookery.engine.Seat;

/**
 * One of two people who play by direct message can't be written to. Before the game the table
 * closes; afterwards the game goes on, as both can play by commands, and the other is told once.
 */
record PlayerUnreachable(OutgoingMessage letter) implements TableStep {
  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Table table = context.table();
    return switch (table.stage()) {
      case GATHERING -> closed(table, request.who(), context);
      case PLAYING ->
          table
              .seating()
              .seatOf(request.who())
              .filter(seat -> !table.posted().unreachable().contains(seat))
              .map(seat -> goesOn(table, seat, request.who(), context))
              .orElseGet(RequestOutcome::nothing);
      default -> RequestOutcome.nothing();
    };
  }

  private RequestOutcome closed(Table table, Person unreachable, StepContext context) {
    String words =
        "I can't message %s, so I've closed %s. They don't accept my direct messages, or aren't"
            + " in a server with me. Open a game in a channel that you're both in.";
    return context.changedByTime(
        table.with(TableStage.CLOSED),
        other(table, unreachable).map(to -> told(to, words, table, unreachable, context)).toList(),
        List.of());
  }

  private RequestOutcome goesOn(Table table, Seat seat, Person unreachable, StepContext context) {
    String words =
        "I can't message %1$s any more. %2$s goes on. %1$s can still play with `/next`, but won't"
            + " hear from me when it's their turn.";
    return context.afterFailedDelivery(
        table.with(table.posted().unreachable(seat)),
        other(table, unreachable).map(to -> told(to, words, table, unreachable, context)).toList(),
        letter);
  }

  private static Stream<Person> other(Table table, Person unreachable) {
    return table
        .both()
        .map(both -> Stream.of(both.one(), both.other()))
        .orElseGet(Stream::of)
        .filter(person -> !person.equals(unreachable));
  }

  private static OutgoingMessage told(
      Person to, String words, Table table, Person unreachable, StepContext context) {
    Optional<Person> named =
        Stream.concat(table.seating().joined().stream(), table.seating().invited().stream())
            .filter(unreachable::equals)
            .findFirst();
    String name = PlayerNames.of(named.orElse(unreachable));
    return OutgoingMessage.sending(
        context.ids().get(),
        new MessageAddress.Direct(to),
        table.id(),
        Post.words(words.formatted(name, table.title())).pinging(List.of(to)));
  }
}
