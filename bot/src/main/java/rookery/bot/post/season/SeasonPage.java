package rookery.bot.post.season;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import rookery.bot.clock.DurationWords;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Markdown;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.post.text.TruncatedText;
import rookery.bot.season.Entrant;
import rookery.bot.season.Season;
import rookery.bot.season.SeasonStage;
import rookery.bot.season.standing.Challenges;
import rookery.bot.season.standing.SeasonTable;
import rookery.bot.table.Person;

/**
 * What a person sees in private of a season: their own part in it, how it works, and what they can
 * do.
 */
public record SeasonPage(Season season, Person reader, boolean manages) {
  private static final int MOST_BUTTONS = 5;

  /**
   * The page.
   *
   * @param said what has just been done; empty if nothing was
   */
  public Post post(String said) {
    List<String> lines = new ArrayList<>();
    if (!said.isEmpty()) {
      lines.add(said);
    }
    lines.add("**Season: %s**".formatted(season.terms().title()));
    lines.add(own());
    boolean begun = season.stage() == SeasonStage.PLAYING || season.stage() == SeasonStage.OVER;
    if (begun && !season.terms().isLadder()) {
      lines.add(new CrossTableText(SeasonTable.of(season)).block());
    }
    lines.add(rules());
    return withControls(Post.words(String.join("\n", lines)));
  }

  private String own() {
    return switch (season.stage()) {
      case JOINING ->
          season
              .entrant(reader)
              .map(own -> "You've signed up. The games begin " + away(season) + "." + pace(own))
              .orElse(
                  "You haven't signed up. To take part, press Join under the message that announced"
                      + " the season.");
      case PLAYING ->
          season.entrant(reader).map(this::games).orElse("You aren't taking part this season.");
      case OVER -> "This season is over.";
      case CANCELLED -> "This season was cancelled.";
    };
  }

  private static String away(Season season) {
    return DurationWords.away(season.times().begins());
  }

  private String pace(Entrant own) {
    if (season.terms().isLadder()) {
      return "";
    }
    String play = season.stage() == SeasonStage.JOINING ? "You'll play" : "You play";
    return own.atOnce() == 1
        ? " %s 1 game at a time.".formatted(play)
        : " %s up to %d games at a time.".formatted(play, own.atOnce());
  }

  private String games(Entrant own) {
    if (season.terms().isLadder()) {
      return new Challenges(season).outlook(own);
    }
    long all = season.pairings().stream().filter(game -> game.has(own.lot())).count();
    long running =
        season.pairings().stream().filter(game -> game.has(own.lot()) && game.isRunning()).count();
    long over =
        season.pairings().stream()
            .filter(game -> game.has(own.lot()) && game.result().isPresent())
            .count();
    return "You've finished %d of %d games; %d %s in progress, and `/games` lists them.%s"
        .formatted(over, all, running, running == 1 ? "is" : "are", pace(own));
  }

  private String rules() {
    if (season.terms().isLadder()) {
      return "-# You can challenge people up to two places above you, if neither of you has an open"
          + " challenge. If you win, or they don't answer within a week, you take their place, and"
          + " everyone in between moves down one. The leader at the end is the champion. If you"
          + " drop out, you go to the bottom of the ladder. Games that aren't over when the"
          + " season ends continue as ordinary rated games. If someone else finishes a game for"
          + " you, it counts as a loss for you.";
    }
    String gone =
        season.terms().isForTeams()
            ? "If you drop out after playing half your games, those still count. If you drop out"
                + " earlier, none do."
            : "If you drop out after at least half your games, the games you've played still"
                + " count, and you lose the rest. If you drop out earlier, none of your"
                + " games count.";
    return "-# A win is 1 point and a draw \u00bd. Ties on points are broken by the games between"
        + " the tied players, then by the points of the players they beat"
        + " (Sonneborn-Berger). "
        + gone
        + " Games that aren't over when the season ends don't count towards it; they continue as"
        + " ordinary rated games. If someone else finishes a game for you, it counts as a loss"
        + " for you.";
  }

  private Post withControls(Post post) {
    Post shown = post;
    if (season.stage().isOpen() && season.entrant(reader).isPresent()) {
      shown = season.terms().isLadder() ? challenging(shown) : shown.with(atOnce());
      shown = shown.with(List.of(leave()));
    }
    return manages && season.stage().isOpen() ? shown.with(managing()) : shown;
  }

  private Post challenging(Post post) {
    List<SelectableOption> above =
        new Challenges(season)
            .possible(reader).stream()
                .map(one -> new SelectableOption("" + one.lot(), name(one)))
                .toList();
    return above.isEmpty()
        ? post
        : post.with(new Menu(SeasonButtonPress.CHALLENGE.of(season), "Challenge someone", above));
  }

  private static String name(Entrant one) {
    String name = Markdown.tamed(one.person().name()).strip();
    return name.isEmpty() ? "No. " + one.lot() : TruncatedText.to(Button.LONGEST, name);
  }

