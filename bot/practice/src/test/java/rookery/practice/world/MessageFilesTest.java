package rookery.practice.world;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.practice.resource.Attachment;

class MessageFilesTest {
  private final MessageFiles files = new MessageFiles();

  private static Attachment file(long id) {
    return new Attachment(id, "board.png", "", "image/png", new byte[] {1});
  }

  @Test
  void aFormerPictureIsThereForWhoeverHasNotHeardOfTheEditYet() {
    files.put(file(1));
    files.drop(file(1));
    files.put(file(2));
    assertEquals(Optional.of(1L), files.find(1).map(Attachment::id));
    assertEquals(Optional.of(2L), files.find(2).map(Attachment::id));
  }

  @Test
  void formerFilesDoNotPileUp() {
    for (long id = 1; id <= 101; id++) {
      files.put(file(id));
      files.drop(file(id));
    }
    assertEquals(Optional.empty(), files.find(1));
    assertEquals(Optional.of(2L), files.find(2).map(Attachment::id));
  }
}
