package rookery.bot.discord;

import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.requests.RestConfig;
import net.dv8tion.jda.api.utils.FileUpload;
import rookery.bot.fleet.SingleProcess;

/**
 * The least that JDA can do, as a yardstick: {@code /games} is answered with the same words, {@code
 * /board} with the same picture, on the gateway's own thread.
 */
public final class StubBot extends ListenerAdapter implements AutoCloseable {
  private final ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
  private final byte[] picture;
  private final JDA jda;

  /**
   * @param connection where Discord is
   * @param picture what {@code /board} shows
   */
  public StubBot(DiscordEndpoint connection, byte[] picture) throws InterruptedException {
    this.picture = picture.clone();
    this.jda =
        new FixedGatewayAddress(connection.gateway(), new SingleProcess(1), timer)
            .open(
                JDABuilder.createLight(connection.token(), List.of())
                    .setRestConfig(new RestConfig().setBaseUrl(connection.restBase()))
                    .addEventListeners(this))
            .awaitReady();
    jda.updateCommands()
        .addCommands(Commands.slash("games", "words"), Commands.slash("board", "a picture"))
        .complete();
  }

  @Override
  public void onSlashCommandInteraction(SlashCommandInteractionEvent event) {
    if (event.getName().equals("games")) {
      event.reply("You play no game now. /play opens a table.").setEphemeral(true).queue();
    } else {
      event
          .reply("Here.")
          .addFiles(FileUpload.fromData(picture, "board.png"))
          .setEphemeral(true)
          .queue();
    }
  }

  @Override
  public void close() {
    jda.shutdownNow();
    timer.shutdownNow();
  }
}
