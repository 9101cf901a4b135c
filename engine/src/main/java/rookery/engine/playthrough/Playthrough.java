package rookery.engine.playthrough;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.Shuffle;
import rookery.engine.State;
import rookery.engine.cards.Dealer;
import rookery.engine.match.Entry;
import rookery.engine.match.Match;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.Options;

/**
 * A game played by its rules alone, from the start to where it has come, with the full truth of
 * every position: what exchange files hold. Immutable. What a game asks of chance is dealt at once,
 * so its state always has an end or somebody to act.
 *
 * @param writtenOptions the same as the file has them
 * @param about what is kept with the game beside its course, such as who played it
 * @param chance the order of every deck by its key: those dealt so far, and all that a file gave
 * @param plies what was done, in order
 * @param states the dealt state before each of the plies, and the one after them all
 */
public record Playthrough(
    Game game,
    Options options,
    Map<String, Object> writtenOptions,
    Map<String, Object> about,
    Map<String, List<String>> chance,
    List<Ply> plies,
    List<State> states) {

  /** Nothing played yet, but dealt. */
  public static Playthrough begin(Game game, Options options, Dealer dealer) {
    return new Playthrough(
            game, options, exchanged(game, options), Map.of(), Map.of(), List.of(), List.of())
        .dealt(dealer);
  }

  /**
   * What an exchange file begins with; its options, what it says of the game, and its orders will
   * be written as they are there.
   */
  static Playthrough begin(
      Game game,
      Options options,
      Map<String, Object> written,
      Map<String, Object> about,
      Map<String, List<String>> orders) {
    return new Playthrough(game, options, written, about, orders, List.of(), List.of())
        .dealt(new RecordedDealer(orders, 1));
  }

  private Playthrough dealt(Dealer dealer) {
    return reached(game.start(options), List.of(), dealer);
  }

  /**
   * The whole truth of a match, what was taken back left out.
   *
   * @param about what else is to be kept with it, such as who played: strings, integers, booleans,
   *     lists and maps of these
   */
  public static Playthrough of(Match match, Map<String, Object> about) {
    Game game = match.game();
    Options options = match.record().options();
    Map<String, List<String>> orders = new LinkedHashMap<>();
    for (Entry.Step step : match.record().standing()) {
      if (step instanceof Entry.Shuffle shuffle) {
        orders.put(shuffle.deck(), shuffle.order());
      }
    }
    Playthrough played = begin(game, options, exchanged(game, options), about, orders);
    for (Entry.Step step : match.record().standing()) {
      if (step instanceof Entry.Act act) {
        played = played.then(played.ply(act), new RecordedDealer(orders, 1));
      }
    }
    return played;
  }

  private static Map<String, Object> exchanged(Game game, Options options) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (OptionSpec spec : game.options()) {
      values.put(spec.name(), spec.exchanged(options.word(spec.name())));
    }
    return values;
  }

  private Ply ply(Entry.Act act) {
    return legal().stream()
        .filter(ply -> ply.seat().id().equals(act.by()))
        .filter(ply -> ply.action().text().equals(act.action()))
        .findFirst()
        .orElseThrow();
  }

  /**
   * Actions drawn at random, each legal one of each seat equally likely, to the end of the game.
   *
   * @param maxActions where to stop if the game has not ended
   */
  public static Playthrough random(
      Game game, Options options, RandomGenerator random, int maxActions) {
    Dealer dealer = Dealer.of(random);
    Playthrough played = begin(game, options, dealer);
    while (!played.isOver() && played.plies.size() < maxActions) {
      List<Ply> legal = played.legal();
      played = played.then(legal.get(random.nextInt(legal.size())), dealer);
    }
    return played;
  }

  /**
   * After one action more, which must be legal.
   *
   * @param dealer asked for the order of every deck that the game now wants shuffled
   */
  public Playthrough then(Ply ply, Dealer dealer) {
    return reached(state().play(ply.seat(), ply.action()), longer(plies, ply), dealer);
  }

  private Playthrough reached(State undealt, List<Ply> played, Dealer dealer) {
    Map<String, List<String>> orders = new LinkedHashMap<>(chance);
    State state = undealt;
    while (state.chance().isPresent()) {
      Shuffle wanted = state.chance().get();
      List<String> order = dealer.shuffle(wanted);
      if (!orders.computeIfAbsent(wanted.key(), key -> order).equals(order)) {
        throw new IllegalStateException("two decks are called " + wanted.key());
      }
      state = state.shuffled(order);
    }
    return new Playthrough(
        game,
        options,
        writtenOptions,
        about,
        Collections.unmodifiableMap(orders),
        played,
        longer(states, state));
  }

  private static <T> List<T> longer(List<T> list, T last) {
    List<T> longer = new ArrayList<>(list);
    longer.add(last);
    return Collections.unmodifiableList(longer);
  }

  /** The seats, in the order of the game's page. */
  public List<Seat> seats() {
    return game.seats(options);
  }

  /** Where the game has come. */
  public State state() {
    return states.get(states.size() - 1);
  }

  /** Whether the game has ended. */
  public boolean isOver() {
    return state().result().isPresent();
  }

  /** Everything that may be done now; empty exactly when the game is over. */
  public List<Ply> legal() {
    return Ply.legal(state(), seats());
  }

  /** The exchange file, line by line; {@link PlaythroughReader} reads it. */
  public List<String> lines() {
    return IntStream.range(0, size()).mapToObj(this::written).toList();
  }

  /** How many lines the exchange file has. */
  int size() {
    return 1 + states.size();
  }

  /** One line of the exchange file, the first is 0. */
  String written(int index) {
    return Json.write(index == 0 ? head() : line(index - 1));
  }

  /** The exchange file as one text. */
  public String text() {
    return lines().stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  private Map<String, Object> head() {
    Map<String, Object> head = new LinkedHashMap<>();
    head.put("game", game.id());
    head.put("options", writtenOptions);
    head.put("seats", seats().stream().map(Seat::id).toList());
    head.put("chance", chance);
    if (!about.isEmpty()) {
      head.put("about", about);
    }
    return head;
  }

  private Map<String, Object> line(int index) {
    State state = states.get(index);
    Map<String, Object> line = new LinkedHashMap<>();
    Map<String, Object> position = state.position();
    line.put("position", position.get("position"));
    line.putAll(position);
    state
        .result()
        .ifPresentOrElse(
            result -> line.put("result", result.exchanged()),
            () -> line.put("legal", legal(state)));
    if (index < plies.size()) {
      line.put("seat", plies.get(index).seat().id());
      line.put("action", plies.get(index).action().text());
    }
    return line;
  }

  private Map<String, Object> legal(State state) {
    Map<String, Object> legal = new LinkedHashMap<>();
    for (Seat seat : seats()) {
      if (state.mayAct().contains(seat)) {
        legal.put(seat.id(), state.legal(seat).stream().map(Action::text).toList());
      }
    }
    return legal;
  }
}
