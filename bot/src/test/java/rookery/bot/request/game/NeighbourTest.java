package rookery.bot.request.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.bot.post.ControlId;
import rookery.bot.post.Post;
import rookery.bot.post.choice.ChoicePath;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.ChannelSummaryPost;
import rookery.bot.post.table.step.MenuPage;
import rookery.bot.post.table.step.PlayButton;
import rookery.bot.post.table.turn.ActionMenu;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleControls;
import rookery.bot.request.testroom.VisibleMessage;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.Shuffle;

class NeighbourTest {
  private static final int MOST_PRESSES = 200;
  private static final int MOST_GAMES = 30;

  /** The deck with those cards on top. */
  private static List<String> order(Shuffle wanted) {
    String first = wanted.key().equals("pieces") ? "N R b" : "2H 6H 2D";
    List<String> order = new ArrayList<>(Arrays.asList(first.split(" ")));
    List<String> rest = new ArrayList<>(wanted.cards());
    order.forEach(rest::remove);
    order.addAll(rest);
    return order;
  }

  private TestRoom known() {
    return new TestRoom(new RequestRandomSource(new SplittableRandom(5), NeighbourTest::order));
  }

  @Test
  void onePersonPlaysToTheEndByMenusAlone() {
    TestRoom club = new TestRoom();
    club.opens(club.ada, "neighbour", List.of());
    VisibleMessage at =
        club.ada.presses(club.turn(club.ada), "Turn up cards until I have to choose").message();
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < MOST_PRESSES && !at.choices().isEmpty(); i++) {
      at = next(club, at, random);
    }
    VisibleMessage end = club.seen("points");
    assertTrue(end.keeps());
    TestRoom.assertOutcome(at);
  }

  @Test
  void aGameThatIsLostSaysSoBesideTheWaysOut() {
    List<List<String>> lost = new ArrayList<>();
    for (int seed = 1; seed <= MOST_GAMES && lost.isEmpty(); seed++) {
      lost.addAll(buttonsOnceLost(new SplittableRandom(seed)));
    }
    assertFalse(lost.isEmpty(), "no game was lost");
    assertTrue(lost.get(0).containsAll(List.of("Take back", "Give up")), lost.toString());
  }

  /** The buttons of each message of a game that says that it is lost. */
  private static List<List<String>> buttonsOnceLost(SplittableRandom random) {
    TestRoom club = new TestRoom();
    club.opens(club.ada, "neighbour", List.of());
    VisibleMessage at =
        club.ada.presses(club.turn(club.ada), "Turn up cards until I have to choose").message();
    List<List<String>> lost = new ArrayList<>();
    for (int i = 0; i < MOST_PRESSES && !at.choices().isEmpty(); i++) {
      if (at.text().contains("A single group is no longer possible")) {
        lost.add(at.buttons());
      }
      // With all cards spent on pieces too few are left for moves.
      at =
          at.choices().contains("Add a piece")
              ? club.changed(at, club.ada.presses(at, "Add a piece"))
              : next(club, at, random);
    }
    return lost;
  }

  private static VisibleMessage next(TestRoom club, VisibleMessage at, SplittableRandom random) {
    List<String> choices = at.choices();
    return club.changed(at, club.ada.presses(at, choices.get(random.nextInt(choices.size()))));
  }

  @Test
  void whoeverMayStopAddingPiecesSeesItOnTheBoardsButton() {
    TestRoom club = known();
    club.opens(club.ada, "neighbour options:minimum=2", List.of());
    VisibleMessage first = club.turn(club.ada);
    assertTrue(
        first.buttons().contains("Turn up cards until I have to choose"),
        first.buttons().toString());
    club.plays(club.ada, "add");
    club.plays(club.ada, "add");
    VisibleMessage enough = club.turn(club.ada);
    assertTrue(enough.buttons().contains("Add or move pieces"), enough.buttons().toString());
  }

  @Test
  void aPieceWhoseSquareIsTakenIsPlacedByTypingASquareAlone() {
    TestRoom club = known();
    club.opens(club.ada, "neighbour options:minimum=2", List.of());
    club.seen("You have 0 pieces and need 2.");
    for (int i = 0; i < 3; i++) {
      club.plays(club.ada, "add");
    }
    club.seen("a black bishop, but its square, c1, was occupied.");
    String far = club.says(club.ada, "/move action:place h8");
    assertTrue(far.contains("h8 isn't one of the free squares closest to c1."), far);
    club.plays(club.ada, "b1");
    VisibleMessage ended = club.ada.types(club.games, "/move action:stop").message();
    assertTrue(ended.buttons().contains("Play again"), ended.buttons().toString());
    VisibleMessage card = club.seen("you won Neighbour Chess Solitaire with 30 out of 32 points");
    assertTrue(card.text().contains("3 pieces in 1 minute"), card.text());
    assertFalse(card.text().contains("Moves: "), card.text());
  }

  @Test
  void aHintForAWinThatTakesNoFurtherMoveSpeaksOfNone() {
    TestRoom club = known();
    club.opens(club.ada, "neighbour options:minimum=2", List.of());
    for (int i = 0; i < 3; i++) {
      club.plays(club.ada, "add");
    }
    String hint = club.says(club.ada, "/hint");
    assertTrue(hint.contains("I see a win with 30 points."), hint);
  }

  @Test
  void onePressTurnsUpAllThatLeavesNoChoice() {
    TestRoom club = known();
    club.opens(club.ada, "neighbour options:minimum=2", List.of());
    VisibleMessage at =
        club.ada.presses(club.turn(club.ada), "Turn up cards until I have to choose").message();
    assertEquals(List.of("b2", "c2", "d2", "b1", "d1"), at.choices(), at.text());
    assertTrue(
        at.text().startsWith("You've turned up 3 pieces: fewer couldn't all join."), at.text());
    assertTrue(at.text().contains("Place the bishop: c1 is taken."), at.text());
    assertFalse(at.text().contains("Ada"), at.text());
    club.seen("Ada turned up a black bishop, but its square, c1, was occupied.");
  }

  @Test
  void whoeverMovesReadsWhatIsLeftAndAskedAndAHintHowItWins() {
    TestRoom club = new TestRoom();
    club.opens(club.ada, "neighbour", List.of());
    VisibleMessage at = club.turn(club.ada);
    int hints = 0;
    for (int i = 0; i < MOST_PRESSES && !at.buttons().contains("Play again"); i++) {
      String hint = club.says(club.ada, "/hint");
      if (at.text().startsWith("You moved ")) {
        assertTrue(at.text().contains("Move a piece."), at.text());
        assertTrue(at.text().matches("(?s).* groups?, \\d+ cards?\\..*"), at.text());
        assertTrue(hint.matches("(?s).*(I see a win with|I see no way to win|joins all).*"), hint);
        hints++;
      }
      String move = "/move action:" + hint.split("`")[1];
      at = club.ada.types(club.games, move).message();
    }
    assertTrue(hints > 0);
  }

  @Test
  void whoeverHasLostIsToldThatByAHintWhichAdvisesOnlyToGoBack() {
    SplittableRandom random = new SplittableRandom(1);
    TestRoom club = new TestRoom();
    club.opens(club.ada, "neighbour", List.of());
    VisibleMessage at =
        club.ada.presses(club.turn(club.ada), "Turn up cards until I have to choose").message();
    String hint = "";
    while (!hint.contains("no way to win")) {
      at = next(club, at, random);
      hint = at.buttons().contains("Take back") ? club.says(club.ada, "/hint") : "";
    }
    assertTrue(hint.startsWith("I see no way to win from here any more."), hint);
    assertFalse(hint.contains("I'd "), hint);
  }

  @Test
  void whoeverMovesReadsWhatIsLeftWhateverTheMoveWas() {
    for (int seed = 1; seed <= 4; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      TestRoom club = new TestRoom();
      club.opens(club.ada, "neighbour", List.of());
      VisibleMessage at =
          club.ada.presses(club.turn(club.ada), "Turn up cards until I have to choose").message();
      for (int i = 0; i < MOST_PRESSES && !at.choices().isEmpty(); i++) {
        if (at.text().startsWith("You moved ") && !at.text().contains("no longer possible")) {
          assertTrue(at.text().matches("(?s).* groups?, \\d+ cards?\\..*"), at.text());
        }
        at = next(club, at, random);
      }
    }
  }

  @Test
  void whoeverGoesBackFromAPieceReadsAgainWhatWasMovedAndCanTakeItBack() {
    TestRoom club = new TestRoom();
    club.opens(club.ada, "neighbour", List.of());
    VisibleMessage at = club.turn(club.ada);
    for (int i = 0; i < MOST_PRESSES && !at.text().startsWith("You moved "); i++) {
      String hint = club.says(club.ada, "/hint");
      at = club.ada.types(club.games, "/move action:" + hint.split("`")[1]).message();
    }
    assertTrue(at.buttons().contains("Take back"), at.buttons().toString());
    String moved = at.text().split("\\.")[0];
    VisibleMessage chosen = club.changed(at, club.ada.presses(at, at.choices().get(0)));
    VisibleMessage back = club.changed(chosen, club.ada.presses(chosen, "\u2190 Back"));
    assertTrue(back.text().startsWith(moved), back.text());
    assertTrue(back.buttons().contains("Take back"), back.buttons().toString());
  }

  @Test
  void whereAllThatAPieceCanDoLosesOneGoesBackToThePieces() {
    Optional<ControlId> back = Optional.empty();
    for (int seed = 1; seed <= MOST_GAMES && back.isEmpty(); seed++) {
      back = backFromALosingMove(new SplittableRandom(seed));
    }
    assertEquals("0", back.orElseThrow().argument());
  }

  /** The way back from a move of a piece that can only lose, where others can do better. */
  private static Optional<ControlId> backFromALosingMove(SplittableRandom random) {
    InMemoryChannel hall = new InMemoryChannel();
    hall.opens("neighbour", InMemoryChannel.ADA);
    for (int i = 0; i < MOST_PRESSES && hall.table().result().isEmpty(); i++) {
      Table table = hall.table();
      Seat seat = table.seats().get(0);
      List<Action> legal = table.running().legal(seat);
      Optional<Action> losing = legal.stream().filter(one -> onlyLoses(one, legal)).findFirst();
      if (losing.isPresent()) {
        String chosen = MenuPage.FIRST.argument(ChoicePath.values(losing.get()));
        Post asked = ActionMenu.of(table, seat, chosen, new CachedViews()).post();
        return Optional.of(VisibleControls.button(asked, "\u2190 Back"));
      }
      hall.plays(InMemoryChannel.ADA, legal.get(random.nextInt(legal.size())).text());
    }
    return Optional.empty();
  }

  private static boolean onlyLoses(Action action, List<Action> legal) {
    String piece = action.path().get(0).value();
    return action.path().size() > 1
        && legal.stream()
            .filter(one -> one.path().get(0).value().equals(piece))
            .allMatch(one -> one.warning().isPresent())
        && !legal.stream().allMatch(one -> one.warning().isPresent());
  }

  @Test
  void theMessageThatAnnouncesATableTurnsUpCardsAtOnceToo() {
    Table table = new InMemoryChannel().opens("neighbour", new Person("101"));
    String buttons = new ChannelSummaryPost(table, new CachedViews()).post().rows().toString();
    assertTrue(buttons.contains("Turn up cards until I have to choose"), buttons);
  }

  @Test
  void whereAPieceWasPutIsSaidOnce() {
    TestRoom club = known();
    club.opens(club.ada, "neighbour options:minimum=4", List.of());
    for (int i = 0; i < 3; i++) {
      club.plays(club.ada, "add");
    }
    club.plays(club.ada, "b1");
    String board = club.says(club.ada, "/board");
    assertTrue(board.contains("You put the black bishop on b1."), board);
    assertFalse(board.contains("and put the bishop on b1"), board);
  }

  @Test
  void whereCardsAloneCanBeTurnedUpAPlacedPieceCanStillBeTakenBack() {
    TestRoom club = known();
    club.opens(club.ada, "neighbour", List.of());
    VisibleMessage at =
        club.ada.presses(club.turn(club.ada), "Turn up cards until I have to choose").message();
    VisibleMessage placed = club.changed(at, club.ada.presses(at, "b1"));
    assertTrue(placed.buttons().contains("Take back"), placed.buttons().toString());
  }

  @Test
  void whoeverTurnsUpCardsReadsHowManyPiecesAreNeeded() {
    TestRoom club = known();
    club.opens(club.ada, "neighbour", List.of());
    VisibleMessage at =
        club.ada.presses(club.turn(club.ada), "Turn up cards until I have to choose").message();
    assertTrue(at.text().startsWith("You've turned up 3 of 8 pieces: "), at.text());
  }

  @Test
  void whatTurnsUpSeveralCardsSaysSoWhereverItIsPressed() {
    Table table = new InMemoryChannel().opens("neighbour", new Person("101"));
    Seat seat = table.seats().get(0);
    assertEquals(
        "Turn up cards until I have to choose",
        PlayButton.words(table, table.running().legal(seat).get(0)));
  }

  @Test
  void aPieceIsNotTakenBackOnceItsCardsAreSeen() {
    TestRoom club = known();
    club.opens(club.ada, "neighbour", List.of());
    club.says(club.ada, "/move action:add");
    club.seen(" on c1.");
    String answer = club.says(club.ada, "/takeback");
    assertTrue(answer.contains("something hidden has been revealed"), answer);
  }
}
