package rookery.bot.command.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.bot.deal.DeckProof;
import rookery.bot.deal.FairDecks;
import rookery.bot.deal.WrongSecretException;
import rookery.bot.history.GameCaption;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.request.Arguments;
import rookery.bot.request.Request;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Shuffle;
import rookery.engine.games.Games;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.playthrough.PlaythroughReader;

/** Decks that everybody can check once the game is over. */
class DecksTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  private String secret() {
    return hall.table().decks().orElseThrow().secret().hex();
  }

  private String commitment() {
    return hall.table().decks().orElseThrow().secret().commitment();
  }

  private String cuts(Person person, String words) {
    Request press = hall.pressed(person, hall.lobby(), "Add randomness");
    Arguments typed =
        new Arguments(press.arguments().turn(), "", Map.of(Arguments.TYPED, words), List.of());
    return hall.asks(
            new Request(press.id(), person, press.where(), press.verb(), press.table(), typed))
        .words();
  }

  /** Gravity, from the invitation to the end, with a cut by Ada. */
  private void played() {
    hall.types(ADA, "play", Map.of("game", "gravity", "seats", "named"), BEN);
    cuts(ADA, "blue seven");
    hall.presses(BEN, hall.lobby(), "Join");
    resigns(ADA);
  }

  private void resigns(Person person) {
    hall.presses(person, hall.types(person, "resign").post(), "Resign");
  }

  private List<String> exported() {
    Table table = hall.table();
    GameCaption caption = GameCaption.of(table, person -> true, List.of());
    return Playthrough.of(table.match().orElseThrow(), caption.about()).lines();
  }

  private static List<String> verified(List<String> lines, Optional<String> told) {
    Playthrough read = new PlaythroughReader(Games::find).check(lines);
    return DeckProof.read(read).verify(read, told);
  }

  @Test
  void theFirstMessageTellsWhatTheDecksWereSettledBy() {
    hall.types(ADA, "play", Map.of("game", "gravity", "seats", "named"), BEN);

    String words = hall.lobby().post().words();

    assertTrue(
        words.contains(
            "All random choices have already been made. After the game you can check that with this SHA-256 fingerprint: `"
                + commitment()
                + "`"),
        words);
  }

  @Test
  void aGameWithoutDecksSaysNothingOfThem() {
    hall.types(ADA, "play", Map.of("game", "custodian", "seats", "named"), BEN);

    assertTrue(hall.table().decks().isEmpty());
    assertFalse(hall.lobby().post().words().contains("random"));
  }

  @Test
  void everyoneWhoJoinsAddsSomethingThatNobodyCouldForesee() {
    hall.types(ADA, "play", Map.of("game", "gravity", "seats", "named"), BEN);
    Request press = hall.pressed(BEN, hall.lobby(), "Join");
    hall.asks(press);

    List<String> added = hall.table().decks().orElseThrow().added();

    assertEquals(2, added.size());
    assertEquals("join " + press.id(), added.get(1));
  }

  @Test
  void onlyWhoHasJoinedCutsTheDecks() {
    hall.types(ADA, "play", Map.of("game", "gravity", "seats", "named"), BEN);

    String refused = cuts(BEN, "blue seven");
    String done = cuts(ADA, "blue seven");

    assertEquals(
        "Join this table first. Then you can type any words you like, and they help to shuffle the cards.",
        refused);
    assertTrue(done.startsWith("From now on, the words you typed help"), done);
    assertTrue(hall.table().decks().orElseThrow().added().contains("cut blue seven"));
  }

  @Test
  void theSecretIsToldOnlyWhenTheGameIsOver() {
    hall.opens("gravity", ADA, BEN);
    Post more = hall.presses(ADA, hall.board(), "More").post();

    String running = hall.presses(ADA, more, "Is it fair?").words();

    assertTrue(running.contains(commitment()), running);
    assertFalse(running.contains(secret()), running);
    assertTrue(running.contains("Copy it now"), running);
    for (OutgoingMessage sent : hall.mail.letters) {
      assertFalse(sent.post().words().contains(secret()), sent.post()::words);
    }

    resigns(ADA);
    String over = hall.presses(ADA, more, "Is it fair?").words();
    assertTrue(over.contains("The code was `" + secret() + "`"), over);
  }

  @Test
  void whoeverPlaysAloneAndAsksIsNotSpokenOfAsOthersAndFindsTheWayBack() {
    hall.opens("neighbour", ADA);
    Post more = hall.presses(ADA, hall.board(), "More").post();
    Post fair = hall.presses(ADA, more, "Is it fair?").post();
    assertFalse(fair.words().contains("The players"), fair.words());
    Post back = hall.presses(ADA, fair, "\u2190 Back").post();
    assertEquals(more.words(), back.words());
  }

  @Test
  void anExportedGameProvesItsDecks() {
    played();

    List<String> lines = verified(exported(), Optional.of(commitment()));

    assertEquals("SHA-256 " + commitment(), lines.get(0));
    assertTrue(lines.size() > 1 && lines.get(1).contains("just this order"), lines::toString);
  }

  @Test
  void theAnswerToAnExportTellsTheSecret() {
    played();

    String words = hall.presses(BEN, hall.board(), "Export").words();

    assertTrue(words.contains("All random choices came from the secret `" + secret() + "`"), words);
  }

  @Test
  void aDeckInAnotherOrderIsFound() {
    played();
    Table table = hall.table();
    FairDecks decks = table.decks().orElseThrow();
    DeckProof other = DeckProof.of(decks.cut("another"), table.match().orElseThrow().record());
    Playthrough read = new PlaythroughReader(Games::find).check(exported());

    WrongSecretException wrong =
        assertThrows(WrongSecretException.class, () -> other.verify(read, Optional.empty()));

    assertTrue(wrong.getMessage().contains("a different order"), wrong.getMessage());
  }

  @Test
  void anotherSecretThanWasToldIsFound() {
    played();
    List<String> lines = exported();

    WrongSecretException wrong =
        assertThrows(
            WrongSecretException.class, () -> verified(lines, Optional.of("0".repeat(64))));

    assertTrue(wrong.getMessage().contains("isn't the secret that was chosen"), wrong.getMessage());
  }

  @Test
  void aRunningGamesFileTellsNoSecret() {
    hall.opens("gravity", ADA, BEN);

    List<String> lines = new ArrayList<>(exported());

    assertFalse(String.join("\n", lines).contains(secret()));
  }

  @Test
  void aDeckThatIsShuffledOnceMoreHasAnotherOrder() {
    hall.opens("gravity", ADA, BEN);
    Table table = hall.table();
    Shuffle deck =
        new Shuffle("deck", List.of("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"));
    FairDecks decks = table.decks().orElseThrow();

    List<String> first = decks.dealer("gravity", List.of()).shuffle(deck);

    assertEquals(first, decks.dealer("gravity", List.of("other")).shuffle(deck));
    assertNotEquals(first, decks.dealer("gravity", List.of("deck")).shuffle(deck));
  }

  @Test
  void aRematchHasDecksOfItsOwn() {
    played();
    String before = commitment();

    hall.presses(ADA, hall.board(), "Rematch");

    assertNotEquals(before, commitment());
  }
}
