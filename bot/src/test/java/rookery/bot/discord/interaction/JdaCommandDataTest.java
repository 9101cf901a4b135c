package rookery.bot.discord.interaction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import net.dv8tion.jda.api.interactions.IntegrationType;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.bot.request.testroom.TestCommands;

/** Where people can type each command. */
class JdaCommandDataTest {
  private static SlashCommandData declared(List<SlashCommandData> all, String name) {
    return all.stream().filter(c -> c.getName().equals(name)).findFirst().orElseThrow();
  }

  private static SlashCommandData declared(String name) {
    return declared(JdaCommandData.of(TestCommands.all()), name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "daily",
        "play",
        "puzzle",
        "learn",
        "rules",
        "help",
        "settings",
        "forget",
        "games",
        "next",
        "history",
        "move"
      })
  void whatConcernsOnePersonCanBeBroughtAlongAnywhere(String name) {
    assertEquals(IntegrationType.ALL, declared(name).getIntegrationTypes());
    assertEquals(InteractionContextType.ALL, declared(name).getContexts());
  }

  @ParameterizedTest
  @ValueSource(strings = {"standings", "resume", "substitute", "ask"})
  void whatNeedsOtherPeopleIsThereWhereTheBotIs(String name) {
    assertEquals(Set.of(IntegrationType.GUILD_INSTALL), declared(name).getIntegrationTypes());
    assertEquals(
        Set.of(InteractionContextType.GUILD, InteractionContextType.BOT_DM),
        declared(name).getContexts());
  }

  @Test
  void whatStewardsDoIsThereInServersAlone() {
    assertEquals(Set.of(InteractionContextType.GUILD), declared("stop").getContexts());
    assertEquals(Set.of(IntegrationType.GUILD_INSTALL), declared("stop").getIntegrationTypes());
  }

  @Test
  void aBotThatPeopleCannotAddForThemselvesHasAllOfThemInServers() {
    List<SlashCommandData> all = JdaCommandData.inServers(TestCommands.all());
    assertEquals(JdaCommandData.of(TestCommands.all()).size(), all.size());
    assertTrue(
        all.stream()
            .allMatch(c -> c.getIntegrationTypes().equals(Set.of(IntegrationType.GUILD_INSTALL))));
  }
}
