package rookery.bot.table;

import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import rookery.engine.computer.ComputerPlayer;

/**
 * Chooses the computer players that sit down at a table. Tables begin with different ones, so that
 * a bird at two tables of a channel is rare, and none has the name of a person nearby.
 *
 * @param nearby people whose names they must not have
 */
public record NewComputers(Table table, Collection<Person> nearby) {
  /** One of that level that does not sit there yet. */
  public Person another(ComputerPlayer level) {
    int first = Math.floorMod(table.id().hashCode(), ComputerNames.IN_A_FAMILY);
    List<Person> free =
        IntStream.range(0, ComputerNames.IN_A_FAMILY)
            .map(n -> 1 + (first + n) % ComputerNames.IN_A_FAMILY)
            .mapToObj(number -> Person.computer(level, number))
            .filter(computer -> !table.seating().joined().contains(computer))
            .toList();
    return free.stream()
        .filter(computer -> isNobodysName(computer.name()))
        .findFirst()
        .orElseGet(() -> free.get(0));
  }

  private boolean isNobodysName(String name) {
    Seating here = table.seating();
    return Stream.of(nearby, here.joined(), here.named())
        .flatMap(Collection::stream)
        .noneMatch(person -> !person.isComputer() && person.isCalled(name));
  }
}
