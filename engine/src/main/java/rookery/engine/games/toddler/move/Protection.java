package rookery.engine.games.toddler.move;

import java.util.List;
import java.util.Optional;
import rookery.engine.games.toddler.piece.Empress;
import rookery.engine.games.toddler.piece.Genius;
import rookery.engine.games.toddler.piece.GuardianAngel;
import rookery.engine.games.toddler.piece.Kind;
import rookery.engine.games.toddler.piece.ToddlerField;
import rookery.engine.games.toddler.piece.ToddlerPiece;

/**
 * What forbids a piece to capture where it could otherwise go. All of it is judged on the board
 * before the action, for actions of two parts too (TO-11), and wherever the piece comes from: an
 * Empress that leaps obeys it as well (TO-5).
 */
public enum Protection {
  ANGELS_MEET {
    @Override
    public boolean forbids(ToddlerField field, ToddlerPiece attacker, ToddlerPiece target) {
      return GuardianAngel.meet(field);
    }

    @Override
    public String sentence(ToddlerField field, ToddlerPiece attacker, ToddlerPiece target) {
      return "The two Guardian Angels are next to each other, so nothing can be captured.";
    }
  },

  GENIUSES_MEET {
    @Override
    public boolean forbids(ToddlerField field, ToddlerPiece attacker, ToddlerPiece target) {
      return Genius.meet(field);
    }

    @Override
    public String sentence(ToddlerField field, ToddlerPiece attacker, ToddlerPiece target) {
      return "The two Geniuses are next to each other, so nothing can be captured.";
    }
  },

  GENIUS_BANS {
    @Override
    public boolean forbids(ToddlerField field, ToddlerPiece attacker, ToddlerPiece target) {
      return Genius.bans(field, attacker);
    }

    @Override
    public String sentence(ToddlerField field, ToddlerPiece attacker, ToddlerPiece target) {
      return "The %s is next to the enemy's %s and so cannot capture."
          .formatted(attacker.words(), lone(field, Kind.GENIUS, target));
    }
  },

  ANGEL_SHIELDS {
    @Override
    public boolean forbids(ToddlerField field, ToddlerPiece attacker, ToddlerPiece target) {
      return GuardianAngel.shields(field, target);
    }

    @Override
    public String sentence(ToddlerField field, ToddlerPiece attacker, ToddlerPiece target) {
      return "The %s is protected by the %s next to it."
          .formatted(target.words(), lone(field, Kind.ANGEL, target));
    }
  },

  EMPEROR_SEES {
    @Override
    public boolean forbids(ToddlerField field, ToddlerPiece attacker, ToddlerPiece target) {
      return target.kind() == Kind.EMPRESS && Empress.seesEmperor(field, target);
    }

    @Override
    public String sentence(ToddlerField field, ToddlerPiece attacker, ToddlerPiece target) {
      return "The %s cannot be captured while it and the %s see each other."
          .formatted(target.words(), lone(field, Kind.EMPEROR, target));
    }
  },

  SOLIDARITY {
    @Override
    public boolean forbids(ToddlerField field, ToddlerPiece attacker, ToddlerPiece target) {
      return attacker.kind() == Kind.PHOENIX && target.kind() == Kind.PHOENIX;
    }

    @Override
    public String sentence(ToddlerField field, ToddlerPiece attacker, ToddlerPiece target) {
      return "A Phoenix never captures a Phoenix.";
    }
  },

  /** The last one, left out when the attackers themselves are counted (TO-3). */
  TWO_NEEDED {
    @Override
    public boolean forbids(ToddlerField field, ToddlerPiece attacker, ToddlerPiece target) {
      return target.kind().needsTwoAttackers() && ToddlerThreats.to(field, target).size() < 2;
    }

    @Override
    public String sentence(ToddlerField field, ToddlerPiece attacker, ToddlerPiece target) {
      return "The %s can be captured only while two of your pieces threaten it; the %s is alone."
          .formatted(target.words(), attacker.words());
    }
  };

  private static final List<Protection> ALL = List.of(values());

  /** Whether this keeps {@code attacker} from capturing {@code target}. */
  public abstract boolean forbids(ToddlerField field, ToddlerPiece attacker, ToddlerPiece target);

  /** That in words for the player who wants to capture, where it holds. */
  public abstract String sentence(ToddlerField field, ToddlerPiece attacker, ToddlerPiece target);

  /** The first that forbids it. */
  public static Optional<Protection> against(
      ToddlerField field, ToddlerPiece attacker, ToddlerPiece target) {
    for (Protection one : ALL) {
      if (one.forbids(field, attacker, target)) {
        return Optional.of(one);
      }
    }
    return Optional.empty();
  }

  /** Whether anything but the want of a second attacker forbids it. */
  public static boolean forbidsThreat(
      ToddlerField field, ToddlerPiece attacker, ToddlerPiece target) {
    for (Protection one : ALL) {
      if (one != TWO_NEEDED && one.forbids(field, attacker, target)) {
        return true;
      }
    }
    return false;
  }

  /** The only piece of a kind that is on the side of {@code piece}. */
  private static String lone(ToddlerField field, Kind kind, ToddlerPiece piece) {
    return field.piece(field.find(kind, piece.colour())).words();
  }
}
