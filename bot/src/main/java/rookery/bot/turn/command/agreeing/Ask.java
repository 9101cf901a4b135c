package rookery.bot.turn.command.agreeing;

import java.util.Optional;
import rookery.bot.computer.ComputerTurn;
import rookery.bot.post.Markdown;
import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.turn.Arguments;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Declaration.About;
import rookery.bot.turn.Form;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Opening;
import rookery.bot.turn.Option;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;
import rookery.engine.Seat;
import rookery.engine.match.PartnerTalk;

/** Puts a question to the person's partner, for everybody to read. */
public final class Ask implements Command {
  private static final String QUESTION = "question";

  /** What a computer can read where it can read anything. */
  private static final String READABLE = "a white knight?";

  /** It stands above a board, which is to be on the same screen. */
  private static final int LONGEST = 100;

  @Override
  public Declaration declared() {
    return Declaration.about(
            About.OWN_TABLE,
            "ask",
            "Ask your partner a yes-or-no question; everybody sees it",
            "asks your partner a yes-or-no question",
            Option.words(QUESTION, "Your yes-or-no question", LONGEST).needed())
        .pressed(Verb.ASK);
  }

  @Override
  public Optional<Opening> form(Request request) {
    return Optional.of(request).filter(r -> r.verb().equals(Verb.ASK)).map(r -> wishes -> asked(r));
  }

  private static Form asked(Request request) {
    return Form.line(
        request.control(),
        "Ask your partner",
        "Your question; everybody reads it",
        "what yes or no can answer",
        LONGEST);
  }

  /** A computer answers truthfully or not at all, so it is asked only what it can read. */
  private static void checkReadable(String question, Moment moment) {
    Table table = moment.table();
    Seat by = moment.seat();
    for (Seat seat : table.seats()) {
      boolean asked = !seat.equals(by) && table.seating().chairs().get(seat).isComputer();
      if (asked && ComputerTurn.answer(table, seat, question).isEmpty()) {
        throw new Refusal(
            ComputerTurn.answer(table, seat, READABLE).isPresent()
                ? "A computer can only be asked whether it holds a card, for example: " + READABLE
                : "A computer takes no questions in %s.".formatted(table.game().title()));
      }
    }
  }

  /** What was typed may be nothing that anybody can see. */
  private static String question(Arguments given) {
    String typed = given.word(QUESTION).or(() -> given.word(Arguments.TYPED)).orElse("");
    String question = Markdown.tamed(typed);
    if (question.isBlank()) {
      throw new Refusal("Your question has no letters; ask what yes or no can answer.");
    }
    return question;
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    String question = question(request.arguments());
    checkReadable(question, moment);
    return moment.changed(
        Spoken.after(moment, new PartnerTalk.Ask(question)),
        Post.words("Your partner is asked, under the board."));
  }
}
