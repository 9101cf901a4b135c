package rookery.bot.discord;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.requests.RestConfig;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.bot.discord.message.ConnectedShards;
import rookery.bot.fleet.SingleProcess;
import rookery.bot.request.internal.delivery.ChannelAccess.Access;
import rookery.bot.table.TableLocation;
import rookery.practice.TestedRoom;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Guild;
import rookery.practice.resource.Permission;

/**
 * What the bot learns of where it can write, as it happens to its server, its channel, its thread.
 */
class JdaChannelAccessTest {
  private static final int NEW_THREADS = 100;

  private final TestedRoom room = TestedRoom.open();
  private final Channel games = room.channel("games");
  private final ScheduledExecutorService threads = Executors.newScheduledThreadPool(1);
  private JDA session;
  private JdaChannelAccess reach;

  @BeforeEach
  void connect() throws InterruptedException {
    session =
        new FixedGatewayAddress(room.gatewayUrl(), new SingleProcess(1), threads)
            .open(
                JDABuilder.createLight("practice", List.of())
                    .setRestConfig(new RestConfig().setBaseUrl(room.restUrl())))
            .awaitReady();
    ConnectedShards shards = new ConnectedShards(1);
    shards.add(0, session);
    reach = new JdaChannelAccess(shards);
    awaitThat(Access.OPEN, games);
  }

  @AfterEach
  void disconnect() {
    session.shutdownNow();
    threads.shutdownNow();
    room.close();
  }

  private void awaitThat(Access access, Channel channel) {
    await(access.toString()).until(() -> reach.to(place(channel)) == access);
  }

  private TableLocation place(Channel channel) {
    return new TableLocation(Long.toString(room.guild().id()), Long.toString(channel.id()));
  }

  @Test
  void aServerThatPutsItOutIsGoneUntilItIsInvitedAgain() {
    Guild home = room.guild();
    room.world().channels().dismissBot(home.id());
    awaitThat(Access.GONE, games);
    room.world().channels().inviteBot(home.id());
    awaitThat(Access.OPEN, games);
  }

  @Test
  void aChannelIsShutWhileARightIsTaken() {
    room.deny(games, Permission.SEND_MESSAGES);
    awaitThat(Access.SHUT, games);
    room.allow(games);
    awaitThat(Access.OPEN, games);
  }

  @Test
  void aChannelThatIsDeletedIsGone() {
    room.delete(games);
    awaitThat(Access.GONE, games);
  }

  @Test
  void aChannelThatVanishedBeforeAnybodyLookedIsGone() {
    Channel vanished = room.addChannel("vanished");
    room.delete(vanished);
    awaitThat(Access.GONE, vanished);
  }

  @Test
  void aThreadThatWasArchivedBeforeAnybodyLookedIsThereAsLongAsItsChannelIs() {
    Channel thread = room.person("Ada").opensThread(games, "a table");
    Channel deleted = room.person("Ada").opensThread(games, "another table");
    room.world().channels().change(thread.id(), c -> c.archived(true, false));
    room.delete(deleted);
    awaitThat(Access.UNKNOWN, thread);
    awaitThat(Access.GONE, deleted);
    assertEquals(Access.UNKNOWN, reach.to(place(thread)));
    room.delete(games);
    awaitThat(Access.GONE, thread);
  }

  @Test
  void aThreadOfAChannelThatIsDeletedIsGone() {
    Channel thread = room.person("Ada").opensThread(games, "a table");
    awaitThat(Access.OPEN, thread);
    room.delete(games);
    awaitThat(Access.GONE, thread);
  }

  @Test
  void aThreadThatIsArchivedMayStillBeThere() {
    Channel thread = room.person("Ada").opensThread(games, "a table");
    awaitThat(Access.OPEN, thread);
    room.world().channels().change(thread.id(), c -> c.archived(true, false));
    awaitThat(Access.UNKNOWN, thread);
  }

  @Test
  void aThreadThatIsJustBeingOpenedIsNotKnownUntilItIsOpen() {
    // JDA knows a new thread for a moment before it knows the channel of it.
    for (int n = 0; n < NEW_THREADS; n++) {
      TableLocation thread = place(room.person("Ada").opensThread(games, "table " + n));
      Access seen = reach.to(thread);
      while (seen == Access.UNKNOWN) {
        seen = reach.to(thread);
      }
      assertEquals(Access.OPEN, seen);
    }
  }

  @Test
  void aThreadIsShutWhileItIsLockedForThoseWhoLookAfterThreads() {
    room.deny(games, Permission.MANAGE_THREADS);
    Channel thread = room.person("Ada").opensThread(games, "a table");
    awaitThat(Access.OPEN, thread);
    room.world().channels().change(thread.id(), c -> c.archived(false, true));
    awaitThat(Access.SHUT, thread);
    room.world().channels().change(thread.id(), c -> c.archived(false, false));
    awaitThat(Access.OPEN, thread);
  }
}
