/** Knows the names of people and places for messages and modals. */

import { el, unseen } from "./dom.js";

/** A place, and perhaps a message there, as Discord's clients write their addresses. */
const INSIDE = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/**
 * The directory of what a client sees.
 *
 * @param {function(string): string} addressOf gives the link of a place
 * @param {function(string, string)} goTo goes to a place, and there to a message
 */
export function directoryOf(client, addressOf, goTo) {
  return {
    /**
     * A link to an address: within the room where it is one of the room's, else in a new tab. A thread
     * may have become known only after the link to it was shown.
     */
    link: (address, attributes, ...words) => {
      const [, place, message] = INSIDE.exec(address) ?? [];
      const click = (event) => {
        if (client.places.has(place)) {
          event.preventDefault();
          goTo(place, message);
        }
      };
      return client.places.has(place)
        ? el("a", { ...attributes, href: addressOf(place), click }, words)
        : el(
            "a",
            { ...attributes, href: address, target: "_blank", rel: "noopener noreferrer", click },
            words,
            attributes.class && !place ? unseen(" (opens in a new tab)") : null,
          );
    },
    person: (id) => {
      const name = client.personOf(id)?.name ?? "someone";
      return el("span", { class: id === client.me ? "mention me" : "mention" }, `@${name}`);
    },
    place: (id) => {
      const place = client.places.get(id);
      return place
        ? el("a", { class: "mention", href: addressOf(id) }, `#${client.nameOf(place)}`)
        : el("span", { class: "mention" }, "#unknown");
    },
    threadNamed: (channel, name) => {
      const thread = [...client.places.values()].find((p) => p.parent === channel && p.name === name);
      return thread ? el("a", { class: "mention", href: addressOf(thread.id) }, name) : name;
    },
    choosablePeople: () => client.people,
    choosablePlaces: () => [...client.places.values()].filter((p) => p.guild !== "0"),
  };
}
