package rookery.engine.games.telepathy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.engine.Action;
import rookery.engine.ActionNews;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.kit.script.Script;
import rookery.engine.option.Options;

/** A game so far, played on by texts and asked about by the ids of seats. */
record PlayedTelepathy(State state) {
  private static final TelepathyGame GAME = new TelepathyGame();
  private static final Options OPTIONS = Options.of(GAME.options(), Map.of());

  /** The game before anything is done. */
  static PlayedTelepathy start() {
    return new PlayedTelepathy(GAME.start(OPTIONS));
  }

  /** The game with W1 and B1 as the first to predict. */
  static PlayedTelepathy settled() {
    return start().then("W1 lead W1", "B1 lead B1");
  }

  static List<Seat> seats() {
    return GAME.seats(OPTIONS);
  }

  static Seat seat(String id) {
    return seats().stream().filter(seat -> seat.id().equals(id)).findFirst().orElseThrow();
  }

  /** Everybody who may look: the seats by their ids, and {@code -} for the spectators. */
  static Viewer viewer(String id) {
    return id.equals("-") ? Viewer.SPECTATOR : Viewer.of(seat(id));
  }

  /** After actions such as {@code W1 card N}. */
  PlayedTelepathy then(String... actions) {
    return new PlayedTelepathy(Script.played(state, actions));
  }

  /** After whole turns such as {@code N g1f3}: a card and a move, by those whose parts they are. */
  PlayedTelepathy turns(String... turns) {
    PlayedTelepathy reached = this;
    for (String turn : turns) {
      String[] words = turn.split(" ");
      Object predictor = reached.fact("predictor");
      Object mover = reached.fact("mover");
      reached = reached.then(predictor + " card " + words[0], mover + " " + words[1]);
    }
    return reached;
  }

  /** The texts of what a seat may do. */
  List<String> legal(String id) {
    return Script.texts(state, id);
  }

  /** The legal action of that text. */
  Action action(String id, String text) {
    return Script.action(state, id + " " + text);
  }

  /** What is true, by its key in exchange files. */
  Object fact(String key) {
    return Script.fact(state, key);
  }

  /** The row of that number, 1 at the bottom. */
  String rank(int number) {
    return ((List<?>) fact("position")).get(8 - number).toString();
  }

  View view(String viewer) {
    return state.view(viewer(viewer));
  }

  /** The ids of those who may act. */
  List<String> mayAct() {
    return state.mayAct().stream().map(Seat::id).sorted().toList();
  }

  /** The line that a viewer may read of an action such as {@code W1 card N}. */
  String line(String action, String viewer) {
    return news(action).line(viewer(viewer)).orElseThrow().plain();
  }

  /** Whether an action such as {@code W2 g1f3} shows what was hidden. */
  boolean reveals(String action) {
    return news(action).reveals();
  }

  private ActionNews news(String action) {
    String[] words = action.split(" ", 2);
    return state.played(seat(words[0]), action(words[0], words[1])).news();
  }

  String refusal(String id, String typed) {
    return state.refusal(seat(id), typed).orElseThrow();
  }

  /** Why it ended; empty while it goes on. */
  String ending() {
    return state.result().map(Result::reason).orElse("");
  }

  /** The ids of those who have won. */
  List<String> winners() {
    Optional<Result> result = state.result();
    return result.isPresent() && result.get() instanceof Result.Win win
        ? win.winners().stream().map(Seat::id).toList()
        : List.of();
  }
}
