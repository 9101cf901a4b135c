package rookery.bot.command.lobby;

import java.util.List;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.seat.SeatStore;
import rookery.bot.seat.SharingServers;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;

/** Lets the host of a table ask those who could not be asked when it opened. */
public final class FindPlayers implements Command {
  private final SeatCalls calls;
  private final SharingServers sharing;

  /** Creates the command. */
  public FindPlayers(SeatStore seats, SharingServers sharing) {
    this.calls = new SeatCalls(seats);
    this.sharing = sharing;
  }

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.FIND_PLAYERS);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Table table = context.table();
    table.gathering();
    if (!table.host().equals(request.who())) {
      throw new Refusal(
          "Only %s, who opened this table, can look for players."
              .formatted(table.host().mention()));
    }
    if (!SeatCalls.isOpen(table)) {
      throw new Refusal("No seats are open to others: all are taken or kept for invited players.");
    }
    List<OutgoingMessage> letters = calls.to(table, context);
    Post told = Post.words(words(letters.size()));
    return context.sending(
        letters, ShareTable.button(table, sharing, request).map(told::withApart).orElse(told));
  }

  private static String words(int asked) {
    return asked == 0
        ? "Nobody else wants invitations at this hour. With `/seats`, people say when they can play."
        : "I've asked %s.".formatted(asked == 1 ? "1 person" : asked + " people");
  }
}
