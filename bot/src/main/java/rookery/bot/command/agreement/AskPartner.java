package rookery.bot.command.agreement;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.computer.ComputerTurn;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Markdown;
import rookery.bot.post.Post;
import rookery.bot.post.table.MoreActionsPost;
import rookery.bot.post.table.turn.ActionMenu;
import rookery.bot.post.table.turn.QuestionMenu;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.request.Arguments;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.FormRequest;
import rookery.bot.request.InputForm;
import rookery.bot.request.Option;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.match.PartnerTalk;
import rookery.engine.match.Question;
import rookery.engine.text.Sentences;

/** Asks the person's partner a yes-or-no question that everybody can read. */
public final class AskPartner implements Command {
  private static final String QUESTION = "question";

  /** A question that computer players understand in games where they answer questions. */
  private static final String READABLE = "a white knight?";

  /** The limit keeps the question and the board below it on one screen. */
  private static final int LONGEST = 100;

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.about(
            About.OWN_TABLE,
            "ask",
            "Ask your partner a yes-or-no question; everyone sees it",
            "asks your partner a yes-or-no question",
            Option.words(QUESTION, "Your yes-or-no question", LONGEST).needed())
        .pressed(ControlVerb.ASK);
  }

  @Override
  public Optional<FormRequest> form(Request request) {
    return Optional.of(request)
        .filter(r -> r.verb().equals(ControlVerb.ASK) && isTyped(r.arguments()))
        .map(r -> wishes -> questionForm(r));
  }

  private static boolean isTyped(Arguments given) {
    return given.argument().isEmpty()
        && given.word(Arguments.PICKED).orElse(QuestionMenu.TYPED).equals(QuestionMenu.TYPED);
  }

  private static InputForm questionForm(Request request) {
    return InputForm.line(
        request.control(),
        "Ask your partner",
        "A yes-or-no question (everyone sees it)",
        "Do you hold a white knight?",
        LONGEST);
  }

  /** The computers among those who are asked. */
  private static List<Seat> computers(StepContext context) {
    return context.table().seats().stream()
        .filter(seat -> !seat.equals(context.seat()))
        .filter(seat -> context.table().seating().chairs().get(seat).isComputer())
        .toList();
  }

  /** Computers must answer truthfully, so they get only questions that they understand. */
  private static boolean answer(String question, Seat computer, Table table) {
    return ComputerTurn.answer(table, computer, question)
        .orElseThrow(
            () ->
                new Refusal(
                    ComputerTurn.answer(table, computer, READABLE).isPresent()
                        ? "You can only ask a computer whether it holds a certain card, for"
                            + " example `"
                            + READABLE
                            + "`"
                        : "Computers don't answer questions in %s."
                            .formatted(table.game().title())));
  }

  /** Returns the question. Typed text can consist of characters that nobody sees. */
  private static String question(Arguments given) {
    String typed =
        Stream.of(QUESTION, Arguments.TYPED, Arguments.PICKED)
            .flatMap(name -> given.word(name).stream())
            .findFirst()
            .orElse("");
    String question = Markdown.tamed(typed);
    if (question.isBlank()) {
      throw new Refusal("Type a yes-or-no question.");
    }
    return question;
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    if (request.arguments().argument().equals(MoreActionsPost.QUESTIONS)) {
      return RequestOutcome.shown(new QuestionMenu(context.table(), context.seat()).post());
    }
    String question = question(request.arguments());
    List<Seat> computers = computers(context);
    if (!computers.isEmpty()) {
      return answered(question, computers.get(0), context);
    }
    Table asked = PartnerTalkSteps.after(context, new PartnerTalk.Ask(question));
    return context.changed(
        asked,
        told(
            "I've sent your question. Your partner can answer with the buttons under the board.",
            asked,
            context));
  }

  /** Whoever asked beside the choices of a turn goes on with these. */
  private static Post told(String words, Table after, StepContext context) {
    Seat seat = context.seat();
    return isPicked(context) && !context.views().of(after, seat).legal().isEmpty()
        ? ActionMenu.start(after, seat, context.views()).after(Sentences.of(words))
        : Post.words(words);
  }

  /** Computers answer at once, and the answer is told where the question was asked or picked. */
  private static RequestOutcome answered(String question, Seat computer, StepContext context) {
    boolean yes = answer(question, computer, context.table());
    Table asked = PartnerTalkSteps.after(context, new PartnerTalk.Ask(question));
    PartnerTalk.Answer answer = new PartnerTalk.Answer(newest(asked).number(), yes);
    Table answered = asked.playing(match -> match.say(computer, answer));
    String words =
        "%s answered %s%s."
            .formatted(
                new PlayerNames(asked).of(computer),
                yes ? "yes" : "no",
                isPicked(context)
                    ? ""
                    : " to \u201c%s\u201d".formatted(Markdown.escaped(question)));
    return context.changed(answered, told(words, answered, context));
  }

  private static boolean isPicked(StepContext context) {
    return context.request().arguments().word(Arguments.PICKED).isPresent();
  }

  private static Question newest(Table asked) {
    List<Question> open = asked.running().questions();
    return open.get(open.size() - 1);
  }
}
