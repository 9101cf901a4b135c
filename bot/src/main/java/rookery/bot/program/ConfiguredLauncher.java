package rookery.bot.program;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import rookery.bot.cli.Launcher;
import rookery.bot.cli.RunningService;
import rookery.bot.discord.DiscordEndpoint;
import rookery.bot.files.TemporaryFolder;
import rookery.bot.picture.CachedPictures;
import rookery.bot.picture.PictureSource;
import rookery.bot.post.Pictures;
import rookery.bot.settings.Settings;
import rookery.bot.store.DatabaseName;
import rookery.bot.store.file.SqliteLibrary;
import rookery.practice.PracticeRoom;
import rookery.practice.RoomSettings;
import rookery.render.Painter;

/**
 * Starts what the settings say; they are read when a sub-command asks for something.
 *
 * @param file of settings, which need not be there
 * @param environment which wins over the file
 */
public record ConfiguredLauncher(
    RunningBot.Starter starter, Path file, Map<String, String> environment) implements Launcher {
  // The room takes any.
  private static final String TOKEN = "practice";

  private Settings settings() {
    return Settings.load(file, environment);
  }

  @Override
  public DatabaseName database() {
    Settings settings = settings();
    if (settings.database() instanceof DatabaseName.InFile) {
      SqliteLibrary.keepIn(settings.temporary());
    }
    return settings.database();
  }

  @Override
  public Path health() {
    return settings().health();
  }

  @Override
  public RunningService bot() throws InterruptedException {
    Settings settings = settings();
    boolean inItsRoom = settings.discord().isEmpty();
    if (inItsRoom || settings.database() instanceof DatabaseName.InFile) {
      SqliteLibrary.keepIn(settings.temporary());
    }
    if (inItsRoom) {
      return botInItsRoom(settings);
    }
    Painter painter = new Painter();
    BotRuntime rookery =
        BotRuntime.start(
            starter,
            settings,
            settings.discord().get(),
            new PictureSource(painter),
            Clock.systemUTC());
    warm(painter);
    return new RunningService("Rookery is connected to Discord.", rookery::close, rookery.ended());
  }

  private RunningService botInItsRoom(Settings settings) throws InterruptedException {
    Painter painter = new Painter();
    Pictures pictures = new PictureSource(painter);
    PracticeRoom room = open(settings, pictures);
    RestartableBot rookery = restartable(settings, room, pictures);
    warm(painter);
    room.offerRestart(rookery::restart);
    return new RunningService(
        news(room),
        () -> {
          rookery.close();
          room.close();
        });
  }

  /**
   * Draws what most pictures need before they are asked for, so that the first player need not
   * wait. It would only hold up a start that may yet fail.
   */
  private static void warm(Painter painter) {
    Thread warming = new Thread(painter::warmUp, "painter-warm-up");
    warming.setDaemon(true);
    warming.start();
  }

  private RestartableBot restartable(Settings settings, PracticeRoom room, Pictures painter)
      throws InterruptedException {
    DiscordEndpoint connection = new DiscordEndpoint(TOKEN, room.restUrl(), room.gatewayUrl());
    try {
      return new RestartableBot(
          () -> BotRuntime.start(starter, settings, connection, painter, room.clock()));
    } catch (RuntimeException | InterruptedException failed) {
      room.close();
      throw failed;
    }
  }

  @Override
  public RunningService practiceRoom() {
    Settings own = settings();
    SqliteLibrary.keepIn(TemporaryFolder.beside(own.practiceData()));
    PracticeRoom room = open(own, new PictureSource(new Painter()));
    String settings =
        """

        To join it, start a bot with these settings:
        %s=%s
        %s=%s
        %s=%s
        %s=%s"""
            .formatted(
                Settings.REST, room.restUrl(),
                Settings.GATEWAY, room.gatewayUrl(),
                Settings.TOKEN, TOKEN,
                Settings.CLOCK, room.clockUrl());
    return new RunningService(news(room) + settings, room::close);
  }

  private static String news(PracticeRoom room) {
    return "The practice room is open: " + room.address();
  }

  private static PracticeRoom open(Settings settings, Pictures painter) {
    return PracticeRoom.open(
        RoomSettings.USUAL.on(settings.practicePort()).keptIn(settings.practiceData()),
        new GameShowcase(new CachedPictures(painter)));
  }
}
