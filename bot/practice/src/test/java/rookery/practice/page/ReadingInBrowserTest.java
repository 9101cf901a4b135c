package rookery.practice.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import rookery.practice.guest.EchoRoom;
import rookery.practice.resource.Channel;
import rookery.practice.screen.Screen;
import rookery.practice.screen.Screens;
import rookery.practice.screen.WindowSize;

/** Somebody reads on a telephone while others write. */
class ReadingInBrowserTest extends EchoRoom {
  private static final int MANY = 40;

  private static final String TO_THE_TOP =
      """
      (list) => new Promise((done) => {
        list.addEventListener("scroll", () => done(), { once: true });
        list.scrollTop = 0;
      })
      """;

  /** Whether Ada's badge covers neither her face nor her name. */
  private static final String IS_BESIDE =
      """
      () => {
        const find = (part) => document.querySelector(`[data-person=Ada] ${part}`);
        const badge = find(".letters").getBoundingClientRect();
        return [".disc", ".person-name"]
          .map((part) => find(part).getBoundingClientRect())
          .every((box) => box.right <= badge.left || box.left >= badge.right);
      }
      """;

  @RegisterExtension private final Screens screens = new Screens();

  private Screen telephone(Channel place) {
    Screen telephone =
        screens.open(room.address() + "practice/#/Ada/" + place.id(), WindowSize.USUAL_TELEPHONE);
    assertThat(telephone.find("#line")).isVisible();
    return telephone;
  }

  private void says(String words) {
    room.person("Ben").says(games, words);
  }

  @Test
  void whoeverReadsAboveIsToldOfWhatIsNewBelowAndLedThere() {
    for (int i = 0; i < MANY; i++) {
      says("number " + i);
    }
    Screen telephone = telephone(games);
    Locator below = telephone.button("Go to new messages");
    telephone.message("number " + (MANY - 1));
    says("seen at once");
    assertThat(telephone.message("seen at once")).isInViewport();
    assertThat(below).isHidden();
    telephone.find(".timeline").evaluate(TO_THE_TOP);
    assertThat(below).isHidden();
    says("the news");
    assertThat(below).isVisible();
    assertThat(telephone.message("the news")).not().isInViewport();
    assertEquals(List.of(), telephone.barriers());
    assertEquals(List.of(), telephone.smallTargets());
    below.click();
    assertThat(telephone.message("the news")).isInViewport();
    assertThat(below).isHidden();
  }

  @Test
  void theLongNameOfAThreadTakesOneLine() {
    String name = "The longest game of Cooperative Chess that the four of us have ever played";
    Channel thread = ada.opensThread(games, name);
    Screen telephone = telephone(thread);
    Locator heading = telephone.find("h1");
    assertThat(heading).hasText(name);
    assertThat(heading).hasAttribute("title", name);
    BoundingBox box = heading.boundingBox();
    assertTrue(box.height < 40, "the name is " + box.height + " high");
    assertThat(telephone.find(".within")).isInViewport();
    assertEquals(0, telephone.overflow());
  }

  @Test
  void manyUnreadMessagesDoNotCoverWhoOneIs() {
    for (int i = 0; i < 12; i++) {
      ada.types(games, "/whisper").await();
    }
    Screen telephone = telephone(games);
    assertThat(telephone.find("[data-person=Ada] .letters .brief")).hasText("9+");
    assertTrue((boolean) telephone.evaluates(IS_BESIDE));
  }

  @Test
  void whatOthersWriteTakesNoPressAway() {
    Screen telephone = telephone(games);
    telephone.clicks("Places");
    BoundingBox way = telephone.find("#places [data-place='Direct messages']").boundingBox();
    Mouse mouse = telephone.find("#places").page().mouse();
    mouse.move(way.x + way.width / 2, way.y + way.height / 2);
    mouse.down();
    for (int i = 0; i < 5; i++) {
      says("meanwhile " + i);
      telephone.message("meanwhile " + i);
    }
    mouse.up();
    assertThat(telephone.find("h1")).hasText("Direct messages");
    assertThat(telephone.find("#places")).isHidden();
    telephone.clicks("Places");
    room.person("Ben").says(general, "afterwards");
    assertThat(telephone.find("#places .unread")).containsText("general");
  }
}
