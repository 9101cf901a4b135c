package rookery.bot.command.settings;

import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Option;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableLookup.Own;
import rookery.bot.table.Refusal;

/** Deletes a person's data after a confirmation. */
public final class Forget implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.slash(
            "forget",
            "Delete your data: your name, your settings and how I reach you",
            "deletes your data; your past games stay, without your name",
            Option.oneOf("whom", "Whose data to delete", new SelectableOption("me", "me")).needed())
        .everywhere()
        .pressed(ControlVerb.FORGET);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    checkHasNoOpenTable(context.lookup().own(request.who()));
    return request.verb().equals(ControlVerb.FORGET)
        ? RequestOutcome.preferring(
            new PreferenceChange.Forgotten(request.who()), Post.words("I've deleted your data."))
        : confirmation();
  }

  private static RequestOutcome confirmation() {
    return RequestOutcome.shown(
        Post.words(
                "Do you want me to delete everything I keep about you: your name, settings, time off,"
                    + " lessons and puzzle record, the people you avoid, the games you want to"
                    + " hear about, and how I reach you? Your past games stay,"
                    + " under the name \u201ca former player\u201d, but `/games` no longer lists"
                    + " them. You can't undo this.")
            .with(
                new Button(ControlId.free(ControlVerb.FORGET, ""), "Delete my data", Look.DANGER),
                new Button(ControlId.free(ControlVerb.DISMISS, ""), "Keep my data", Look.PLAIN)));
  }

  private static void checkHasNoOpenTable(Own tables) {
    if (!tables.open().isEmpty()) {
      throw new Refusal(
          ("You still have a seat in %s. Finish the game, resign or leave first, so that nobody"
                  + " is left waiting. `/games` lists your games.")
              .formatted(tables.open().get(0).title()));
    }
    if (!tables.setAside().isEmpty()) {
      throw new Refusal(
          ("You still have a seat at table %s, which is on hold until my owner"
                  + " installs an update. Then you can finish the game or leave it.")
              .formatted(tables.setAside().get(0)));
    }
  }
}
