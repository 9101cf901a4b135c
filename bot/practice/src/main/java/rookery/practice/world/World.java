package rookery.practice.world;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;
import rookery.practice.resource.Guild;

/**
 * All that the practice room holds, guarded by one lock. Its parts may be called from any thread;
 * to see or change several things at one moment, use {@link #change}.
 */
public final class World implements AutoCloseable {
  private final ReentrantLock lock = new ReentrantLock();
  private final List<WorldListener> witnesses = new CopyOnWriteArrayList<>();
  private final WorldStore keeper;
  private final RoomClock clock;
  private final Snowflakes ids;
  private final People people;
  private final Channels channels;
  private final Roles roles;
  private final Messages messages;
  private final Commands commands;
  private final Interactions interactions;
  private final ReadMarks readMarks;

  /**
   * A world as the keeper has it, or the first one: one guild, three channels, four people, the
   * bot.
   *
   * @param patience how long the bot may take to acknowledge an interaction
   * @param tokenLife how long it may go on answering one
   */
  public World(WorldStore keeper, Duration patience, Duration tokenLife) {
    this.keeper = keeper;
    clock = new RoomClock(this);
    ids = new Snowflakes(clock);
    people = new People(this);
    channels = new Channels(this);
    roles = new Roles(this);
    messages = new Messages(this);
    commands = new Commands(this);
    interactions = new Interactions(this, patience, tokenLife);
    readMarks = new ReadMarks(this);
    if (people.all().isEmpty()) {
      change(this::furnish);
    }
  }

  private void furnish() {
    people.addBot("Rookery");
    for (String name : List.of("Ada", "Ben", "Cleo", "Dan")) {
      people.add(name);
    }
    Guild guild = channels.addGuild("Practice room");
    for (String name : List.of("general", "games", "quiet")) {
      channels.add(guild.id(), name);
    }
  }

  /** What time it is. */
  public RoomClock clock() {
    return clock;
  }

  /** People, the bot and who is in which guild. */
  public People people() {
    return people;
  }

  /** Guilds, channels, threads and direct messages. */
  public Channels channels() {
    return channels;
  }

  /** The roles of guilds. */
  public Roles roles() {
    return roles;
  }

  /** The messages of all channels. */
  public Messages messages() {
    return messages;
  }

  /** The slash commands. */
  public Commands commands() {
    return commands;
  }

  /** What people ask of the bot. */
  public Interactions interactions() {
    return interactions;
  }

  /** How far people have read. */
  public ReadMarks readMarks() {
    return readMarks;
  }

  /** Tells this witness everything from now on. */
  public void tell(WorldListener witness) {
    witnesses.add(witness);
  }

  /** Does something while nothing else changes, and makes it durable. */
  public <T> T change(Supplier<T> action) {
    lock.lock();
    try {
      return action.get();
    } finally {
      if (lock.getHoldCount() == 1) {
        keeper.commit();
      }
      lock.unlock();
    }
  }

  /** Does something while nothing else changes, and makes it durable. */
  public void change(Runnable action) {
    change(
        () -> {
          action.run();
          return null;
        });
  }

  /** Looks at something while nothing changes. */
  public <T> T look(Supplier<T> glance) {
    lock.lock();
    try {
      return glance.get();
    } finally {
      lock.unlock();
    }
  }

  /** A new id. */
  public long newId() {
    return look(ids::next);
  }

  Snowflakes ids() {
    return ids;
  }

  WorldStore keeper() {
    return keeper;
  }

  void announce(Consumer<WorldListener> news) {
    witnesses.forEach(news);
  }

  @Override
  public void close() {
    interactions.close();
    change(() -> {});
    keeper.close();
  }
}
