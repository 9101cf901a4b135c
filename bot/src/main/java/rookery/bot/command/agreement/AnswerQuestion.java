package rookery.bot.command.agreement;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.Refusal;
import rookery.engine.match.PartnerTalk;
import rookery.engine.match.TableTalk;

/** Answers a partner's question with yes or no. */
public final class AnswerQuestion implements Command {
  /** The question's number, then the answer. */
  private static final Pattern ANSWER = Pattern.compile("(\\d{1,6}) (yes|no)");

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.ANSWER);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Matcher answer = ANSWER.matcher(request.arguments().argument());
    if (!answer.matches()) {
      throw new Refusal("That button is out of date. Use the buttons under the board.");
    }
    String word = answer.group(2);
    TableTalk talk = new PartnerTalk.Answer(Integer.parseInt(answer.group(1)), word.equals("yes"));
    return context.changed(
        PartnerTalkSteps.after(context, talk), Post.words("You answered %s.".formatted(word)));
  }
}
