package rookery.bot.discord.interaction;

import java.util.List;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.interactions.IntegrationType;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.DefaultMemberPermissions;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import rookery.bot.request.CommandDeclaration.Slash;
import rookery.bot.request.CommandList;
import rookery.bot.request.Option;

/** The slash commands as they are declared to Discord. */
public final class JdaCommandData {
  private JdaCommandData() {}

  /** One for each slash command, with those for people who add the bot for themselves. */
  public static List<SlashCommandData> of(CommandList commands) {
    return commands.slashes().stream().map(JdaCommandData::forPeople).toList();
  }

  /** The same for a bot that people cannot add for themselves. */
  public static List<SlashCommandData> inServers(CommandList commands) {
    return commands.slashes().stream().map(JdaCommandData::of).toList();
  }

  private static SlashCommandData forPeople(Slash slash) {
    return slash.everywhere()
        ? of(slash).setIntegrationTypes(IntegrationType.ALL).setContexts(InteractionContextType.ALL)
        : of(slash);
  }

  private static SlashCommandData of(Slash slash) {
    SlashCommandData command =
        Commands.slash(slash.name(), slash.description())
            .addOptions(slash.options().stream().map(JdaCommandData::of).toList())
            .setIntegrationTypes(IntegrationType.GUILD_INSTALL);
    return slash.forStewards()
        ? command
            .setContexts(InteractionContextType.GUILD)
            .setDefaultPermissions(DefaultMemberPermissions.enabledFor(Permission.MANAGE_CHANNEL))
        : command.setContexts(InteractionContextType.GUILD, InteractionContextType.BOT_DM);
  }

  private static OptionData of(Option option) {
    OptionData data =
        new OptionData(type(option), option.name(), option.description(), option.required());
    if (option.kind() == Option.Kind.WORDS && option.choices().isEmpty()) {
      data.setMaxLength(option.longest()).setAutoComplete(option.completes());
    }
    option.choices().forEach(choice -> data.addChoice(choice.label(), choice.value()));
    return data;
  }

  private static OptionType type(Option option) {
    return switch (option.kind()) {
      case WORDS -> OptionType.STRING;
      case FLAG -> OptionType.BOOLEAN;
      case PERSON -> OptionType.USER;
    };
  }
}
