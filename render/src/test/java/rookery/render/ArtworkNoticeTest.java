package rookery.render;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ArtworkNoticeTest {
  @Test
  void namesTheArtistsAndTheirLicences() {
    String text = ArtworkNotice.text();
    for (String name :
        new String[] {
          "DejaVu", "Bitstream", "Tavmjong Bah", "Font Awesome", "CC BY 4.0", "OFL 1.1"
        }) {
      assertTrue(text.contains(name), name);
    }
  }

  @Test
  void fitsIntoOneMessage() {
    assertTrue(ArtworkNotice.text().length() < 1500);
  }

  @Test
  void theLicencesGoWithTheArtInFull() throws IOException {
    String text;
    try (InputStream in = ArtworkNotice.class.getResourceAsStream("/art/LICENSES.txt")) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    assertTrue(text.contains("Permission is hereby granted, free of charge"));
    assertTrue(text.contains("SIL OPEN FONT LICENSE"));
    assertTrue(text.contains("https://creativecommons.org/licenses/by/4.0/"));
  }
}
