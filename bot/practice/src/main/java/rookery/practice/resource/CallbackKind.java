package rookery.practice.resource;

import java.util.Arrays;
import java.util.Optional;

/** The ways to answer an interaction, with Discord's numbers. */
public enum CallbackKind {
  REPLY(4),
  DEFER_REPLY(5),
  DEFER_EDIT(6),
  EDIT(7),
  CHOICES(8),
  MODAL(9);

  private final int code;

  CallbackKind(int code) {
    this.code = code;
  }

  /** Discord's number. */
  public int code() {
    return code;
  }

  /** The kind with this number. */
  public static Optional<CallbackKind> of(int code) {
    return Arrays.stream(values()).filter(k -> k.code == code).findFirst();
  }

  /** Whether Discord takes this answer to such an interaction. */
  public boolean suits(Interaction asked) {
    return switch (this) {
      case REPLY, DEFER_REPLY -> asked.kind() != InteractionKind.AUTOCOMPLETE;
      case DEFER_EDIT, EDIT ->
          asked.kind() == InteractionKind.COMPONENT
              || asked.kind() == InteractionKind.MODAL && asked.source().isPresent();
      case CHOICES -> asked.kind() == InteractionKind.AUTOCOMPLETE;
      case MODAL ->
          asked.kind() == InteractionKind.COMMAND || asked.kind() == InteractionKind.COMPONENT;
    };
  }
}
