import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const places = ["/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/google/chrome"];

const find = () => {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  return places.flatMap((place) => names.map((name) => `${place}/${name}`)).find((path) => existsSync(path));
};

const aptGet = (...args) =>
  spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;

/** The machine's own Chromium, or Debian's, which is installed where there is none. */
export const ensureChromium = () => {
  const found = find();
  if (found) return found;
  console.log("Installing Chromium from Debian (once) …");
  if (
    aptGet("update") &&
    aptGet("install", "-y", "--no-install-recommends", "chromium", "fonts-liberation")
  ) {
    const installed = find();
    if (installed) return installed;
  }
  console.error("No Chromium found. Install one, or name yours in CHROMIUM_PATH.");
  process.exit(1);
};
