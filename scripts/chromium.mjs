import { existsSync } from "node:fs";
import { ensureFromDebian } from "./debian.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const places = ["/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/google/chrome"];

const findOne = (wanted) => {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  return places.flatMap((place) => wanted.map((name) => `${place}/${name}`)).find((path) => existsSync(path));
};

const ensure = (what, packages, wanted, other) =>
  ensureFromDebian({
    what,
    packages: [...packages, "fonts-liberation"],
    find: () => findOne(wanted),
    findOther: () => findOne(other),
    advice: "Install one, or name yours in CHROMIUM_PATH.",
  });

export const ensureChromium = () => ensure("Chromium", ["chromium"], names, []);

/** Chromium without what is drawn around a page, which takes a fifth less of the processor; the whole one where it cannot be had. */
export const ensureHeadlessChromium = () =>
  ensure("Chromium without a window", ["chromium-headless-shell"], ["chromium-headless-shell"], names);
