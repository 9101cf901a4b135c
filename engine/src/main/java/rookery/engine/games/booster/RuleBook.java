package rookery.engine.games.booster;

import java.util.List;
import rookery.engine.RulesPage;

final class RuleBook {
  private RuleBook() {}

  static List<RulesPage> pages() {
    return List.of();
  }
}
