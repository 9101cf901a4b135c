package rookery.engine.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.Game;
import rookery.engine.lesson.LessonMarkdown.Part;
import rookery.engine.lesson.LessonMarkdown.Section;

/**
 * Reads the lesson of one game from its file: a title with a block {@code lesson}, a section for
 * each step with a block {@code step}, a section that closes it, and perhaps one of hints.
 */
record LessonReader(Game game) {
  private static final String SETUP = "lesson";
  private static final String STEP = "step";
  private static final String HINTS = "Hints while you play";

  Lesson read(String markdown) {
    List<Section> sections = LessonMarkdown.of(Lesson.file(game), markdown).sections();
    List<Section> steps = sections.stream().skip(1).filter(one -> one.has(STEP)).toList();
    List<Section> others = sections.stream().skip(1).filter(one -> !one.has(STEP)).toList();
    Section head = sections.get(0);
    if (steps.isEmpty()) {
      throw wrong(head.heading().number(), "A lesson has a step: a section with a block \"step\".");
    }
    return new Lesson(
        game,
        head.heading().bare(),
        Integer.toHexString(markdown.hashCode()),
        setup(head),
        steps.stream().map(this::step).toList(),
        closing(others, sections),
        hints(others));
  }

  private LessonSetup setup(Section head) {
    if (head.parts().size() != 1 || !head.has(SETUP)) {
      throw wrong(
          head.heading().number(),
          "Between the title and the first step stands one block \"lesson\" and nothing else.");
    }
    return new LessonSetupReader(game).read(head.parts().get(0));
  }

  private LessonStep step(Section section) {
    List<String> kinds = new ArrayList<>();
    section.parts().forEach(part -> kinds.add(part.kind()));
    boolean drawn = kinds.equals(List.of(Part.PROSE, Part.BOARD, STEP, Part.PROSE));
    if (!drawn && !kinds.equals(List.of(Part.PROSE, STEP, Part.PROSE))) {
      throw wrong(
          section.heading().number(),
          "A step is a paragraph with the question, a block \"step\" and a paragraph with the"
              + " answer; a block \"board\" may stand before \"step\". Here are: "
              + String.join(", ", kinds)
              + ".");
    }
    Part question = section.parts().get(0);
    Part block = section.parts().get(drawn ? 2 : 1);
    Part answer = section.parts().get(drawn ? 3 : 2);
    Optional<String> board = drawn ? Optional.of(board(section.parts().get(1))) : Optional.empty();
    return new LessonStepReader(game, section.heading().bare(), question.text(), board)
        .read(block, answer.text());
  }

  private static String board(Part block) {
    return String.join("\n", block.lines().stream().map(line -> line.text()).toList()) + "\n";
  }

  private Lesson.Closing closing(List<Section> others, List<Section> all) {
    List<Section> closing =
        others.stream().filter(section -> !section.heading().bare().equals(HINTS)).toList();
    if (closing.size() != 1) {
      String found =
          closing.isEmpty()
              ? "There is no such section."
              : "The section \"%s\" has no block \"step\"."
                  .formatted(closing.get(0).heading().bare());
      throw wrong(
          closing.isEmpty() ? 1 : closing.get(0).heading().number(),
          "Just one section closes the lesson: a heading and a paragraph without a step. " + found);
    }
    Section section = closing.get(0);
    boolean last = all.indexOf(section) > all.size() - 3 && follows(all, section);
    if (!last || section.parts().size() != 1 || !section.has(Part.PROSE)) {
      throw wrong(
          section.heading().number(),
          "The section that closes the lesson is one paragraph and stands after all steps.");
    }
    return new Lesson.Closing(section.heading().bare(), section.parts().get(0).text());
  }

  private static boolean follows(List<Section> all, Section closing) {
    return all.subList(all.indexOf(closing), all.size()).stream().noneMatch(one -> one.has(STEP));
  }

  private SortedMap<String, String> hints(List<Section> others) {
    SortedMap<String, String> hints = new TreeMap<>();
    others.stream()
        .filter(section -> section.heading().bare().equals(HINTS))
        .flatMap(section -> section.parts().stream())
        .forEach(part -> hint(part, hints));
    return hints;
  }

  private void hint(Part part, SortedMap<String, String> hints) {
    int colon = part.text().indexOf(": ");
    if (!part.kind().equals(Part.ITEM) || colon < 0) {
      throw wrong(part.line(), "A hint is written \"- What to do: a sentence.\"");
    }
    String decision = part.text().substring(0, colon);
    if (hints.put(decision, part.text().substring(colon + 2)) != null) {
      throw wrong(part.line(), "There is a hint for \"%s\" already.".formatted(decision));
    }
  }

  private LessonSyntaxException wrong(int line, String sentence) {
    return new LessonSyntaxException(Lesson.file(game), line, sentence);
  }
}
