/** The list of places: channels, the threads below them, direct messages. */

import { el, icon, unseen } from "./dom.js";
import { byAge } from "./client.js";

/** The drawing that stands for each kind of place. */
export const ICONS = { TEXT: "hash", DIRECT: "letter", GROUP: "people", PUBLIC_THREAD: "thread", PRIVATE_THREAD: "thread" };

/** Marks the way to the direct messages, also before there are any. */
const DIRECT = "direct";

/** The list; {@code here} is the place shown, {@code addressOf} gives the link of a place. */
export function placesList(client, here, addressOf) {
  const all = [...client.places.values()].sort((a, b) => byAge(a.id, b.id));
  const link = (place) => placeLink(client, place, here, addressOf);
  return [
    el("ul", { class: "place-list" }, el("li", {}, homeLink(here, addressOf))),
    client.guilds
      .filter((guild) => guild.members.includes(client.me))
      .map((guild) => guildPlaces(guild, all, link)),
    el("h2", {}, "Private"),
    el("ul", { class: "place-list" }, directLinks(all, link, here, addressOf), groupLinks(all, link)),
  ];
}

function homeLink(here, addressOf) {
  return el(
    "a",
    { href: addressOf("home"), class: "place", "data-way": "home", "aria-current": here === "home" ? "page" : null },
    icon("home"),
    placeName("All games"),
  );
}

function placeName(name) {
  return el("span", { class: "place-name" }, name);
}

function guildPlaces(guild, all, link) {
  const channels = all.filter((p) => p.guild === guild.id && p.kind === "TEXT");
  return [
    el("h2", {}, guild.name, guild.foreign ? el("span", { class: "foreign" }, " (without Rookery)") : null),
    el(
      "ul",
      { class: "place-list" },
      channels.map((channel) => el("li", {}, link(channel), threadsOf(channel, all, link))),
    ),
  ];
}

/** The newest first, as it is most likely looked for. */
function threadsOf(channel, all, link) {
  const threads = all.filter((p) => p.parent === channel.id && !p.archived).reverse();
  return threads.length > 0
    ? el("ul", { class: "place-list threads" }, threads.map((t) => el("li", {}, link(t))))
    : null;
}

function directLinks(all, link, here, addressOf) {
  const direct = all.filter((p) => p.kind === "DIRECT");
  if (direct.length > 0) {
    return direct.map((place) => el("li", {}, link(place)));
  }
  return el(
    "li",
    {},
    el(
      "a",
      {
        href: addressOf("direct"),
        class: "place",
        "data-place": "Direct messages",
        "data-way": DIRECT,
      },
      icon("letter"),
      placeName("Direct messages"),
    ),
  );
}

function groupLinks(all, link) {
  return all.filter((p) => p.kind === "GROUP").map((place) => el("li", {}, link(place)));
}

function placeLink(client, place, here, addressOf) {
  const unread = place.id === here ? 0 : place.unread;
  return el(
    "a",
    {
      href: addressOf(place.id),
      class: unread > 0 ? "place unread" : "place",
      "data-place": client.nameOf(place),
      "data-way": place.kind === "DIRECT" ? DIRECT : place.id,
      "aria-current": place.id === here ? "page" : null,
    },
    icon(ICONS[place.kind]),
    placeName(client.nameOf(place)),
    unread > 0
      ? el("span", { class: place.mentions > 0 ? "badge acts" : "badge" }, String(unread), unseen(" unread"))
      : null,
  );
}
