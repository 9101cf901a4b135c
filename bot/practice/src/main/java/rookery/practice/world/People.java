package rookery.practice.world;

import java.util.List;
import java.util.Optional;
import rookery.practice.resource.Account;
import rookery.practice.resource.Guild;

/** The accounts, and who is in which guild. */
public final class People {
  private final World world;
  private final StoredMap<Account> accounts;
  private Account bot;

  People(World world) {
    this.world = world;
    accounts = new StoredMap<>("account", Account.class, world.keeper(), Account::id);
    accounts.all().forEach(a -> world.ids().passed(a.id()));
    bot = accounts.all().stream().filter(Account::bot).findFirst().orElse(null);
  }

  /** Everybody, the bot included, in order of arrival. */
  public List<Account> all() {
    return world.look(() -> List.copyOf(accounts.all()));
  }

  /** Everybody but the bot, in order of arrival. */
  public List<Account> persons() {
    return all().stream().filter(a -> !a.bot()).toList();
  }

  /** The bot's account; its id is the application's too. */
  public Account bot() {
    return world.look(() -> bot);
  }

  /** The account with this id. */
  public Optional<Account> find(long id) {
    return world.look(() -> accounts.find(id));
  }

  /** The account with this id, which must exist. */
  public Account get(long id) {
    return find(id).orElseThrow(() -> new IllegalArgumentException("nobody has the id " + id));
  }

  /** The account with this name, in whatever case. */
  public Optional<Account> named(String name) {
    return all().stream().filter(a -> a.name().equalsIgnoreCase(name)).findFirst();
  }

  void addBot(String name) {
    bot = accounts.put(new Account(world.ids().next(), name, true, false, false));
  }

  /** Somebody new, who joins the first guild, if there is one. Names are unique. */
  public Account add(String name) {
    return world.change(
        () -> {
          if (named(name).isPresent()) {
            throw new IllegalArgumentException("there is already someone called " + name);
          }
          Account newcomer =
              accounts.put(new Account(world.ids().next(), name, false, false, false));
          world.channels().guilds().stream().findFirst().ifPresent(g -> join(g.id(), newcomer));
          return newcomer;
        });
  }

  /** Lets somebody into a guild. */
  public void join(long guild, Account member) {
    world.change(
        () -> {
          Guild joined = world.channels().put(world.channels().guild(guild).with(member.id()));
          world.announce(w -> w.memberJoined(joined, member));
        });
  }

  /** Takes somebody out of a guild. */
  public void leave(long guild, Account member) {
    world.change(
        () -> {
          Guild left = world.channels().put(world.channels().guild(guild).without(member.id()));
          world.announce(w -> w.memberLeft(left, member));
        });
  }

  /** Opens or closes a person's direct messages to the bot. */
  public void closeDirectMessages(long person, boolean closed) {
    world.change(
        () -> {
          Account changed = accounts.put(get(person).withClosed(closed));
          world.announce(w -> w.accountChanged(changed));
        });
  }

  /** Lets somebody add the bot for themselves, or remove it. */
  public void install(long person, boolean installed) {
    world.change(
        () -> {
          Account changed = accounts.put(get(person).withInstalled(installed));
          world.announce(w -> w.accountChanged(changed));
          world.announce(WorldListener::commandsChanged);
        });
  }
}
