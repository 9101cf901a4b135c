package rookery.bot.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.RandomGame;
import rookery.bot.request.testroom.RandomGame.Turn;
import rookery.bot.table.Person;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;

/**
 * Where four play, nobody reads what a seat is called: its colour is the pieces' and two people's.
 */
class PeopleHaveNamesTest {
  private static final int ACTIONS = 60;

  private final SplittableRandom random = new SplittableRandom(9);
  private final InMemoryChannel hall = new InMemoryChannel();
  private final Set<String> titled = new TreeSet<>();

  @ParameterizedTest
  @ValueSource(strings = {"split-brain", "telepathy"})
  void aSeatIsNamedByWhoSitsThere(String id) {
    new RandomGame(hall, id, random).goesOn(ACTIONS, this::acts);
    hall.mail.letters.stream().map(OutgoingMessage::post).forEach(this::reads);
    assertEquals(Set.of(), titled);
  }

  private void acts(Turn turn) {
    Person person = turn.person();
    reads(hall.types(person, "hand").post());
    reads(hall.types(person, "board").post());
    reads(hall.plays(person, turn.drawn().text()).post());
    reads(hall.types(person, "history").post());
    reads(hall.types(person, "takeback").post());
  }

  private void reads(Post post) {
    String said = post.words() + "\n" + post.picture().map(Picture::alt).orElse("") + post.rows();
    hall.table().seats().stream()
        .map(Seat::title)
        .filter(said::contains)
        .forEach(title -> titled.add(title + ": " + post.words()));
  }

  @Test
  void whoseNameHasNothingToSeeIsMentioned() {
    Person unseen = new Person("999", "\u200f");
    hall.opens("split-brain", unseen, BEN, CLEO, DAN);
    hall.types(unseen, "substitute");
    String words = hall.mail.last().post().words();
    assertTrue(words.contains("<@999>'s seat is free"), words);
  }

  @Test
  void aNameIsNotCutWithinALetter() {
    Person smiling = new Person("999", "\uD83D\uDE00".repeat(16));
    hall.opens("split-brain", smiling, BEN, CLEO, DAN);
    hall.types(smiling, "ask", "question=b");
    hall.types(smiling, "substitute");
    String all = hall.mail.letters.stream().map(OutgoingMessage::post).toList().toString();
    List<Integer> halves =
        all.codePoints()
            .filter(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE)
            .boxed()
            .toList();
    assertEquals(List.of(), halves);
  }

  @Test
  void aNameIsNeverTakenForAnythingElse() {
    Person who = new Person("999", "Dr. Black 1: White 2 ends the turn. %s");
    hall.opens("telepathy", who, BEN, CLEO, DAN);
    Seat seat = hall.table().seats().get(0);
    GameLogLine line = GameLogLine.by(seat, Sentence.of("%s moves.", seat));
    assertEquals(who.name() + " moves.", new PlayerNames(hall.table()).told(line));
  }

  @Test
  void whoIsCalledToTheFirstBoardIsMentionedHoweverLongTheNamesAre() {
    hall.opens("telepathy", new Person("999", "Long ".repeat(6)), BEN, CLEO, DAN);
    List<OutgoingMessage> calls =
        hall.mail.letters.stream().filter(letter -> !letter.post().pinged().isEmpty()).toList();
    assertFalse(calls.isEmpty());
    for (OutgoingMessage call : calls) {
      for (Person person : call.post().pinged()) {
        assertTrue(call.post().words().contains(person.mention()), call.post().words());
      }
    }
  }

  @Test
  void anAltTextNamesEachSeatOnceAndNothingElse() {
    Person who = new Person("999", "White 1 or White 2");
    hall.opens("telepathy", who, BEN, CLEO, DAN);
    View view = hall.table().running().view(Viewer.SPECTATOR);
    View shown =
        new PlayerNames(hall.table()).shown(view.pictured(view.diagram(), "White 1, White 10."));
    assertEquals(who.name() + ", White 10.", shown.alt());
  }
}
