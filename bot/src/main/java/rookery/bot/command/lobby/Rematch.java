package rookery.bot.command.lobby;

import rookery.bot.command.computer.ComputerLevels;
import rookery.bot.command.time.ClockAdvice;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.table.EndPost;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.table.TableClockUpdate;
import rookery.bot.table.TableStage;
import rookery.bot.table.message.ThreadStarter;

/** Opens a new table for the same people, with sides swapped; for one alone also the same deal. */
public final class Rematch implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.REMATCH);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Table over = context.table();
    if (over.stage() != TableStage.OVER) {
      throw new Refusal("This game isn't over yet. You can ask for a rematch when it is.");
    }
    if (over.seating().seatOf(request.who()).isEmpty()) {
      throw new Refusal(
          "Only the players of this game can ask for a rematch. Type `/play` to open your own"
              + " table.");
    }
    Play.checkMayOpen(over.place(), context);
    context
        .lookup()
        .openAt(over.place(), context.request().who())
        .filter(open -> open.isRematchOf(over))
        .findFirst()
        .ifPresent(
            open -> {
              throw new Refusal(
                  "The rematch is already open: %s. If you're invited, press Join there."
                      .formatted(open.title()));
            });
    return opened(over, context);
  }

  /** Whoever has won may play stronger computers. */
  private static Table withChosenComputers(Table again, StepContext context) {
    String level = context.request().arguments().argument();
    return level.isEmpty() || level.equals(EndPost.SAME_DEAL)
        ? again
        : again.gathering().with(ComputerLevels.of(level), context.peopleAt(again.place()));
  }

  private static Table shuffled(Table again, Table over, StepContext context) {
    return over.pointsOfDeal()
        .filter(any -> context.request().arguments().argument().equals(EndPost.SAME_DEAL))
        .map(points -> again.withDealOf(over, points))
        .orElseGet(
            () ->
                again
                    .shuffledBy(context.random().secret())
                    .adding(decks -> decks.joined(context.request().id())));
  }

  private static RequestOutcome opened(Table over, StepContext context) {
    Table again =
        shuffled(
            withChosenComputers(
                over.rematch(context.random().tableId(), context.request().who()), context),
            over,
            context);
    Table timed =
        again.with(
            new TableClockUpdate(context.timeRecords(), context.now())
                .opened(over.clock().control()));
    // The bot could open a thread there, and the server wanted one.
    Table placed =
        over.posted().lobby().isEmpty()
            ? timed
            : timed.with(timed.posted().lobby(ThreadStarter.sent(context.ids().get())));
    Table after = placed.startedIfFull(context.random().generator(), context.random());
    String words =
        after.stage() == TableStage.PLAYING
            ? "%s has started."
            : "%s is open, with sides swapped. I've invited the others.";
    String advice = ClockAdvice.onJoining(after, context);
    return context
        .elsewhere()
        .changed(after, context.leadingTo(after, words.formatted(after.title()) + advice))
        // Another of its players may be asking another process at this moment.
        .following(over);
  }
}
