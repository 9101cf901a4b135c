package rookery.bot.discord;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import net.dv8tion.jda.api.requests.RestAction;
import net.dv8tion.jda.api.utils.data.DataObject;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.discord.interaction.JdaCommandData;
import rookery.bot.request.CommandList;

/**
 * The commands as declared to Discord.
 *
 * @param wanted the bot's commands
 * @param inServers the same for a bot that people cannot add for themselves
 */
record DeclaredCommands(List<SlashCommandData> wanted, List<SlashCommandData> inServers) {
  private static final Logger LOG = LoggerFactory.getLogger(DiscordConnection.class);
  private static final Duration PATIENCE = Duration.ofMinutes(1);
  private static final int BAD_REQUEST = 400;

  static DeclaredCommands of(CommandList commands) {
    return new DeclaredCommands(JdaCommandData.of(commands), JdaCommandData.inServers(commands));
  }

  /** They are declared only when they differ: Discord limits how often they may change. */
  void declare(JDA session) {
    // Nobody else does this meanwhile, however long it takes.
    List<DataObject> declared =
        patient(session.retrieveCommands()).complete().stream()
            .map(DeclaredCommands::data)
            .toList();
    if (!areSame(wanted.stream().map(SlashCommandData::toData).toList(), declared)) {
      register(session);
    }
  }

  /** A bot from before people could add bots for themselves has to be set up for that. */
  private void register(JDA session) {
    try {
      patient(session.updateCommands().addCommands(wanted)).complete();
    } catch (ErrorResponseException refused) {
      if (refused.getResponse().code != BAD_REQUEST) {
        throw refused;
      }
      patient(session.updateCommands().addCommands(inServers)).complete();
      LOG.warn(
          "Discord accepted the commands for servers only ({}). To let people add this bot for"
              + " themselves, tick User Install under Installation in the Developer Portal.",
          refused.getMeaning());
    }
    LOG.info("Registered {} slash commands with Discord", wanted.size());
  }

  private static <T> RestAction<T> patient(RestAction<T> request) {
    return request.timeout(PATIENCE.toSeconds(), TimeUnit.SECONDS);
  }

  private static DataObject data(Command command) {
    return SlashCommandData.fromCommand(command).toData();
  }

  private static boolean areSame(List<DataObject> wanted, List<DataObject> declared) {
    return maps(wanted).equals(maps(declared));
  }

  private static Set<Map<String, Object>> maps(List<DataObject> commands) {
    return commands.stream().map(DataObject::toMap).collect(Collectors.toSet());
  }
}
