package rookery.bot.request.host;

import java.util.List;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.preference.PreferenceReader;
import rookery.bot.request.Reply;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.TableStorage.Change;
import rookery.bot.table.Person;

/** Applies the board style of a person to everything that only this person sees. */
record PersonalStyle(PreferenceReader wishes, Person who) {
  RequestOutcome of(RequestOutcome outcome) {
    return new RequestOutcome(
        outcome.change().map(this::of),
        outcome.preferred(),
        styled(outcome.reply()),
        outcome.away());
  }

  private Change of(Change change) {
    List<OutgoingMessage> letters = change.letters().stream().map(this::styled).toList();
    return change.with(change.after(), letters);
  }

  private Reply styled(Reply reply) {
    if (reply instanceof Reply.Say say) {
      return new Reply.Say(styled(say.post(), who));
    }
    if (reply instanceof Reply.Beside beside) {
      return new Reply.Beside(styled(beside.post(), who));
    }
    if (reply instanceof Reply.Turn turn) {
      return new Reply.Turn(styled(turn.message()));
    }
    if (reply instanceof Reply.Aloud aloud) {
      return new Reply.Aloud(styled(aloud.own(), who), aloud.aloud());
    }
    if (reply instanceof Reply.Past past) {
      return new Reply.Past(styled(past.post(), who));
    }
    if (reply instanceof Reply.Pondered pondered) {
      return new Reply.Pondered(
          styled(pondered.meanwhile(), who),
          pondered.post().thenApply(post -> styled(post, who)),
          styled(pondered.interrupted(), who));
    }
    if (reply instanceof Reply.Settled settled) {
      return new Reply.Settled(
          settled.table(),
          styled(settled.meanwhile(), who),
          table -> styled(settled.moved().apply(table), who));
    }
    if (reply instanceof Reply.UntilMoved until) {
      return new Reply.UntilMoved(
          until.table(),
          styled(until.now(), who),
          table -> styled(until.moved().apply(table), who));
    }
    if (reply instanceof Reply.Cards cards) {
      return cards.list().isPainted()
          ? new Reply.Cards(cards.list().in(wishes.of(who).style()))
          : cards;
    }
    return reply;
  }

  private OutgoingMessage styled(OutgoingMessage letter) {
    return letter
        .address()
        .reader()
        .map(reader -> letter.saying(styled(letter.post(), reader)))
        .orElse(letter);
  }

  private Post styled(Post post, Person person) {
    return post.picture().isEmpty() ? post : post.in(wishes.of(person).style());
  }
}
