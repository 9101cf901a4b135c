package rookery.bot.discord;

import java.util.List;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.DefaultMemberPermissions;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import rookery.engine.match.Question;

/** The slash commands as they are declared to Discord. */
final class CommandCatalog {
  /** Longer than anything that means something here, short enough to be quoted in an answer. */
  private static final int LONGEST = 100;

  private CommandCatalog() {}

  static List<SlashCommandData> all() {
    return List.of(
        play(),
        command("move", "Do something in a game").addOptions(action(), table()),
        command("board", "Show the present position, only to you")
            .addOptions(
                table(),
                new OptionData(
                    OptionType.BOOLEAN, "explain", "Mark what the rules make of this position")),
        command("hand", "Show what only you know").addOptions(table()),
        command("games", "List your games and whose turn it is"),
        command("ask", "Ask your partner what yes or no can answer; everybody reads it")
            .addOptions(question(), table()),
        command("draw", "Offer, accept or claim a draw").addOptions(table()),
        command("takeback", "Take back your last move, or ask for it").addOptions(table()),
        command("resign", "Give up a game").addOptions(table()),
        command("rules", "Explain a game, with pictures").addOptions(game()),
        command("stop", "End a game without a result")
            .setContexts(InteractionContextType.GUILD)
            .setDefaultPermissions(DefaultMemberPermissions.enabledFor(Permission.MANAGE_CHANNEL))
            .addOptions(table().setRequired(true)),
        command("help", "What I can do")
            .addOptions(
                new OptionData(OptionType.STRING, "topic", "What about")
                    .addChoice("about Rookery", "about")));
  }

  private static SlashCommandData play() {
    return command("play", "Open a table for a game in this channel")
        .addOptions(
            game(),
            new OptionData(OptionType.STRING, "options", "Options of the game; they complete")
                .setMaxLength(LONGEST)
                .setAutoComplete(true),
            player("player1"),
            player("player2"),
            player("player3"),
            new OptionData(OptionType.STRING, "seats", "Who gets which seat")
                .addChoice("drawn by lot", "drawn")
                .addChoice("you first, then in the order named", "named"));
  }

  private static SlashCommandData command(String name, String description) {
    return Commands.slash(name, description)
        .setContexts(InteractionContextType.GUILD, InteractionContextType.BOT_DM);
  }

  private static OptionData action() {
    return new OptionData(OptionType.STRING, "action", "What you do; it completes", true)
        .setMaxLength(LONGEST)
        .setAutoComplete(true);
  }

  private static OptionData question() {
    return new OptionData(OptionType.STRING, "question", "What you ask", true)
        .setMaxLength(Question.LONGEST);
  }

  private static OptionData game() {
    return new OptionData(OptionType.STRING, "game", "Which game", true)
        .setMaxLength(LONGEST)
        .setAutoComplete(true);
  }

  private static OptionData player(String name) {
    return new OptionData(OptionType.USER, name, "Somebody to invite; other seats stay open");
  }

  private static OptionData table() {
    return new OptionData(OptionType.STRING, "table", "Which table, if there are several")
        .setMaxLength(LONGEST)
        .setAutoComplete(true);
  }
}
