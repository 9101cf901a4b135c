package rookery.bot.command.move;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Post;
import rookery.bot.post.table.BoardPost;
import rookery.bot.post.table.CachedViews;
import rookery.bot.preference.DefaultClock;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.RatedByDefault;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.preference.TableCreators;
import rookery.bot.preference.TablePlace;
import rookery.bot.preference.ThreatWarnings;
import rookery.bot.preference.Wishing;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.RandomGame;
import rookery.bot.request.testroom.RandomGame.Turn;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.board.Square;
import rookery.engine.cards.Dealer;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.engine.match.Match;

/** Whoever could lose the game next turn is told when they are about to move, and nobody else. */
class WarningTest {
  private static final int ACTIONS = 150;

  private final InMemoryChannel hall = new InMemoryChannel();
  private final List<Boolean> warned = new ArrayList<>();
  private final List<Boolean> threatened = new ArrayList<>();

  private void play() {
    SplittableRandom random = new SplittableRandom(4);
    new RandomGame(hall, "custodian", random).goesOn(ACTIONS, this::looksAndMoves);
  }

  private void looksAndMoves(Turn turn) {
    String asked =
        hall.presses(turn.person(), hall.types(turn.person(), "board").post(), "Move").words();
    warned.add(asked.contains("Careful: "));
    threatened.add(hall.table().running().threat(turn.seat()).isPresent());
    hall.plays(turn.person(), turn.drawn().text());
  }

  @Test
  void whoeverCouldLoseIsWarned() {
    play();
    assertTrue(threatened.contains(true), "nobody was in danger");
    assertEquals(threatened, warned);
  }

  @Test
  void everybodyElseReadsNothingOfIt() {
    play();
    assertTrue(
        hall.mail.letters.stream().noneMatch(sent -> sent.post().words().contains("Careful: ")));
  }

  @Test
  void whoeverPlaysComputersIsCalledWithIt() {
    Post called = calledAfter("c1d3", "e6e5", "e1f3", "e5e4", "f3e5", "a6a5");
    assertTrue(called.words().contains("In danger: your knight on e5."), called.words());
    Diagram drawn = called.picture().orElseThrow().diagram().orElseThrow();
    assertTrue(drawn.marks().contains(Mark.danger(List.of(Square.named("e5")))), drawn.toString());
  }

  @Test
  void whoeverIsInNoDangerIsCalledWithAPlan() {
    Post called = calledAfter("c1b3", "a6a5");
    assertTrue(
        called.words().contains("Bring your knights forward: first knight e1-d3."), called.words());
    Diagram drawn = called.picture().orElseThrow().diagram().orElseThrow();
    assertTrue(drawn.toString().contains("blue"), drawn.toString());
  }

  private Post calledAfter(String... plies) {
    hall.types(InMemoryChannel.ADA, "play", "game=custodian", "seats=named", "opponents=beginner");
    Table table = hall.table();
    for (String text : plies) {
      Seat seat = table.awaited().seats().iterator().next();
      table = table.playing(match -> done(match, seat, text));
    }
    return new BoardPost(table, new CachedViews()).post();
  }

  private static Match done(Match match, Seat seat, String text) {
    Action action = Action.find(match.legal(seat), text).orElseThrow();
    return match.act(seat, action, Dealer.sorted());
  }

  @Test
  void whoeverWantsNoWarningGetsNone() {
    allWish(ThreatWarnings.NONE);
    play();
    assertTrue(threatened.contains(true), "nobody was in danger");
    assertFalse(warned.contains(true));
  }

  @Test
  void inARatedGameAmongPeopleNobodyIsWarned() {
    gamesAreRated();
    play();
    assertTrue(threatened.contains(true), "nobody was in danger");
    assertFalse(warned.contains(true));
  }

  @Test
  void inARatedGameWhoeverCouldLoseIsWarnedIfAllWishIt() {
    gamesAreRated();
    allWish(ThreatWarnings.ALL);
    play();
    assertTrue(threatened.contains(true), "nobody was in danger");
    assertEquals(threatened, warned);
  }

  @Test
  void inARatedGameOneWhoDoesNotWishItIsEnoughForNoWarnings() {
    gamesAreRated();
    allWish(ThreatWarnings.ALL);
    wishes(InMemoryChannel.BEN, ThreatWarnings.UNRATED);
    play();
    assertTrue(threatened.contains(true), "nobody was in danger");
    assertFalse(warned.contains(true));
  }

  private void gamesAreRated() {
    hall.wishes()
        .keep(
            new PreferenceChange.OfServer(
                InMemoryChannel.GAMES,
                new ServerPreferences(
                    TablePlace.THREAD,
                    TableCreators.EVERYBODY,
                    DefaultClock.THREE_DAYS,
                    RatedByDefault.ON,
                    Optional.empty()),
                InMemoryChannel.ADA));
  }

  private void allWish(ThreatWarnings warnings) {
    RandomGame.FRIENDS.forEach(friend -> wishes(friend, warnings));
  }

  private void wishes(Person friend, ThreatWarnings warnings) {
    hall.wishes()
        .keep(new PreferenceChange.Personal(friend, Wishing.with(Preferences.USUAL, warnings)));
  }
}
