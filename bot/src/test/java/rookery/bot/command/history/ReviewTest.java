package rookery.bot.command.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.EVE;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Control;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.MemoryReviews;
import rookery.bot.request.testroom.StoppedComputers;
import rookery.bot.request.testroom.VisibleControls;
import rookery.bot.review.ReviewQueue;
import rookery.bot.review.ReviewStore;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.cards.Dealer;
import rookery.engine.review.GameReview;
import rookery.engine.review.TurningPoint;

/** Reviews of games that are over, and of no others. */
class ReviewTest {
  private static final String SHOW = "Show the review";

  private InMemoryChannel hall = new InMemoryChannel();

  /** A game in which White gives something away at once, and then resigns. */
  private Table finished(String game) {
    hall.opens(game, ADA, BEN);
    for (int n = 0; n < 6; n++) {
      moves();
    }
    hall.presses(ADA, hall.types(ADA, "resign").post(), "Resign");
    return hall.table();
  }

  private void moves() {
    Table table = hall.table();
    Seat seat = table.match().orElseThrow().awaited().get(0).iterator().next();
    String action = table.match().orElseThrow().legal(seat).get(0).text();
    hall.plays(table.seating().chairs().get(seat), action);
  }

  @Test
  void aGameThatGoesOnHasNoReview() {
    hall.opens("custodian", ADA, BEN);
    moves();
    assertTrue(hall.types(ADA, "review").words().contains("no result yet"));
    assertEquals(Optional.empty(), hall.tables.reviews().find(hall.table().id()));
    hall.tables.reviews().ask(hall.table().id());
    assertTrue(hall.types(ADA, "review").words().contains("no result yet"));
    assertFalse(export().keySet().stream().anyMatch(name -> name.endsWith("review.html")));
  }

  @Test
  void whoeverAskedIsToldInADirectMessageThatLeadsToTheReview() {
    Table table = finished("custodian");
    ReviewQueue busy = MemoryReviews.queue(hall.tables, new StoppedComputers());
    busy.ask(table, Optional.of(ADA));
    int before = hall.mail.letters.size();
    MemoryReviews.queue(hall.tables).start();
    List<OutgoingMessage> told = hall.mail.letters.subList(before, hall.mail.letters.size());
    assertEquals(1, told.size());
    assertEquals(new MessageAddress.Direct(ADA), told.get(0).address());
    Post review = hall.presses(ADA, told.get(0).post(), SHOW).post();
    assertTrue(review.words().startsWith("**Review**"), review.words());
    assertTrue(hall.presses(EVE, told.get(0).post(), SHOW).words().startsWith("Only people who"));
  }

  @Test
  void thoseWhoPlayedReadItFirstAndShowItIfTheyWant() {
    Table table = finished("custodian");
    Post ready = hall.types(ADA, "review").post();
    assertEquals("The review is ready.", ready.words());
    Post review = hall.presses(ADA, ready, SHOW).post();
    assertTrue(review.words().startsWith("**Review**"), review.words());
    String alt = review.picture().orElseThrow().alt();
    assertTrue(alt.startsWith("A chart of how the game stood over 6 turns"), alt);
    int before = hall.mail.letters.size();
    assertEquals(
        "The review is in the channel now.",
        hall.presses(ADA, review, "Show in the channel").words());
    OutgoingMessage shown = hall.mail.letters.get(before);
    assertEquals(table.address(), shown.address());
    assertTrue(shown.post().words().startsWith("**Review**"));
    assertFalse(
        VisibleControls.choices(shown.post()).stream()
            .anyMatch(button -> button.label().equals("Show in the channel")));
  }

  /** A finished game whose review says that White could have begun better. */
  private Table reviewed() {
    Table table = finished("custodian");
    String white = table.match().orElseThrow().seats().get(0).id();
    TurningPoint first =
        new TurningPoint(
            TurningPoint.Kind.MISTAKE,
            0,
            0,
            600,
            400,
            List.of(new TurningPoint.Other(white, "c1d3", 600)),
            0,
            0);
    keep(first);
    return table;
  }

