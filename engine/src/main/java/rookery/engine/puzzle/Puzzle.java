package rookery.engine.puzzle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.cards.Dealer;
import rookery.engine.match.Match;
import rookery.engine.option.Options;
import rookery.engine.playthrough.Json;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.playthrough.PlaythroughReader;
import rookery.engine.playthrough.Ply;
import rookery.engine.playthrough.RecordedDealer;
import rookery.engine.text.Sentences;

/**
 * A position of a game that computers played, and a question about it with one answer.
 *
 * @param chance the order of every deck by its key
 * @param plies what was done up to the position, each the seat's id and the action's text
 * @param solver whose seat the question is for
 * @param solution the texts of the only answer, up to the first reply
 * @param difficulty the same in finer steps, from 0; only puzzles of one game can be compared
 * @param seed the seed of the game that it was found in
 */
public record Puzzle(
    PuzzleGame game,
    Options options,
    Map<String, List<String>> chance,
    List<String> plies,
    Seat solver,
    PuzzleKind kind,
    List<String> solution,
    PuzzleGrade grade,
    int difficulty,
    int seed) {
  private static final int ID_LENGTH = 6;
  private static final int DIGITS = 36;
  private static final long HASH_START = 0xcbf29ce484222325L;
  private static final long HASH_FACTOR = 0x100000001b3L;

  public Puzzle {
    plies = List.copyOf(plies);
    solution = List.copyOf(solution);
  }

  /**
   * The name it is known by for good: a function of the game up to the position and of what is
   * asked there.
   */
  public String id() {
    String text =
        String.join(
            "\n",
            game.id(),
            options.values().toString(),
            Json.write(new TreeMap<>(chance)),
            String.join(",", plies),
            solver.id(),
            kind.id());
    long hash = HASH_START;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * HASH_FACTOR;
    }
    String digits = Long.toUnsignedString(hash, DIGITS);
    return digits.substring(digits.length() - ID_LENGTH);
  }

  /** The position. */
  public State start() {
    RecordedDealer dealer = new RecordedDealer(chance, 1);
    State state = dealer.deal(game.start(options));
    for (String ply : plies) {
      int space = ply.indexOf(' ');
      Seat seat = seat(ply.substring(0, space));
      Action action = state.find(seat, ply.substring(space + 1)).orElseThrow();
      state = dealer.deal(state.play(seat, action));
    }
    return state;
  }

  private Seat seat(String id) {
    return game.seats(options).stream().filter(s -> s.id().equals(id)).findFirst().orElseThrow();
  }

  /** What is asked. */
  public Sentences question() {
    return kind.question(start(), solver);
  }

  /** How many right actions there can be before the last one: those of {@link #moment}. */
  public int steps() {
    return solution.size();
  }

  /**
   * The moment after so many right actions and the replies to them.
   *
   * @param step from 0; up to {@link #steps()} where others reply to the last
   * @throws IllegalArgumentException if the puzzle is solved by then
   */
  public PuzzleMoment moment(int step) {
    State start = start();
    PuzzleMoment moment =
        new PuzzleMoment(
            this, 0, begun(), PuzzleAttempt.at(start, solver), kind.question(start, solver));
    for (String text : solution.subList(0, step)) {
      moment = after(moment, moment.attempt().state().find(solver, text).orElseThrow());
    }
    return moment;
  }

  private PuzzleMoment after(PuzzleMoment moment, Action action) {
    List<Ply> replies = replies(moment.attempt(), action);
    Match match = moment.match().act(solver, action, Dealer.sorted());
    for (Ply reply : replies) {
      match = match.act(reply.seat(), reply.action(), Dealer.sorted());
    }
    return new PuzzleMoment(
        this,
        moment.step() + 1,
        match,
        moment.attempt().after(action).after(replies),
        moment.question());
  }

  private List<Ply> replies(PuzzleAttempt attempt, Action action) {
    if (kind.judge(attempt, action) instanceof PuzzleVerdict.Onward onward) {
      return onward.replies();
    }
    throw new IllegalArgumentException("solved by " + action.text());
  }

  private Match begun() {
    RecordedDealer dealer = new RecordedDealer(chance, 1);
    Match match = Match.begin(game, options, dealer);
    for (String ply : plies) {
      int space = ply.indexOf(' ');
      match = acted(match, ply.substring(0, space), ply.substring(space + 1), dealer);
    }
    return match;
  }

  private Match acted(Match match, String by, String text, Dealer dealer) {
    Seat seat = seat(by);
    Action action = Action.find(match.legal(seat), text).orElseThrow();
    return match.act(seat, action, dealer);
  }

  /** The game up to the position, as exchange files tell it. */
  public Playthrough playthrough() {
    Map<String, Object> head = new LinkedHashMap<>();
    head.put("game", game.id());
    head.put("options", options.values());
    head.put("chance", chance);
    List<String> lines = new ArrayList<>(List.of(Json.write(head)));
    for (String ply : plies) {
      int space = ply.indexOf(' ');
      lines.add(
          Json.write(Map.of("seat", ply.substring(0, space), "action", ply.substring(space + 1))));
    }
    return new PlaythroughReader(id -> Optional.of(game)).read(lines);
  }
}
