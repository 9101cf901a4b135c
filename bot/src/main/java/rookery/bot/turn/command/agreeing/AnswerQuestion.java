package rookery.bot.turn.command.agreeing;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.table.Refusal;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;
import rookery.engine.match.PartnerTalk;
import rookery.engine.match.Talk;

/** Answers the partner's question by yes or no. */
public final class AnswerQuestion implements Command {
  /** The question's number, then the answer. */
  private static final Pattern ANSWER = Pattern.compile("(\\d{1,6}) (yes|no)");

  @Override
  public Declaration declared() {
    return Declaration.of(Verb.ANSWER);
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    Matcher answer = ANSWER.matcher(request.arguments().argument());
    if (!answer.matches()) {
      throw new Refusal("That button answers no question; use those under the board.");
    }
    String word = answer.group(2);
    Talk talk = new PartnerTalk.Answer(Integer.parseInt(answer.group(1)), word.equals("yes"));
    return moment.changed(
        Spoken.after(moment, talk), Post.words("You have answered: %s.".formatted(word)));
  }
}
