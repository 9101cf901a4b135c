package rookery.practice.world;

import java.util.List;
import java.util.Optional;

/** Where the world is written down as it changes. Called under the world's lock. */
public interface WorldStore extends AutoCloseable {
  /** Remembers nothing. */
  WorldStore NONE =
      new WorldStore() {
        @Override
        public List<String> all(String kind) {
          return List.of();
        }

        @Override
        public void put(String kind, long id, Object value) {}

        @Override
        public void remove(String kind, long id) {}

        @Override
        public Optional<byte[]> file(long id) {
          return Optional.empty();
        }

        @Override
        public void putFile(long id, byte[] bytes) {}

        @Override
        public void removeFile(long id) {}

        @Override
        public void commit() {}

        @Override
        public void close() {}
      };

  /** Everything of a kind, by ascending id. */
  List<String> all(String kind);

  /** Writes a thing as JSON, over what it was before. */
  void put(String kind, long id, Object value);

  /** Forgets a thing. */
  void remove(String kind, long id);

  /** The bytes of a file. */
  Optional<byte[]> file(long id);

  /** Writes a file. */
  void putFile(long id, byte[] bytes);

  /** Forgets a file. */
  void removeFile(long id);

  /** Makes all that was written since the last commit durable, all of it or nothing. */
  void commit();

  @Override
  void close();
}
