package rookery.practice.person;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import rookery.practice.resource.Interaction;
import rookery.practice.resource.InteractionAnswer;
import rookery.practice.resource.command.Choice;
import rookery.practice.world.World;

/** Something that a person asked of the bot, and its answer when that has come. */
public final class InteractionOutcome {
  private static final int SECONDS_TO_WAIT = 20;

  private final World world;
  private final Interaction interaction;

  InteractionOutcome(World world, Interaction interaction) {
    this.world = world;
    this.interaction = interaction;
  }

  /** The interaction. */
  public Interaction interaction() {
    return interaction;
  }

  /** Comes when the bot has answered, or has failed to acknowledge in time. */
  public CompletableFuture<InteractionAnswer> answer() {
    return interaction.answer().copy();
  }

  /** Waits for the answer, whichever it is. */
  public InteractionAnswer await() {
    try {
      return interaction.answer().get(SECONDS_TO_WAIT, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      throw new IllegalStateException("the bot has deferred its answer and not come back", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  /** Waits for the message that answers, and gives it as it is now. */
  public VisibleMessage message() {
    return standing()
        .orElseThrow(() -> new IllegalStateException("no message but " + await().kind()));
  }

  /** The same; empty if there is none, or none any more. */
  public Optional<VisibleMessage> standing() {
    InteractionAnswer answer = await();
    return world
        .messages()
        .find(interaction.channel().id(), answer.message())
        .map(m -> VisibleMessage.of(world, m));
  }

  /** Waits for the modal that answers. */
  public Modal modal() {
    InteractionAnswer answer = await();
    if (answer.kind() != InteractionAnswer.Kind.MODAL) {
      throw new IllegalStateException("no modal but " + answer.kind());
    }
    return new Modal(interaction, answer.payload());
  }

  /** Waits for the completions that answer. */
  public List<Choice> choices() {
    InteractionAnswer answer = await();
    if (answer.kind() != InteractionAnswer.Kind.CHOICES) {
      throw new IllegalStateException("no completions but " + answer.kind());
    }
    List<Choice> choices = new ArrayList<>();
    answer.payload().forEach(json -> choices.add(Choice.of(json)));
    return choices;
  }

  /** Whether the bot failed to acknowledge in time: "interaction failed". Waits to know. */
  public boolean failed() {
    return await().kind() == InteractionAnswer.Kind.FAILED;
  }
}
