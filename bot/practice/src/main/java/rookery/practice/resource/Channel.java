package rookery.practice.resource;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * A place where messages are.
 *
 * @param guild the guild it belongs to, 0 for direct messages
 * @param parent the channel a thread hangs below, else 0
 * @param owner who opened a thread, else 0
 * @param people who is in a thread or a direct message; empty for channels of a guild
 * @param denied what the bot may not do here
 */
public record Channel(
    long id,
    ChannelKind kind,
    long guild,
    String name,
    int position,
    long parent,
    long owner,
    boolean archived,
    boolean locked,
    Set<Long> people,
    Set<Permission> denied) {
  /** Copies the sets. */
  public Channel {
    people = Collections.unmodifiableSet(new LinkedHashSet<>(people));
    denied = Collections.unmodifiableSet(new LinkedHashSet<>(denied));
  }

  /** A text channel of a guild. */
  public static Channel text(long id, long guild, String name, int position) {
    return new Channel(
        id, ChannelKind.TEXT, guild, name, position, 0, 0, false, false, Set.of(), Set.of());
  }

  /** The direct messages of the bot and a person. */
  public static Channel direct(long id, long bot, long person) {
    return new Channel(
        id, ChannelKind.DIRECT, 0, "", 0, 0, 0, false, false, Set.of(bot, person), Set.of());
  }

  /** A conversation of some people, without the bot. */
  public static Channel group(long id, String name, Set<Long> people) {
    return new Channel(id, ChannelKind.GROUP, 0, name, 0, 0, 0, false, false, people, Set.of());
  }

  /** A thread in a channel, with its owner in it. */
  public static Channel thread(long id, ChannelKind kind, Channel parent, String name, long owner) {
    return new Channel(
        id, kind, parent.guild, name, 0, parent.id, owner, false, false, Set.of(owner), Set.of());
  }

  /** Whether these are direct messages with the bot. */
  public boolean isDirect() {
    return kind == ChannelKind.DIRECT;
  }

  /** Whether this is a conversation of some people, without the bot. */
  public boolean isGroup() {
    return kind == ChannelKind.GROUP;
  }

  /** Whether this belongs to no guild. */
  public boolean isPrivate() {
    return isDirect() || isGroup();
  }

  /** Whether this is a thread. */
  public boolean isThread() {
    return kind.isThread();
  }

  /** This channel with another name. */
  public Channel named(String newName) {
    return new Channel(
        id, kind, guild, newName, position, parent, owner, archived, locked, people, denied);
  }

  /** This thread, archived or not, locked or not. */
  public Channel archived(boolean nowArchived, boolean nowLocked) {
    return new Channel(
        id, kind, guild, name, position, parent, owner, nowArchived, nowLocked, people, denied);
  }

  /** The same where the bot is denied these permissions and no others. */
  public Channel denying(Set<Permission> nowDenied) {
    return new Channel(
        id, kind, guild, name, position, parent, owner, archived, locked, people, nowDenied);
  }

  /** The same with one more person in it. */
  public Channel with(long person) {
    Set<Long> more = new LinkedHashSet<>(people);
    more.add(person);
    return holding(more);
  }

  private Channel holding(Set<Long> nowPeople) {
    return new Channel(
        id, kind, guild, name, position, parent, owner, archived, locked, nowPeople, denied);
  }
}
