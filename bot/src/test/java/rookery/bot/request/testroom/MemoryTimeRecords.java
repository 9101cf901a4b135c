package rookery.bot.request.testroom;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import rookery.bot.clock.Absence;
import rookery.bot.clock.Outage;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TimeRecords;

/** An almanac in memory that remembers whose tables must look at their clocks. */
public final class MemoryTimeRecords implements TimeRecords {
  private final Map<Person, List<Absence>> absences = new HashMap<>();
  private final List<Outage> outages = new ArrayList<>();
  private final Set<Person> stirred = new HashSet<>();
  private boolean allStirred;

  /** The bot did not run for so long. */
  public void lost(Duration time) {
    outages.add(new Outage(outages.size() + 1, time));
    allStirred = true;
  }

  /** All tables look at their clocks, as after an outage. */
  public void stirsAll() {
    allStirred = true;
  }

  /** Whose tables are to look at their clocks, each of them once. */
  public Predicate<Table> stirred() {
    boolean all = allStirred;
    Set<Person> people = Set.copyOf(stirred);
    allStirred = false;
    stirred.clear();
    return table -> all || table.seating().joined().stream().anyMatch(people::contains);
  }

  @Override
  public List<Absence> absences(Person person) {
    return absences.getOrDefault(person, List.of());
  }

  @Override
  public void forget(Person person) {
    absences.remove(person);
  }

  @Override
  public List<Outage> outages() {
    return outages;
  }

  @Override
  public void keep(Person person, Absence absence) {
    List<Absence> known = absences.computeIfAbsent(person, p -> new ArrayList<>());
    known.removeIf(other -> other.since().equals(absence.since()));
    known.add(absence);
    stirred.add(person);
  }
}
