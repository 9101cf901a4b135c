package rookery.bot.post;

import java.util.List;

/** The words by which buttons and menus say what they ask for. */
public final class ControlVerb {
  public static final String OPEN = "open";
  public static final String JOIN = "join";
  public static final String LEAVE = "leave";
  public static final String DECLINE = "decline";
  public static final String CANCEL = "cancel";
  public static final String FILL = "fill";
  public static final String MOVE = "move";
  public static final String TYPE = "type";
  public static final String STEP = "step";
  public static final String CHOOSE = "choose";
  public static final String PAGE = "page";
  public static final String ANY = "any";
  public static final String ABOUT = "about";
  public static final String LOOK_UP = "pieces";
  public static final String PLAY = "play";
  public static final String BOARD = "board";
  public static final String MORE = "more";
  public static final String HINT = "hint";
  public static final String EXPLAIN = "explain";
  public static final String SQUARES = "squares";
  public static final String DRAW = "draw";
  public static final String DECLINE_DRAW = "decline_draw";
  public static final String TAKE_BACK = "take_back";
  public static final String AGREE_TAKE_BACK = "agree_take_back";
  public static final String DECLINE_TAKE_BACK = "decline_take_back";
  public static final String RESIGN = "resign";
  public static final String STOP = "stop";
  public static final String CLAIM = "claim";
  public static final String ASK = "ask";
  public static final String ANSWER = "answer";
  public static final String GAMES = "games";
  public static final String DROP_FORESEEN = "drop_foreseen";
  public static final String NEXT = "next";
  public static final String HISTORY = "history";
  public static final String HISTORY_AT = "history_at";
  public static final String REPLAY = "replay";
  public static final String EXPORT = "export";
  public static final String REVIEW = "review";
  public static final String REVIEW_SHOW = "review_show";
  public static final String REMATCH = "rematch";
  public static final String RULES = "rules";
  public static final String LEARN = "learn";
  public static final String LESSON = "lesson";
  public static final String PUZZLE = "puzzle";
  public static final String DAILY = "daily";
  public static final String SETTINGS = "settings";
  public static final String HELP = "help";
  public static final String PROFILE = "profile";
  public static final String STANDINGS = "standings";
  public static final String RATINGS = "ratings";
  public static final String SEASON = "season";
  public static final String CUT = "cut";
  public static final String FOLLOW = "follow";
  public static final String SEAT = "seat";
  public static final String SEATS = "seats";
  public static final String FIND_PLAYERS = "find_players";
  public static final String DECKS = "decks";
  public static final String SHARE_TABLE = "share_table";
  public static final String SHARING = "sharing";
  public static final String REPORT = "report";
  public static final String KEEP_STANDINGS = "keep_standings";
  public static final String KEEP_FOLLOWED = "keep_followed";
  public static final String LATE_CLAIM = "late_claim";
  public static final String LATE_TIME = "late_time";
  public static final String LATE_OTHER = "late_other";
  public static final String LATE_STOP = "late_stop";
  public static final String LATE_COMPUTER = "late_computer";
  public static final String TAKE_SEAT = "take_seat";
  public static final String KEEP_SEAT = "keep_seat";
  public static final String PAUSE = "pause";
  public static final String GO_ON = "go_on";
  public static final String BACK = "back";
  public static final String FORGET = "forget";
  public static final String DISMISS = "dismiss";

  /** What leads from a board to an action, and tells about its choices on the way. */
  public static final List<String> CHOOSING =
      List.of(MOVE, TYPE, STEP, CHOOSE, PAGE, ANY, ABOUT, LOOK_UP, PLAY);

  private ControlVerb() {}
}
