import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";

/** The scripts that run before the first paint, in order. A static document works without a notice of failed scripts and without a scanner. */
const headScripts = {
  document: ["old-browsers.js", "theme.js", "queued-press.js"],
  app: ["old-browsers.js", "failed-script.js", "theme.js", "queued-press.js", "queued-keys.js"],
} as const;
type Kind = keyof typeof headScripts;

const read = (file: string): string =>
  readFileSync(path.resolve(import.meta.dirname, "../../../web/head", file), "utf8");

/** Joins the scripts for inlining, because a request for them would delay the first paint. */
export const headScript = (kind: Kind): string =>
  transformSync(headScripts[kind].map(read).join(""), { minify: true, target: "es2015" }).code.trim();

/** The hashes that the content security policy allows. */
export const headScriptHashes = (): string[] =>
  (["document", "app"] as const).map(
    (kind) => `'sha256-${createHash("sha256").update(headScript(kind)).digest("base64")}'`,
  );
