package rookery.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.engine.diagram.MarksInWords;
import rookery.engine.text.Sentences;

/**
 * All that one viewer may know of a state. Two states that differ only in what the viewer may not
 * know have equal views.
 *
 * @param facts what the viewer knows, in the form and with the keys of {@link State#position()}
 * @param diagram the picture, seen from the viewer's side
 * @param alt the picture in words: pieces by square, cards, marks; at most 1,024 characters
 * @param status whose turn it is and what is public besides the picture, in one to three short
 *     sentences
 * @param task what the viewer is to do now; empty unless the viewer may act
 * @param secret what the viewer knows and others do not, in words; empty where there is nothing
 * @param mayAct see {@link State#mayAct()}
 * @param awaited see {@link State#awaited()}
 * @param legal the viewer's own legal actions; empty for spectators
 * @param claims the draws the viewer may claim now
 */
public record View(
    Viewer viewer,
    SortedMap<String, Object> facts,
    Diagram diagram,
    String alt,
    Sentences status,
    Optional<Sentences> task,
    Optional<Sentences> secret,
    Set<Seat> mayAct,
    List<Set<Seat>> awaited,
    List<Action> legal,
    Set<String> claims,
    Optional<Result> result) {

  /** The longest {@link #alt()} that Discord takes. */
  public static final int LONGEST_ALT = 1024;

  public View {
    if (alt.isBlank() || alt.length() > LONGEST_ALT) {
      throw new IllegalArgumentException("alt text of " + alt.length() + " characters");
    }
    facts = Collections.unmodifiableSortedMap(new TreeMap<>((Map<String, ?>) facts));
    mayAct = Set.copyOf(mayAct);
    awaited = awaited.stream().map(Set::copyOf).toList();
    legal = List.copyOf(legal);
    claims = Set.copyOf(claims);
  }

  /**
   * What is left of the view once the game has ended in this way by something outside its rules.
   */
  public View settled(Result how) {
    return new View(
        viewer,
        facts,
        diagram,
        alt,
        status,
        Optional.empty(),
        secret,
        Set.of(),
        List.of(),
        List.of(),
        Set.of(),
        Optional.of(how));
  }

  /** The same with another picture, and that in other words. */
  public View pictured(Diagram other, String words) {
    return new View(
        viewer, facts, other, words, status, task, secret, mayAct, awaited, legal, claims, result);
  }

  /** The same with more marks in its picture, told if there is room. */
  public View marked(Diagram other) {
    List<Mark> more = new ArrayList<>(other.marks());
    more.removeAll(diagram.marks());
    String words = new MarksInWords(more).after(alt);
    return pictured(other, words.length() > LONGEST_ALT ? alt : words);
  }

  /** Whether the viewer is to choose something that others must not see being chosen. */
  public boolean asksInSecret() {
    return legal.stream().anyMatch(Action::secret);
  }
}
