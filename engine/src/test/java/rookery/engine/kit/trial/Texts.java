package rookery.engine.kit.trial;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import rookery.engine.Action;
import rookery.engine.ActionNews;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.diagram.Mark;
import rookery.engine.playthrough.Json;
import rookery.engine.playthrough.Ply;
import rookery.engine.text.Sentence;

/** States and views as texts, to compare them and to see where they differ. */
public final class Texts {
  private Texts() {}

  /** The full truth. */
  public static String of(State state) {
    return Json.write(state.position());
  }

  /** The full truth and what all of {@code viewers} see of it. */
  public static String of(State state, List<Viewer> viewers) {
    StringBuilder text = new StringBuilder(of(state));
    viewers.forEach(viewer -> text.append('\n').append(of(state.view(viewer))));
    return text.toString();
  }

  /** All of a view, one part a line; equal for equal views. */
  public static String of(View view) {
    return String.join(
        "\n",
        view.viewer().toString(),
        Json.write(view.facts()),
        view.diagram().text(),
        view.alt(),
        view.status().toString(),
        view.task().toString(),
        view.secret().toString(),
        view.mayAct().stream().sorted().toList().toString(),
        view.awaited().stream().map(group -> group.stream().sorted().toList()).toList().toString(),
        view.legal().stream().map(Texts::of).collect(Collectors.joining("\n")),
        view.claims().stream().sorted().toList().toString(),
        view.result().toString());
  }

  /** All that is said and shown of an action before it is done. */
  private static String of(Action action) {
    return String.join(
        " ",
        action.text(),
        action.path().stream().map(Texts::of).collect(Collectors.joining(", ")),
        Boolean.toString(action.secret()),
        action.asks().toString(),
        action.captures().toString(),
        action.marks().stream().map(Mark::line).toList().toString());
  }

  /** All of a step; what records say of themselves by their own takes three times as long. */
  private static String of(Choice choice) {
    String words = of(choice.words());
    return choice.question() + "|" + choice.value() + "|" + words + "|" + choice.brief();
  }

  private static String of(Sentence sentence) {
    StringBuilder text = new StringBuilder(sentence.role().name()).append(sentence.format());
    for (Object argument : sentence.arguments()) {
      text.append('<').append(argument instanceof Sentence part ? of(part) : argument).append('>');
    }
    return text.toString();
  }

  /** An action in the words of the menus that lead to it. */
  public static String labels(Action action) {
    return action.path().stream().map(Choice::label).collect(Collectors.joining(" "));
  }

  /** That two texts are equal; if not, shows the first line that differs. */
  public static void assertSame(String one, String other, Object what) {
    if (one.equals(other)) {
      return;
    }
    List<String> lines = one.lines().toList();
    List<String> others = other.lines().toList();
    for (int i = 0; i < Math.min(lines.size(), others.size()); i++) {
      assertEquals(lines.get(i), others.get(i), what.toString());
    }
    assertEquals(one, other, what.toString());
  }

  /** All that a state says to everybody, but for the states it leads to. */
  public static String answers(TrialMoment moment) {
    State state = moment.state();
    StringBuilder answers = new StringBuilder(of(state, moment.viewers()));
    for (Seat seat : moment.seats()) {
      answers.append('\n').append(new TreeMap<>(state.aliases(seat)));
      answers.append('\n').append(state.refusal(seat, "e9"));
    }
    for (Ply ply : moment.legal()) {
      ActionNews news = moment.played(ply).news();
      answers.append('\n').append(news.reveals()).append(news.isFinal());
      moment.viewers().forEach(viewer -> answers.append(news.line(viewer)));
    }
    return answers.toString();
  }

  /** What a whole trial says at some of its moments, and its playthrough. */
  public static String answers(Trial trial, int moments) {
    StringBuilder answers = new StringBuilder(trial.played().text());
    trial.sometimes(moments, moment -> answers.append(answers(moment)));
    return answers.toString();
  }
}
