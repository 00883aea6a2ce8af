import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";

const source = readFileSync(path.resolve(import.meta.dirname, "../web/public/theme.js"), "utf8");

/** The script that runs before the first paint. It stands in every document itself: asking for it would keep the page blank for another trip to the server. */
export const themeScript = (): string => transformSync(source, { minify: true }).code.trim();

/** By which the security policy knows the script. */
export const themeScriptHash = (): string =>
  `'sha256-${createHash("sha256").update(themeScript()).digest("base64")}'`;
