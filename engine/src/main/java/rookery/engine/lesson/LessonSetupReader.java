package rookery.engine.lesson;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.lesson.LessonMarkdown.Line;
import rookery.engine.lesson.LessonMarkdown.Part;
import rookery.engine.option.IllegalOptionException;
import rookery.engine.option.Options;

/** Reads how the game of a lesson begins: {@code you are W}, {@code option a=b}, and decks. */
record LessonSetupReader(Game game) {
  private static final String YOU = "you are ";
  private static final String OPTION = "option ";
  private static final String BEGINS = " begins ";

  LessonSetup read(Part block) {
    Map<String, String> chosen = new TreeMap<>();
    SortedMap<String, List<String>> decks = new TreeMap<>();
    List<Line> you = new ArrayList<>();
    for (Line line : block.lines()) {
      if (line.text().startsWith(YOU)) {
        you.add(line);
      } else if (line.text().startsWith(OPTION) && line.text().contains("=")) {
        String[] option = line.text().substring(OPTION.length()).split("=", 2);
        chosen.put(option[0], option[1]);
      } else if (namesDeck(line.text())) {
        String[] deck = line.text().split(BEGINS, 2);
        decks.put(deck[0], Arrays.asList(deck[1].strip().split(" +")));
      } else {
        throw wrong(
            line.number(),
            ("\"%s\" is none of: \"you are SEAT\", \"option NAME=VALUE\","
                    + " \"KEY-OF-A-DECK begins CARDS\".")
                .formatted(line.text()));
      }
    }
    if (you.size() != 1) {
      throw wrong(block.line(), "Just one line says who learns: \"you are SEAT\".");
    }
    Options options = options(block, chosen);
    return new LessonSetup(seat(you.get(0), options), options, decks);
  }

  /** A key is one word. */
  private static boolean namesDeck(String line) {
    return line.contains(BEGINS) && line.indexOf(BEGINS) == line.indexOf(' ');
  }

  private Options options(Part block, Map<String, String> chosen) {
    try {
      return Options.of(game.options(), chosen);
    } catch (IllegalOptionException e) {
      throw wrong(block.line(), e.getMessage());
    }
  }

  private Seat seat(Line line, Options options) {
    String id = line.text().substring(YOU.length()).strip();
    List<Seat> seats = game.seats(options);
    return seats.stream()
        .filter(seat -> seat.id().equals(id))
        .findFirst()
        .orElseThrow(
            () -> wrong(line.number(), "There is no seat %s; there is %s.".formatted(id, seats)));
  }

  private LessonSyntaxException wrong(int line, String sentence) {
    return new LessonSyntaxException(Lesson.file(game), line, sentence);
  }
}
