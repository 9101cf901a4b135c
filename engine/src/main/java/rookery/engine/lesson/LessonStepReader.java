package rookery.engine.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.Game;
import rookery.engine.lesson.LessonMarkdown.Line;
import rookery.engine.lesson.LessonMarkdown.Part;

/**
 * Reads the block of one step: what happens first, what is to be found, and what is said of the
 * rest.
 *
 * @param question what stands above the block
 * @param board the position as it is drawn there
 */
record LessonStepReader(Game game, String heading, String question, Optional<String> board) {
  private static final String AGAIN = "again";
  private static final String FIND = "find ";
  private static final String NOT = "not ";
  private static final String THEN = "then ";
  private static final String ELSE = "else: ";
  private static final String SAY = ", say ";
  private static final String OR = " or ";
  private static final String COLON = ": ";
  private static final String AND = ", ";

  LessonStep read(Part block, String answer) {
    List<Line> lines = new ArrayList<>(block.lines());
    boolean again = !lines.isEmpty() && lines.get(0).text().equals(AGAIN);
    if (again) {
      lines.remove(0);
    }
    LessonStep.Wanted wanted = wanted(block, lines);
    int find = lines.stream().map(Line::number).toList().indexOf(wanted.line());
    boolean goesOn = lines.size() > find + 1 && lines.get(find + 1).text().startsWith(THEN);
    List<Line> said = lines.subList(find + (goesOn ? 2 : 1), lines.size());
    Optional<String> otherwise = otherwise(said, wanted);
    int remarks = said.size() - (otherwise.isPresent() ? 1 : 0);
    return new LessonStep(
        block.line(),
        heading,
        question,
        board,
        again,
        lines.subList(0, find).stream().flatMap(this::silent).toList(),
        wanted,
        goesOn ? then(lines.get(find + 1)) : List.of(),
        said.subList(0, remarks).stream().map(this::remark).toList(),
        otherwise,
        answer);
  }

  private LessonStep.Wanted wanted(Part block, List<Line> lines) {
    List<Line> finds = lines.stream().filter(line -> line.text().startsWith(FIND)).toList();
    if (finds.size() != 1) {
      throw wrong(block.line(), "A step asks for one thing: just one line \"find ACTION\".");
    }
    Line line = finds.get(0);
    String[] written = line.text().substring(FIND.length()).split(SAY, 2);
    List<ActionPattern> patterns = patterns(written[0]);
    if (written.length == 2) {
      return new LessonStep.Wanted(line.number(), patterns, written[1].strip());
    }
    if (!patterns.get(0).isOne()) {
      throw wrong(
          line.number(),
          "Say with which of these the lesson goes on: \"%s, say ACTION\".".formatted(line.text()));
    }
    return new LessonStep.Wanted(line.number(), patterns, patterns.get(0).text());
  }

  private Optional<String> otherwise(List<Line> said, LessonStep.Wanted wanted) {
    boolean ends = !said.isEmpty() && said.get(said.size() - 1).text().startsWith(ELSE);
    if (wanted.names("") && !said.isEmpty()) {
      throw wrong(said.get(0).number(), "Any action is right, so there is nothing else to say.");
    }
    return ends
        ? Optional.of(said.get(said.size() - 1).text().substring(ELSE.length()))
        : Optional.empty();
  }

  private List<LessonStep.Silent> then(Line line) {
    return silent(Line.of(line.number(), line.text().substring(THEN.length()))).toList();
  }

  /** What a line tells that happens, such as {@code W e2e4, B e7e5}. */
  private Stream<LessonStep.Silent> silent(Line line) {
    return Stream.of(line.text().split(AND)).map(action -> silent(line, action));
  }

  private LessonStep.Silent silent(Line line, String action) {
    String[] words = action.strip().split(" ", 2);
    if (words.length < 2 || line.text().startsWith(NOT) || line.text().startsWith(ELSE)) {
      throw wrong(
          line.number(),
          "Before \"find\" stands what happens first, \"SEAT ACTION\", and not \"%s\"."
              .formatted(line.text()));
    }
    return new LessonStep.Silent(line.number(), words[0], words[1].strip());
  }

  private LessonStep.Remark remark(Line line) {
    int colon = line.text().indexOf(COLON);
    if (!line.text().startsWith(NOT) || colon < 0) {
      throw wrong(
          line.number(),
          "Behind \"find\" stands \"not ACTION: a sentence\", and \"else: a sentence\" at the end;"
              + " not \"%s\".".formatted(line.text()));
    }
    return new LessonStep.Remark(
        line.number(),
        patterns(line.text().substring(NOT.length(), colon)),
        line.text().substring(colon + COLON.length()).strip());
  }

  private static List<ActionPattern> patterns(String written) {
    return Stream.of(written.split(OR)).map(String::strip).map(ActionPattern::of).toList();
  }

  private LessonSyntaxException wrong(int line, String sentence) {
    return new LessonSyntaxException(Lesson.file(game), line, sentence);
  }
}
