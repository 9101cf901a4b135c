package rookery.bot.post.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;

import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Post;
import rookery.bot.request.testroom.ForEveryGame;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.cards.Dealer;
import rookery.engine.games.Games;
import rookery.engine.match.Match;
import rookery.engine.option.Options;

class BoardButtonsTest {
  private static final int GAMES = 10;
  private static final int TURNS = 40;

  /** Games in which a seat sees what the board doesn't show. */
  private static final Set<String> WITH_SECRETS =
      Set.of("booster", "cloak", "cooperative", "split-brain", "telepathy");

  private final InMemoryChannel hall = new InMemoryChannel();

  @Test
  void whoeverPlaysWithComputersAloneChoosesThePieceBelowTheBoard() {
    Table table = played(alone("custodian"), "c1d3", "c7d5");
    assertEquals(
        List.of("N d3", "P a2", "P b2", "P c2", "P e2", "P f2", "P g2", "K d1", "N e1", "Hint"),
        below(table).subList(0, 10));
    assertFalse(below(table).contains("Move"));
  }

  @Test
  void whoeverPlaysTelepathyWithComputersGuessesBelowTheBoard() {
    Table table = played(alone("telepathy"), "lead W1");
    assertEquals(
        List.of("Knight", "Pawn (checker card)", "Hint", "Rules", "More"),
        below(table).subList(0, 5));
    Table among = played(hall.opens("telepathy", ADA, BEN, CLEO, DAN), "lead W1");
    assertTrue(below(among).contains("Guess the move"), below(among).toString());
  }

  @Test
  void whoeverPlaysAGameForOneChoosesThePieceBelowTheBoard() {
    List<String> buttons = below(hall.opens("parade", ADA));
    String piece = "[\u26aa\u26ab] [KQRBN] [a-h][1-8]";
    assertTrue(buttons.stream().anyMatch(label -> label.matches(piece)), buttons.toString());
    assertTrue(buttons.contains("Add a piece"), buttons.toString());
    assertFalse(buttons.contains("Give an order"), buttons.toString());
  }

  @Test
  void aBoardThatOthersMoveFromHasTheMenuAlone() {
    Table table = played(hall.opens("custodian", ADA, BEN), "c1d3", "c7d5");
    assertTrue(below(table).contains("Move"));
    assertFalse(below(table).contains("N d3"));
  }

  @Test
  void whoeverIsNewReadsTheMenuFirst() {
    Table table = alone("custodian");
    assertTrue(below(table, new CachedViews(hall.wishes())).contains("Move"));
    assertFalse(below(table, new CachedViews()).contains("Move"));
  }

  @Test
  void kindsOfPiecesOpenThePiecesOfThatKind() {
    Table table = played(alone("toddler"), "d9d8", "d3d4");
    assertTrue(below(table).containsAll(List.of("Emperor", "Soldier", "Hint", "Rules")));
  }

  @Test
  void whereAPlayerKnowsMoreThanOthersTheBoardShowsNoneOfTheirPieces() {
    Table table = played(alone("booster"), "e2e4", "end", "e7e5", "end");
    assertTrue(below(table).contains("Move"));
    assertTrue(below(table).stream().noneMatch(label -> label.startsWith("P ")));
  }

  /** No menu opens between them, so what the menu warns of stands there. */
  @Test
  void whoeverAloneSeesTheBoardReadsWhatIsInDangerBesideThePieces() {
    Table table = played(alone("booster"), "e2e4", "end", "d7d5", "end");
    Seat ada = table.awaited().seats().iterator().next();
    Post own = new BoardPost(table, new CachedViews()).shownTo(ada);
    assertTrue(labels(own).contains("P e4"), labels(own).toString());
    assertTrue(own.words().contains("In danger: your pawn on e4."), own.words());
    Post everybodys = new BoardPost(table, new CachedViews()).post();
    assertFalse(everybodys.words().contains("In danger"), everybodys.words());
  }

  /** Whatever pieces the computer has hidden: checker 1 is never a king. */
  @Test
  void whatThreatensTheKingIsToldHoweverMuchHasHappened() {
    Table near =
        played(
            alone("cloak"),
            "setup RNBQKBNR,a2a3,end,e7e5,end,a3a4,end,e5e4,end,h2h3,end,e4e3,end".split(","));
    Table table = played(near, "guess 1 K,h3h4,end,bonus a7a5,e3f2,end".split(","));
    Seat ada = table.awaited().seats().iterator().next();
    String words = new BoardPost(table, new CachedViews()).shownTo(ada).words();
    assertTrue(words.contains("could capture your king on e1 with the pawn on f2."), words);
    assertTrue(words.contains("captured your pawn with pawn e3-f2."), words);
  }

