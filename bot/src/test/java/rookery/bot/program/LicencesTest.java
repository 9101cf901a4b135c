package rookery.bot.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import rookery.bot.post.page.HelpPost;
import rookery.bot.program.Licences.Library;

/** Every library comes with its licence, and is named to whoever asks. */
class LicencesTest {
  /** A line of what Maven lists when the tests are compiled. */
  private static final Pattern ARTIFACT =
      Pattern.compile("([\\w.-]+:[\\w.-]+):jar:([\\w.-]+):(?:compile|runtime)");

  private static final Set<String> WHOLE = Set.of("Apache-2.0", "EPL-2.0", "LGPL-2.1");
  private static final List<String> OWN =
      List.of("LICENSE", "LICENSE.txt", "LICENSE.md", "META-INF/LICENSE");

  private static List<MatchResult> artifacts() throws IOException {
    try (InputStream list = LicencesTest.class.getResourceAsStream("/dependencies.txt")) {
      String text = new String(list.readAllBytes(), StandardCharsets.UTF_8);
      return ARTIFACT
          .matcher(text)
          .results()
          .filter(found -> !found.group(1).startsWith("rookery:"))
          .toList();
    }
  }

  private static Stream<Library> of(String artifact) {
    return Licences.libraries().stream().filter(library -> library.has(artifact));
  }

  private static boolean isThere(String file) {
    return LicencesTest.class.getResource("/licences/" + file) != null;
  }

  @Test
  void everyLibraryIsListedOnce() throws IOException {
    assertTrue(artifacts().size() > 50, artifacts().toString());
    for (MatchResult found : artifacts()) {
      assertEquals(1, of(found.group(1)).count(), found.group(1));
    }
  }

  @Test
  void nothingIsListedThatIsNotUsed() throws IOException {
    List<String> used = artifacts().stream().map(found -> found.group(1)).toList();
    for (Library library : Licences.libraries()) {
      assertTrue(used.stream().anyMatch(library::has), library.name());
    }
  }

  @Test
  void theTextOfEachLicenceIsThere() throws IOException {
    for (MatchResult found : artifacts()) {
      String artifact = found.group(1);
      String licence = of(artifact).findFirst().orElseThrow().licence();
      String folder = artifact.substring(artifact.indexOf(':') + 1) + "/";
      // Those of a kind that names its holder come with the library, or under a name of their own.
      boolean own = OWN.stream().anyMatch(file -> isThere(folder + file));
      boolean free = licence.equals("public domain");
      assertTrue(own || free || isThere(licence + ".txt"), artifact + ", " + licence);
      assertTrue(!WHOLE.contains(licence) || isThere(licence + ".txt"), licence);
    }
  }

  @Test
  void whoeverAsksReadsOfAllOfThem() {
    String notice = rookery.render.ArtworkNotice.text() + "\n" + Licences.text();
    String words = HelpPost.about("0.1.0", notice).words();
    Licences.libraries()
        .forEach(library -> assertTrue(words.contains(library.name()), library.name()));
  }
}
