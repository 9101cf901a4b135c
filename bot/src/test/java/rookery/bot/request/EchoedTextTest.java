package rookery.bot.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.request.CommandDeclaration.Slash;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.request.testroom.TestCommands;

/** Whatever people type calls nobody, leads nowhere and is no markup where it is repeated. */
class EchoedTextTest {
  /** Markup at the beginning, because some options take few characters. */
  private static final String TYPED = "<@104> [y](https://example.com) **z**";

  private final List<String> echoes = new ArrayList<>();

  @Test
  void whatIsTypedIsMarkupInNoAnswerAndNoMessage() {
    int repeated = 0;
    for (Slash slash : TestCommands.all().slashes()) {
      for (Option option : slash.options()) {
        if (option.kind() == Option.Kind.WORDS) {
          repeated += typed(slash, option);
        }
      }
    }
    assertEquals(List.of(), echoes);
    assertTrue(repeated > 10, "only " + repeated + " are repeated");
  }

  /** Returns how many repeat it. */
  private int typed(Slash slash, Option option) {
    InMemoryChannel hall = new InMemoryChannel();
    hall.opens("custodian", ADA, BEN);
    int before = hall.mail.letters.size();
    String typed = TYPED.substring(0, Math.min(option.longest(), TYPED.length()));
    PrivateAnswer told = hall.types(ADA, slash.name(), words(slash, option, typed));
    List<String> said = new ArrayList<>();
    told.given.or(() -> told.beside).map(Post::words).ifPresent(said::add);
    told.cards.ifPresent(cards -> said.add(told.words()));
    hall.mail.letters.stream()
        .skip(before)
        .map(OutgoingMessage::post)
        .map(Post::words)
        .forEach(said::add);
    said.stream()
        .filter(EchoedTextTest::isMarkup)
        .forEach(words -> echoes.add(slash.verb() + " " + option.name() + ": " + words));
    return (int) said.stream().filter(words -> words.contains("@104")).count();
  }

  /** Other options that are needed get something harmless. */
  private static Map<String, String> words(Slash slash, Option option, String typed) {
    Map<String, String> words = new HashMap<>();
    slash.options().stream()
        .filter(other -> other.required() && other.kind() == Option.Kind.WORDS)
        .forEach(other -> words.put(other.name(), "c1d3"));
    words.put(option.name(), typed);
    return words;
  }

  private static boolean isMarkup(String words) {
    String rest = words.replace("\\<", "").replace("\\[", "").replace("\\*", "");
    return rest.contains("<@104") || rest.contains("[y]") || rest.contains("**z");
  }
}
