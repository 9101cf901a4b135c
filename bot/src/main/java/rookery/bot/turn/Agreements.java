package rookery.bot.turn;

import jakarta.inject.Inject;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import rookery.bot.post.ActionMenu;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlId.Verb;
import rookery.bot.post.Post;
import rookery.bot.table.Refusal;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.match.Match;
import rookery.engine.match.Talk;

/**
 * What people at a table say to one another beside their actions: that they give up, want a draw or
 * a take-back, and what partners ask each other. Answers and refusals as in {@link Play}.
 */
public final class Agreements {
  private final TableChanges desk;

  @Inject
  Agreements(TableChanges desk) {
    this.desk = desk;
  }

  /** Asks whether the person really wants to resign. */
  public Post askToResign(Asked asked, String id) {
    Table table = desk.find(id);
    table.running();
    table.seatOf(asked.person());
    return Post.words("Do you want to give up %s?".formatted(table.title()))
        .with(
            new Button(ControlId.of(Verb.RESIGN, table), "Resign", Look.DANGER),
            new Button(ControlId.free(Verb.DISMISS, ""), "Keep playing", Look.PLAIN));
  }

  /** Gives up. */
  public Post resign(Asked asked, String id) {
    Table table = talk(asked, id, new Talk.Resign());
    return Post.words(
        table.stage() == Stage.OVER
            ? "You have resigned."
            : "You want to resign; the game ends when your partner resigns too.");
  }

  /** Shows what can be done about a draw: claimed, agreed to, declined or offered. */
  public Post aboutDraw(Asked asked, String id) {
    Table table = desk.find(id);
    Match match = table.running();
    Seat seat = table.seatOf(asked.person());
    Post post = Post.words("A draw in %s?".formatted(table.title()));
    for (String claim : match.view(Viewer.of(seat)).claims()) {
      String label = "Claim the draw (%s)".formatted(claim.replace('-', ' '));
      post = post.with(new Button(ControlId.of(Verb.CLAIM, table, claim), label, Look.GOOD));
    }
    boolean standing = match.drawOffer().isPresent();
    String label = standing ? "Agree to the draw" : "Offer a draw";
    String argument = standing ? "agree" : "";
    Button keep =
        standing
            ? new Button(ControlId.of(Verb.DECLINE_DRAW, table), "Play on", Look.PLAIN)
            : new Button(ControlId.free(Verb.DISMISS, ""), "Play on", Look.PLAIN);
    return post.with(new Button(ControlId.of(Verb.DRAW, table, argument), label, Look.MAIN), keep);
  }

  /** Offers a draw, or agrees to the one on offer. */
  public Post draw(Asked asked, String id, boolean agreeing) {
    Table table =
        talk(
            asked,
            id,
            (match, seat) -> {
              if (agreeing && match.drawOffer().isEmpty()) {
                throw new Refusal("That draw offer no longer stands.");
              }
              return match.say(seat, new Talk.Draw());
            });
    return Post.words(
        table.stage() == Stage.OVER
            ? "The game is drawn."
            : "The others know that you want a draw.");
  }

  /** Says no to the draw on offer, or takes an own offer back. */
  public Post declineDraw(Asked asked, String id) {
    talk(asked, id, new Talk.DeclineDraw());
    return Post.words("You play on.");
  }

  /** Claims a draw that the rules give. */
  public Post claim(Asked asked, String id, String reason) {
    talk(asked, id, new Talk.Claim(reason));
    return Post.words("The game is drawn.");
  }

  /** Takes back the person's last move, or asks the others for it. */
  public Post takeBack(Asked asked, String id) {
    Table table = talk(asked, id, Match::takeBack);
    if (table.running().takeBackOffer().isPresent()) {
      return Post.words("The others are asked whether you may take back your last move.");
    }
    // Only those who are to act again can take back without asking.
    return ActionMenu.start(table, table.seatOf(asked.person()))
        .post()
        .after("Your last move is taken back.");
  }

  /** Agrees to the take-back asked for. */
  public Post agreeTakeBack(Asked asked, String id) {
    talk(asked, id, new Talk.AgreeTakeBack());
    return Post.words("You have agreed to the take-back.");
  }

  /** Says no to the take-back asked for. */
  public Post declineTakeBack(Asked asked, String id) {
    talk(asked, id, new Talk.DeclineTakeBack());
    return Post.words("There is no take-back.");
  }

  /** Puts a question to the person's partner, for everybody to read. */
  public Post ask(Asked asked, String id, String question) {
    talk(asked, id, new Talk.Ask(question));
    return Post.words("Your partner is asked, under the board.");
  }

  /**
   * Answers the partner's question.
   *
   * @param answer the question's number, then {@code yes} or {@code no}
   */
  public Post answer(Asked asked, String id, String answer) {
    String[] parts = answer.split(" ");
    boolean yes = parts[1].equals("yes");
    talk(asked, id, new Talk.Answer(Integer.parseInt(parts[0]), yes));
    return Post.words("You have answered: %s.".formatted(parts[1]));
  }

  private Table talk(Asked asked, String id, Talk talk) {
    return talk(asked, id, (match, seat) -> match.say(seat, talk));
  }

  private Table talk(Asked asked, String id, BiFunction<Match, Seat, Match> said) {
    UnaryOperator<Table> step =
        was -> {
          was.running();
          Seat seat = was.seatOf(asked.person());
          return was.playing(match -> said.apply(match, seat));
        };
    return desk.change(id, asked.interaction(), step);
  }
}
