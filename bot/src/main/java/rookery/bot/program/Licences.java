package rookery.bot.program;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Which libraries the program is made of, and by which licences. The texts of the licences lie
 * beside the list of them, in the folder {@code licences} of the program's file.
 */
public final class Licences {
  private static final String INDEX = "/licences/index.txt";

  private Licences() {}

  /**
   * One library.
   *
   * @param name as its makers call it
   * @param licence its short name, as SPDX has it; its text is in a file of that name unless it
   *     comes with the library
   * @param artifacts how the coordinates of its artifacts begin
   */
  record Library(String name, String licence, List<String> artifacts) {
    private static Library parse(String line) {
      String[] parts = line.split(" \\| ");
      return new Library(parts[0], parts[1], Arrays.asList(parts[2].split(" ")));
    }

    /** Whether that artifact, written {@code group:name}, belongs to it. */
    boolean has(String artifact) {
      return artifacts.stream().anyMatch(artifact::startsWith);
    }
  }

  /** All libraries, in the order of their names. */
  static List<Library> libraries() {
    try (InputStream index = Licences.class.getResourceAsStream(INDEX)) {
      return new String(index.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(Library::parse)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(INDEX, e);
    }
  }

  /** A few lines for people to read, one for each licence. */
  public static String text() {
    Map<String, List<String>> names = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (Library library : libraries()) {
      String licence = library.licence().replace("-ASM", "");
      names.computeIfAbsent(licence, any -> new ArrayList<>()).add(library.name());
    }
    StringBuilder text =
        new StringBuilder(
                "Rookery also uses these libraries. Their licences are in Rookery's program file,")
            .append(" `rookery.jar`, in the folder `licences`.\n");
    names.forEach(
        (licence, of) ->
            text.append("- ")
                .append(licence)
                .append(": ")
                .append(String.join(", ", of))
                .append('\n'));
    return text.toString();
  }
}
