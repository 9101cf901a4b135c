package rookery.bot.command.lobby;

import java.util.List;
import java.util.Optional;
import rookery.bot.command.time.ClockAdvice;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.RulesButton;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.request.Arguments.Guest;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.Option;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.seat.SeatStore;
import rookery.bot.seat.SharingServers;
import rookery.bot.table.LobbySeats;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;

/**
 * Takes a seat. The game starts if it was the last one.
 *
 * @param seats who was asked, and so can join from wherever they are
 */
public record Join(SeatStore seats, SharingServers sharing) implements Command {
  private static final String WITH = "with";

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.about(
            About.SERVER_TABLE,
            "join",
            "Take a seat at a table, alone or together with a partner",
            "takes a seat at a table; `with:` keeps the seat beside you for a partner",
            Option.person(WITH, "The partner who joins with you"))
        .pressed(ControlVerb.JOIN, ControlVerb.SEAT);
  }

  @Override
  public boolean reaches(Request request, Table table) {
    TableLocation from = request.where().place();
    boolean here = !from.isDirect() && from.guild().equals(table.place().guild());
    return request.verb().equals(ControlVerb.SEAT)
        && (here || isVisit(request, table) || seats.wasAsked(table.id(), request.who()));
  }

  /** Whether it is asked for in another server that shows the table. */
  private static boolean isVisit(Request request, Table table) {
    TableLocation from = request.where().place();
    return !from.isDirect()
        && !from.guild().equals(table.place().guild())
        && table.posted().cards().containsKey(from.channel());
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    if (isVisit(request, context.table())) {
      return visiting(request, context);
    }
    Optional<Guest> partner = request.arguments().guests().stream().findFirst();
    partner.ifPresent(Join::check);
    LobbySeats seatsLeft = context.table().gathering();
    Table joined =
        partner
            .map(guest -> seatsLeft.join(request.who(), guest.person()))
            .orElseGet(() -> seatsLeft.join(request.who()))
            .adding(decks -> decks.joined(request.id()));
    if (partner.isPresent()) {
      return together(joined, partner.get().person(), context);
    }
    Table after = joined.startedIfFull(context.random().generator(), context.random());
    String words =
        after.stage() == TableStage.PLAYING
            ? "You've joined, and %s has started."
            : "You've joined. %s starts when every seat is taken.";
    String advice = ClockAdvice.onJoining(after, context);
    return context.changed(
        after, context.leadingTo(after, words.formatted(after.title()) + advice));
  }

  /** Whoever comes from another server gets all that happens there by direct message. */
  private RequestOutcome visiting(Request request, StepContext context) {
    Table table = context.table();
    LobbySeats seatsLeft = table.gathering();
    if (sharing.of(table.place().guild()).isEmpty()
        || sharing.of(request.where().place().guild()).isEmpty()) {
      throw new Refusal("This table is no longer open to other servers.");
    }
    // Who avoids whom is told to nobody.
    if (new SeatCalls(seats).apart(table).contains(request.who())) {
      throw new Refusal("There's no free seat for you at this table. `/seats` lists other tables.");
    }
    Table joined =
        seatsLeft.join(request.who().asVisitor()).adding(decks -> decks.joined(request.id()));
    Table after = joined.startedIfFull(context.random().generator(), context.random());
    String words =
        after.stage() == TableStage.PLAYING
            ? "You've joined, and %s has started."
            : "You've joined. %s starts when every seat is taken.";
    return context.changed(
        after,
        Post.words(
                (words
                            + " I'll send you direct messages when it's your turn; `/next` shows"
                            + " you the game too.")
                        .formatted(after.title())
                    + ClockAdvice.onJoining(after, context))
            .with(leaving(after)));
  }

  private static List<Control> leaving(Table after) {
    Button rules = RulesButton.of(after.game());
    return after.stage() == TableStage.PLAYING
        ? List.of(rules)
        : List.of(new Button(ControlId.of(ControlVerb.LEAVE, after), "Leave", Look.PLAIN), rules);
  }

  private static void check(Guest partner) {
    if (partner.isBot() || !partner.isHere()) {
      throw new Refusal(
          "%s can't join here. Name a person of this server."
              .formatted(partner.person().mention()));
    }
  }

  /** The partner must be called, which the changed invitation does not do. */
  private static RequestOutcome together(Table joined, Person partner, StepContext context) {
    String who = PlayerNames.of(context.request().who());
    Post call =
        Post.words(
                "%s, %s wants you as a partner in %s and is saving you a seat."
                    .formatted(partner.mention(), who, joined.game().title()))
            .with(
                new Button(ControlId.of(ControlVerb.JOIN, joined), "Join", Look.MAIN),
                new Button(ControlId.of(ControlVerb.DECLINE, joined), "Decline", Look.PLAIN))
            .pinging(List.of(partner));
    return context.changed(
        joined,
        Post.words(
            "You've joined. Your partner will be %s, who must join too."
                .formatted(partner.mention())),
        context.messageToTable(call));
  }
}
