package rookery.engine.lesson;

import java.util.List;
import java.util.Optional;

/**
 * One step of a lesson: what the others do first, what is asked, and what is said of each answer.
 *
 * @param line where its block begins in the file, counted from 1
 * @param heading a few words
 * @param question one or two sentences that ask for an action
 * @param board the position as the file draws it; empty if it does not
 * @param again whether the game starts anew before this step
 * @param silent what is done before the question, in order
 * @param wanted what is asked for
 * @param then what is done at once after it, in order, which the answer tells of
 * @param remarks what is said of actions that are legal but not asked for
 * @param otherwise what is said of all others; empty if there are none
 * @param answer one or two sentences for whoever did what is asked for
 */
public record LessonStep(
    int line,
    String heading,
    String question,
    Optional<String> board,
    boolean again,
    List<Silent> silent,
    Wanted wanted,
    List<Silent> then,
    List<Remark> remarks,
    Optional<String> otherwise,
    String answer) {

  /** A sentence such as "Which one?" means little by itself. */
  private static final int SHORT = 30;

  public LessonStep {
    silent = List.copyOf(silent);
    then = List.copyOf(then);
    remarks = List.copyOf(remarks);
  }

  /**
   * An action that happens without being asked for.
   *
   * @param line where it is written in the file
   * @param seat the id of the seat that acts
   * @param action its text
   */
  public record Silent(int line, String seat, String action) {}

  /**
   * The actions that are right.
   *
   * @param line where they are written in the file
   * @param patterns which they are
   * @param example the text of the one with which the lesson goes on
   */
  record Wanted(int line, List<ActionPattern> patterns, String example) {
    Wanted {
      patterns = List.copyOf(patterns);
    }

    boolean names(String action) {
      return patterns.stream().anyMatch(pattern -> pattern.names(action));
    }
  }

  /**
   * What is said of some actions that are not right.
   *
   * @param line where it is written in the file
   */
  record Remark(int line, List<ActionPattern> patterns, String sentence) {
    Remark {
      patterns = List.copyOf(patterns);
    }

    boolean names(String action) {
      return patterns.stream().anyMatch(pattern -> pattern.names(action));
    }
  }

  /** What there is to do: the question's last sentence, and the one before if that is short. */
  public String task() {
    List<String> sentences = List.of(question.split("(?<=[.?!]) "));
    int last = sentences.size() - 1;
    boolean isShort = sentences.get(last).length() < SHORT && last > 0;
    return String.join(" ", sentences.subList(isShort ? last - 1 : last, last + 1));
  }

  /** The text of the action with which the lesson goes on. */
  public String example() {
    return wanted.example();
  }

  /**
   * What is said of a legal action that is not asked for: its own sentence, or that of the rest.
   */
  Optional<String> remark(String action) {
    return remarks.stream()
        .filter(remark -> remark.names(action))
        .map(Remark::sentence)
        .findFirst()
        .or(() -> otherwise);
  }
}
