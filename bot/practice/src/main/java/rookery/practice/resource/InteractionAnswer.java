package rookery.practice.resource;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * What came back for an interaction.
 *
 * @param message the message that answers, for {@link Kind#REPLIED} and {@link Kind#UPDATED}, else
 *     0
 * @param payload the modal or the choices in Discord's form, else null node
 */
public record InteractionAnswer(Kind kind, long message, JsonNode payload) {
  /** The ways it can come out. */
  public enum Kind {
    /** The bot posted a message, perhaps for this person alone. */
    REPLIED,
    /** The bot edited the message whose component was used. */
    UPDATED,
    /** The bot took note without saying anything yet. */
    NOTED,
    /** The bot completed what is being typed. */
    CHOICES,
    /** The bot opened a modal. */
    MODAL,
    /** The bot did not answer in time: "interaction failed". */
    FAILED
  }
}
