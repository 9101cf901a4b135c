package rookery.practice.person;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.practice.resource.Account;
import rookery.practice.resource.Channel;
import rookery.practice.world.World;

/** Finds the people and channels that a person names, and remembers them for the bot. */
final class MentionResolver {
  private static final Pattern ID = Pattern.compile("<?[@#]?!?([0-9]{15,20})>?");

  private final World world;
  private final Channel where;
  private final Set<Long> people = new LinkedHashSet<>();
  private final Set<Long> channels = new LinkedHashSet<>();

  MentionResolver(World world, Channel where) {
    this.world = world;
    this.where = where;
  }

  /** The person called {@code @Ben}, {@code Ben} or by id. */
  Account person(String text) {
    Matcher id = ID.matcher(text);
    Optional<Account> found =
        id.matches()
            ? world.people().find(Long.parseUnsignedLong(id.group(1)))
            : world.people().named(text.startsWith("@") ? text.substring(1) : text);
    Account person =
        found.orElseThrow(() -> new NotPossibleException("there's nobody called " + text));
    people.add(person.id());
    return person;
  }

  /** The channel called {@code #games}, {@code games} or by id. */
  Channel channel(String text) {
    Matcher id = ID.matcher(text);
    String name = text.startsWith("#") ? text.substring(1) : text;
    Channel channel =
        world.channels().all().stream()
            .filter(c -> !c.isPrivate() && c.guild() == where.guild())
            .filter(
                c ->
                    id.matches()
                        ? id.group(1).equals(Long.toString(c.id()))
                        : c.name().equals(name))
            .findFirst()
            .orElseThrow(() -> new NotPossibleException("there's no channel called " + text));
    channels.add(channel.id());
    return channel;
  }

  Set<Long> people() {
    return people;
  }

  Set<Long> channels() {
    return channels;
  }
}