  private void keep(TurningPoint point) {
    GameReview review = new GameReview(List.of(20, 20, 20, 20, 20, 20), 1, List.of(point));
    hall.tables.reviews().keep(hall.table().id(), Optional.of(review), reader -> null);
  }

  @Test
  void whoeverReadsItIsYou() {
    hall.opens("cloak", ADA, BEN);
    hall.plays(ADA, "setup RNBQKBNR");
    hall.plays(BEN, "setup RNBQKBNR");
    hall.plays(ADA, "guess 4 N");
    hall.presses(ADA, hall.types(ADA, "resign").post(), "Resign");
    keep(new TurningPoint(TurningPoint.Kind.LUCK, 2, 0, 600, 400, List.of(), 0, 0));
    String words = hall.types(BEN, "review").words();
    assertTrue(words.contains("Ada wrongly guessed that your checker 4 is a knight."), words);
  }

  private static List<String> labels(Post post) {
    return post.rows().stream()
        .flatMap(List::stream)
        .map(control -> ((Control.Button) control).label())
        .toList();
  }

  @Test
  void whatWasBetterIsDrawnOnTheBoardFromWhichOneStepsOn() {
    reviewed();
    Post point = hall.presses(ADA, hall.types(ADA, "review").post(), "Show board 1").post();
    assertTrue(
        point.words().contains("A better choice would have been knight c1-d3."), point.words());
    assertTrue(
        point
            .words()
            .endsWith("as you saw it. The picture also shows what would have been better."),
        point.words());
    Picture picture = point.picture().orElseThrow();
    assertTrue(picture.alt().endsWith(" A better choice: knight c1-d3."), picture.alt());
    assertTrue(
        picture.diagram().orElseThrow().text().contains("arrow: c1, d3, blue"),
        picture.diagram().orElseThrow().text());
    Post step = hall.presses(ADA, point, "Play on from here").post();
    assertTrue(step.words().contains("The start"), step.words());
    Post back = hall.presses(ADA, point, "Back to the review").post();
    assertTrue(back.words().startsWith("**Review**"), back.words());
  }

  @Test
  void whoeverSeesItInTheChannelIsShownThatBoardAndNothingElse() {
    reviewed();
    int before = hall.mail.letters.size();
    hall.presses(ADA, hall.types(ADA, "review").post(), "Show in the channel");
    OutgoingMessage shown = hall.mail.letters.get(before);
    Post point = hall.presses(EVE, shown, "Show board 1").post();
    assertTrue(
        point.words().contains("as Ada saw it. The picture also shows what would have"),
        point.words());
    assertEquals(List.of("Play on from here"), labels(point));
    // A private message is nothing that was shown to everybody.
    assertTrue(
        hall.presses(EVE, shown.post(), "Show board 1")
            .words()
            .startsWith("Only people who played"));
  }

  @Test
  void noTurningPointOfAGameIsShownWhileOneWithTheSameCardsGoesOn() {
    hall = new InMemoryChannel(new RequestRandomSource(new SplittableRandom(1), Dealer.sorted()));
    Table table = finished("gravity");
    hall.tables.reviews().keep(table.id(), Optional.of(luck()), reader -> null);
    int before = hall.mail.letters.size();
    hall.presses(ADA, hall.types(ADA, "review").post(), "Show in the channel");
    OutgoingMessage shown = hall.mail.letters.get(before);
    assertTrue(
        hall.presses(EVE, shown, "Show board 1")
            .words()
            .contains("The picture also shows what happened"));
    hall.opens("gravity", ADA, BEN);
    for (Person anybody : List.of(ADA, EVE)) {
      assertTrue(
          hall.presses(anybody, shown, "Show board 1").words().startsWith("A game with the same"));
    }
  }

  private static GameReview luck() {
    TurningPoint luck = new TurningPoint(TurningPoint.Kind.LUCK, 0, 0, 500, 700, List.of(), 0, 0);
    return new GameReview(List.of(20, 20, 20), 1, List.of(luck));
  }

