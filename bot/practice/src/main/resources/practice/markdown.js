/** Discord's Markdown as elements. Everything that is not understood stays the text it is. */

import { add, el, fragment } from "./dom.js";
import { time } from "./times.js";

const DEEPEST = 12;
const WORD_BEFORE = /\w$/;

/** Each rule: what it looks like at the start of the rest, and what becomes of it. */
const RULES = [
  [/^\\([!-/:-@[-`{-~])/, (m) => m[1]],
  [/^(`{1,2})([\s\S]*?[^`])\1(?!`)/, (m) => el("code", {}, m[2].trim() || m[2])],
  [/^\*\*\*(?=\S)([\s\S]+?)\*\*\*(?!\*)/, (m, go) => el("strong", {}, el("em", {}, go(m[1])))],
  [/^\*\*(?=\S)([\s\S]+?)\*\*(?!\*)/, (m, go) => el("strong", {}, go(m[1]))],
  [/^__([\s\S]+?)__(?!_)/, (m, go) => el("u", {}, go(m[1]))],
  [/^~~([\s\S]+?)~~/, (m, go) => el("s", {}, go(m[1]))],
  [/^\|\|([\s\S]+?)\|\|/, (m, go) => spoiler(go(m[1]))],
  [/^\*(?=[^\s*])((?:\*\*[\s\S]+?\*\*|[^*])+?)\*(?!\*)/, (m, go) => el("em", {}, go(m[1]))],
  [/^_(?=\S)([^_]+?)_(?!\w)/, (m, go) => el("em", {}, go(m[1])), (before) => !WORD_BEFORE.test(before)],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m, go, names) => names.link(m[2], {}, go(m[1]))],
  [/^<(https?:\/\/[^\s<>]+)>/, (m, go, names) => names.link(m[1], {}, m[1])],
  [/^https?:\/\/[^\s<>]*[^\s<>.,:;"')\]!?]/, (m, go, names) => names.link(m[0], {}, m[0])],
  [/^<@!?(\d{1,20})>/, (m, go, names) => names.person(m[1])],
  [/^<@&(\d{1,20})>/, () => el("span", { class: "mention" }, "@role")],
  [/^<#(\d{1,20})>/, (m, go, names) => names.place(m[1])],
  [/^<\/([-\w ]{1,100}):\d{1,20}>/, (m) => el("code", {}, `/${m[1]}`)],
  [/^<a?:(\w{2,32}):\d{1,20}>/, (m) => `:${m[1]}:`],
  [/^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/, (m) => time(new Date(Number(m[1]) * 1000), m[2])],
  [/^@(everyone|here)\b/, (m) => el("span", { class: "mention" }, m[0])],
  [/^\n/, () => el("br")],
];

const PLAIN = /^(?:[^\\`*_~|[<@h\n]+|h(?!ttps?:)|[\s\S])/;

function spoiler(content) {
  const cover = el("button", { type: "button", class: "spoiler", "aria-label": "Show the hidden text" });
  const hidden = el("span", { hidden: true }, content);
  cover.addEventListener("click", () => {
    hidden.hidden = false;
    cover.remove();
  });
  return el("span", {}, cover, hidden);
}

/** The inline parts of a text, as nodes. */
function inline(text, names, depth = 0) {
  const nodes = [];
  const go = (inner) => (depth < DEEPEST ? inline(inner, names, depth + 1) : inner);
  let done = 0;
  while (done < text.length) {
    const rest = text.slice(done);
    const before = text.slice(Math.max(0, done - 1), done);
    const found = firstRule(rest, before);
    const length = found ? found.match[0].length : PLAIN.exec(rest)[0].length;
    nodes.push(found ? found.become(found.match, go, names) : rest.slice(0, length));
    done += length;
  }
  return nodes;
}

function firstRule(rest, before) {
  for (const [pattern, become, allowed] of RULES) {
    const match = pattern.exec(rest);
    if (match && (!allowed || allowed(before))) {
      return { match, become };
    }
  }
  return null;
}

const BLOCKS = [
  [/^(#{1,3}) +(.+)$/, heading],
  [/^-# +(.+)$/, (m, lines, names) => el("p", { class: "subtext" }, inline(m[1], names))],
  [/^>>> ?(.*)$/, restQuoted],
  [/^> ?(.*)$/, quoted],
  [/^( *)(?:[-*]|\d{1,9}\.) +(.+)$/, list],
];

function heading(match, lines, names) {
  // The page's own headings are levels one to three.
  const level = match[1].length + 3;
  return el(`h${level}`, {}, inline(match[2], names));
}

function restQuoted(match, lines, names) {
  const rest = [match[1], ...lines.splice(0)].join("\n");
  return el("blockquote", {}, blocks(rest, names));
}

function quoted(match, lines, names) {
  const inner = [match[1]];
  while (lines.length > 0 && /^> ?/.test(lines[0])) {
    inner.push(lines.shift().replace(/^> ?/, ""));
  }
  return el("blockquote", {}, blocks(inner.join("\n"), names));
}

const ITEM = /^( *)([-*]|\d{1,9}\.) +(.+)$/;

function list(match, lines, names) {
  const items = [ITEM.exec(match[0])];
  while (lines.length > 0 && ITEM.test(lines[0])) {
    items.push(ITEM.exec(lines.shift()));
  }
  return listOf(items, names);
}

/** Items with the indentation of the first, deeper ones below the item before them. */
function listOf(items, names) {
  const [, indent, sign] = items[0];
  const ordered = /\d/.test(sign);
  const top = el(ordered ? "ol" : "ul", ordered ? { start: parseInt(sign, 10) } : {});
  while (items.length > 0) {
    const [, , , text] = items.shift();
    const item = el("li", {}, inline(text, names));
    const deeper = [];
    while (items.length > 0 && items[0][1].length > indent.length) {
      deeper.push(items.shift());
    }
    if (deeper.length > 0) {
      item.append(listOf(deeper, names));
    }
    top.append(item);
  }
  return top;
}

function blocks(text, names) {
  const lines = text.split("\n");
  const nodes = [];
  let plain = [];
  const flush = () => {
    if (plain.some((line) => line.trim() !== "")) {
      nodes.push(el("p", {}, inline(plain.join("\n").trim(), names)));
    }
    plain = [];
  };
  while (lines.length > 0) {
    const line = lines.shift();
    const block = BLOCKS.map(([p, make]) => [p.exec(line), make]).find(([m]) => m);
    if (block) {
      flush();
      nodes.push(block[1](block[0], lines, names));
    } else if (line.trim() === "") {
      flush();
    } else {
      plain.push(line);
    }
  }
  flush();
  return nodes;
}

const FENCE = /```(?:[\w+-]*\n)?([\s\S]*?)```/g;

/**
 * A text as elements.
 *
 * @param {string} text
 * @param {{person: function(string): Node, place: function(string): Node}} names shows mentions
 */
export function markdown(text, names) {
  const whole = fragment();
  let done = 0;
  for (const fence of text.matchAll(FENCE)) {
    add(whole, blocks(text.slice(done, fence.index), names));
    add(whole, el("pre", { tabindex: "0" }, el("code", {}, fence[1].replace(/\n$/, ""))));
    done = fence.index + fence[0].length;
  }
  add(whole, blocks(text.slice(done), names));
  return whole;
}
