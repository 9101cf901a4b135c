package rookery.bot.command.lobby;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.post.page.SeatsPost;
import rookery.bot.request.Arguments;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.FormRequest;
import rookery.bot.request.InputForm;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.result.CurrentRatings;
import rookery.bot.seat.InvitationHours;
import rookery.bot.seat.SeatStore;
import rookery.bot.seat.SeatWish;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.engine.games.Games;
import rookery.engine.option.Options;

/** Lists a server's open seats, and keeps for which games somebody wants to be asked there. */
public record ListOpenSeats(SeatStore seats, CurrentRatings ratings) implements Command {
  private static final String GAMES = "games";
  private static final String HOURS = "hours";

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.slash(
            "seats",
            "See the open seats in this server, and choose when I should tell you about them",
            "lists the open seats in this server; press a button to hear when somebody needs"
                + " players")
        .pressed(ControlVerb.SEATS);
  }

  @Override
  public Optional<FormRequest> form(Request request) {
    boolean asksForForm =
        request.verb().equals(ControlVerb.SEATS)
            && request.arguments().word(HOURS).isEmpty()
            && !request.where().place().isDirect();
    return asksForForm
        ? Optional.of(wishes -> form(wish(request.who(), request.where().place())))
        : Optional.empty();
  }

  private SeatWish wish(Person person, TableLocation place) {
    return seats.wish(person, place.guild());
  }

  private static InputForm form(SeatWish now) {
    List<SelectableOption> games =
        Games.all().stream()
            .filter(game -> game.seats(Options.of(game.options(), Map.of())).size() > 1)
            .map(game -> new SelectableOption(game.id(), game.title()))
            .toList();
    List<SelectableOption> hours =
        Stream.of(InvitationHours.values())
            .map(some -> new SelectableOption(some.name(), some.words()))
            .toList();
    return new InputForm(
        ControlId.free(ControlVerb.SEATS, ""),
        "When somebody needs players",
        List.of(
            new InputForm.Boxes(GAMES, "Notify me of these games", games, now.games()),
            new InputForm.OneOf(HOURS, "When", hours, now.hours().name())));
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    TableLocation place = request.where().place();
    if (place.isDirect()) {
      throw new Refusal(
          "Each server has its own open seats. Type `/seats` in one of its channels.");
    }
    return request.arguments().word(HOURS).isPresent()
        ? kept(request, place)
        : RequestOutcome.shown(list(request.who(), place, context));
  }

  private Post list(Person who, TableLocation place, StepContext context) {
    Set<Person> apart =
        Stream.concat(seats.avoidedBy(who).stream(), seats.avoiding(who).stream())
            .collect(Collectors.toSet());
    List<Table> open =
        seats.gathering(place.guild()).stream()
            .flatMap(id -> context.lookup().find(id).stream())
            .filter(SeatCalls::isOpen)
            .filter(
                table ->
                    table.place().equals(place) || !SeatCalls.isHidden(table, context.request()))
            .filter(table -> table.seating().joined().stream().noneMatch(apart::contains))
            .toList();
    return new SeatsPost(open, ratings.now().ratings(), wish(who, place)).post();
  }

  private RequestOutcome kept(Request request, TableLocation place) {
    Arguments given = request.arguments();
    InvitationHours hours =
        Stream.of(InvitationHours.values())
            .filter(some -> some.name().equals(given.word(HOURS).orElse("")))
            .findFirst()
            .orElse(InvitationHours.ANY);
    Set<String> games =
        given.ticked(GAMES).stream()
            .filter(id -> Games.find(id).isPresent())
            .collect(Collectors.toSet());
    seats.keep(new SeatWish(request.who(), place.guild(), games, hours));
    return RequestOutcome.shown(
        Post.words(
            games.isEmpty()
                ? "I'll no longer tell you when seats open in this server."
                : "I'll send you a direct message for each table here that needs players, but"
                    + " never in your quiet hours. You can change that with `/seats`."));
  }
}
