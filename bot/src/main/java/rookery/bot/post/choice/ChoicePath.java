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
 * @param legal the actions to choose among
 * @param values the choices made so far
 */
public record ChoicePath(List<Action> legal, List<String> values) {
  /** With more secret choices than this, the player can let chance choose. */
  private static final int MANY = 100;

  public ChoicePath {
    legal = List.copyOf(legal);
    values = List.copyOf(values);
  }

  /** The way after one more choice. */
  public ChoicePath choosing(String value) {
    List<String> more = new ArrayList<>(values);
    more.add(value);
    return new ChoicePath(legal, more);
  }

  /** The choices that make up an action. */
  public static List<String> values(Action action) {
    return action.path().stream().map(Choice::value).toList();
  }

  /** The path after all steps that leave only one choice. It never plays the action by itself. */
  public ChoicePath pastSingleChoices() {
    List<Choice> next = next();
    return next.size() == 1 ? choosing(next.get(0).value()).pastSingleChoices() : this;
  }

  /** The way to the end of one of the actions still possible, each equally likely. */
  public ChoicePath drawing(RandomGenerator random) {
    List<Action> possible = possible();
    return possible.isEmpty()
        ? this
        : new ChoicePath(legal, values(possible.get(random.nextInt(possible.size()))));
  }

  /** Whether the player can let chance choose. */
  public boolean mayDraw() {
    List<Action> possible = possible();
    return possible.size() > MANY && possible.stream().allMatch(Action::secret);
  }

  /** The actions that begin with the choices made. */
  public List<Action> possible() {
    return legal.stream().filter(this::isOnTheWayTo).toList();
  }

  private boolean isOnTheWayTo(Action action) {
    List<String> path = values(action);
    return path.size() >= values.size() && path.subList(0, values.size()).equals(values);
  }

  /** The distinct next choices, in the order of the board. */
  public List<Choice> next() {
    Map<String, Choice> next = new TreeMap<>(BoardOrder::compare);
    for (Action action : possible()) {
      if (action.path().size() > values.size()) {
        Choice choice = action.path().get(values.size());
        next.putIfAbsent(choice.value(), choice);
      }
    }
    return List.copyOf(next.values());
  }

  /** The choices made; empty where they lead nowhere. */
  public Optional<List<Choice>> made() {
    return possible().stream().findFirst().map(action -> action.path().subList(0, values.size()));
  }

  /** The action that the choices name, once nothing is left to choose. */
  public Optional<Action> action() {
    return possible().stream().filter(a -> a.path().size() == values.size()).findFirst();
  }

  /** Back at the last step that left a choice. */
  public Optional<ChoicePath> back() {
    for (int kept = values.size() - 1; kept >= 0; kept--) {
      ChoicePath before = new ChoicePath(legal, values.subList(0, kept));
      if (before.next().size() > 1) {
        return Optional.of(before);
      }
    }
    return Optional.empty();
  }
}
