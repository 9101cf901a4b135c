package rookery.practice.person;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.practice.resource.Account;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Message;
import rookery.practice.resource.NotifiedPeople;
import rookery.practice.world.World;

/** What people say to each other: {@code @Ben} becomes a mention. */
final class TypedMessage {
  private static final int MOST_LETTERS = 2000;
  private static final Pattern NAME = Pattern.compile("@([\\p{L}\\p{N}_]+)");

  private TypedMessage() {}

  static Message say(World world, Channel where, long author, String text) {
    if (text.isBlank() || text.length() > MOST_LETTERS) {
      throw new NotPossibleException("a message must have 1 to " + MOST_LETTERS + " characters");
    }
    Set<Long> pinged = new LinkedHashSet<>();
    String content =
        NAME.matcher(text)
            .replaceAll(
                found ->
                    Matcher.quoteReplacement(
                        world
                            .people()
                            .named(found.group(1))
                            .map(
                                (Account a) -> {
                                  pinged.add(a.id());
                                  return a.mention();
                                })
                            .orElse(found.group())));
    return world
        .messages()
        .say(where.id(), author, content.strip(), new NotifiedPeople(pinged, false));
  }
}
