package rookery.bot.discord.interaction;

import jakarta.inject.Inject;
import java.util.Optional;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.GenericComponentInteractionCreateEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.interactions.callbacks.IMessageEditCallback;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import rookery.bot.fleet.Fleet;
import rookery.bot.post.ControlId;
import rookery.bot.request.Request;
import rookery.bot.request.host.RequestHost;

/**
 * Receives what people press and type, on the gateway's thread. Turns it into a request and passes
 * it to the host together with a way to answer. Never blocks.
 */
public final class InteractionListener extends ListenerAdapter {
  private final RequestHost host;
  private final AnswererFactory answers;
  private final Completions completions;
  private final FormOpener forms;
  private final Fleet fleet;

  @Inject
  InteractionListener(
      RequestHost host,
      AnswererFactory answers,
      Completions completions,
      FormOpener forms,
      Fleet fleet) {
    this.fleet = fleet;
    this.host = host;
    this.answers = answers;
    this.completions = completions;
    this.forms = forms;
  }

  @Override
  public void onSlashCommandInteraction(SlashCommandInteractionEvent event) {
    Request request = RequestMapper.typed(event);
    if (!forms.opens(event, request)) {
      handle(event, request, answers.fresh(event));
    }
  }

  @Override
  public void onCommandAutoCompleteInteraction(CommandAutoCompleteInteractionEvent event) {
    completions.complete(event);
  }

  @Override
  public void onButtonInteraction(ButtonInteractionEvent event) {
    pressed(event, ControlId.parse(event.getComponentId()), Optional.empty());
  }

  @Override
  public void onStringSelectInteraction(StringSelectInteractionEvent event) {
    pressed(event, ControlId.parse(event.getComponentId()), event.getValues().stream().findFirst());
  }

  private void pressed(
      GenericComponentInteractionCreateEvent event,
      Optional<ControlId> control,
      Optional<String> picked) {
    Request request = RequestMapper.pressed(event, control, picked);
    if (!forms.opens(event, request)) {
      handle(event, request, answer(event, event.getMessage(), request));
    }
  }

  @Override
  public void onModalInteraction(ModalInteractionEvent event) {
    Request request = RequestMapper.filled(event);
    handle(event, request, answer(event, event.getMessage(), request));
  }

  private <E extends IReplyCallback & IMessageEditCallback> CallbackAnswer answer(
      E event, Message on, Request request) {
    return request.where().changesMessage() ? answers.changing(event, on) : answers.fresh(event);
  }

  private void handle(IReplyCallback event, Request request, CallbackAnswer answer) {
    if (!fleet.holds(event.getJDA().getShardInfo().getShardId())) {
      leaveUnlessAnswered(request, answer);
    } else if (host.handle(request, answer)) {
      answer.deferSoon();
    }
  }

  /** What whoever has the session now does, or has refused, must not be done here later on. */
  private void leaveUnlessAnswered(Request request, CallbackAnswer answer) {
    if (!host.isNew(request)) {
      return;
    }
    if (fleet.canTell()) {
      answer.claimSoon(() -> host.leave(request, answer));
    } else {
      answer.claimLate(() -> host.refuse(request, answer));
    }
  }
}
