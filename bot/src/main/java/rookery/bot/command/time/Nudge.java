package rookery.bot.command.time;

import java.util.List;
import java.util.function.Predicate;
import rookery.bot.clock.TableClock;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.time.ReminderPost;
import rookery.bot.preference.ReminderMode;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;

/** Reminds the players whose turn it is. You can do it once a turn, after half the time. */
public final class Nudge implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.about(
        About.OWN_TABLE,
        "nudge",
        "Remind players that it's their turn",
        "reminds players that it's their turn; you can use it once a turn, after half their time is up");
  }

  @Override
  public List<Predicate<Table>> fit(Request request) {
    return List.of(
        table -> table.awaited().people().stream().anyMatch(who -> !who.equals(request.who())));
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    context.seat();
    Table table = context.table();
    TableClock clock = table.clock();
    if (clock.due().isEmpty()) {
      throw new Refusal("No move has a deadline here, so you can't nudge anyone.");
    }
    if (!clock.mayNudge(context.now())) {
      throw new Refusal("You can nudge a player once a turn, after half their time is gone.");
    }
    List<Person> awaited =
        table.awaited().people().stream().filter(person -> !person.equals(request.who())).toList();
    if (awaited.isEmpty()) {
      throw new Refusal("This game is waiting only for you.");
    }
    Post nudge = ReminderPost.nudge(table, request.who(), awaited, wantReminders(awaited, context));
    OutgoingMessage letter =
        OutgoingMessage.sending(context.ids().get(), table.address(), table.id(), nudge);
    return context.changed(
        table.with(clock.nudged()),
        Post.words("I've reminded %s.".formatted(PlayerNames.of(awaited))),
        letter);
  }

  /** The people to notify. People who want no reminders are named, but get no notification. */
  private static List<Person> wantReminders(List<Person> awaited, StepContext context) {
    return awaited.stream()
        .filter(person -> context.wishes().of(person).reminding() != ReminderMode.NONE)
        .toList();
  }
}
