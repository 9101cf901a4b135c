/** Opens a table in one click: types the command, and sees to it that the seats are taken. */

import * as api from "./api.js";
import { byAge } from "./client.js";

const PERSON = 6;
const NAMED = "named";
const LONGEST_MILLIS = 20000;

/** What is typed so that computers take the other seats; nobody begins against stronger ones. */
export const BEGINNERS = "beginner";

/** With whom somebody plays who is alone in the room. */
export const COMPUTERS = "computers";
export const PEOPLE = "people";
export const EVERYBODY = "everybody";

/**
 * Opens a table for a game, with the person of the client.
 *
 * @param {{id: string, seats: number, options: string=}} game
 * @param {string} company computers take the other seats, people may, or as many of the room's
 *     people sit down as there are seats
 * @returns {Promise<{place: string, message: string}>} the board, once the game has begun, or the
 *     lobby where people are waited for
 */
export async function openTable(client, game, company) {
  const place = placeToPlay(client);
  const command = await playCommand(client, place);
  const others = client.people.filter((p) => p.id !== client.me);
  const guests = company === EVERYBODY ? others.slice(0, game.seats - 1) : [];
  const newest =
    [...client.rooms.values()].flatMap((room) => [...room.messages.keys()]).sort(byAge).at(-1) ?? "0";
  const isNew = (message) => byAge(message.id, newest) > 0 && message.author.bot;
  const { interaction } = await api.act(client.me, "command", {
    place,
    command: "play",
    options: {
      game: game.id,
      ...(game.options ? { options: game.options } : {}),
      ...seatsFor(command, guests),
      ...(company === COMPUTERS ? { opponents: BEGINNERS } : {}),
    },
  });
  const coming = (test) => message(client, interaction, (m) => isNew(m) && test(m));
  if (guests.length > 0 || company === PEOPLE) {
    const lobby = await coming((m) => hasButton(m, "Join"));
    if (company === PEOPLE) {
      return { place, message: lobby.id };
    }
    for (const guest of guests) {
      await api.act(guest.id, "press", { place, message: lobby.id, button: "Join" });
    }
  }
  const board = await coming(isBoard);
  return { place: board.channel_id, message: board.id };
}

/** The channel that is there for games, or else the first one. */
export function placeToPlay(client) {
  const channels = [...client.places.values()].filter((p) => p.kind === "TEXT");
  return (channels.find((p) => p.name === "games") ?? channels[0]).id;
}

/**
 * The command that opens a table there. A bot that has just started may not have declared it yet, so
 * that it is waited for.
 */
export async function playCommand(client, place) {
  const listening = new AbortController();
  const { signal } = listening;
  const isDeclared = (command) => command.name === "play";
  try {
    return await new Promise((resolve, reject) => {
      const look = () =>
        api
          .commands(client.me, place)
          .then((commands) => commands.filter(isDeclared).forEach(resolve), reject);
      const timer = setTimeout(
        () => reject(new Error("The bot is still starting. Please try again in a moment.")),
        LONGEST_MILLIS,
      );
      signal.addEventListener("abort", () => clearTimeout(timer));
      client.addEventListener("commands", look, { signal });
      look();
    });
  } finally {
    listening.abort();
  }
}

/** Those who are invited, by the command's own options for people, and that one sits down first. */
function seatsFor(command, guests) {
  const all = command.options ?? [];
  const names = all.filter((o) => o.type === PERSON).map((o) => o.name);
  const invited = names.slice(0, guests.length).map((name, i) => [name, guests[i].id]);
  const inOrder = all.some((o) => o.name === "seats" && o.choices?.some((c) => c.value === NAMED));
  return Object.fromEntries(inOrder && guests.length > 0 ? [...invited, ["seats", NAMED]] : invited);
}

function hasButton(message, label) {
  return JSON.stringify(message.components).includes(`"label":"${label}"`);
}

/**
 * The lobby has no picture, or one to watch from outside; what one person alone sees is no board.
 */
function isBoard(message) {
  const { attachments, components, practice } = message;
  const shown = attachments.length > 0 && components.length > 0;
  return shown && !practice.ephemeral && !hasButton(message, "Play or watch");
}

/** What everybody can see. */
function publicMessages(client) {
  return [...client.places.values()]
    .filter((p) => p.kind !== "DIRECT")
    .flatMap((p) => [...client.messagesOf(p.id).values()]);
}

/** Waits for a message that passes a test, unless the bot leaves us alone. */
function message(client, interaction, test) {
  const listening = new AbortController();
  const { signal } = listening;
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = publicMessages(client).find(test);
      if (found) {
        resolve(found);
      }
    };
    const fail = (words) => reject(new Error(`${client.bot.name} ${words}`));
    const timer = setTimeout(
      () => fail("didn't open the table. See the channel for the reason."),
      LONGEST_MILLIS,
    );
    signal.addEventListener("abort", () => clearTimeout(timer));
    client.addEventListener("messages", look, { signal });
    client.addEventListener(
      "interaction",
      ({ detail }) => {
        if (detail.interaction === interaction && detail.state === "FAILED") {
          fail("didn't answer in time. Please try again.");
        }
      },
      { signal },
    );
    look();
  }).finally(() => listening.abort());
}
