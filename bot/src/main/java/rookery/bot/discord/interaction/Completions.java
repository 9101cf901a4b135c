package rookery.bot.discord.interaction;

import jakarta.inject.Inject;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.Command;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.post.SelectableOption;
import rookery.bot.request.CompletionRequest;
import rookery.bot.request.host.RequestHost;
import rookery.bot.vitals.ErrorReport;

/**
 * Suggests completions for what somebody types. This only reads, and waits for no queue. If it
 * takes too long, the list is empty, because a completion cannot be deferred.
 */
record Completions(RequestHost host, WorkerThreads threads) {
  private static final Logger LOG = LoggerFactory.getLogger(Completions.class);
  private static final long PATIENCE_MILLIS = 2_000;

  @Inject
  Completions {}

  /** Answers with what could be meant. */
  void complete(CommandAutoCompleteInteractionEvent event) {
    AtomicBoolean open = new AtomicBoolean(true);
    var timer =
        threads
            .deferrals()
            .schedule(() -> answer(event, open, List.of()), PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
    threads
        .readers()
        .execute(
            () -> {
              answer(event, open, found(event));
              timer.cancel(false);
            });
  }

  private List<SelectableOption> found(CommandAutoCompleteInteractionEvent event) {
    try {
      return host.complete(event.getName(), typing(event));
    } catch (RuntimeException | Error fault) {
      ErrorReport.log(LOG, "completing /" + event.getName(), fault);
      return List.of();
    }
  }

  private static CompletionRequest typing(CommandAutoCompleteInteractionEvent event) {
    return new CompletionRequest(
        RequestMapper.person(event),
        RequestMapper.place(event),
        event.getFocusedOption().getName(),
        event.getFocusedOption().getValue(),
        RequestMapper.words(event));
  }

  private static void answer(
      CommandAutoCompleteInteractionEvent event, AtomicBoolean open, List<SelectableOption> found) {
    if (open.compareAndSet(true, false)) {
      List<Command.Choice> choices =
          found.stream().map(one -> new Command.Choice(one.label(), one.value())).toList();
      event.replyChoices(choices).queue(done -> {}, lost -> LOG.debug("Suggestions came too late"));
    }
  }
}
