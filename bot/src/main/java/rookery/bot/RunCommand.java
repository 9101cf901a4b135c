package rookery.bot;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import rookery.bot.discord.CachedPictures;
import rookery.bot.discord.Connection;
import rookery.practice.PracticeRoom;
import rookery.practice.RoomSettings;
import rookery.render.Painter;

/** Runs the bot, in the practice room when there is no token, until the process is told to end. */
@Command(
    name = "run",
    description = "Runs the bot; in the practice room when no token is set.",
    mixinStandardHelpOptions = true)
final class RunCommand implements Callable<Integer> {
  private static final String ANY_TOKEN = "practice";

  @Override
  public Integer call() throws InterruptedException {
    Settings settings = Settings.load();
    Optional<PracticeRoom> room =
        settings.discord().isEmpty() ? Optional.of(open(settings)) : Optional.empty();
    Connection connection = settings.discord().orElseGet(() -> to(room.orElseThrow()));
    Revivable rookery = new Revivable(settings.database(), connection);
    room.ifPresent(r -> r.offerRestart(rookery::restart));
    CountDownLatch ended = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  rookery.close();
                  room.ifPresent(PracticeRoom::close);
                  ended.countDown();
                },
                "shutdown"));
    System.out.println(
        room.map(r -> "The practice room is open: " + r.address())
            .orElse("Rookery is connected to Discord."));
    ended.await();
    return 0;
  }

  private static PracticeRoom open(Settings settings) {
    return PracticeRoom.open(
        RoomSettings.USUAL.on(settings.practicePort()).keptIn(settings.practiceData()),
        new GameShowcase(new CachedPictures(new Painter()::png)));
  }

  private static Connection to(PracticeRoom room) {
    return new Connection(ANY_TOKEN, room.restUrl(), room.gatewayUrl());
  }
}
