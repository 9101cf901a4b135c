package rookery.bot.progress;

import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

class TerminalProgressTest {
  private final List<String> shown = new CopyOnWriteArrayList<>();

  private static boolean saysThreeQuarters(String line) {
    return line.startsWith("Playing") && line.contains("75%") && line.contains("6/8 games");
  }

  @Test
  void aTerminalShowsHowFarItIs() {
    ProgressBarBuilder bar =
        new ProgressBarBuilder().setConsumer(new DelegatingProgressBarConsumer(shown::add));
    try (Progress progress = TerminalProgress.with(bar, "Playing", "games")) {
      progress.expect(8);
      progress.reach(6);
    }
    assertTrue(shown.stream().anyMatch(TerminalProgressTest::saysThreeQuarters), shown.toString());
  }

  @Test
  void nothingIsShownWhereTheOutputIsPiped() {
    Assumptions.assumeTrue(System.console() == null);
    assertSame(Progress.NONE, TerminalProgress.show("Playing", "games"));
  }
}
