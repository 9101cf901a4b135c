/** The bar that shows who may be played, who is, and who has to act. */

import { awaited, calls } from "./toDo.js";
import { el, fill, icon, unseen } from "./dom.js";

const MOST_TOLD = 9;

/** A round sign with somebody's first letter. */
export function disc(person, index) {
  return el("span", { class: `disc disc-${(index % 6) + 1}`, "aria-hidden": "true" }, person.name[0]);
}

/** The bar; {@code become} is told whom to be. */
export function peopleBar(client, become) {
  const called = calls(client);
  return el(
    "ul",
    { class: "people", "aria-label": "Who you are" },
    client.people.map((person, index) =>
      el("li", {}, personButton(client, person, index, called.get(person.id) ?? [], become)),
    ),
  );
}

function personButton(client, person, index, called, become) {
  const me = person.id === client.me;
  const unread = me ? ownUnread(client) : (person.unreadDirect ?? 0);
  const key = index < 9 ? String(index + 1) : null;
  return el(
    "button",
    {
      type: "button",
      class: "person",
      "aria-pressed": String(me),
      "aria-keyshortcuts": key,
      title: key ? `Switch to ${person.name} (key ${key})` : `Switch to ${person.name}`,
      "data-person": person.name,
      click: () => become(person),
    },
    disc(person, index),
    el("span", { class: "person-name" }, person.name),
    key ? el("kbd", { "aria-hidden": "true" }, key) : null,
    called.length > 0 ? calledBadge(called.some((call) => call.acts)) : null,
    unread > 0 ? lettersBadge(unread) : null,
    person.closed ? unseen(", direct messages blocked") : null,
  );
}

function calledBadge(acts) {
  return el(
    "span",
    { class: "badge acts", title: acts ? "Has to move" : "Has a question to answer" },
    el("span", { class: "long" }, acts ? "to move" : "asked"),
    el("span", { class: "brief", "aria-hidden": "true" }, acts ? "!" : "?"),
  );
}

/** On a telephone more than one digit would cover the name. */
function lettersBadge(unread) {
  return el(
    "span",
    { class: "badge letters", title: `${unread} unread direct ${unread === 1 ? "message" : "messages"}` },
    icon("letter"),
    el("span", { class: "long" }, String(unread), unseen(" unread direct messages")),
    el("span", { class: "brief", "aria-hidden": "true" }, unread > MOST_TOLD ? "9+" : String(unread)),
  );
}

function ownUnread(client) {
  return ownLetters(client)?.unread ?? 0;
}

/** The place with one's own direct messages, if some of them are unread. */
export function ownLetters(client) {
  return [...client.places.values()].find((p) => p.kind === "DIRECT" && p.unread > 0);
}

/** A line that says whom a place waits for, and lets one be that person. */
export function nextLine(client, here, become) {
  const people = awaited(client, here);
  return people.length === 0
    ? null
    : el(
        "p",
        { class: "next" },
        "Waiting for ",
        people.map((person) =>
          el(
            "button",
            { type: "button", class: "button plain", click: () => become(person) },
            disc(person, client.people.indexOf(person)),
            unseen("switch to "),
            person.name,
          ),
        ),
      );
}

/** Shows whether the page hears the server, and whether the bot is there. */
export function connectionSign(client, element) {
  const lost = client.connection === "lost";
  const away = !lost && client.bot && !client.bot.connected;
  element.hidden = !lost && !away;
  fill(
    element,
    lost ? "Lost the connection. Reconnecting..." : null,
    away ? `${client.bot.name} is not connected right now.` : null,
  );
}
