package rookery.bot.post.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Control;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.request.testroom.ForEveryGame;
import rookery.bot.table.Refusal;
import rookery.engine.games.Games;
import rookery.engine.rules.RulesPage;

class RulesPostTest {
  private static final int LONGEST_MESSAGE = 2000;

  private static List<RulesPage> pages(String game) {
    return Games.find(game).orElseThrow().rules();
  }

  private static Post page(String game, int number) {
    return RulesPost.page(game, Optional.of(Integer.toString(number)));
  }

  @ForEveryGame
  void everyPageFitsAMessage(String game) {
    IntStream.range(0, pages(game).size())
        .mapToObj(number -> page(game, number))
        .forEach(post -> assertTrue(post.words().length() <= LONGEST_MESSAGE, post.words()));
  }

  @ForEveryGame
  void everyPageLeadsToAllOthersByTheirTitles(String game) {
    for (int number = 0; number < pages(game).size(); number++) {
      Control.Menu menu = (Control.Menu) page(game, number).rows().get(0).get(0);
      assertEquals(pages(game).size() - 1, menu.answers().size());
      for (SelectableOption other : menu.answers()) {
        RulesPage page = pages(game).get(Integer.parseInt(other.value()));
        assertTrue(other.label().endsWith(page.title()), other.label());
        Post shown = RulesPost.page(menu.id().argument(), Optional.of(other.value()));
        assertTrue(shown.words().contains(page.text()), shown.words());
      }
    }
  }

  @ForEveryGame
  void theFirstPageHasThePictureOfAMinute(String game) {
    assertEquals(
        pages(game).get(0).diagram(), RulesPost.of(game).picture().orElseThrow().diagram());
  }

  @Test
  void aButtonOfALongerEditionLeadsToTheLastPage() {
    int last = pages("parade").size() - 1;
    assertEquals(page("parade", last).words(), page("parade", 99).words());
  }

  @Test
  void aGameThatDoesNotExistIsRefused() {
    assertThrows(Refusal.class, () -> RulesPost.of("ludo"));
  }
}
