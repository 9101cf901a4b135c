package rookery.bot.endtoend;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Guild;

/** One bot by two sessions, each of which is told of its servers alone. */
class ShardsEndToEndTest {
  private static final int SHARDS = 2;

  @TempDir Path folder;

  @Test
  void serversOfBothAndDirectMessagesAreServed() throws InterruptedException {
    try (FriendsRoom club = new FriendsRoom(folder, SHARDS)) {
      Channel elsewhere = channelOnTheOtherShard(club);
      assertNotEquals(shard(club.games.guild()), shard(elsewhere.guild()));
      // There the only table is meant.
      isPlayed(club, club.ada.direct());
      isPlayed(club, club.games);
      isPlayed(club, elsewhere);
    }
  }

  private static void isPlayed(FriendsRoom club, Channel channel) {
    String opened = club.ada.types(channel, "/play game:parade").message().text();
    assertTrue(opened.contains("has started"), opened);
    club.quiet();
    String action = club.ada.completing(channel, "/move action:").choices().get(0).value().asText();
    VisibleMessage answer = club.ada.types(channel, "/move action:" + action).message();
    FriendsRoom.assertOutcome(answer);
    club.quiet();
  }

  /** Numbers tell the time, by which servers are shared out; so one of a few will do. */
  private static Channel channelOnTheOtherShard(FriendsRoom club) {
    Guild guild = club.room.addGuild("Elsewhere", "elsewhere");
    for (int n = 0; shard(guild.id()) == shard(club.games.guild()); n++) {
      guild = club.room.addGuild("Elsewhere " + n, "elsewhere-" + n);
    }
    return club.room.world().channels().of(guild).get(0);
  }

  private static long shard(long guild) {
    return (guild >>> 22) % SHARDS;
  }
}
