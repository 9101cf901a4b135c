package rookery.bot.discord.interaction;

import jakarta.inject.Inject;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.GenericComponentInteractionCreateEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.modals.Modal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.post.ControlId;
import rookery.bot.turn.Request;
import rookery.bot.turn.host.Host;

/**
 * Hears what people press and type, on the gateway's thread: makes it a request, and leaves it and
 * the way to answer it to the host. Does nothing that could block.
 */
public final class Translator extends ListenerAdapter {
  private static final Logger LOG = LoggerFactory.getLogger(Translator.class);

  private final Host host;
  private final Answers answers;
  private final Completions completions;

  @Inject
  Translator(Host host, Answers answers, Completions completions) {
    this.host = host;
    this.answers = answers;
    this.completions = completions;
  }

  @Override
  public void onSlashCommandInteraction(SlashCommandInteractionEvent event) {
    handle(Requests.typed(event), answers.fresh(event));
  }

  @Override
  public void onCommandAutoCompleteInteraction(CommandAutoCompleteInteractionEvent event) {
    completions.complete(event);
  }

  @Override
  public void onButtonInteraction(ButtonInteractionEvent event) {
    Optional<ControlId> button = ControlId.parse(event.getComponentId());
    Optional<Modal> form = button.flatMap(b -> host.form(b).map(asked -> Forms.of(b, asked)));
    if (form.isPresent()) {
      event
          .replyModal(form.get())
          .queue(done -> {}, lost -> LOG.info("A form could not be opened: {}", lost.toString()));
    } else {
      pressed(event, button, Optional.empty());
    }
  }

  @Override
  public void onStringSelectInteraction(StringSelectInteractionEvent event) {
    pressed(event, ControlId.parse(event.getComponentId()), event.getValues().stream().findFirst());
  }

  private void pressed(
      GenericComponentInteractionCreateEvent event,
      Optional<ControlId> control,
      Optional<String> picked) {
    Request request = Requests.pressed(event, control, picked);
    handle(
        request, request.where().changesMessage() ? answers.changing(event) : answers.fresh(event));
  }

  @Override
  public void onModalInteraction(ModalInteractionEvent event) {
    handle(Requests.filled(event), answers.fresh(event));
  }

  private void handle(Request request, CallbackAnswer answer) {
    if (host.handle(request, answer)) {
      answer.deferSoon();
    }
  }
}
