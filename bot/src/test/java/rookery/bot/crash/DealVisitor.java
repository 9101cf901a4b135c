package rookery.bot.crash;

import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Channel;

/**
 * Somebody who plays the deals of the day in a channel of the practice room.
 *
 * @param person who it is
 * @param place where they ask for the deals
 */
record DealVisitor(Person person, Channel place) {
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final String PARADE = "Parade Chess Solitaire";
  private static final int MOST_PRESSES = 200;

  /** The private card of the day, or of an older one. */
  VisibleMessage asks(String line) {
    return person.types(place, line).message();
  }

  /** What one's private message has become after a press. */
  VisibleMessage presses(VisibleMessage at, String button) {
    person.presses(at, button).await();
    return await("a change of: " + at.text())
        .atMost(PATIENCE)
        .until(() -> now(at), now -> now.filter(m -> !m.equals(at) && !m.thinking()).isPresent())
        .orElseThrow();
  }

  private Optional<VisibleMessage> now(VisibleMessage at) {
    return person.sees(place).stream().filter(message -> message.id() == at.id()).findFirst();
  }

  /** Opens Parade and does so many things there, each time the first that can be done. */
  VisibleMessage begins(int presses) {
    VisibleMessage at = presses(asks("/daily"), PARADE);
    for (int n = 0; n < presses; n++) {
      at = presses(at, at.buttons().get(0).customId());
    }
    return at;
  }

  /** Opens Parade, or goes on with it, and presses what comes first until it is over. */
  VisibleMessage finishes() {
    VisibleMessage at = begins(0);
    for (int n = 0; n < MOST_PRESSES && !isOver(at); n++) {
      at = presses(at, at.buttons().get(0).customId());
    }
    return at;
  }

  private static boolean isOver(VisibleMessage at) {
    return at.buttons().stream().anyMatch(button -> button.label().equals("Practise"));
  }

  /** What is told of a day to prove that its deals are fair, as a pattern finds it. */
  String proof(String line, String pattern) {
    String told = presses(asks(line), "Is it fair?").text();
    Matcher found = Pattern.compile(pattern, Pattern.DOTALL).matcher(told);
    if (!found.find()) {
      throw new AssertionError(pattern + " isn't in: " + told);
    }
    return found.group(1);
  }

  /** The boards of the server in this channel, oldest first. */
  List<VisibleMessage> boards() {
    return person.sees(place).stream()
        .filter(message -> !message.ephemeral() && message.text().contains("Deals of the day"))
        .toList();
  }
}
