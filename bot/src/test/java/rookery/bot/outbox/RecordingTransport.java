package rookery.bot.outbox;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.table.Address;

/** Notes what it is given, and answers as it was told to for that address. */
final class RecordingTransport implements MessageTransport {
  private final List<Errand> errands = new ArrayList<>();
  private final Map<Address, DeliveryFailure> failing = new HashMap<>();
  private final Map<Address, CompletableFuture<DeliveryResult>> hung = new HashMap<>();
  private final Set<Address> broken = new HashSet<>();

  @Override
  public CompletionStage<DeliveryResult> carry(Errand errand) {
    errands.add(errand);
    Address to = errand.letter().address();
    if (broken.contains(to)) {
      throw new NoClassDefFoundError("sun.awt");
    }
    if (hung.containsKey(to)) {
      return hung.get(to);
    }
    return CompletableFuture.completedFuture(
        failing.containsKey(to)
            ? new DeliveryResult.Not(failing.get(to), "503")
            : delivered(errand.letter().id().toString()));
  }

  private static DeliveryResult delivered(String message) {
    return new DeliveryResult.Done(new Sent("22", message));
  }

  void failsAt(Address to, DeliveryFailure why) {
    failing.put(to, why);
  }

  void breaksAt(Address to) {
    broken.add(to);
  }

  void worksAt(Address to) {
    broken.remove(to);
    failing.remove(to);
  }

  void hangsAt(Address to) {
    hung.put(to, new CompletableFuture<>());
  }

  /** What hung there is delivered after all. */
  void goesOnAt(Address to) {
    hung.remove(to).complete(delivered("1"));
  }

  List<Errand> errands() {
    return errands;
  }

  Errand last() {
    return errands.get(errands.size() - 1);
  }

  /** What was carried, in order. */
  List<String> words() {
    return errands.stream().map(errand -> errand.letter().post().words()).toList();
  }
}
