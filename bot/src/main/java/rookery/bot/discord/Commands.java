package rookery.bot.discord;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import rookery.bot.post.Control.Answer;
import rookery.bot.post.HelpPost;
import rookery.bot.post.Post;
import rookery.bot.post.RulesPost;
import rookery.bot.table.Invitation;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.turn.Agreements;
import rookery.bot.turn.Asked;
import rookery.bot.turn.Gatherings;
import rookery.bot.turn.Lookup;
import rookery.bot.turn.Play;

/** What each slash command asks for; {@link CommandCatalog} declares them to Discord. */
final class Commands {
  private final Gatherings tables;
  private final Play play;
  private final Agreements talk;
  private final Lookup lookup;
  private final Notice notice;

  @Inject
  Commands(Gatherings tables, Play play, Agreements talk, Lookup lookup, Notice notice) {
    this.tables = tables;
    this.play = play;
    this.talk = talk;
    this.lookup = lookup;
    this.notice = notice;
  }

  /** The table a command is about, if it is about one. */
  Optional<String> table(SlashCommandInteractionEvent event, Asked asked) {
    return switch (event.getName()) {
      case "move", "hand", "resign", "draw", "takeback", "ask" ->
          Optional.of(lookup.table(asked, text(event, "table"), true));
      case "board", "stop" -> Optional.of(lookup.table(asked, text(event, "table"), false));
      default -> Optional.empty();
    };
  }

  /**
   * Does what a command asks for.
   *
   * @param table the table that {@link #table} found, for commands about one
   */
  Post run(SlashCommandInteractionEvent event, Asked asked, String table) {
    return switch (event.getName()) {
      case "play" -> open(event, asked);
      case "move" -> play.type(asked, table, text(event, "action").orElse(""));
      case "board" -> play.board(asked, table, flag(event, "explain"));
      case "hand" -> play.hand(asked, table);
      case "games" -> lookup.games(asked.person());
      case "ask" -> talk.ask(asked, table, text(event, "question").orElse(""));
      case "resign" -> talk.askToResign(asked, table);
      case "draw" -> talk.aboutDraw(asked, table);
      case "takeback" -> talk.takeBack(asked, table);
      case "rules" -> RulesPost.of(text(event, "game").orElse(""));
      case "stop" -> tables.stop(asked, table);
      case "help" -> help(event);
      default -> throw new Refusal("I do not know /%s; see /help.".formatted(event.getName()));
    };
  }

  private Post help(SlashCommandInteractionEvent event) {
    return text(event, "topic").filter("about"::equals).isPresent()
        ? HelpPost.about(notice.text())
        : HelpPost.commands();
  }

  private Post open(SlashCommandInteractionEvent event, Asked asked) {
    checkPermissions(event);
    boolean drawn = !text(event, "seats").orElse("").equals("named");
    return tables.open(
        asked,
        text(event, "game").orElse(""),
        text(event, "options").orElse(""),
        new Invitation(invited(event), drawn));
  }

  private static List<Person> invited(SlashCommandInteractionEvent event) {
    return Stream.of("player1", "player2", "player3")
        .map(event::getOption)
        .filter(Objects::nonNull)
        .map(Commands::person)
        .toList();
  }

  private static Person person(OptionMapping option) {
    Member member = option.getAsMember();
    if (member == null) {
      throw new Refusal(option.getAsUser().getAsMention() + " is not in this server.");
    }
    if (member.getUser().isBot()) {
      throw new Refusal(member.getAsMention() + " is a bot and cannot play.");
    }
    return new Person(member.getId());
  }

  /** A table where the board cannot be shown is of no use to anybody. */
  private static void checkPermissions(SlashCommandInteractionEvent event) {
    if (!event.isFromGuild()) {
      return;
    }
    GuildChannel channel = event.getGuildChannel();
    List<Permission> needed =
        Stream.of(
                Permission.VIEW_CHANNEL,
                channel.getType().isThread()
                    ? Permission.MESSAGE_SEND_IN_THREADS
                    : Permission.MESSAGE_SEND,
                Permission.MESSAGE_ATTACH_FILES)
            .filter(p -> !channel.getGuild().getSelfMember().hasPermission(channel, p))
            .toList();
    if (!needed.isEmpty()) {
      throw new Refusal(
          "I cannot show a board in this channel. Somebody who manages the server must give me: %s."
              .formatted(String.join(", ", needed.stream().map(Permission::getName).toList())));
    }
  }

  /** What could be meant by what is being typed. */
  List<Answer> complete(CommandAutoCompleteInteractionEvent event, Asked asked) {
    String typed = event.getFocusedOption().getValue();
    return switch (event.getFocusedOption().getName()) {
      case "game" -> Lookup.completeGame(typed);
      case "options" -> Lookup.completeOptions(typedBefore(event, "game").orElse(""), typed);
      case "table" -> lookup.completeTable(asked, typed);
      case "action" -> lookup.completeAction(asked, typedBefore(event, "table"), typed);
      default -> List.of();
    };
  }

  private static Optional<String> typedBefore(
      CommandAutoCompleteInteractionEvent event, String option) {
    return Optional.ofNullable(event.getOption(option)).map(OptionMapping::getAsString);
  }

  private static Optional<String> text(SlashCommandInteractionEvent event, String option) {
    return Optional.ofNullable(event.getOption(option)).map(OptionMapping::getAsString);
  }

  private static boolean flag(SlashCommandInteractionEvent event, String option) {
    return event.getOption(option, false, OptionMapping::getAsBoolean);
  }
}