  @ForEveryGame
  void boardsThatLookTheSameToEveryoneHaveTheSameButtons(String game) {
    Table table = alone(game);
    boolean differs = false;
    for (int seed = 0; seed < GAMES; seed++) {
      TwinTables twins = TwinTables.of(table, new SplittableRandom(seed));
      for (int turn = 0; turn < TURNS && twins.lookTheSame(); turn++) {
        assertEquals(rows(twins.one()), rows(twins.other()), "turn " + turn);
        differs |= twins.differInSecret();
        twins = twins.played();
      }
    }
    assertEquals(WITH_SECRETS.contains(game), differs);
  }

  @Test
  void whoeverAloneSeesTheBoardChoosesTheCardBelowIt() {
    Table table = alone("cooperative");
    Seat ada = table.awaited().seats().iterator().next();
    Post own = new BoardPost(table, new CachedViews()).shownTo(ada);
    List<String> cards =
        table.running().legal(ada).stream()
            .map(card -> card.path().get(0).words().plain())
            .toList();
    assertTrue(labels(own).containsAll(cards), labels(own).toString());
    assertTrue(labels(own).contains("Hint"), labels(own).toString());
    assertFalse(labels(own).contains("My cards"), labels(own).toString());
    assertTrue(below(table).containsAll(List.of("Play a card", "My cards")), "to everybody");
  }

  private Table alone(String game) {
    Game played = Games.find(game).orElseThrow();
    if (played.seats(Options.of(played.options(), Map.of())).size() == 1) {
      return hall.opens(game, ADA);
    }
    hall.types(ADA, "play", "game=" + game, "seats=named", "opponents=beginner");
    return hall.table();
  }

  private static List<String> below(Table table) {
    return below(table, new CachedViews());
  }

  private static List<String> below(Table table, CachedViews views) {
    return labels(new BoardPost(table, views).post());
  }

  private static List<String> labels(Post post) {
    return post.rows().stream()
        .flatMap(List::stream)
        .filter(Button.class::isInstance)
        .map(control -> ((Button) control).label())
        .toList();
  }

  private static Table played(Table table, String... actions) {
    Dealer dealer = Dealer.of(new SplittableRandom(1));
    Table now = table;
    for (String text : actions) {
      Seat seat = now.awaited().seats().iterator().next();
      Action action =
          Action.find(now.running().legal(seat), text)
              .orElseThrow(() -> new NoSuchElementException(text));
      now = now.playing(match -> match.act(seat, action, dealer));
    }
    return now;
  }

  private static List<List<Control>> rows(Table table) {
    return new BoardPost(table, new CachedViews()).post().rows();
  }

  /** Two games at one table, which differ at first in nothing but what some of its seats hide. */
  private record TwinTables(Table one, Table other, SplittableRandom random) {
    static TwinTables of(Table table, SplittableRandom random) {
      return new TwinTables(dealt(table, random), dealt(table, random), random);
    }

    private static Table dealt(Table table, SplittableRandom random) {
      Dealer dealer = Dealer.of(random.split());
      return table.with(Match.begin(table.game(), table.options(), dealer));
    }

    boolean lookTheSame() {
      return one.running().result().isEmpty()
          && one.awaited().seats().equals(other.awaited().seats())
          && publicly(one).equals(publicly(other));
    }

    boolean differInSecret() {
      return !seen(one).equals(seen(other));
    }

    private static List<View> seen(Table table) {
      return table.running().seats().stream()
          .map(seat -> new CachedViews().of(table, seat))
          .toList();
    }

    private static View publicly(Table table) {
      return new CachedViews().publicly(table);
    }

    /** After the same action in both, or one each where it is secret. */
    TwinTables played() {
      Seat seat = one.awaited().seats().iterator().next();
      Action action = drawn(one.running().legal(seat));
      List<Action> legal = other.running().legal(seat);
      Optional<Action> same = Action.find(legal, action.text()).filter(any -> !action.secret());
      return new TwinTables(
          after(one, seat, action), after(other, seat, same.orElseGet(() -> drawn(legal))), random);
    }

    private Action drawn(List<Action> legal) {
      return legal.get(random.nextInt(legal.size()));
    }

    private Table after(Table table, Seat seat, Action action) {
      Dealer dealer = Dealer.of(random.split());
      return table.playing(match -> match.act(seat, action, dealer));
    }
  }
}
