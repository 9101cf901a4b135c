package rookery.engine.lesson;

import java.util.ArrayList;
import java.util.List;

/**
 * The sections of a lesson's file, before it is asked what they mean.
 *
 * @param sections each begins with a heading, the first with that of the file
 */
record LessonMarkdown(List<Section> sections) {
  private static final String FENCE = "```";
  private static final String POINT = "- ";

  LessonMarkdown {
    sections = List.copyOf(sections);
  }

  /**
   * A line of the file.
   *
   * @param number counted from 1
   * @param text without the spaces around it
   * @param indented whether it begins with a space, so that it goes on with the line before
   */
  record Line(int number, String text, boolean indented) {
    static Line of(int number, String written) {
      return new Line(number, written.strip(), written.startsWith(" "));
    }

    /** This line and, after it, the one that goes on with it. */
    Line then(Line next) {
      return new Line(number, text + " " + next.text, indented);
    }

    boolean isHeading() {
      return text.startsWith("#");
    }

    boolean isFence() {
      return text.startsWith(FENCE);
    }

    /** The text without the signs at its beginning that say what it is. */
    String bare() {
      return text.startsWith(POINT)
          ? text.substring(POINT.length()).strip()
          : text.replace("#", "").replace("`", "").strip();
    }
  }

  /** What stands below a heading: paragraphs, points of lists and fenced blocks. */
  record Section(Line heading, List<Part> parts) {
    Section {
      parts = List.copyOf(parts);
    }

    /** Whether it has a block of that kind. */
    boolean has(String kind) {
      return parts.stream().anyMatch(part -> part.kind().equals(kind));
    }
  }

  /**
   * A part of a section.
   *
   * @param kind what stands after the fence; {@link #PROSE} for a paragraph, {@link #ITEM} for a
   *     point of a list
   * @param lines without those of the fence
   */
  record Part(int line, String kind, List<Line> lines) {
    static final String BOARD = "board";
    static final String PROSE = "prose";
    static final String ITEM = "item";

    Part {
      lines = List.copyOf(lines);
    }

    /** All of it in one line. */
    String text() {
      return String.join(" ", lines.stream().map(Line::text).toList());
    }
  }

  /**
   * Takes a file apart.
   *
   * @throws LessonSyntaxException if a block has no end, or something stands above the title
   */
  static LessonMarkdown of(String file, String text) {
    List<Line> lines = new ArrayList<>();
    for (String line : text.lines().toList()) {
      lines.add(Line.of(lines.size() + 1, line));
    }
    if (lines.isEmpty() || !lines.get(0).isHeading()) {
      throw new LessonSyntaxException(file, 1, "A lesson begins with a title: \"# A title\".");
    }
    List<Section> sections = new ArrayList<>();
    int at = 0;
    while (at < lines.size()) {
      int end = sectionEnd(lines, at + 1);
      sections.add(new Section(lines.get(at), parts(file, lines.subList(at + 1, end))));
      at = end;
    }
    return new LessonMarkdown(sections);
  }

  private static int sectionEnd(List<Line> lines, int from) {
    boolean fenced = false;
    for (int at = from; at < lines.size(); at++) {
      fenced ^= lines.get(at).isFence();
      if (!fenced && lines.get(at).isHeading()) {
        return at;
      }
    }
    return lines.size();
  }

  private static List<Part> parts(String file, List<Line> lines) {
    List<Part> parts = new ArrayList<>();
    int at = 0;
    while (at < lines.size()) {
      Line first = lines.get(at);
      int end = at + 1;
      if (first.isFence()) {
        while (end < lines.size() && !lines.get(end).isFence()) {
          end++;
        }
        if (end == lines.size()) {
          throw new LessonSyntaxException(file, first.number(), "This block has no end: \"```\".");
        }
        List<Line> inside = lines.subList(at + 1, end);
        boolean isDrawn = first.bare().equals(Part.BOARD);
        parts.add(new Part(first.number(), first.bare(), isDrawn ? inside : filled(inside)));
        end++;
      } else if (!first.text().isEmpty()) {
        while (end < lines.size() && goesOn(lines.get(end))) {
          end++;
        }
        parts.add(prose(lines.subList(at, end)));
      }
      at = end;
    }
    return parts;
  }

  private static boolean goesOn(Line line) {
    return !line.text().isEmpty() && !line.isFence() && !line.text().startsWith(POINT);
  }

  /** Without empty lines, and with each line that is indented below the one it goes on with. */
  private static List<Line> filled(List<Line> lines) {
    List<Line> filled = new ArrayList<>();
    for (Line line : lines) {
      if (line.indented() && !filled.isEmpty()) {
        filled.add(filled.remove(filled.size() - 1).then(line));
      } else if (!line.text().isEmpty()) {
        filled.add(line);
      }
    }
    return filled;
  }

  private static Part prose(List<Line> lines) {
    Line first = lines.get(0);
    if (!first.text().startsWith(POINT)) {
      return new Part(first.number(), Part.PROSE, lines);
    }
    List<Line> item = new ArrayList<>(lines);
    item.set(0, new Line(first.number(), first.bare(), false));
    return new Part(first.number(), Part.ITEM, item);
  }
}
