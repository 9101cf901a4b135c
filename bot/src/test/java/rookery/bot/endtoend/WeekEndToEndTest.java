package rookery.bot.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.practice.person.Modal;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;

/** Weeks of a game of Split-Brain by moved time: all that can happen to people who are busy. */
class WeekEndToEndTest {
  private static final Duration HOUR = Duration.ofHours(1);
  private static final Duration DAY = Duration.ofDays(1);

  @TempDir Path folder;

  @Test
  void aGameLastsForWeeksAndNobodyIsLost() throws InterruptedException {
    try (FriendsRoom club = new FriendsRoom(folder)) {
      new Weeks(club).play();
    }
  }

  /**
   * Twelve hours for a move, one message a day at six in the evening and quiet nights: whoever is
   * called to move at eight in the evening hears of it before the night, not when it is over.
   */
  @Test
  void aMoveIsNotLostAtNightWithoutACall() throws InterruptedException {
    try (FriendsRoom club = new FriendsRoom(folder)) {
      passUntil(club, 19);
      Modal form = club.ben.types(club.games, "/settings").modal();
      Map<String, List<String>> wishes =
          Map.of("calls", List.of("Once a day, at 18:00"), "boxes", List.of("quiet"));
      club.ben.submits(form, wishes).message();
      club.says(
          club.ada,
          "/play game:custodian player1:@Ben clock:12 hours a move"
              + " seats:you first, then the others in the order you named them");
      String joined = club.ben.presses(club.seen("At the table"), "Join").message().text();
      assertTrue(joined.contains("one message a day"), joined);
      club.quiet();
      club.room.pass(HOUR);
      club.plays(club.ada, "c1d3");
      club.quiet();
      assertEquals(List.of(), club.seen("Ben", m -> !m.attachments().isEmpty()).pings());
      club.room.pass(Duration.ofMinutes(100));
      VisibleMessage reminder = club.seen("your move in **");
      assertEquals(List.of("Ben"), reminder.pings());
      club.room.pass(Duration.ofHours(6));
      club.quiet();
      assertEquals(
          1, club.publicly().stream().filter(m -> m.text().contains("your move in **")).count());
    }
  }

  private static void passUntil(FriendsRoom club, int hour) {
    ZonedDateTime now = club.room.clock().instant().atZone(ZoneOffset.UTC);
    ZonedDateTime then = now.with(LocalTime.of(hour, 0));
    club.room.pass(Duration.between(now, then.isAfter(now) ? then : then.plusDays(1)));
  }

  /** One game, told in order. */
  private record Weeks(FriendsRoom club) {
    void play() throws InterruptedException {
      club.splitBrain();
      Person eve = club.room.addPerson("Eve");
      reminders();
      absence();
      oneMessageADay();
      expiryWithTimeGiven();
      substitution(eve);
      outage();
      claim(eve);
    }

    private void pass(Duration time) {
      club.room.pass(time);
    }

    /** Both are called who play Black. */
    private void black() {
      VisibleMessage board = club.turn(club.cleo);
      String first = board.text().lines().findFirst().orElseThrow();
      assertTrue(first.contains(club.dan.mention()), first);
    }

    private void reminders() {
      assertTrue(club.turn(club.ada).text().contains("Due <t:"));
      club.plays(club.ada, "circle c2");
      pass(Duration.ofHours(37));
      VisibleMessage reminder = club.seen("your move in");
      assertEquals(List.of("Ben"), reminder.pings());
      assertFalse(names("c2", reminder), reminder.text());
      assertTrue(club.says(club.cleo, "/nudge").contains("I've reminded "));
      assertEquals(List.of("Ben"), club.seen("asked me to remind you").pings());
      club.plays(club.ben, "circle d4");
      black();
    }

    /** A table's id may hold the letters of a square. */
    private static boolean names(String square, VisibleMessage message) {
      return Pattern.compile("\\b" + square + "\\b").matcher(message.text()).find();
    }

    private void absence() {
      club.says(club.cleo, "/away until:5 days");
      club.plays(club.dan, "circle e5");
      VisibleMessage board = club.seen("is away until");
      assertTrue(board.text().contains(club.cleo.mention()), board.text());
      pass(DAY.multipliedBy(4));
      club.quiet();
      assertFalse(club.publicly().get(club.publicly().size() - 1).text().contains("your move in"));
      club.plays(club.cleo, "circle f7");
      assertFalse(club.turn(club.ada).text().contains("is away until"));
    }

    private void oneMessageADay() {
      calls(club.ben, "Once a day, at 7:00");
      pass(DAY);
      VisibleMessage told = club.prompt(club.ben, "A game is waiting for you.");
      assertTrue(told.text().contains("](https://discord.com/channels/"), told.text());
      assertFalse(told.silent());
      VisibleMessage next = club.ben.presses(told, "Go to your next table").message();
      assertFalse(next.attachments().isEmpty());
      calls(club.ben, "Always at the table");
    }

    private void calls(Person person, String how) {
      Modal form = person.types(club.games, "/settings").modal();
      person.submits(form, Map.of("calls", List.of(how))).message();
    }

    /**
     * Days of absence are used first, whether or not the bot is started anew meanwhile; then the
     * others are asked, and nobody is thrown out.
     */
    private void expiryWithTimeGiven() throws InterruptedException {
      club.plays(club.ben, "circle d4");
      pass(DAY.multipliedBy(3).plus(HOUR));
      club.seen("so I've given them time off until");
      club.restart();
      pass(DAY.multipliedBy(3).plus(HOUR));
      VisibleMessage asked = club.seen("What do you want to do?");
      assertEquals(List.of("Ben", "Cleo", "Dan"), asked.pings().stream().sorted().toList());
      club.cleo.presses(asked, "Give 2 more days").message();
      club.quiet();
      pass(DAY);
      club.plays(club.ada, "circle c6");
      black();
    }

    private void substitution(Person eve) {
      club.plays(club.dan, "circle e7");
      VisibleMessage secret = club.prompt(club.dan, "e7");
      club.says(club.dan, "/substitute player:@Eve");
      VisibleMessage offer = club.seen("is free");
      assertEquals(List.of("Eve"), offer.pings());
      VisibleMessage mine = eve.presses(offer, offer.buttons().get(0).label()).message();
      assertTrue(mine.text().contains("e7"), mine.text());
      club.quiet();
      VisibleMessage left =
          club.dan.sees(club.dan.direct()).stream()
              .filter(m -> m.id() == secret.id())
              .findFirst()
              .get();
      assertFalse(names("e7", left), left.text());
      assertTrue(left.attachments().isEmpty() && left.menus().isEmpty());
    }

    private void outage() throws InterruptedException {
      club.stop();
      pass(DAY);
      club.start();
      assertTrue(club.seen("I was offline for 1 day").text().contains("get that time back"));
      club.restart();
      club.quiet();
      long told = club.publicly().stream().filter(m -> m.text().contains("I was offline")).count();
      assertEquals(1, told);
    }

    private void claim(Person eve) {
      pass(DAY.multipliedBy(3).plus(HOUR));
      club.seen("so I've given them time off until");
      pass(DAY.multipliedBy(3).plus(HOUR));
      VisibleMessage asked = club.seen("What do you want to do?");
      assertFalse(
          eve.presses(asked, "Claim the win").message().text().contains("That ends the game"));
      VisibleMessage sure = club.ada.presses(asked, "Claim the win").message();
      club.ada.presses(sure, "Claim the win").message();
      String end = club.seen("time ran out").text();
      String white = club.ada.mention() + " and " + club.ben.mention();
      assertTrue(end.startsWith(white + " beat "), end);
    }
  }
}
