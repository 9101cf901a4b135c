package rookery.bot.turn.command.agreeing;

import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.post.table.ActionMenu;
import rookery.bot.table.Table;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Declaration.About;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;
import rookery.engine.Seat;
import rookery.engine.match.TakeBackTalk;
import rookery.engine.match.Talk;

/** Takes back the person's last move, asks the others for it, or answers such a wish. */
public final class TakeBack implements Command {
  @Override
  public Declaration declared() {
    return Declaration.about(
            About.OWN_TABLE,
            "takeback",
            "Take back your last move, or ask for it",
            "takes back your last move")
        .pressed(Verb.TAKE_BACK, Verb.AGREE_TAKE_BACK, Verb.DECLINE_TAKE_BACK);
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    // What is pressed under an earlier board may mean something else by now.
    if (moment.isPast()) {
      return moment.past();
    }
    return switch (request.verb()) {
      case Verb.AGREE_TAKE_BACK ->
          say(new TakeBackTalk.AgreeTakeBack(), "You have agreed to the take-back.", moment);
      case Verb.DECLINE_TAKE_BACK ->
          say(new TakeBackTalk.DeclineTakeBack(), "There is no take-back.", moment);
      default -> takeBack(moment);
    };
  }

  private static Outcome say(Talk talk, String answer, Moment moment) {
    return moment.changed(Spoken.after(moment, talk), Post.words(answer));
  }

  private static Outcome takeBack(Moment moment) {
    Seat seat = moment.seat();
    Table after = moment.table().playing(match -> match.takeBack(seat));
    if (after.running().takeBackOffer().isPresent()) {
      return moment.changed(
          after, Post.words("The others are asked whether you may take back your last move."));
    }
    // Only those who are to act again can take back without asking.
    Post menu = ActionMenu.start(after, seat, moment.views()).post();
    return moment.changed(after, menu.after("Your last move is taken back."));
  }
}
