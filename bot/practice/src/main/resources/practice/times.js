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

const REFRESH_MILLIS = 15000;

function relative(date) {
  const seconds = Math.round((date.getTime() - Date.now()) / 1000);
  const [unit, size] = UNITS.find(([, s]) => Math.abs(seconds) >= s) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(
    Math.trunc(seconds / size),
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
    return document.createTextNode("an unknown time");
  }
  const full = words(date, "F");
  const attributes = { datetime: date.toISOString(), title: full };
  return el("time", style === "R" ? { ...attributes, "data-relative": true } : attributes,
    words(date, style));
}

/** The time of day if it is today, else the date with it. */
export function stamp(date) {
  const today = new Date().toDateString() === date.toDateString();
  return time(date, today ? "t" : "s");
}

/** Keeps relative times right while the page is open. */
export function keepRelativeTimes() {
  setInterval(() => {
    for (const element of document.querySelectorAll("time[data-relative]")) {
      const now = relative(new Date(element.dateTime));
      if (element.textContent !== now) {
        element.textContent = now;
      }
    }
  }, REFRESH_MILLIS);
}
