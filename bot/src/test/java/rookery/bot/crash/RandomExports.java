package rookery.bot.crash;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import rookery.practice.TestedRoom;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Channel;

/**
 * People take games away while others play: several at once, some of them again and again. Whatever
 * they are given must be whole.
 */
final class RandomExports {
  private static final int AT_ONCE = 3;
  private static final Set<String> ALWAYS = Set.of("txt", "png", "gif", "html");

  private final TestedRoom room;
  private final String halls;
  private final int longestPauseMillis;
  private final SplittableRandom random;
  private final List<String> wrong = new CopyOnWriteArrayList<>();
  private volatile int taken;

  /**
   * @param halls how the names of the channels begin in which people play
   * @param longestPauseMillis between those who ask at once and the next
   */
  RandomExports(TestedRoom room, String halls, int longestPauseMillis, SplittableRandom random) {
    this.room = room;
    this.halls = halls;
    this.longestPauseMillis = longestPauseMillis;
    this.random = random;
  }

  /** Takes games away until the bot dies. */
  Void takeIn(BotLifetime life) throws Exception {
    while (!life.isOver()) {
      TimeUnit.MILLISECONDS.sleep(random.nextInt(longestPauseMillis));
      List<Channel> channels =
          room.world().channels().all().stream()
              .filter(channel -> channel.name().startsWith(halls))
              .toList();
      Channel channel = channels.get(random.nextInt(channels.size()));
      List<InteractionOutcome> asked =
          room.people().stream().limit(AT_ONCE).map(person -> asks(person, channel)).toList();
      for (InteractionOutcome one : asked) {
        life.answer(one).ifPresent(this::look);
      }
    }
    return null;
  }

  private static InteractionOutcome asks(Person person, Channel channel) {
    return person.types(channel, "/export");
  }

  private void look(VisibleMessage answer) {
    // Whoever has no game in that channel is told so.
    Optional<byte[]> zip = answer.attachments().stream().findFirst().map(file -> file.bytes());
    zip.ifPresent(
        bytes -> {
          taken++;
          if (!kinds(bytes).containsAll(ALWAYS)) {
            wrong.add("an export of " + bytes.length + " bytes has only " + kinds(bytes));
          }
        });
  }

  /** The kinds of the files in a zip, which are read to their ends. */
  private static Set<String> kinds(byte[] bytes) {
    Set<String> kinds = new TreeSet<>();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
      for (ZipEntry file = zip.getNextEntry(); file != null; file = zip.getNextEntry()) {
        if (zip.readAllBytes().length > 0) {
          kinds.add(file.getName().replaceAll(".*\\.", ""));
        }
      }
    } catch (IOException torn) {
      kinds.add("torn");
    }
    return kinds;
  }

  /** How many were taken away. */
  int taken() {
    return taken;
  }

  /** What was wrong with them. */
  List<String> wrong() {
    return List.copyOf(wrong);
  }
}
