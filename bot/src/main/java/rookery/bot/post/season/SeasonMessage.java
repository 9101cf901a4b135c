package rookery.bot.post.season;

import rookery.bot.post.OutgoingMessage;
import rookery.bot.season.Pairing;
import rookery.bot.season.Season;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.message.MessageId;

/** The letters that show a season in its channel. */
public record SeasonMessage(Season season) {
  /** The message that shows it, sent for the first time. */
  public OutgoingMessage sending() {
    return OutgoingMessage.sending(
        season.post(), channel(), season.subject(), new SeasonPost(season).post());
  }

  /** The same message as it is now; nothing waits behind such an edit. */
  public OutgoingMessage changing(MessageId letter) {
    return OutgoingMessage.changing(
        letter,
        season.post(),
        new MessageAddress.Leisurely(season.place().channel(), season.post()),
        season.subject(),
        new SeasonPost(season).post());
  }

  /** A message that tells the channel who has won. */
  public OutgoingMessage ending(MessageId letter) {
    return OutgoingMessage.sending(
        letter, channel(), OutgoingMessage.NO_TABLE, new SeasonPost(season).ending());
  }

  /** A message that tells whoever began the season who has won, where no channel can be told. */
  public OutgoingMessage ending(MessageId letter, Person host) {
    return OutgoingMessage.sending(
        letter,
        new MessageAddress.Direct(host),
        OutgoingMessage.NO_TABLE,
        new SeasonPost(season).endingWithTable());
  }

  /** A message that calls somebody who is challenged on the ladder. */
  public OutgoingMessage challenge(MessageId letter, Pairing game) {
    return OutgoingMessage.sending(
        letter, channel(), OutgoingMessage.NO_TABLE, new ChallengePost(season, game).post());
  }

  private MessageAddress channel() {
    return new MessageAddress.Channel(season.place().channel());
  }
}
