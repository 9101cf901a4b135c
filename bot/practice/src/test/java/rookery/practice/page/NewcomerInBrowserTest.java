package rookery.practice.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import rookery.practice.RoomSettings;
import rookery.practice.TestedRoom;
import rookery.practice.guest.EchoBot;
import rookery.practice.page.Showcase.Exhibit;
import rookery.practice.screen.Screen;
import rookery.practice.screen.Screens;

/** The page while the bot is there but has not declared its commands yet. */
class NewcomerInBrowserTest {
  private static final Exhibit PEBBLES =
      new Exhibit(
          "pebbles",
          "Pebbles",
          "Take the last one.",
          1,
          Optional.empty(),
          Optional.empty(),
          false,
          () -> new byte[0],
          "A heap.");

  @RegisterExtension private final Screens screens = new Screens();
  private final TestedRoom room =
      TestedRoom.open(RoomSettings.USUAL, (Showcase) () -> List.of(PEBBLES));
  private JDA bot;
  private Screen page;

  @BeforeEach
  void openPage() throws InterruptedException {
    bot = EchoBot.connect(room, "any-token");
    page = screens.open(room.address() + "practice/#/Ada");
  }

  @AfterEach
  void close() {
    bot.shutdownNow();
    room.close();
  }

  @Test
  void aGameBeginsOnceItsCommandIsDeclared() {
    List<String> asked = new CopyOnWriteArrayList<>();
    bot.addEventListener(
        new ListenerAdapter() {
          @Override
          public void onSlashCommandInteraction(SlashCommandInteractionEvent event) {
            asked.add(event.getCommandString());
          }
        });
    page.clicks("Play Pebbles");
    assertThat(page.find("[aria-busy=true]")).isVisible();
    bot.updateCommands()
        .addCommands(
            Commands.slash("play", "Opens a table")
                .addOption(OptionType.STRING, "game", "Which", true))
        .complete();
    await().until(() -> asked.equals(List.of("/play game: pebbles")));
  }

  @Test
  void aCommandThatIsTypedTooEarlyIsRefusedKindly() {
    page.goesTo("games");
    assertThat(page.find("#line")).isVisible();
    page.runs("/play game:pebbles");
    page.sees("If the bot has just started, try again in a moment.");
  }
}
