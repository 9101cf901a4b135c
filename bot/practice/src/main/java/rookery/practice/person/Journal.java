package rookery.practice.person;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.practice.resource.CallbackKind;
import rookery.practice.resource.Channel;
import rookery.practice.resource.ChannelKind;
import rookery.practice.resource.Guild;
import rookery.practice.resource.Interaction;
import rookery.practice.resource.Message;
import rookery.practice.world.Witness;
import rookery.practice.world.World;

/**
 * Everything that reached anybody's screen, in order; the oldest is forgotten. Leak tests compare
 * the {@link #transcript transcripts} of one person in two rooms that differ in a secret.
 */
public final class Journal implements Witness {
  private static final int MOST = 50_000;
  private static final long MOST_BYTES = 64L << 20;

  private final World world;
  private final Deque<Delivery> deliveries = new ArrayDeque<>();
  private long count;
  private long bytes;

  /** The journal of a world from now on. */
  public Journal(World world) {
    this.world = world;
  }

  /** Everything remembered, oldest first. */
  public List<Delivery> all() {
    return world.look(() -> List.copyOf(deliveries));
  }

  /** What reached one person, oldest first. */
  public List<Delivery> of(Person person) {
    return all().stream().filter(d -> d.to().contains(person.id())).toList();
  }

  /**
   * What reached one person, a line each, with texts, components, pings, and name, description and
   * digest of every file. Ids are replaced by names or by numbers in order of appearance and times
   * left out, so that the same happenings give the same lines in another room.
   */
  public List<String> transcript(Person person) {
    Transcript transcript = new Transcript(world);
    return of(person).stream().map(transcript::line).toList();
  }

  private void note(
      Delivery.Kind kind,
      Collection<Long> to,
      Channel channel,
      Optional<Message> message,
      JsonNode payload) {
    Set<Long> people = new LinkedHashSet<>(to);
    people.remove(world.people().bot().id());
    long now = System.currentTimeMillis();
    Delivery delivery = new Delivery(++count, now, kind, people, channel, message, payload);
    deliveries.addLast(delivery);
    bytes += delivery.bytes();
    while (deliveries.size() > MOST || bytes > MOST_BYTES) {
      bytes -= deliveries.removeFirst().bytes();
    }
  }

  private void note(Delivery.Kind kind, Message message) {
    Channel channel = world.channels().get(message.channel());
    note(kind, readers(message, channel), channel, Optional.of(message), NullNode.instance);
  }

  private Collection<Long> readers(Message message, Channel channel) {
    if (message.isEphemeral()) {
      return List.of(message.reader());
    }
    if (channel.isDirect() || channel.kind() == ChannelKind.PRIVATE_THREAD) {
      return channel.people();
    }
    return world.channels().findGuild(channel.guild()).map(Guild::members).orElse(Set.of());
  }

  @Override
  public void posted(Message message) {
    note(Delivery.Kind.POSTED, message);
  }

  @Override
  public void edited(Message message) {
    note(Delivery.Kind.EDITED, message);
  }

  @Override
  public void deleted(Message message) {
    note(Delivery.Kind.DELETED, message);
  }

  @Override
  public void acknowledged(Interaction interaction, CallbackKind how, JsonNode payload) {
    switch (how) {
      case DEFER_EDIT -> note(Delivery.Kind.NOTED, interaction, payload);
      case CHOICES -> note(Delivery.Kind.CHOICES, interaction, payload);
      case MODAL -> note(Delivery.Kind.MODAL, interaction, payload);
      default -> {
        // The message itself has been noted.
      }
    }
  }

  @Override
  public void failed(Interaction interaction) {
    note(Delivery.Kind.FAILED, interaction, NullNode.instance);
  }

  private void note(Delivery.Kind kind, Interaction interaction, JsonNode payload) {
    note(kind, List.of(interaction.person()), interaction.channel(), Optional.empty(), payload);
  }
}
