package rookery.bot.command.club;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.page.BulletinMessage;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.result.Bulletin;
import rookery.bot.result.BulletinKind;
import rookery.bot.result.Bulletins;
import rookery.bot.table.Refusal;
import rookery.bot.table.TableLocation;
import rookery.engine.text.Phrase;

/**
 * Keeps one message up to date in a channel, for people who manage the server: with its standings,
 * or with the game that most people follow.
 */
public record PostBulletin(Bulletins bulletins) implements Command {
  private static final String HERE = "here";
  private static final String NOWHERE = "nowhere";

  /** The button that has a bulletin kept in the channel where it is pressed. */
  public static Button button(BulletinKind kind) {
    String label =
        switch (kind) {
          case STANDINGS -> "Show standings in this channel";
          case FOLLOWED -> "Show the most followed game in this channel";
        };
    return new Button(ControlId.free(verb(kind), HERE), label, Look.PLAIN);
  }

  private static String verb(BulletinKind kind) {
    return switch (kind) {
      case STANDINGS -> ControlVerb.KEEP_STANDINGS;
      case FOLLOWED -> ControlVerb.KEEP_FOLLOWED;
    };
  }

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.KEEP_STANDINGS, ControlVerb.KEEP_FOLLOWED);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    BulletinKind kind =
        request.verb().equals(ControlVerb.KEEP_FOLLOWED)
            ? BulletinKind.FOLLOWED
            : BulletinKind.STANDINGS;
    TableLocation place = request.where().place();
    if (place.isDirect() || !request.where().rights().steward()) {
      throw new Refusal(
          "Only people who manage this server can choose a channel for %s."
              .formatted(kind.words()));
    }
    Bulletin.Key key = new Bulletin.Key(kind, place.guild());
    Optional<Bulletin> now = bulletins.of(key);
    if (request.arguments().argument().equals(NOWHERE)) {
      now.ifPresent(
          bulletin ->
              bulletins.end(key, changed(bulletin, "I no longer update this message.", context)));
      return RequestOutcome.shown(
          Post.words("I've stopped posting %s.".formatted(kind.words())).with(button(kind)));
    }
    if (now.filter(bulletin -> bulletin.channel().equals(place.channel())).isEmpty()) {
      request
          .where()
          .rights()
          .checkPermissions("I can't post %s in this channel.".formatted(kind.words()));
      String moved = Phrase.capitalised(kind.being()) + " in %s now.".formatted(place.mention());
      bulletins.put(
          Bulletin.in(key, place.channel(), context.now()),
          now.map(bulletin -> changed(bulletin, moved, context)).orElse(List.of()));
    }
    return RequestOutcome.shown(
        Post.words(
                "%s now shows %s, in one message and without pinging anyone."
                    .formatted(place.mention(), kind.words()))
            .with(
                new Button(
                    ControlId.free(verb(kind), NOWHERE),
                    "Stop showing " + kind.words(),
                    Look.PLAIN)));
  }

  private static List<OutgoingMessage> changed(
      Bulletin bulletin, String words, StepContext context) {
    return bulletin.message().stream()
        .map(first -> BulletinMessage.ended(bulletin, first, context.ids().get(), words))
        .toList();
  }
}
