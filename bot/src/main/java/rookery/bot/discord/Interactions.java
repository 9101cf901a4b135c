package rookery.bot.discord;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.GenericComponentInteractionCreateEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.modals.Modal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.post.ControlId;
import rookery.bot.post.Post;
import rookery.bot.table.Person;
import rookery.bot.table.Place;
import rookery.bot.table.Refusal;
import rookery.bot.turn.Asked;
import rookery.bot.turn.SerialQueues;
import rookery.bot.turn.Tables;

/**
 * Hears what people press and type. Each interaction is acknowledged on the gateway's thread before
 * anything else, then handed to the lane of the table it is about, and answered from there.
 */
final class Interactions extends ListenerAdapter {
  private static final Logger LOG = LoggerFactory.getLogger(Interactions.class);

  private final Commands commands;
  private final Presses presses;
  private final Replies replies;
  private final SerialQueues lanes;
  private final Tables store;
  private final Threads threads;

  @Inject
  Interactions(
      Commands commands,
      Presses presses,
      Replies replies,
      SerialQueues lanes,
      Tables store,
      Threads threads) {
    this.commands = commands;
    this.presses = presses;
    this.replies = replies;
    this.lanes = lanes;
    this.store = store;
    this.threads = threads;
  }

  @Override
  public void onSlashCommandInteraction(SlashCommandInteractionEvent event) {
    acknowledge(event, event.deferReply(true));
    Asked asked = asked(event);
    String what = "/" + event.getName();
    threads
        .tables()
        .execute(
            () -> {
              Optional<String> table = tableOf(event, asked, what);
              table.ifPresent(
                  lane ->
                      handle(
                          lane,
                          event.getHook(),
                          asked,
                          what,
                          false,
                          () -> commands.run(event, asked, lane)));
            });
  }

  /** The lane of a command: the table it is about, or the person's own where it is about none. */
  private Optional<String> tableOf(SlashCommandInteractionEvent event, Asked asked, String what) {
    try {
      return Optional.of(commands.table(event, asked).orElse("person " + asked.person().id()));
    } catch (RuntimeException refused) {
      replies.answer(
          event.getHook(),
          what,
          false,
          () -> {
            throw refused;
          });
      return Optional.empty();
    }
  }

  @Override
  public void onCommandAutoCompleteInteraction(CommandAutoCompleteInteractionEvent event) {
    threads.tables().execute(() -> complete(event));
  }

  private void complete(CommandAutoCompleteInteractionEvent event) {
    List<Command.Choice> choices = List.of();
    try {
      choices =
          commands.complete(event, asked(event)).stream()
              .map(answer -> new Command.Choice(answer.label(), answer.value()))
              .toList();
    } catch (Refusal nothingToComplete) {
      // There is no way to answer but with an empty list; the command itself will say why.
      LOG.debug("No completion for /{}", event.getName());
    } catch (RuntimeException fault) {
      LOG.error("Completion of /{} failed", event.getName(), fault);
    }
    event.replyChoices(choices).queue(done -> {}, lost -> LOG.debug("Completion came too late"));
  }

  @Override
  public void onButtonInteraction(ButtonInteractionEvent event) {
    Optional<ControlId> control = ControlId.parse(event.getComponentId());
    Optional<Modal> modal = control.flatMap(Modals::of);
    if (modal.isPresent()) {
      event.replyModal(modal.get()).queue(done -> {}, lost -> unacknowledged(event, lost));
      return;
    }
    component(event, control, Optional.empty());
  }

  @Override
  public void onStringSelectInteraction(StringSelectInteractionEvent event) {
    component(
        event, ControlId.parse(event.getComponentId()), event.getValues().stream().findFirst());
  }

  private void component(
      GenericComponentInteractionCreateEvent event,
      Optional<ControlId> control,
      Optional<String> picked) {
    boolean prompt = !event.isFromGuild() && control.filter(ControlId::isInAWalk).isPresent();
    boolean changes = event.getMessage().isEphemeral() || prompt;
    acknowledge(event, changes ? event.deferEdit() : event.deferReply(true));
    Asked asked = asked(event);
    handle(
        lane(control, asked),
        event.getHook(),
        asked,
        control.map(id -> "a press of " + id.verb() + " at table " + id.table()).orElse("a press"),
        prompt && !event.getMessage().isEphemeral(),
        () -> presses.press(asked, control, picked));
  }

  @Override
  public void onModalInteraction(ModalInteractionEvent event) {
    acknowledge(event, event.deferReply(true));
    Asked asked = asked(event);
    Optional<ControlId> control = ControlId.parse(event.getModalId());
    String typed =
        Optional.ofNullable(event.getValue(Modals.TYPED))
            .map(value -> value.getAsString())
            .orElse("");
    handle(
        lane(control, asked),
        event.getHook(),
        asked,
        "a typed text",
        false,
        () -> presses.typed(asked, control, typed));
  }

  private static String lane(Optional<ControlId> control, Asked asked) {
    return control
        .filter(ControlId::isAboutTable)
        .map(ControlId::table)
        .orElse("person " + asked.person().id());
  }

  private void handle(
      String lane,
      InteractionHook hook,
      Asked asked,
      String what,
      boolean keepsMessage,
      Supplier<Post> work) {
    lanes.run(
        lane,
        () ->
            replies.answer(
                hook,
                what,
                keepsMessage,
                // Discord may deliver an interaction again after a reconnect.
                () ->
                    store.isAnswered(asked.interaction(), Optional.of(lane))
                        ? Optional.empty()
                        : Optional.of(work.get())));
  }

  private static void acknowledge(
      Interaction event, net.dv8tion.jda.api.requests.RestAction<?> acknowledgement) {
    acknowledgement.queue(done -> {}, lost -> unacknowledged(event, lost));
  }

  private static void unacknowledged(Interaction event, Throwable lost) {
    LOG.info("Interaction {} could not be acknowledged: {}", event.getId(), lost.toString());
  }

  private static Asked asked(Interaction event) {
    String guild = event.isFromGuild() ? event.getGuild().getId() : "";
    return new Asked(
        new Person(event.getUser().getId()), new Place(guild, event.getChannelId()), event.getId());
  }
}