  private Menu atOnce() {
    List<SelectableOption> numbers =
        IntStream.rangeClosed(1, Entrant.MOST_AT_ONCE)
            .mapToObj(
                number ->
                    new SelectableOption(
                        "" + number,
                        number == 1 ? "1 game at a time" : number + " games at a time"))
            .toList();
    return new Menu(SeasonButtonPress.AT_ONCE.of(season), "How many games at a time?", numbers);
  }

  private Button leave() {
    return season.stage() == SeasonStage.JOINING
        ? new Button(SeasonButtonPress.LEAVE.of(season), "Leave", Look.PLAIN)
        : new Button(SeasonButtonPress.LEAVE.of(season), "Drop out", Look.DANGER);
  }

  private List<Control> managing() {
    if (season.isLost()) {
      return List.of(
          new Button(SeasonButtonPress.MOVE.of(season), "Continue in this channel", Look.MAIN));
    }
    if (season.stage() == SeasonStage.PLAYING) {
      return List.of(new Button(SeasonButtonPress.END.of(season), "End season", Look.DANGER));
    }
    List<Control> buttons = new ArrayList<>();
    if (season.hasEnough()) {
      buttons.add(new Button(SeasonButtonPress.BEGIN.of(season), "Begin now", Look.MAIN));
    }
    buttons.add(new Button(SeasonButtonPress.CANCEL.of(season), "Cancel the season", Look.DANGER));
    return buttons;
  }

  /** Told to the person who has just opened a season. */
  public static Post opened(Season season) {
    return Post.words(
        ("To sign up for the %s season, press the button under its announcement in this channel."
                + " The season's games will be played here as well, starting %s.")
            .formatted(season.terms().title(), away(season)));
  }

  /** The seasons of a server. */
  public static Post listed(List<Season> open, List<Season> over, boolean manages) {
    List<String> lines = new ArrayList<>();
    if (open.isEmpty()) {
      lines.add(
          manages
              ? "There's no season right now. In a season people play one another, and whoever"
                  + " has the most points becomes champion."
              : "There's no season right now. Anyone who manages this server can begin one.");
    }
    open.forEach(season -> lines.add(line(season)));
    if (!over.isEmpty()) {
      lines.add("Past seasons:");
    }
    over.forEach(season -> lines.add("- " + past(season)));
    Post post = Post.words(String.join("\n", lines));
    List<Control> buttons = new ArrayList<>();
    open.stream().limit(MOST_BUTTONS).forEach(season -> buttons.add(show(season)));
    Post shown = buttons.isEmpty() ? post : post.with(buttons);
    return manages
        ? shown.with(
            new Button(SeasonButtonPress.FORM.alone(), "Begin a season", Look.MAIN),
            new Button(SeasonButtonPress.ROLE.alone(), "Choose the champion's role", Look.PLAIN))
        : shown;
  }

  /** A season that is not over, in a line. */
  public static String line(Season season) {
    String title = season.terms().title();
    if (season.isLost()) {
      return ("**%s** is on hold, because I can't post in its channel. People who manage this server can"
              + " continue it in another.")
          .formatted(title);
    }
    String channel = season.place().mention();
    return season.stage() == SeasonStage.JOINING
        ? "**%s**: sign up in %s. The games begin %s.".formatted(title, channel, away(season))
        : "**%s**: being played in %s. It ends %s."
            .formatted(title, channel, DurationWords.away(season.times().ends()));
  }

  private static String past(Season season) {
    return "%s, ended %s. %s"
        .formatted(
            season.terms().title(),
            DurationWords.away(season.times().ends()),
            SeasonPost.champions(SeasonTable.of(season)));
  }

  private static Button show(Season season) {
    return new Button(SeasonButtonPress.SHOW.of(season), season.terms().title(), Look.PLAIN);
  }

  /** Asks whether somebody really wants to drop out. */
  public static Post dropping(Season season) {
    return Post.words(
            ("Do you want to drop out of the %s season? You can't come back. Your games"
                    + " carry on as ordinary games; resign any that you don't want to finish.")
                .formatted(season.terms().title()))
        .with(
            new Button(SeasonButtonPress.SURE_LEAVE.of(season), "Drop out", Look.DANGER),
            stay("Stay in"));
  }

  /** Asks whether a season is really to be called off. */
  public static Post cancelling(Season season) {
    return Post.words("Do you want to cancel the %s season?".formatted(season.terms().title()))
        .with(
            new Button(SeasonButtonPress.SURE_CANCEL.of(season), "Cancel the season", Look.DANGER),
            stay("Keep it"));
  }

  /** Asks whether a season is really to end now. */
  public static Post ending(Season season) {
    return Post.words(
            ("Do you want to end the %s season now? The leader becomes champion, and games that"
                    + " aren't over won't count.")
                .formatted(season.terms().title()))
        .with(
            new Button(SeasonButtonPress.SURE_END.of(season), "End season", Look.DANGER),
            stay("Keep it going"));
  }

  private static Button stay(String label) {
    return new Button(ControlId.free(ControlVerb.DISMISS, ""), label, Look.PLAIN);
  }
}
