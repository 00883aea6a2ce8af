import { existsSync } from "node:fs";
import { ensureFromDebian } from "./debian.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const places = ["/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/google/chrome"];
const elsewhere = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
];

const findOne = (wanted) => {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  const installed = places.flatMap((place) => wanted.map((name) => `${place}/${name}`));
  return [...installed, ...(wanted === names ? elsewhere : [])].find((path) => existsSync(path));
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

/** Prefers Chromium's headless shell, which draws no window and takes a fifth less processor time, over the whole Chromium. */
export const ensureHeadlessChromium = () =>
  ensure("Chromium without a window", ["chromium-headless-shell"], ["chromium-headless-shell"], names);
