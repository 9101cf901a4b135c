/**
 * Who has something to do. The room knows only what Discord knows, so this is read from the messages:
 * a line that begins by naming people calls them, to act or to answer.
 */

import { byAge } from "./client.js";

/** People are mentioned; computers, which play beside them, have nothing but a name of one word. */
const NAME = "<@\\d+>|\\p{Lu}\\p{Ll}+";
const CALL = new RegExp(`^((?:(?:${NAME})(?:, | or | and )?)+), (.*)$`, "gmu");
const MENTION = /<@(\d+)>/g;
const ASKS = / asks: | wants | offers a draw| invites you /;
/** What somebody is to do, perhaps in which game; what is told after it may speak of asking. */
const DEED = /^[a-z ]+(?: in \p{Lu}|\.)/u;
/** How a game has ended for somebody, who has nothing to do any more. */
const RESULT = new RegExp(`^you(?: and (?:${NAME}))* (?:won|beat|lost|drew|gave up)\\b`, "u");
const TABLE = /\btable (\w+)/;
const ROW = 1;
const LINK = 5;

function textOf(json) {
  const parts = (json.components ?? []).map(textOf);
  return [json.content ?? "", ...parts].join("\n");
}

function isLive(message) {
  return (message.components ?? []).some((json) => json.type === ROW);
}

/** Whether a message names the person of a client, by a mention or as plain text. */
export function names(client, message) {
  const name = client.people.find(({ id }) => id === client.me)?.name;
  const text = textOf(message);
  return text.includes(`<@${client.me}>`) || Boolean(name && text.includes(name));
}

/** Whether something can be pressed that is no mere way to another place. */
function isOpen(message) {
  return (message.components ?? []).some(
    (json) => json.type === ROW && (json.components ?? []).some((each) => each.style !== LINK),
  );
}

function isQuestion(what) {
  return ASKS.test(what) && !DEED.test(what);
}

function called(text, asking) {
  const lines = [...text.matchAll(CALL)].filter(
    ([, , what]) => isQuestion(what) === asking && !RESULT.test(what),
  );
  return new Set(lines.flatMap(([, people]) => [...people.matchAll(MENTION)].map(([, id]) => id)));
}

/**
 * The boards that somebody has something to do at, newest first. What one person alone sees is no
 * board: it stays as it was when play goes on.
 *
 * @returns {{place: string, message: string, table: string, acting: Set, asked: Set}[]}
 */
function boards(client) {
  const all = [...client.rooms.values()].flatMap(({ messages }) => [...messages.values()]);
  return all
    .filter((m) => m.author.id === client.bot?.id && !m.practice.ephemeral && isLive(m))
    .map((message) => {
      const text = textOf(message);
      return {
        place: message.channel_id,
        message: message.id,
        table: TABLE.exec(text)?.[1],
        acting: called(text, false),
        asked: called(text, true),
      };
    })
    .sort((a, b) => byAge(b.message, a.message));
}

/** For each person the boards with something to do, newest first, and whether it is to act. */
export function calls(client) {
  const found = new Map();
  for (const { acting, asked, ...board } of boards(client)) {
    for (const person of new Set([...acting, ...asked])) {
      const list = found.get(person) ?? [];
      list.push({ ...board, acts: acting.has(person) });
      found.set(person, list);
    }
  }
  return found;
}

/**
 * Whom the boards of a place wait for. A board where oneself has something to do waits for that first,
 * unless it asks others; and older boards are not spoken of as long as it does.
 */
export function awaited(client, here) {
  const everywhere = client.places.get(here)?.kind === "DIRECT";
  const people = new Set();
  for (const board of boards(client)) {
    if (everywhere || board.place === here) {
      const mine = board.acting.has(client.me) || board.asked.has(client.me);
      board.asked.forEach((person) => people.add(person));
      if (mine) {
        break;
      }
      board.acting.forEach((person) => people.add(person));
    }
  }
  people.delete(client.me);
  return client.people.filter((person) => people.has(person.id));
}

/** Whether a private message asks for what a board calls for: it names the table, or else its thread. */
function isOf(message, call) {
  const text = textOf(message);
  const table = TABLE.exec(text)?.[1];
  return table ? table === call.table : text.includes(`<#${call.place}>`);
}

/**
 * Where the person of a client has something to do: the message that asks for it in private, if there
 * is one, or the newest board; null if there is nothing.
 *
 * @param {string} [place] where the board stands, if only what is to be done there is meant
 * @returns {{place: string, message: string} | null}
 */
export function toDo(client, place) {
  const call = calls(client)
    .get(client.me)
    ?.find((each) => !place || each.place === place);
  const direct = [...client.places.values()].find((place) => place.kind === "DIRECT");
  const prompt =
    call?.acts &&
    direct &&
    client.shown(direct.id).findLast((message) => isOpen(message) && isOf(message, call));
  return prompt ? { place: direct.id, message: prompt.id } : (call ?? null);
}
