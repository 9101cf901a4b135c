package rookery.bot;

import java.nio.file.Path;
import rookery.bot.cli.Program;
import rookery.bot.cli.Running;
import rookery.bot.discord.CachedPictures;
import rookery.bot.discord.Connection;
import rookery.practice.PracticeRoom;
import rookery.practice.RoomSettings;
import rookery.render.Painter;

/** The program as the settings say, which are read when a sub-command asks for something. */
final class RookeryProgram implements Program {
  // The room takes any.
  private static final String TOKEN = "practice";

  @Override
  public Path database() {
    return Settings.load().database();
  }

  @Override
  public Running bot() throws InterruptedException {
    Settings settings = Settings.load();
    if (settings.discord().isEmpty()) {
      return botInItsRoom(settings);
    }
    Rookery rookery = Rookery.start(settings.database(), settings.discord().get());
    return new Running("Rookery is connected to Discord.", rookery::close);
  }

  private static Running botInItsRoom(Settings settings) throws InterruptedException {
    PracticeRoom room = open(settings);
    Connection connection = new Connection(TOKEN, room.restUrl(), room.gatewayUrl());
    Revivable rookery = new Revivable(settings.database(), connection);
    room.offerRestart(rookery::restart);
    return new Running(
        news(room),
        () -> {
          rookery.close();
          room.close();
        });
  }

  @Override
  public Running practiceRoom() {
    PracticeRoom room = open(Settings.load());
    String settings =
        """

        A bot joins it with these settings:
        %s=%s
        %s=%s
        %s=%s"""
            .formatted(
                Settings.REST, room.restUrl(),
                Settings.GATEWAY, room.gatewayUrl(),
                Settings.TOKEN, TOKEN);
    return new Running(news(room) + settings, room::close);
  }

  private static String news(PracticeRoom room) {
    return "The practice room is open: " + room.address();
  }

  private static PracticeRoom open(Settings settings) {
    return PracticeRoom.open(
        RoomSettings.USUAL.on(settings.practicePort()).keptIn(settings.practiceData()),
        new GameShowcase(new CachedPictures(new Painter()::png)));
  }
}
