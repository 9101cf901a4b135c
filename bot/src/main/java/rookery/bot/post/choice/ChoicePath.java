package rookery.bot.post.choice;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.text.BoardOrder;

/**
 * A way through the choices to an action: each choice made leaves fewer actions, until one is
 * named.
 *
 * @param ways those to the actions to choose among
 * @param values the choices made so far
 */
public record ChoicePath(List<Way> ways, List<String> values) {
  /** With more secret choices than this, the player can let chance choose. */
  private static final int MANY = 100;

  /** An action and the choices that make it up, worked out once for all steps. */
  public record Way(Action action, List<Choice> path, List<String> values) {
    static Way to(Action action) {
      List<Choice> path = action.path();
      return new Way(action, path, path.stream().map(Choice::value).toList());
    }

    boolean begins(List<String> made) {
      return values.size() >= made.size() && values.subList(0, made.size()).equals(made);
    }
  }

  public ChoicePath {
    ways = List.copyOf(ways);
    values = List.copyOf(values);
  }

  /** The way to one of the legal actions after these choices. */
  public static ChoicePath among(List<Action> legal, List<String> values) {
    return new ChoicePath(legal.stream().filter(Action::isOffered).map(Way::to).toList(), values);
  }

  /** The way after one more choice. */
  public ChoicePath choosing(String value) {
    List<String> more = new ArrayList<>(values);
    more.add(value);
    return new ChoicePath(ways, more);
  }

  /** The choices that make up an action. */
  public static List<String> values(Action action) {
    return Way.to(action).values();
  }

  /** The path after all steps that leave only one choice. It never plays the action by itself. */
  public ChoicePath pastSingleChoices() {
    List<Choice> next = next();
    return next.size() == 1 ? choosing(next.get(0).value()).pastSingleChoices() : this;
  }

  /**
   * Whether the last choice was no choice, as nothing else could be chosen there.
   *
   * @param legal all that can be done, also what is not offered
   */
  public boolean isLastForced(List<Action> legal) {
    List<String> before = values.subList(0, values.size() - 1);
    return legal.stream()
        .map(Way::to)
        .filter(way -> way.begins(before))
        .allMatch(way -> way.begins(values));
  }

  /** The way to the first so many of the choices made. */
  public ChoicePath upTo(int made) {
    return new ChoicePath(ways, values.subList(0, made));
  }

  /** The way to the end of one of the actions still possible, each equally likely. */
  public ChoicePath drawing(RandomGenerator random) {
    List<Way> possible = remaining();
    return possible.isEmpty()
        ? this
        : new ChoicePath(ways, possible.get(random.nextInt(possible.size())).values());
  }

  /** Whether the player can let chance choose. */
  public boolean mayDraw() {
    List<Action> possible = possible();
    return possible.size() > MANY && possible.stream().allMatch(Action::secret);
  }

  /** The actions that begin with the choices made. */
  public List<Action> possible() {
    return remaining().stream().map(Way::action).toList();
  }

  /** Whether the player is warned of whatever is still possible. */
  public boolean warnsOfAll() {
    return possible().stream().allMatch(action -> action.warning().isPresent());
  }

  private List<Way> remaining() {
    return ways.stream().filter(way -> way.begins(values)).toList();
  }

  /** The distinct next choices, in the order of the board. */
  public List<Choice> next() {
    Map<String, Choice> next = new TreeMap<>(BoardOrder::compare);
    for (Way way : remaining()) {
      if (way.path().size() > values.size()) {
        Choice choice = way.path().get(values.size());
        next.putIfAbsent(choice.value(), choice);
      }
    }
    return List.copyOf(next.values());
  }

  /** The choices made; empty where they lead nowhere. */
  public Optional<List<Choice>> made() {
    return remaining().stream().findFirst().map(way -> way.path().subList(0, values.size()));
  }

  /** The action that the choices name, once nothing is left to choose. */
  public Optional<Action> action() {
    return remaining().stream()
        .filter(way -> way.path().size() == values.size())
        .findFirst()
        .map(Way::action);
  }

  /** Back at the last step that left a choice. */
  public Optional<ChoicePath> back() {
    for (int kept = values.size() - 1; kept >= 0; kept--) {
      ChoicePath before = new ChoicePath(ways, values.subList(0, kept));
      if (before.next().size() > 1) {
        return Optional.of(before);
      }
    }
    return Optional.empty();
  }

  /** Back at the first step that leaves a choice. */
  public Optional<ChoicePath> start() {
    return back().map(before -> before.start().orElse(before));
  }
}
