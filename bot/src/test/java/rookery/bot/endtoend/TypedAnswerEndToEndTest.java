package rookery.bot.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.practice.person.Modal;
import rookery.practice.person.VisibleMessage;

/** What is typed in a lesson, as it goes over the wire. */
class TypedAnswerEndToEndTest {
  @TempDir Path folder;

  @Test
  void theAnswerStandsWhereTheQuestionStood() throws InterruptedException {
    try (FriendsRoom club = new FriendsRoom(folder)) {
      VisibleMessage question = club.ada.types(club.games, "/learn game:custodian").message();
      VisibleMessage refused = typed(club, question, "e3f3");
      assertEquals(question.id(), refused.id());
      VisibleMessage right = typed(club, refused, "g1g3");
      assertEquals(question.id(), right.id());
      assertTrue(right.text().startsWith("**Right!**"), right.text());
    }
  }

  private static VisibleMessage typed(FriendsRoom club, VisibleMessage at, String text) {
    Modal form = club.ada.presses(at, "Type it").modal();
    String field = form.fields().get(0).customId();
    return club.ada.submits(form, Map.of(field, List.of(text))).message();
  }
}
