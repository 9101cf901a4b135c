package rookery.bot.command.info;

import java.util.List;
import java.util.stream.Stream;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.post.page.HelpPost;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.Slash;
import rookery.bot.request.Option;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;

/**
 * Explains what Rookery is and lists its commands.
 *
 * @param notice which version this is, and the licence notice of the artwork
 * @param others all other slash commands
 */
public record Help(LicenceNotice notice, List<Slash> others) implements Command {
  private static final String TOPIC = "topic";
  private static final SelectableOption ABOUT = new SelectableOption("about", "about Rookery");
  private static final SelectableOption COMMANDS = new SelectableOption("commands", "all commands");

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.slash(
            "help",
            "See what Rookery can do",
            "shows how to begin; `topic:commands` shows this page, and `topic:about` shows the version and all licences",
            Option.oneOf(TOPIC, "What to show", COMMANDS, ABOUT))
        .everywhere()
        .pressed(ControlVerb.HELP);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    if (request.verb().equals(ControlVerb.HELP)) {
      return RequestOutcome.shown(HelpPost.commands(lines()));
    }
    String topic = request.arguments().word(TOPIC).orElse("");
    return RequestOutcome.shown(
        topic.equals(ABOUT.value())
            ? HelpPost.about(notice.version(), notice.text())
            : topic.equals(COMMANDS.value()) ? HelpPost.commands(lines()) : start(request));
  }

  private static Post start(Request request) {
    return request.where().visit().isEmpty() ? HelpPost.start() : HelpPost.onVisit();
  }

  private List<String> lines() {
    return Stream.concat(others.stream(), declared().slash().stream())
        .map(slash -> "`/%s` %s".formatted(slash.name(), slash.help()))
        .toList();
  }
}
