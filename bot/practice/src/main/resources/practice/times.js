/** Points in time as people read them. */

import { el } from "./dom.js";

const FORMATS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** What lacks less of a unit is told in it. */
const NEARLY = 0.97;

const REFRESH_MILLIS = 15000;

let ahead = 0;

/** The room is so many milliseconds ahead of this machine. */
export function setAhead(millis) {
  ahead = millis ?? 0;
  refresh();
}

/** The time in the room. */
export function now() {
  return new Date(Date.now() + ahead);
}

function relative(date) {
  const seconds = Math.round((date.getTime() - now().getTime()) / 1000);
  // As Discord does: what is due in three days but a minute is due in three days.
  const [unit, size] = UNITS.find(([, s]) => Math.abs(seconds) >= NEARLY * s) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(
    Math.round(seconds / size),
    unit,
  );
}

function words(date, style) {
  return style === "R"
    ? relative(date)
    : new Intl.DateTimeFormat("en-GB", FORMATS[style] ?? FORMATS.f).format(date);
}

/** A time element in one of Discord's styles. */
export function time(date, style = "f") {
  if (Number.isNaN(date.getTime())) {
    return document.createTextNode("unknown time");
  }
  const full = words(date, "F");
  const attributes = { datetime: date.toISOString(), title: full };
  return el("time", style === "R" ? { ...attributes, "data-relative": true } : attributes,
    words(date, style));
}

/** The time of day if it is today, else the date with it. */
export function stamp(date) {
  const today = now().toDateString() === date.toDateString();
  return time(date, today ? "t" : "s");
}

/** Keeps relative times right while the page is open. */
export function keepRelativeTimes() {
  setInterval(refresh, REFRESH_MILLIS);
}

function refresh() {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    const words = relative(new Date(element.dateTime));
    if (element.textContent !== words) {
      element.textContent = words;
    }
  }
}
