package rookery.bot.command.agreement;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;

/** Stops a game without a result, for people who manage its channel. */
public final class StopGame implements Command {
  private static final Duration PERMITTED = Duration.ofMinutes(15);

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.about(
            About.SERVER_TABLE,
            "stop",
            "End a game without a result",
            "ends a game without a result (if you manage its channel)")
        .forStewards()
        .pressed(ControlVerb.STOP);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Table table = context.table();
    if (!mayStop(table, request) && !isPermitted(request, context.now())) {
      throw new Refusal(
          table.place().isDirect()
              ? "Only people who manage a channel can stop a game there, and this game has no"
                  + " channel. Type `/resign` to give it up."
              : "Only people who manage %s can stop this game.".formatted(table.place().mention()));
    }
    return request.verb().equals(ControlVerb.STOP) ? stopped(context) : confirmation(context);
  }

  private static RequestOutcome confirmation(StepContext context) {
    Table table = context.table();
    table.stopped();
    Instant end = context.now().plus(PERMITTED);
    String permit = managesIt(table, context.request()) ? "" : "" + end.getEpochSecond();
    return RequestOutcome.shown(
        Post.words(
                ("Do you want to stop %s? The game won't count, and everyone will see that you"
                        + " stopped it.")
                    .formatted(table.title()))
            .with(
                new Button(
                    ControlId.of(ControlVerb.STOP, table, permit), "Stop the game", Look.DANGER),
                new Button(
                    ControlId.of(ControlVerb.DISMISS, table), "Let it continue", Look.PLAIN)));
  }

  private static RequestOutcome stopped(StepContext context) {
    Table table = context.table();
    Post told = Post.words("You've stopped %s.".formatted(table.title()));
    return table.stage() == TableStage.STRANDED
        ? context.stopped(told, directNotices(table, context))
        : context.stopped(told, List.of());
  }

  /** Direct messages to the players, because the channel is lost. */
  private static List<OutgoingMessage> directNotices(Table table, StepContext context) {
    Person who = context.request().who();
    Post post =
        Post.words(
            "%s has stopped %s. I can't post in its channel any more, so I'm telling you here."
                .formatted(PlayerNames.of(who), table.title()));
    return table.seating().joined().stream()
        .filter(person -> !person.equals(who) && !person.isComputer())
        .map(MessageAddress.Direct::new)
        .map(to -> OutgoingMessage.sending(context.ids().get(), to, table.id(), post))
        .toList();
  }

  /**
   * Discord checks the permission to manage the channel when the command is typed. It checks
   * nothing when a button is pressed, and the person may have lost the permission since then.
   */
  private static boolean mayStop(Table table, Request request) {
    RequestOrigin where = request.where();
    boolean nobodyElseCan =
        table.stage() == TableStage.STRANDED && table.seating().joined().contains(request.who());
    boolean typedThere = where.on() == Surface.COMMAND && table.isAt(where.place());
    return typedThere || managesIt(table, request) || nobodyElseCan;
  }

  private static boolean managesIt(Table table, Request request) {
    RequestOrigin where = request.where();
    return table.place().guild().equals(where.place().guild())
        && (where.rights().steward()
            || where.rights().looksAfter().contains(table.place().channel()));
  }

  /**
   * A server can permit {@code /stop} to people who do not manage the channel. Only Discord knows
   * of that, and only when they type it, so their button is good for a while.
   */
  private static boolean isPermitted(Request request, Instant now) {
    return request.verb().equals(ControlVerb.STOP)
        && end(request.arguments().argument())
            .filter(now::isBefore)
            // None of our buttons is good for longer.
            .filter(end -> !end.isAfter(now.plus(PERMITTED)))
            .isPresent();
  }

  private static Optional<Instant> end(String permit) {
    try {
      return Optional.of(Instant.ofEpochSecond(Long.parseLong(permit)));
    } catch (NumberFormatException | DateTimeException notOurs) {
      return Optional.empty();
    }
  }
}
