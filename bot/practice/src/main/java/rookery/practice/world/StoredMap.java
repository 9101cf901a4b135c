package rookery.practice.world;

import java.util.Collection;
import java.util.Collections;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import rookery.practice.resource.Json;

/** The values of one kind by id, written through to the keeper. */
final class StoredMap<T> {
  private final String kind;
  private final WorldStore keeper;
  private final ToLongFunction<T> id;
  private final TreeMap<Long, T> values = new TreeMap<>();

  StoredMap(String kind, Class<T> type, WorldStore keeper, ToLongFunction<T> id) {
    this.kind = kind;
    this.keeper = keeper;
    this.id = id;
    for (String json : keeper.all(kind)) {
      T value = Json.read(json, type);
      values.put(id.applyAsLong(value), value);
    }
  }

  Optional<T> find(long wanted) {
    return Optional.ofNullable(values.get(wanted));
  }

  Collection<T> all() {
    return Collections.unmodifiableCollection(values.values());
  }

  T put(T value) {
    values.put(id.applyAsLong(value), value);
    keeper.put(kind, id.applyAsLong(value), value);
    return value;
  }

  void remove(long gone) {
    values.remove(gone);
    keeper.remove(kind, gone);
  }
}
