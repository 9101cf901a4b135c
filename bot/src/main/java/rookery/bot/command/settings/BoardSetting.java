package rookery.bot.command.settings;

import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.preference.LeaderboardSchedule;
import rookery.bot.request.Arguments;
import rookery.bot.request.InputForm;
import rookery.bot.request.RequestOrigin;
import rookery.bot.table.Refusal;

/**
 * Where and when a server's daily leaderboard is posted.
 *
 * @param now as it is; empty for no board
 */
record BoardSetting(Optional<LeaderboardSchedule> now) {
  /** The argument of the menu of hours. */
  static final String HOUR = "board-hour";

  /** The argument of the menu for choosing one of several zones. */
  static final String ZONE = "board-zone";

  private static final String FIELD = "board";
  private static final SelectableOption NONE = new SelectableOption("none", "No leaderboard");
  private static final SelectableOption HERE =
      new SelectableOption("here", "Post it in this channel");
  private static final SelectableOption ELSEWHERE =
      new SelectableOption("stay", "Keep it in its current channel");
  private static final int HOURS = 24;

  /** The field of the form that is opened in that channel. */
  InputForm.OneOf field(String channel) {
    List<SelectableOption> answers = new ArrayList<>(List.of(NONE, HERE));
    boolean elsewhere = now.filter(board -> !board.channel().equals(channel)).isPresent();
    if (elsewhere) {
      answers.add(ELSEWHERE);
    }
    SelectableOption chosen = elsewhere ? ELSEWHERE : now.isPresent() ? HERE : NONE;
    return new InputForm.OneOf(FIELD, "Daily leaderboard", answers, chosen.value());
  }

  /**
   * What was chosen in the form.
   *
   * @param zone the time zone of a board that there was not before
   * @throws Refusal if the bot cannot post in the channel that was chosen
   */
  Optional<LeaderboardSchedule> read(Arguments given, RequestOrigin where, ZoneId zone) {
    String chosen = given.word(FIELD).orElse(ELSEWHERE.value());
    if (chosen.equals(ELSEWHERE.value())) {
      return now;
    }
    if (chosen.equals(NONE.value())) {
      return Optional.empty();
    }
    if (!chosen.equals(HERE.value())) {
      throw FormFields.noAnswer(chosen);
    }
    where.rights().checkPermissions("I can't post the leaderboard in this channel.");
    String channel = where.place().channel();
    return now.map(board -> new LeaderboardSchedule(channel, board.hour(), board.zone()))
        .or(
            () ->
                Optional.of(
                    new LeaderboardSchedule(channel, LeaderboardSchedule.USUAL_HOUR, zone)));
  }

  /**
   * The same at the hour that was picked.
   *
   * @throws Refusal if there is no board
   */
  LeaderboardSchedule at(String picked) {
    int hour =
        IntStream.range(0, HOURS)
            .filter(one -> picked.equals(String.valueOf(one)))
            .findFirst()
            .orElseThrow(() -> FormFields.noAnswer(picked));
    return board().at(hour);
  }

  /**
   * The board that there must be.
   *
   * @throws Refusal if there is none
   */
  LeaderboardSchedule board() {
    return now.orElseThrow(
        () ->
            new Refusal(
                "This server has no daily leaderboard yet. Type `/settings of:this server` in the"
                    + " channel where you want the leaderboard."));
  }

  /** As a line of the server's settings. */
  String summary() {
    return now.map(
            board ->
                "in <#%s>, each day at %s:00 (%s)"
                    .formatted(board.channel(), board.hour(), TimeZones.words(board.zone())))
        .orElse("none");
  }

  /** The answer with what else can be chosen about the board, if there is one. */
  Post choices(String words) {
    if (now.isEmpty()) {
      return Post.words(words);
    }
    List<SelectableOption> hours =
        IntStream.range(0, HOURS)
            .mapToObj(hour -> new SelectableOption(String.valueOf(hour), "%s:00".formatted(hour)))
            .toList();
    return Post.words(
            words
                + "\n-# For another time zone, name a city: `/settings of:this server"
                + " zone:London`.")
        .with(
            new Menu(
                ControlId.free(ControlVerb.SETTINGS, HOUR), "When to post the leaderboard", hours));
  }
}
