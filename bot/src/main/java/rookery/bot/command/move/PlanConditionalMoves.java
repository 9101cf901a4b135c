package rookery.bot.command.move;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Markdown;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.post.table.ConditionalMovesPost;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.CommandDeclaration.Slash;
import rookery.bot.request.CompletionRequest;
import rookery.bot.request.Option;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableLookup;
import rookery.bot.table.ConditionalMoves;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.match.Match;
import rookery.engine.reading.ActionReading;

/** Plans conditional moves, "if they play this, I play that", in games without secrets. */
public final class PlanConditionalMoves implements Command {
  private static final String THEY = "they";
  private static final String THEN = "then";
  private static final int LONGEST = 100;

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.about(
            About.OWN_TABLE,
            "if",
            "Plan a reply: if they play this, you play that",
            "plans your replies to likely moves, in games with nothing hidden; on its own, it shows"
                + " your plan",
            Option.words(
                    THEY,
                    "Type a move they might play, for example e7e5, or pick a suggestion",
                    LONGEST)
                .completing(),
            Option.words(THEN, "Type your reply, for example g1f3, or pick a suggestion", LONGEST)
                .completing())
        .everywhere()
        .pressed(ControlVerb.DROP_FORESEEN);
  }

  @Override
  public List<Predicate<Table>> fit(Request request) {
    return fit(request.who());
  }

  /** Accepts tables where it is somebody else's turn, in a game without secrets. */
  private static List<Predicate<Table>> fit(Person person) {
    return List.of(
        table ->
            table.stage() == TableStage.PLAYING
                && table.game().hidesNothing()
                && !table.awaited().has(person));
  }

  /** A seat's conditional moves so far, and the position after them. */
  private record Plan(
      Table table, Seat mine, Seat theirs, ConditionalMoves conditional, Match end) {
    static Plan of(Table table, Seat mine) {
      Match now = table.running();
      mustHideNothing(table);
      Seat theirs =
          now.awaited().stream()
              .flatMap(group -> group.stream())
              .filter(seat -> !seat.equals(mine))
              .findFirst()
              .orElseThrow(() -> new Refusal("It's your turn. Type `/move` to play."));
      ConditionalMoves none = new ConditionalMoves(table.turn(), List.of());
      ConditionalMoves plan =
          Optional.ofNullable(table.timing().conditionalMoves().get(mine))
              .filter(made -> made.turn() == table.turn())
              .orElse(none);
      return plan.end(now, mine, theirs)
          .map(end -> new Plan(table, mine, theirs, plan, end))
          .orElseGet(() -> new Plan(table, mine, theirs, none, now));
    }

    private static void mustHideNothing(Table table) {
      if (!table.game().hidesNothing()) {
        throw new Refusal(
            "In %s some things are hidden, and an instant reply could give them away. `/if` works only in games"
                    .formatted(table.game().title())
                + " with nothing hidden.");
      }
    }

    Match after(Action theirAction) {
      Match after = ConditionalMoves.after(end, theirs, theirAction.text()).orElseThrow();
      if (after.legal(mine).isEmpty()) {
        throw new Refusal(
            "You can't plan a reply to `%s`: it wouldn't be your turn."
                .formatted(theirAction.text()));
      }
      return after;
    }

    /** A move they could play and a reply to it, written as they are typed. */
    private Optional<String> example() {
      return end.legal(theirs).stream()
          .limit(TableLookup.MOST)
          .flatMap(action -> example(action).stream())
          .findFirst();
    }

    private Optional<String> example(Action they) {
      return ConditionalMoves.after(end, theirs, they.text())
          .flatMap(then -> then.legal(mine).stream().findFirst())
          .map(answer -> "`/if they:%s then:%s`".formatted(they.text(), answer.text()));
    }

    /** Whether this seat would have a move after that one. */
    boolean allowsReply(String they) {
      return ConditionalMoves.after(end, theirs, they)
          .filter(then -> !then.legal(mine).isEmpty())
          .isPresent();
    }

    Post post() {
      return ConditionalMovesPost.of(table, mine, conditional, end);
    }
  }

  @Override
  public List<SelectableOption> complete(CompletionRequest typing, TableLookup lookup) {
    String id =
        lookup.table(
            typing.who(),
            typing.place(),
            typing.other(Slash.TABLE),
            About.OWN_TABLE,
            fit(typing.who()));
    return lookup
        .find(id)
        .filter(table -> table.stage() == TableStage.PLAYING && table.match().isPresent())
        .map(table -> Plan.of(table, table.seatOf(typing.who())))
        .map(plan -> completions(plan, typing))
        .orElse(List.of());
  }

  private static List<SelectableOption> completions(Plan plan, CompletionRequest typing) {
    boolean theirs = typing.option().equals(THEY);
    Match at =
        theirs
            ? plan.end()
            : plan.after(read(plan.end(), plan.theirs(), typing.other(THEY).orElse("")));
    return at
        .complete(theirs ? plan.theirs() : plan.mine(), typing.typed(), TableLookup.MOST)
        .stream()
        .filter(completion -> !theirs || plan.allowsReply(completion.value()))
        .map(completion -> new SelectableOption(completion.value(), completion.label()))
        .toList();
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Seat mine = context.seat();
    if (request.verb().equals(ControlVerb.DROP_FORESEEN)) {
      return saved(
          context, mine, Optional.empty(), Post.words("I've removed your planned replies."));
    }
    Plan plan = Plan.of(context.table(), mine);
    Optional<String> they = request.arguments().word(THEY);
    Optional<String> then = request.arguments().word(THEN);
    if (they.isEmpty() && then.isEmpty()) {
      return RequestOutcome.shown(
          plan.conditional().plies().isEmpty() ? noPlan(plan) : plan.post());
    }
    Plan longer =
        extended(
            plan, they.orElseThrow(() -> needsBoth(plan)), then.orElseThrow(() -> needsBoth(plan)));
    return saved(context, mine, Optional.of(longer.conditional()), longer.post());
  }

  private static Plan extended(Plan plan, String they, String then) {
    if (plan.conditional().plies().size() >= ConditionalMoves.MOST) {
      throw new Refusal("You can plan up to five replies. Type `/if` to see yours.");
    }
    Action theirs = read(plan.end(), plan.theirs(), they);
    Match between = plan.after(theirs);
    Action mine = read(between, plan.mine(), then);
    Match end = ConditionalMoves.after(between, plan.mine(), mine.text()).orElseThrow();
    return new Plan(
        plan.table(), plan.mine(), plan.theirs(), plan.conditional().then(theirs, mine), end);
  }

  private static Action read(Match match, Seat seat, String typed) {
    ActionReading reading = match.read(seat, typed);
    if (reading instanceof ActionReading.One one) {
      return one.action();
    }
    String why =
        reading instanceof ActionReading.None none
            ? none.sentence()
            : "It could mean several moves. Pick one from the suggestions.";
    throw new Refusal(
        "%s isn't a move you can plan here. %s"
            .formatted(Markdown.quoted(typed), Markdown.escaped(why)));
  }

  private static Refusal needsBoth(Plan plan) {
    return new Refusal(
        "Type both: the move they might play and your reply" + forExample(plan) + ".");
  }

  private static Post noPlan(Plan plan) {
    return Post.words(
        ("You haven't planned any replies here. Type a move they might play and your reply%s. If"
                + " they play that move, I'll play your reply at once.")
            .formatted(forExample(plan)));
  }

  private static String forExample(Plan plan) {
    return plan.example().map(", for example "::concat).orElse("");
  }

  private static RequestOutcome saved(
      StepContext context, Seat mine, Optional<ConditionalMoves> plan, Post answer) {
    Table table = context.table();
    return context.savedPrivately(table.with(table.timing().withPlan(mine, plan)), answer);
  }
}
