package rookery.bot.command.daily;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.command.computer.HintSearch;
import rookery.bot.command.move.TypedMove;
import rookery.bot.daily.DailyAttempt;
import rookery.bot.daily.DailyDeal;
import rookery.bot.daily.DailyStore;
import rookery.bot.daily.DealDay;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Pictures;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.post.daily.DealControl;
import rookery.bot.post.daily.DealControl.Asked;
import rookery.bot.post.daily.DealWords;
import rookery.bot.post.daily.DeckProofPost;
import rookery.bot.post.daily.SharedDealPost;
import rookery.bot.post.daily.SharedDealPost.Shared;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CompletionRequest;
import rookery.bot.request.FormRequest;
import rookery.bot.request.Option;
import rookery.bot.request.Reply;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableLookup;
import rookery.bot.table.Refusal;

/** Lists the deals that everybody has on a day, and plays them in private. */
public record Daily(DailyStore store, HintSearch hints, Pictures pictures) implements Command {
  private static final String DAY = "day";

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.slash(
            "daily",
            "Play the deals of the day, the same for everyone",
            "shows today's deals, the same for everyone; only your first attempt counts",
            Option.completed(
                DAY, "The number or date of an earlier day, to play its deals for practice"))
        .everywhere()
        .pressed(ControlVerb.DAILY);
  }

  /** The days before today, the last first. */
  @Override
  public List<SelectableOption> complete(CompletionRequest typing, TableLookup lookup) {
    Optional<LocalDate> first = store.first();
    Optional<LocalDate> last = store.last();
    if (first.isEmpty() || last.isEmpty()) {
      return List.of();
    }
    String typed = typing.typed().strip();
    // The last that has a secret has not begun yet.
    return Stream.iterate(
            last.get().minusDays(1), day -> !day.isBefore(first.get()), day -> day.minusDays(1))
        .map(day -> suggestion(first.get(), day))
        .filter(one -> one.label().contains(typed) || one.value().startsWith(typed))
        .limit(TableLookup.MOST)
        .toList();
  }

  private static SelectableOption suggestion(LocalDate first, LocalDate day) {
    long number = day.toEpochDay() - first.toEpochDay() + 1;
    return new SelectableOption(
        Long.toString(number), "Day %s, %s".formatted(number, DealWords.date(day)));
  }

  @Override
  public Optional<FormRequest> form(Request request) {
    return pressed(request)
        .filter(control -> control.asked() == Asked.TYPE)
        .map(
            control ->
                wishes -> TypedMove.form(control.asking(Asked.TYPED).id(), control.argument()));
  }

  private static Optional<DealControl> pressed(Request request) {
    return Optional.of(request)
        .filter(one -> one.verb().equals(ControlVerb.DAILY))
        .flatMap(one -> DealControl.parse(one.arguments().argument()));
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    LocalDate today = DealDay.at(context.now());
    DealDay now = store.open(today);
    String server = request.where().place().guild();
    if (!server.isEmpty()) {
      store.visit(server, request.who(), today);
    }
    if (!request.verb().equals(ControlVerb.DAILY)) {
      DealDay day = request.arguments().word(DAY).map(typed -> typed(typed, now)).orElse(now);
      return RequestOutcome.shown(press(day, Asked.DAY, context).card(""));
    }
    DealControl control = control(request, today);
    DealDay day =
        store
            .find(control.day())
            .filter(found -> !found.date().isAfter(today))
            .orElseThrow(DealRequest::gone);
    return asked(new DealRequest(store, day, control, context));
  }

  private static DealControl control(Request request, LocalDate today) {
    if (request.arguments().argument().isEmpty()) {
      return DealControl.ofDay(today, Asked.DAY);
    }
    DealControl pressed = pressed(request).orElseThrow(DealRequest::gone);
    return pressed.asked() == Asked.TODAY ? pressed.on(today) : pressed;
  }

  private DealRequest press(DealDay day, Asked asked, StepContext context) {
    return new DealRequest(store, day, DealControl.ofDay(day.date(), asked), context);
  }

  /** The day of that number or date, which must not come after today. */
  private DealDay typed(String typed, DealDay today) {
    return date(typed.strip(), today)
        .filter(date -> !date.isAfter(today.date()))
        .flatMap(store::find)
        .orElseThrow(
            () ->
                new Refusal(
                    ("There are no deals for that day. Type a day's number, from 1 to %s, or a date"
                            + " like %s.")
                        .formatted(today.number(), today.date())));
  }

  private static Optional<LocalDate> date(String typed, DealDay today) {
    try {
      return Optional.of(
          typed.matches("\\d{1,6}")
              ? today.date().plusDays(Long.parseLong(typed) - today.number())
              : LocalDate.parse(typed));
    } catch (DateTimeException noDate) {
      return Optional.empty();
    }
  }

  private RequestOutcome asked(DealRequest press) {
    return switch (press.control().asked()) {
      case DAY -> RequestOutcome.shown(press.card(""));
      case PROOF -> RequestOutcome.shown(proof(press));
      case SHARE -> shared(press);
      case BEST -> new BestSolution(press, pictures).outcome();
      default ->
          press.deal().solo().isPresent()
              ? new PlayDeal(press, hints).outcome()
              : new SolveDayPuzzle(
                      press, DealRequest.puzzle(store, press.day()).orElseThrow(DealRequest::gone))
                  .outcome();
    };
  }

  private Post proof(DealRequest press) {
    LocalDate date = press.day().date();
    return new DeckProofPost(
            press.day(), store.find(date.minusDays(1)), store.find(date.plusDays(1)))
        .post(press.now());
  }

  /** Shows the channel one attempt, or all of the day. */
  private RequestOutcome shared(DealRequest press) {
    String wanted = press.control().deal();
    List<DailyAttempt> own = store.attempts(press.who(), press.day().date());
    List<Shared> shared =
        DailyDeal.all().stream()
            .filter(deal -> wanted.isEmpty() || deal.id().equals(wanted))
            .flatMap(deal -> own.stream().filter(one -> one.key().deal().equals(deal.id())))
            .flatMap(attempt -> Shared.of(press.day(), attempt).stream())
            .toList();
    if (shared.isEmpty()) {
      throw new Refusal("Finish one of the day's deals first; then you can share how it went.");
    }
    if (!press.context().request().where().isAmongOthers()) {
      throw new Refusal("You can share in a channel. Type `/daily` there.");
    }
    return RequestOutcome.of(
        new Reply.Aloud(
            press.card("Shared."), new SharedDealPost(press.day(), press.who()).post(shared)));
  }
}
