package rookery.practice.world;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.UUID.randomUUID;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import java.time.Duration;
import java.util.Base64;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import rookery.practice.resource.CallbackKind;
import rookery.practice.resource.Interaction;
import rookery.practice.resource.InteractionAnswer;
import rookery.practice.resource.InteractionRequest;
import rookery.practice.resource.Message;

/** What people ask of the bot, from the asking until nobody can answer any more. */
public final class Interactions implements AutoCloseable {
  private final World world;
  private final Duration patience;
  private final Duration tokenLife;
  private final Map<Long, Interaction> byId = new LinkedHashMap<>();
  private final Map<String, Interaction> byToken = new HashMap<>();
  private final StoredMap<AcknowledgedInteraction> answered;
  private final ScheduledThreadPoolExecutor clock;

  Interactions(World world, Duration patience, Duration tokenLife) {
    this.world = world;
    this.patience = patience;
    this.tokenLife = tokenLife;
    clock =
        new ScheduledThreadPoolExecutor(
            1,
            task -> {
              Thread thread = new Thread(task, "practice-deadlines");
              thread.setDaemon(true);
              return thread;
            });
    clock.setRemoveOnCancelPolicy(true);
    answered =
        new StoredMap<>(
            "interaction",
            AcknowledgedInteraction.class,
            world.keeper(),
            AcknowledgedInteraction::id);
    answered.all().stream().flatMap(a -> a.restored(world).stream()).forEach(this::add);
  }

  private void add(Interaction asked) {
    byId.put(asked.id(), asked);
    byToken.put(asked.token(), asked);
    world.ids().passed(asked.id());
  }

  /** A person asks something; the bot has to acknowledge it in time. */
  public Interaction raise(InteractionRequest asking) {
    return world.change(
        () -> {
          forgetOld();
          long id = world.ids().next();
          Interaction asked = new Interaction(id, newToken(id), asking);
          add(asked);
          clock.schedule(() -> lapse(asked), patience.toMillis(), TimeUnit.MILLISECONDS);
          world.announce(w -> w.raised(asked));
          return asked;
        });
  }

  /** Sends what was asked to the bot once more, as a gateway sometimes does. */
  public void repeat(Interaction asked) {
    world.change(() -> world.announce(w -> w.raised(asked)));
  }

  /** As long as Discord's and made as they are: proxies tell by it what is asked. */
  private static String newToken(long id) {
    String secret = "interaction:%d:%s%s%s".formatted(id, randomUUID(), randomUUID(), randomUUID());
    return Base64.getUrlEncoder().withoutPadding().encodeToString(secret.getBytes(UTF_8));
  }

  private void lapse(Interaction asked) {
    world.change(
        () -> {
          if (asked.stage() == Interaction.Stage.WAITING) {
            asked.fail();
            world.announce(w -> w.failed(asked));
          }
        });
  }

  private void forgetOld() {
    long oldest = world.clock().millis() - 2 * tokenLife.toMillis() - patience.toMillis();
    for (Iterator<Interaction> all = byId.values().iterator(); all.hasNext(); ) {
      Interaction asked = all.next();
      if (Snowflakes.millisOf(asked.id()) > oldest) {
        return;
      }
      all.remove();
      byToken.remove(asked.token());
      answered.remove(asked.id());
    }
  }

  /** The interaction with this id. */
  public Optional<Interaction> find(long id) {
    return world.look(() -> Optional.ofNullable(byId.get(id)));
  }

  /** The interaction with this token. */
  public Optional<Interaction> find(String token) {
    return world.look(() -> Optional.ofNullable(byToken.get(token)));
  }

  /** Whether its token is too old to answer with. */
  public boolean expired(Interaction asked) {
    return world.clock().millis() - Snowflakes.millisOf(asked.id()) > tokenLife.toMillis();
  }

  /** The bot acknowledges without showing anything but, perhaps, choices or a modal. */
  public void acknowledge(Interaction asked, CallbackKind how, JsonNode payload) {
    world.change(
        () -> {
          asked.acknowledge(how);
          world.announce(w -> w.acknowledged(asked, how, payload));
          switch (how) {
            case DEFER_EDIT -> {
              asked.answeredBy(asked.source().map(Message::id).orElse(0L));
              asked.settle(InteractionAnswer.Kind.NOTED, 0);
            }
            case CHOICES -> asked.settle(InteractionAnswer.Kind.CHOICES, payload);
            case MODAL -> asked.settle(InteractionAnswer.Kind.MODAL, payload);
            default -> throw new IllegalArgumentException(how + " needs a message");
          }
          answered.put(AcknowledgedInteraction.of(asked, how));
        });
  }

  /** The bot acknowledges with a message, posted or edited; a deferred one says it is thinking. */
  public void acknowledge(Interaction asked, CallbackKind how, Message message) {
    world.change(
        () -> {
          asked.acknowledge(how);
          asked.answeredBy(message.id());
          world.announce(w -> w.acknowledged(asked, how, NullNode.instance));
          switch (how) {
            case REPLY -> asked.settle(InteractionAnswer.Kind.REPLIED, message.id());
            case EDIT -> asked.settle(InteractionAnswer.Kind.UPDATED, message.id());
            default -> {}
          }
          answered.put(AcknowledgedInteraction.of(asked, how));
        });
  }

  /** The bot has said what it had deferred. */
  public void deliver(Interaction asked, long message) {
    world.change(() -> asked.settle(InteractionAnswer.Kind.REPLIED, message));
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
