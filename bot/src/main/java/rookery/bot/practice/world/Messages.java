package rookery.bot.practice.world;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** The messages of all channels. */
public final class Messages {
  private static final String KIND = "message";

  /** How long a nonce is remembered. */
  private static final long NONCE_MILLIS = Duration.ofMinutes(5).toMillis();

  private final World world;
  private final Map<Long, NavigableMap<Long, Message>> byChannel = new HashMap<>();

  Messages(World world) {
    this.world = world;
    for (String json : world.keeper().all(KIND)) {
      Message stored = withFiles(Json.read(json, Message.class));
      in(stored.channel()).put(stored.id(), stored);
      world.ids().passed(stored.id());
      stored.body().attachments().forEach(a -> world.ids().passed(a.id()));
    }
  }

  private Message withFiles(Message stored) {
    List<Attachment> files = new ArrayList<>();
    for (Attachment file : stored.body().attachments()) {
      files.add(file.withBytes(world.keeper().file(file.id()).orElse(new byte[0])));
    }
    return stored.withBody(stored.body().holding(files));
  }

  private NavigableMap<Long, Message> in(long channel) {
    return byChannel.computeIfAbsent(channel, c -> new TreeMap<>());
  }

  /** All messages of a channel, oldest first, those for one person alone included. */
  public List<Message> all(long channel) {
    return world.look(() -> List.copyOf(in(channel).values()));
  }

  /** The messages of a channel that are there for this account, oldest first. */
  public List<Message> visible(long channel, long account) {
    return world.look(
        () ->
            in(channel).values().stream()
                .filter(m -> !m.isEphemeral() || m.reader() == account)
                .toList());
  }

  /** How many messages a channel has. */
  public int count(long channel) {
    return world.look(() -> in(channel).size());
  }

  /** A message, one for one person alone included. */
  public Optional<Message> find(long channel, long id) {
    return world.look(() -> Optional.ofNullable(in(channel).get(id)));
  }

  /** The messages that everybody sees with ids below {@code before}, newest first. */
  public List<Message> before(long channel, long before, int limit) {
    return world.look(() -> open(in(channel).headMap(before, false).descendingMap(), limit));
  }

  /** The messages that everybody sees with ids above {@code after}, newest first. */
  public List<Message> after(long channel, long after, int limit) {
    return world.look(
        () -> {
          List<Message> oldestFirst =
              new ArrayList<>(open(in(channel).tailMap(after, false), limit));
          Collections.reverse(oldestFirst);
          return oldestFirst;
        });
  }

  private static List<Message> open(NavigableMap<Long, Message> some, int limit) {
    return some.values().stream().filter(m -> !m.isEphemeral()).limit(limit).toList();
  }

  /** The message that this author posted here under this nonce a few minutes ago at most. */
  public Optional<Message> recent(long channel, long author, String nonce) {
    return world.look(
        () ->
            in(channel).descendingMap().values().stream()
                .takeWhile(m -> age(m) < NONCE_MILLIS)
                .filter(m -> m.author() == author && m.nonce().equals(nonce))
                .findFirst());
  }

  private static long age(Message message) {
    return System.currentTimeMillis() - Snowflakes.millisOf(message.id());
  }

  /** Posts a message that is complete but for its id. */
  public Message post(Message draft) {
    return world.change(
        () -> {
          Message message = identified(draft);
          in(message.channel()).put(message.id(), message);
          keep(message);
          world.announce(w -> w.posted(message));
          return message;
        });
  }

  private Message identified(Message draft) {
    return new Message(
        world.ids().next(),
        draft.channel(),
        draft.author(),
        draft.type(),
        draft.body(),
        draft.pings(),
        draft.nonce(),
        draft.reader(),
        draft.origin(),
        draft.repliesTo(),
        0);
  }

  /** Posts plain text of a person. */
  public Message say(long channel, long author, String text, Pings pings) {
    return post(
        new Message(
            0, channel, author, Message.PLAIN, Body.text(text), pings, "", 0, Origin.NONE, 0, 0));
  }

  /** Makes a message say something else; the files it no longer has are forgotten. */
  public Message edit(Message message, Body body, Pings pings) {
    return world.change(
        () -> {
          // Filling in for "thinking" is the answer itself, not an edit of one.
          long when = message.isThinking() ? 0 : System.currentTimeMillis();
          Message edited = message.edited(body, pings, when);
          in(edited.channel()).put(edited.id(), edited);
          message.body().attachments().stream()
              .filter(a -> body.attachments().stream().noneMatch(b -> a.id() == b.id()))
              .forEach(a -> world.keeper().removeFile(a.id()));
          keep(edited);
          world.announce(w -> w.edited(edited));
          return edited;
        });
  }

  /** Takes a message away. */
  public void delete(Message message) {
    world.change(
        () -> {
          in(message.channel()).remove(message.id());
          unkeep(message);
          world.announce(w -> w.deleted(message));
        });
  }

  void clear(long channel) {
    in(channel).values().forEach(this::unkeep);
    byChannel.remove(channel);
  }

  private void keep(Message message) {
    // A message for one person alone lives as long as the session, as with Discord.
    if (!message.isEphemeral()) {
      message.body().attachments().forEach(a -> world.keeper().putFile(a.id(), a.bytes()));
      world.keeper().put(KIND, message.id(), message);
    }
  }

  private void unkeep(Message message) {
    message.body().attachments().forEach(a -> world.keeper().removeFile(a.id()));
    world.keeper().remove(KIND, message.id());
  }
}
