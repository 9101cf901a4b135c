package rookery.practice.world;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import rookery.practice.resource.Account;
import rookery.practice.resource.Channel;
import rookery.practice.resource.ChannelKind;
import rookery.practice.resource.Guild;
import rookery.practice.resource.Message;
import rookery.practice.resource.Permission;

/** The guilds and every place where messages are. */
public final class Channels {
  private final World world;
  private final StoredMap<Guild> guilds;
  private final StoredMap<Channel> channels;

  Channels(World world) {
    this.world = world;
    guilds = new StoredMap<>("guild", Guild.class, world.keeper(), Guild::id);
    channels = new StoredMap<>("channel", Channel.class, world.keeper(), Channel::id);
    guilds.all().forEach(g -> world.ids().passed(g.id()));
    channels.all().forEach(c -> world.ids().passed(c.id()));
  }

  /** All guilds, oldest first. */
  public List<Guild> guilds() {
    return world.look(() -> List.copyOf(guilds.all()));
  }

  /** The guild with this id. */
  public Optional<Guild> findGuild(long id) {
    return world.look(() -> guilds.find(id));
  }

  Guild guild(long id) {
    return findGuild(id).orElseThrow(() -> new IllegalArgumentException("no guild " + id));
  }

  Guild put(Guild guild) {
    return guilds.put(guild);
  }

  /** A new guild without channels, with everybody in it. */
  public Guild addGuild(String name) {
    return addGuild(name, world.people().all(), false);
  }

  /** A new guild without channels, with everybody in it but the bot, whom nobody has added. */
  public Guild addForeignGuild(String name) {
    return addGuild(name, world.people().persons(), true);
  }

  private Guild addGuild(String name, List<Account> accounts, boolean foreign) {
    return world.change(
        () -> {
          Set<Long> members = new LinkedHashSet<>();
          accounts.forEach(a -> members.add(a.id()));
          Guild guild = guilds.put(new Guild(world.ids().next(), name, members, foreign));
          world.announce(w -> w.guildAdded(guild));
          return guild;
        });
  }

  /** Puts the bot out of a guild; people, channels, messages and its commands stay. */
  public void dismissBot(long guild) {
    world.change(
        () -> {
          Guild left = guilds.put(guild(guild).without(world.people().bot().id()));
          world.announce(w -> w.guildGone(left));
        });
  }

  /** Invites the bot to a guild again. */
  public void inviteBot(long guild) {
    world.change(
        () -> {
          Guild joined = guilds.put(guild(guild).adopted().with(world.people().bot().id()));
          world.announce(w -> w.guildAdded(joined));
        });
  }

  /** Every channel, thread and direct message, oldest first. */
  public List<Channel> all() {
    return world.look(() -> List.copyOf(channels.all()));
  }

  /** The text channels of a guild, without its threads. */
  public List<Channel> of(Guild guild) {
    return all().stream().filter(c -> c.guild() == guild.id() && !c.isThread()).toList();
  }

  /** The threads of a guild. */
  public List<Channel> threadsOf(Guild guild) {
    return all().stream().filter(c -> c.guild() == guild.id() && c.isThread()).toList();
  }

  /** The place with this id. */
  public Optional<Channel> find(long id) {
    return world.look(() -> channels.find(id));
  }

  /** The place with this id, which must exist. */
  public Channel get(long id) {
    return find(id).orElseThrow(() -> new IllegalArgumentException("there is no channel " + id));
  }

  /** A new text channel. */
  public Channel add(long guild, String name) {
    return world.change(
        () -> {
          int position = of(guild(guild)).size();
          return added(Channel.text(world.ids().next(), guild, name, position));
        });
  }

  /** A new conversation of these people, without the bot. */
  public Channel addGroup(String name, Set<Long> people) {
    return world.change(() -> added(Channel.group(world.ids().next(), name, people)));
  }

  /** A new thread; {@code id} is that of the message it hangs on, or a new one. */
  public Channel addThread(long id, ChannelKind kind, Channel parent, String name, long owner) {
    return world.change(() -> added(Channel.thread(id, kind, parent, name, owner)));
  }

  /** A new public thread that hangs on no message, with a notice in its channel. */
  public Channel openThread(Channel parent, String name, long owner) {
    return world.change(
        () -> {
          long id = world.ids().next();
          Channel thread = addThread(id, ChannelKind.PUBLIC_THREAD, parent, name, owner);
          world.messages().post(Message.noticeOf(thread));
          return thread;
        });
  }

  /** The direct messages between the bot and a person, if there are any. */
  public Optional<Channel> findDirect(long person) {
    return world.look(
        () ->
            channels.all().stream()
                .filter(c -> c.isDirect() && c.people().contains(person))
                .findFirst());
  }

  /** The direct messages between the bot and a person, opened if need be. */
  public Channel direct(long person) {
    return world.change(
        () -> {
          long bot = world.people().bot().id();
          return findDirect(person)
              .orElseGet(() -> added(Channel.direct(world.ids().next(), bot, person)));
        });
  }

  private Channel added(Channel channel) {
    channels.put(channel);
    world.announce(w -> w.channelAdded(channel));
    return channel;
  }

  /** Changes the name or state of a place. */
  public Channel change(long id, UnaryOperator<Channel> how) {
    return world.change(
        () -> {
          Channel changed = channels.put(how.apply(get(id)));
          world.announce(w -> w.channelChanged(changed));
          return changed;
        });
  }

  /** Says what the bot may not do in a channel, and lets it know or not. */
  public void deny(long id, Set<Permission> denied, boolean announced) {
    if (announced) {
      change(id, c -> c.denying(denied));
    } else {
      world.change(() -> channels.put(get(id).denying(denied)));
    }
  }

  /** Lets somebody into a thread. */
  public void enter(long thread, long person) {
    change(thread, c -> c.with(person));
  }

  /** Removes a channel, its threads and all their messages. */
  public void delete(long id) {
    world.change(
        () -> {
          Channel gone = get(id);
          all().stream().filter(c -> c.parent() == id).forEach(c -> delete(c.id()));
          world.messages().clear(id);
          channels.remove(id);
          world.announce(w -> w.channelGone(gone));
        });
  }

  /** Whether the bot may do this here; a thread goes by its parent. */
  public boolean allows(Channel where, Permission what) {
    Channel ruling = where.isThread() ? find(where.parent()).orElse(where) : where;
    return !ruling.denied().contains(what);
  }

  /** Whether this account sees the channel at all. */
  public boolean shows(Channel where, long account) {
    if (where.isPrivate() || where.kind() == ChannelKind.PRIVATE_THREAD) {
      return where.people().contains(account);
    }
    return findGuild(where.guild()).filter(g -> g.members().contains(account)).isPresent();
  }
}
