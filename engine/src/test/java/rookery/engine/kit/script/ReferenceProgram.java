package rookery.engine.kit.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import rookery.engine.Game;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.cards.Dealer;
import rookery.engine.option.Options;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.playthrough.Ply;

/**
 * A game once more, slow and written from its rules page alone. It changes as it is played, and
 * says of each moment what exchange files say of it.
 */
public interface ReferenceProgram {
  /** The full truth, with the keys of exchange files. */
  Map<String, Object> position();

  /** For each seat that may act the texts of what it may do, sorted. */
  SortedMap<String, List<String>> legal();

  /** The draws that may be claimed now, by seat; seats that may claim none left out. */
  default SortedMap<String, Set<String>> claims() {
    return new TreeMap<>();
  }

  /** How it ended: {@code WK WQ checkmate}, {@code draw stalemate}, {@code 5 win connected}. */
  String result();

  void play(String seat, String action);

  /** Asserts that a second program, dealt alike, agrees on every moment of a game. */
  static void agrees(ReferenceProgram second, Playthrough played) {
    agrees(second, played, state -> {});
  }

  /** The same, and what else is asserted of each moment. */
  static void agrees(ReferenceProgram second, Playthrough played, Consumer<State> also) {
    List<Seat> seats = played.game().seats(played.options());
    for (int i = 0; i < played.states().size(); i++) {
      assertSame(second, played.states().get(i), seats, "before action " + i);
      also.accept(played.states().get(i));
      if (i < played.plies().size()) {
        Ply ply = played.plies().get(i);
        second.play(ply.seat().id(), ply.action().text());
      }
    }
  }

  /**
   * A game that is played as somebody likes.
   *
   * @param longest how many actions it has at most
   * @param choice of what may be done
   */
  static Playthrough played(
      Game game,
      Options options,
      RandomGenerator random,
      int longest,
      Function<List<Ply>, Ply> choice) {
    Dealer dealer = Dealer.of(random);
    Playthrough played = Playthrough.begin(game, options, dealer);
    while (!played.isOver() && played.plies().size() < longest) {
      played = played.then(choice.apply(played.legal()), dealer);
    }
    return played;
  }

  private static void assertSame(
      ReferenceProgram second, State state, List<Seat> seats, String when) {
    assertEquals(second.position(), state.position(), when);
    SortedMap<String, List<String>> legal = new TreeMap<>();
    state.mayAct().forEach(seat -> legal.put(seat.id(), texts(state, seat)));
    assertEquals(second.legal(), legal, when);
    SortedMap<String, Set<String>> claims = new TreeMap<>();
    seats.stream()
        .filter(seat -> !state.claims(seat).isEmpty())
        .forEach(seat -> claims.put(seat.id(), state.claims(seat)));
    assertEquals(second.claims(), claims, when);
    assertEquals(second.result(), state.result().map(ReferenceProgram::words).orElse(""), when);
  }

  private static List<String> texts(State state, Seat seat) {
    return state.legal(seat).stream().map(action -> action.text()).toList();
  }

  private static String words(Result result) {
    String outcome;
    if (result instanceof Result.Win win) {
      outcome = win.winners().stream().map(Seat::id).collect(Collectors.joining(" "));
    } else if (result instanceof Result.Score score) {
      outcome = score.score() + " " + score.verdict().orElse("-");
    } else {
      outcome = "draw";
    }
    return outcome + " " + result.reason();
  }
}
