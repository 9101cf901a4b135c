package rookery.bot.post.table;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import rookery.bot.deal.DealSecret;
import rookery.bot.post.Control;
import rookery.bot.post.Post;
import rookery.bot.post.page.DecksPost;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.table.Table;

/** A game in which something is drawn, but not from cards. */
class LuckPostTest {
  private static final Table DRAWN =
      StoreSamples.gathering("k7f2").shuffledBy(Optional.of(DealSecret.parse("ab".repeat(32))));

  @Test
  void aGameWithoutCardsIsToldOfNone() {
    Post lobby = LobbyPost.of(DRAWN);
    Post proof = new DecksPost(DRAWN, DRAWN.decks().orElseThrow()).post();
    List<String> told =
        Stream.of(lobby, proof)
            .flatMap(
                post ->
                    Stream.concat(
                        Stream.of(post.words()),
                        post.rows().stream()
                            .flatMap(List::stream)
                            .filter(Control.Button.class::isInstance)
                            .map(button -> ((Control.Button) button).label())))
            .toList();

    assertTrue(told.contains("Add randomness"), told::toString);
    for (String words : told) {
      assertFalse(words.matches("(?is).*\\b(deck|card|shuffle)s?\\b.*"), words);
    }
  }
}
