package rookery.engine.lesson;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Diagram.Numbering;

/** Draws into the file of a lesson what its learner sees at each step. */
final class LessonBoards {
  private static final String BEGIN = "```board";
  private static final String END = "```";
  private static final String STEP = "```step";

  /** The squares show these. */
  private static final Pattern PIECES = Pattern.compile("(White|Black): ");

  private static final int LONGEST_LINE = 96;

  private LessonBoards() {}

  /** What the learner sees when a step asks its question, as a reader of the file reads it. */
  static String of(LessonMoment moment) {
    View view = moment.match().view(Viewer.of(moment.you()));
    List<String> lines = new ArrayList<>(grid(view.diagram()));
    for (String sentence : view.alt().split("(?<=\\.) ")) {
      if (!PIECES.matcher(sentence).lookingAt()) {
        lines.addAll(wrapped(sentence));
      }
    }
    return String.join("\n", lines);
  }

  /** The squares, with their names at the left and below. */
  private static List<String> grid(Diagram diagram) {
    List<String[]> rows =
        diagram.text().lines().limit(diagram.ranks()).map(row -> row.split(" ")).toList();
    boolean fromTheTop = diagram.numbering() == Numbering.FROM_TOP;
    int width = rows.stream().flatMap(Stream::of).mapToInt(String::length).max().orElseThrow();
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      int rank = fromTheTop ? i + 1 : rows.size() - i;
      lines.add(line(width, Integer.toString(rank), Stream.of(rows.get(i))));
    }
    Stream<String> files = IntStream.range(0, diagram.files()).mapToObj(f -> "" + (char) ('a' + f));
    lines.add(line(width, "", files));
    return lines;
  }

  private static String line(int width, String rank, Stream<String> cells) {
    String row = cells.map(cell -> " ".repeat(width - cell.length()) + cell).collect(joining(" "));
    return "%2s %s".formatted(rank, row);
  }

  private static List<String> wrapped(String sentence) {
    List<String> lines = new ArrayList<>(List.of(""));
    for (String word : sentence.split(" ")) {
      int last = lines.size() - 1;
      String longer = (lines.get(last) + " " + word).strip();
      if (longer.length() > LONGEST_LINE) {
        lines.add("  " + word);
      } else {
        lines.set(last, lines.get(last).isEmpty() ? word : lines.get(last) + " " + word);
      }
    }
    return lines;
  }

  /** The file with the boards as they are now. */
  static String drawn(Lesson lesson, String file) {
    List<String> lines = new ArrayList<>();
    int step = 0;
    for (String line : withoutBoards(file)) {
      if (line.equals(STEP)) {
        lines.add(BEGIN);
        lines.addAll(of(lesson.at(++step)).lines().toList());
        lines.addAll(List.of(END, ""));
      }
      lines.add(line);
    }
    return String.join("\n", lines) + "\n";
  }

  /** The lines that an author writes. */
  static List<String> withoutBoards(String file) {
    List<String> lines = new ArrayList<>();
    boolean board = false;
    for (String line : file.lines().toList()) {
      if (line.equals(BEGIN)) {
        board = true;
      } else if (!board) {
        lines.add(line);
      } else if (line.isEmpty()) {
        board = false;
      }
    }
    return lines;
  }
}
