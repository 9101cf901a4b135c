package rookery.bot.command.lobby;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.Control.Link;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Markdown;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.request.Arguments;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.FormRequest;
import rookery.bot.request.InputForm;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.seat.SharingServer;
import rookery.bot.seat.SharingServers;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;

/**
 * Tells whoever answers for the server of a table what a player there complains of. It is for
 * tables with people from several servers, who have nobody else in common to turn to. Each of them
 * can do it once at a table.
 */
public record ReportTable(SharingServers sharing) implements Command {
  private static final int LONGEST = 400;

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.REPORT);
  }

  @Override
  public Optional<FormRequest> form(Request request) {
    if (request.arguments().word(Arguments.TYPED).isPresent()) {
      return Optional.empty();
    }
    ControlId id = request.control();
    return Optional.of(
        wishes ->
            InputForm.line(
                id,
                "Report this table",
                "What happened, and who did it?",
                "Goes to someone who manages the table's server",
                LONGEST));
  }

  private SharingServer check(Table table, Request request) {
    if (!table.concerns(request.who()) || table.seating().visitors().isEmpty()) {
      throw new Refusal(
          "Only players of a table with people from several servers can report it here.");
    }
    if (table.seating().reporters().contains(request.who())) {
      throw new Refusal(
          "You've reported this table already, and the people who manage its server have your"
              + " report. To stop playing here, type `/resign`.");
    }
    return sharing
        .of(table.place().guild())
        .orElseThrow(
            () ->
                new Refusal(
                    "That server no longer shares tables, so nobody there takes reports."
                        + " To stop playing here, type `/resign`."));
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Table table = context.table();
    SharingServer server = check(table, request);
    String typed = request.arguments().word(Arguments.TYPED).orElse("");
    Post post = post(table, request.who(), typed).pinging(List.of(server.steward()));
    OutgoingMessage letter =
        OutgoingMessage.sending(
            context.ids().get(),
            new MessageAddress.Direct(server.steward()),
            OutgoingMessage.NO_TABLE,
            post);
    Post answer = Post.words("I've sent your report to someone who manages this table's server.");
    return StepContext.alsoSending(
        context.savedPrivately(table.reportedBy(request.who()), answer), List.of(letter));
  }

  private static Post post(Table table, Person by, String typed) {
    String name =
        table.seating().joined().stream()
            .filter(by::equals)
            .findFirst()
            .map(PlayerNames::of)
            .orElseGet(() -> PlayerNames.of(by));
    return Post.words(
            "%s has reported a problem in %s:\n> %s\nPeople from other servers play there, in %s. %s"
                .formatted(
                    name,
                    table.title(),
                    Markdown.escaped(typed.replace('\n', ' ')),
                    table.home().mention(),
                    "To end that game without a result, type `/stop table:%s` in your server."
                        .formatted(table.id())))
        .with(new Link(table.home().link(), "Go to game"));
  }
}
