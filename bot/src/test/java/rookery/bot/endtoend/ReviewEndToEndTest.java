package rookery.bot.endtoend;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.practice.person.VisibleMessage;

/** Ada asks for the review of a short game. */
class ReviewEndToEndTest {
  private static final String READY = "The review you asked for is ready";

  @TempDir private Path folder;

  @Test
  void whoeverAskedIsToldInADirectMessageThatLeadsToTheReview() throws Exception {
    try (FriendsRoom club = new FriendsRoom(folder)) {
      club.opens(club.ada, "custodian", List.of(club.ben));
      club.ada.types(club.games, "/move action:c1d3").await();
      VisibleMessage sure = club.ada.types(club.games, "/resign").message();
      club.ada.presses(sure, "Resign").await();
      club.ada.types(club.games, "/review").await();
      VisibleMessage told =
          await(READY)
              .until(
                  () -> club.ada.sees(club.ada.direct()),
                  seen -> seen.stream().anyMatch(one -> one.text().startsWith(READY)))
              .stream()
              .filter(one -> one.text().startsWith(READY))
              .findFirst()
              .orElseThrow();
      assertEquals(
          List.of(),
          club.ben.sees(club.ben.direct()).stream()
              .filter(one -> one.text().startsWith(READY))
              .toList());
      VisibleMessage review = club.ada.presses(told, "Show the review").message();
      assertTrue(review.ephemeral());
      assertTrue(review.text().startsWith("**Review**"), review.text());
    }
  }
}
