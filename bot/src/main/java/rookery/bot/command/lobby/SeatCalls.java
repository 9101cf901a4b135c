package rookery.bot.command.lobby;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.page.SeatCallPost;
import rookery.bot.request.Request;
import rookery.bot.request.StepContext;
import rookery.bot.seat.SeatStore;
import rookery.bot.seat.SeatWish;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;

/** Asks people who want to be asked whether they come to a table; each once. */
record SeatCalls(SeatStore seats) {
  /** Whether anybody can take a seat at this table of a server. */
  static boolean isOpen(Table table) {
    return table.stage() == TableStage.GATHERING
        && !table.place().isDirect()
        && table.seating().open(table.seats().size()) > 0;
  }

  /** The messages to those who were not asked to this table before, and want to be asked now. */
  List<OutgoingMessage> to(Table table, StepContext context) {
    if (!isOpen(table) || isHidden(table, context.request())) {
      return List.of();
    }
    Set<Person> apart = apart(table);
    List<Person> wanting =
        seats.wanting(table.place().guild(), table.game().id()).stream()
            .filter(wish -> wish.allows(context.now(), context.wishes().of(wish.person()).hours()))
            .map(SeatWish::person)
            .filter(person -> !table.concerns(person) && !apart.contains(person))
            .toList();
    Post post = new SeatCallPost(table).post();
    return seats.ask(table.id(), context.request().id(), wanting).stream()
        .map(
            person ->
                OutgoingMessage.sending(
                    context.ids().get(),
                    new MessageAddress.Direct(person),
                    OutgoingMessage.NO_TABLE,
                    post))
        .toList();
  }

  /** Whether the table is in a channel that not everybody in the server can see. */
  static boolean isHidden(Table table, Request request) {
    return request.where().rights().hidden().contains(table.place().channel());
  }

  /** Those who don't want to meet somebody at the table, and those whom somebody there avoids. */
  Set<Person> apart(Table table) {
    Set<Person> apart = new TreeSet<>();
    for (Person joined : table.seating().joined()) {
      apart.addAll(seats.avoidedBy(joined));
      apart.addAll(seats.avoiding(joined));
    }
    return apart;
  }
}
