import { existsSync } from "node:fs";
import { ensureFromDebian } from "./debian.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const places = ["/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/google/chrome"];

const find = () => {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  return places.flatMap((place) => names.map((name) => `${place}/${name}`)).find((path) => existsSync(path));
};

export const ensureChromium = () =>
  ensureFromDebian({
    what: "Chromium",
    packages: ["chromium", "fonts-liberation"],
    find,
    advice: "Install one, or name yours in CHROMIUM_PATH.",
  });
