import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";

/** The scripts that run before anything is painted, in their order. */
const headScripts = ["theme.js", "queued-press.js"] as const;

const read = (file: string): string =>
  readFileSync(path.resolve(import.meta.dirname, "../web/head", file), "utf8");

/** All of them as one. It stands in every document itself: asking for it would keep the page blank for another trip to the server. */
export const headScript = (): string =>
  transformSync(headScripts.map(read).join(""), { minify: true }).code.trim();

/** By which the security policy knows the script. */
export const headScriptHash = (): string =>
  `'sha256-${createHash("sha256").update(headScript()).digest("base64")}'`;
