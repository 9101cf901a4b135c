/** Knows the names of people and places for messages and modals. */

import { el } from "./dom.js";

/**
 * The desk of a scene.
 *
 * @param {function(string): string} addressOf gives the link of a place
 */
export function deskOf(scene, addressOf) {
  return {
    person: (id) => {
      const name = scene.personOf(id)?.name ?? "somebody";
      return el("span", { class: id === scene.me ? "mention me" : "mention" }, `@${name}`);
    },
    place: (id) => {
      const place = scene.places.get(id);
      return place
        ? el("a", { class: "mention", href: addressOf(id) }, `#${scene.nameOf(place)}`)
        : el("span", { class: "mention" }, "#a place you do not see");
    },
    threadNamed: (channel, name) => {
      const thread = [...scene.places.values()].find((p) => p.parent === channel && p.name === name);
      return thread ? el("a", { class: "mention", href: addressOf(thread.id) }, name) : name;
    },
    choosablePeople: () => scene.people,
    choosablePlaces: () => [...scene.places.values()].filter((p) => p.kind !== "DIRECT"),
  };
}
