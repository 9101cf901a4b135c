package rookery.bot.request.testroom;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.result.GameResult;
import rookery.bot.result.GameResults;
import rookery.bot.table.Person;

/** GameResults in memory, in the order in which they are added. */
public final class MemoryResults implements GameResults {
  private final List<GameResult> all = new ArrayList<>();

  public void add(GameResult result) {
    all.add(result);
  }

  @Override
  public List<GameResult> rated() {
    return all.stream().filter(result -> result.unrated().isEmpty()).toList();
  }

  @Override
  public String ratedRevision() {
    return rated().size() + "";
  }

  @Override
  public Optional<GameResult> ofTable(String table) {
    return all.stream().filter(result -> result.table().equals(table)).findFirst();
  }

  @Override
  public List<GameResult> of(Person person) {
    return all.stream().filter(result -> result.isOf(person)).toList();
  }
}
