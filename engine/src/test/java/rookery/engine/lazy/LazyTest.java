package rookery.engine.lazy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class LazyTest {
  private final AtomicInteger worked = new AtomicInteger();

  @Test
  void nothingIsWorkedOutUnasked() {
    Lazy.of(worked::incrementAndGet);
    assertEquals(0, worked.get());
  }

  @Test
  void aValueIsWorkedOutOnce() {
    Lazy<Integer> lazy = Lazy.of(worked::incrementAndGet);
    assertEquals(1, lazy.get());
    assertEquals(1, lazy.get());
  }

  @Test
  void aFailureIsNotKept() {
    Lazy<Integer> lazy = Lazy.of(() -> 1 / worked.getAndIncrement());
    assertThrows(ArithmeticException.class, lazy::get);
    assertEquals(1, lazy.get());
  }
}