  @Test
  void theEndCardLeadsToIt() {
    finished("custodian");
    assertEquals("The review is ready.", hall.presses(BEN, hall.board(), "Review").words());
  }

  @Test
  void whoeverDidNotPlayCannotAskForIt() {
    finished("custodian");
    assertTrue(hall.types(EVE, "review").words().startsWith("Only people who played"));
    assertTrue(hall.presses(EVE, hall.board(), "Review").words().startsWith("Only people who"));
  }

  @Test
  void whatTookTooLongIsGivenUpWithAWord() {
    Table table = finished("custodian");
    hall.tables.reviews().keep(table.id(), Optional.empty(), reader -> null);
    assertTrue(hall.types(ADA, "review").words().startsWith("I gave up on this review"));
  }

  @Test
  void whereTooManyWaitPeopleAreToldToAskLater() {
    finished("custodian");
    for (int n = 0; n < ReviewStore.MOST_WAITING; n++) {
      hall.tables.reviews().ask("other" + n);
    }
    assertEquals(
        "Too many reviews are waiting. Please ask again later.", hall.types(ADA, "review").words());
  }

  @Test
  void itIsMadeOnceAndKept() {
    Table table = finished("custodian");
    hall.types(ADA, "review");
    ReviewStore.Kept kept = hall.tables.reviews().find(table.id()).orElseThrow();
    hall.types(BEN, "review");
    assertEquals(kept, hall.restarted().tables.reviews().find(table.id()).orElseThrow());
  }

  @Test
  void onlyWhereItIsThereIsItAPageOfTheExport() {
    finished("custodian");
    assertFalse(export().keySet().stream().anyMatch(name -> name.endsWith("review.html")));
    hall.types(ADA, "review");
    Map<String, String> files = export();
    String page =
        files.entrySet().stream()
            .filter(file -> file.getKey().endsWith("review.html"))
            .map(Map.Entry::getValue)
            .findFirst()
            .orElseThrow();
    assertTrue(page.contains("A chart of how the game stood over 6 turns"), page);
    assertTrue(
        files.entrySet().stream()
            .filter(file -> file.getKey().endsWith(".html"))
            .anyMatch(file -> file.getValue().contains("review.html\">Review")));
  }

  @Test
  void aGameWithTheSameCardsThatStillGoesOnComesFirst() {
    hall = new InMemoryChannel(new RequestRandomSource(new SplittableRandom(1), Dealer.sorted()));
    finished("gravity");
    Post ready = hall.types(ADA, "review").post();
    Post review = hall.presses(ADA, ready, SHOW).post();
    hall.opens("gravity", ADA, BEN);
    for (Person player : List.of(ADA, BEN)) {
      assertTrue(hall.presses(player, ready, SHOW).words().startsWith("A game with the same"));
      String toChannel = hall.presses(player, review, "Show in the channel").words();
      assertTrue(toChannel.startsWith("A game with the same deal"), toChannel);
    }
    hall.presses(ADA, hall.types(ADA, "resign").post(), "Resign");
    assertTrue(hall.presses(BEN, ready, SHOW).words().startsWith("**Review**"));
  }

  @Test
  void whileTheNextGameGoesOnTheReviewIsOfTheOneThatIsOver() {
    Table over = finished("custodian");
    hall.opens("custodian", ADA, BEN);
    moves();
    hall.types(ADA, "review");
    assertTrue(hall.tables.reviews().find(over.id()).isPresent());
  }

  @Test
  void aGameWithOtherCardsHidesNoReview() {
    finished("gravity");
    Post ready = hall.types(ADA, "review").post();
    hall.opens("gravity", ADA, BEN);
    assertTrue(hall.presses(ADA, ready, SHOW).words().startsWith("**Review**"));
  }

  private Map<String, String> export() {
    Map<String, String> files = new TreeMap<>();
    try (ZipInputStream zip =
        new ZipInputStream(new ByteArrayInputStream(hall.types(ADA, "export").file()))) {
      for (ZipEntry next = zip.getNextEntry(); next != null; next = zip.getNextEntry()) {
        files.put(next.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return files;
  }
}
