package rookery.bot.turn.command.looking;

import java.util.List;
import java.util.function.Supplier;
import rookery.bot.post.Suggestion;
import rookery.bot.post.page.HelpPost;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Declaration.Slash;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Option;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;

/**
 * What Rookery is and which commands it has.
 *
 * @param notice the licence notice of the artwork
 * @param slashes all slash commands
 */
public record Help(Notice notice, Supplier<List<Slash>> slashes) implements Command {
  private static final String TOPIC = "topic";
  private static final Suggestion ABOUT = new Suggestion("about", "about Rookery");

  @Override
  public Declaration declared() {
    return Declaration.slash(
        "help",
        "See what Rookery can do",
        "shows this page; add `topic:about` for the licences of the artwork and libraries",
        Option.oneOf(TOPIC, "What to show", ABOUT));
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    boolean about = request.arguments().word(TOPIC).filter(ABOUT.value()::equals).isPresent();
    return Outcome.shown(about ? HelpPost.about(notice.text()) : HelpPost.commands(lines()));
  }

  private List<String> lines() {
    return slashes.get().stream()
        .map(slash -> "`/%s` %s".formatted(slash.name(), slash.help()))
        .toList();
  }
}
