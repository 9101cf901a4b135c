package rookery.engine.text;

/**
 * How often the partners of a game understood each other, to be added up over many games.
 *
 * @param verb what they have done when they did: {@code agreed}
 * @param nouns of what: {@code circles}
 * @param count how often, of how many times
 */
public record PartnerAgreement(String verb, String nouns, SideSuccessRate count) {}
