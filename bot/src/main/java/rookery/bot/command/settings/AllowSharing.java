package rookery.bot.command.settings;

import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.seat.SharingServer;
import rookery.bot.seat.SharingServers;
import rookery.bot.table.Refusal;
import rookery.bot.table.TableLocation;

/** Lets a server share open tables with others, for people who manage it. */
public record AllowSharing(SharingServers sharing) implements Command {
  private static final String HERE = "here";
  private static final String NOWHERE = "nowhere";

  /** The button that begins it, in the channel where it is pressed. */
  static Button button() {
    return new Button(
        ControlId.free(ControlVerb.SHARING, HERE), "Share tables with other servers", Look.PLAIN);
  }

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.SHARING);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    TableLocation place = request.where().place();
    if (place.isDirect() || !request.where().rights().steward()) {
      throw new Refusal("Only people who manage this server can share its tables.");
    }
    if (request.arguments().argument().equals(NOWHERE)) {
      sharing.end(place.guild());
      return RequestOutcome.shown(
          Post.words("This server no longer shares tables with others.").with(button()));
    }
    request.where().rights().checkPermissions("I can't post in this channel.");
    sharing.keep(new SharingServer(place.guild(), place.channel(), request.who()));
    return RequestOutcome.shown(
        Post.words(
                ("%s now shows open tables from other servers, without pinging anyone."
                        + " Hosts here can show their tables in other servers. People who join from"
                        + " elsewhere play by direct message. If players report a problem at one"
                        + " of this server's tables, I'll pass their report on to you.")
                    .formatted(place.mention()))
            .with(
                new Button(
                    ControlId.free(ControlVerb.SHARING, NOWHERE), "Stop sharing", Look.PLAIN)));
  }
}
