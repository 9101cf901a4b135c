package rookery.bot.request.testroom;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import rookery.bot.seat.InvitationHours;
import rookery.bot.seat.SeatStore;
import rookery.bot.seat.SeatWish;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;

/** What people wish about open seats, in memory. */
public final class MemorySeats implements SeatStore {
  private final MemoryTables tables;
  private final Map<String, SeatWish> wishes = new LinkedHashMap<>();
  private final Map<String, String> asked = new HashMap<>();
  private final Map<Person, Set<Person>> avoided = new HashMap<>();

  MemorySeats(MemoryTables tables) {
    this.tables = tables;
  }

  @Override
  public SeatWish wish(Person person, String server) {
    return wishes.getOrDefault(
        person.id() + " " + server, new SeatWish(person, server, Set.of(), InvitationHours.ANY));
  }

  @Override
  public void keep(SeatWish wish) {
    wishes.put(wish.person().id() + " " + wish.server(), wish);
  }

  @Override
  public List<SeatWish> wanting(String server, String game) {
    return wishes.values().stream()
        .filter(wish -> wish.server().equals(server) && wish.games().contains(game))
        .toList();
  }

  @Override
  public List<Person> ask(String table, String request, List<Person> people) {
    List<Person> now = new ArrayList<>();
    for (Person person : people) {
      String by = asked.computeIfAbsent(table + " " + person.id(), any -> request);
      if (by.equals(request)) {
        now.add(person);
      }
    }
    return now;
  }

  @Override
  public boolean wasAsked(String table, Person person) {
    return asked.containsKey(table + " " + person.id());
  }

  @Override
  public Set<Person> avoidedBy(Person person) {
    return avoided.getOrDefault(person, Set.of());
  }

  @Override
  public Set<Person> avoiding(Person person) {
    return avoided.entrySet().stream()
        .filter(entry -> entry.getValue().contains(person))
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  @Override
  public void avoid(Person person, Person other, boolean wanted) {
    Set<Person> list = avoided.computeIfAbsent(person, any -> new TreeSet<>());
    if (wanted) {
      list.add(other);
    } else {
      list.remove(other);
    }
  }

  @Override
  public List<String> gathering(String server) {
    return tables.all().stream()
        .filter(table -> table.place().guild().equals(server))
        .filter(table -> table.stage() == TableStage.GATHERING)
        .map(Table::id)
        .toList();
  }
}
