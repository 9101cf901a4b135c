package rookery.practice.world;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import rookery.practice.resource.Attachment;
import rookery.practice.resource.Json;
import rookery.practice.resource.Message;
import rookery.practice.resource.MessageContent;
import rookery.practice.resource.MessageOrigin;
import rookery.practice.resource.NotifiedPeople;

/** The messages of all channels. */
public final class Messages {
  private static final String KIND = "message";

  private final World world;
  private final Map<Long, NavigableMap<Long, Message>> shared = new HashMap<>();
  private final Map<Long, NavigableMap<Long, Message>> whispered = new HashMap<>();
  private final MessageFiles files = new MessageFiles();
  private final RecentNonces nonces;

  Messages(World world) {
    this.world = world;
    this.nonces = new RecentNonces(world.clock());
    for (String json : world.keeper().all(KIND)) {
      Message stored = withFiles(Json.read(json, Message.class));
      world.ids().passed(stored.id());
      stored.body().attachments().forEach(a -> world.ids().passed(a.id()));
      put(stored);
    }
  }

  private Message withFiles(Message stored) {
    List<Attachment> read = new ArrayList<>();
    for (Attachment file : stored.body().attachments()) {
      read.add(file.withBytes(world.keeper().file(file.id()).orElse(new byte[0])));
    }
    return stored.withBody(stored.body().holding(read));
  }

  private static NavigableMap<Long, Message> in(
      Map<Long, NavigableMap<Long, Message>> messages, long channel) {
    return messages.getOrDefault(channel, Collections.emptyNavigableMap());
  }

  private void put(Message message) {
    (message.isEphemeral() ? whispered : shared)
        .computeIfAbsent(message.channel(), c -> new TreeMap<>())
        .put(message.id(), message);
    message.body().attachments().forEach(files::put);
    nonces.remember(message);
  }

  /** The messages of a channel that are there for this account, oldest first. */
  public List<Message> visible(long channel, long account) {
    return world.look(
        () ->
            Stream.concat(
                    in(shared, channel).values().stream(),
                    in(whispered, channel).values().stream().filter(m -> m.reader() == account))
                .sorted(Comparator.comparingLong(Message::id))
                .toList());
  }

  /** How many messages of a channel everybody sees. */
  public int count(long channel) {
    return world.look(() -> in(shared, channel).size());
  }

  /** A message, one for one person alone included. */
  public Optional<Message> find(long channel, long id) {
    return world.look(
        () ->
            Optional.ofNullable(in(shared, channel).get(id))
                .or(() -> Optional.ofNullable(in(whispered, channel).get(id))));
  }

  /** A file on a message that is still there. */
  public Optional<Attachment> file(long id) {
    return world.look(() -> files.find(id));
  }

  /** The messages that everybody sees with ids below {@code before}, newest first. */
  public List<Message> before(long channel, long before, int limit) {
    return world.look(
        () ->
            in(shared, channel).headMap(before, false).descendingMap().values().stream()
                .limit(limit)
                .toList());
  }

  /** The messages that everybody sees with ids above {@code after}, newest first. */
  public List<Message> after(long channel, long after, int limit) {
    return world.look(
        () ->
            in(shared, channel).tailMap(after, false).values().stream()
                .limit(limit)
                .sorted(Comparator.comparingLong(Message::id).reversed())
                .toList());
  }

  /** The message that this author posted here under this nonce a few minutes ago at most. */
  public Optional<Message> recent(long channel, long author, String nonce) {
    return world.look(() -> nonces.find(channel, author, nonce).flatMap(id -> find(channel, id)));
  }

  /** Posts a message that is complete but for its id. */
  public Message post(Message draft) {
    return world.change(
        () -> {
          Message message = draft.withId(world.ids().next());
          put(message);
          keep(message);
          world.announce(w -> w.posted(message));
          return message;
        });
  }

  /** Posts plain text of a person. */
  public Message say(long channel, long author, String text, NotifiedPeople pings) {
    return post(
        new Message(
            0,
            channel,
            author,
            Message.PLAIN,
            MessageContent.text(text),
            pings,
            "",
            0,
            MessageOrigin.NONE,
            0,
            0));
  }

  /** Makes a message say something else; the files it no longer has are forgotten in time. */
  public Message edit(Message message, MessageContent body, NotifiedPeople pings) {
    return world.change(
        () -> {
          // Filling in for "thinking" is the answer itself, not an edit of one.
          long when = message.isThinking() ? 0 : world.clock().millis();
          Message edited = message.edited(body, pings, when);
          message.body().attachments().stream()
              .filter(a -> body.attachments().stream().noneMatch(b -> a.id() == b.id()))
              .forEach(this::drop);
          put(edited);
          keep(edited);
          world.announce(w -> w.edited(edited));
          return edited;
        });
  }

  /** Takes a message away, if it is still there. */
  public void delete(Message message) {
    world.change(
        () -> {
          if (find(message.channel(), message.id()).isEmpty()) {
            return;
          }
          in(message.isEphemeral() ? whispered : shared, message.channel()).remove(message.id());
          unkeep(message);
          world.announce(w -> w.deleted(message));
        });
  }

  void clear(long channel) {
    List.of(shared, whispered)
        .forEach(
            messages -> {
              in(messages, channel).values().forEach(this::unkeep);
              messages.remove(channel);
            });
  }

  private void keep(Message message) {
    // A message for one person alone lives as long as the session, as with Discord.
    if (!message.isEphemeral()) {
      message.body().attachments().forEach(a -> world.keeper().putFile(a.id(), a.bytes()));
      world.keeper().put(KIND, message.id(), message);
    }
  }

  private void unkeep(Message message) {
    message.body().attachments().forEach(this::drop);
    world.keeper().remove(KIND, message.id());
  }

  private void drop(Attachment file) {
    files.drop(file);
    world.keeper().removeFile(file.id());
  }
}
