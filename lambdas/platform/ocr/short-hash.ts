import { createHash } from "node:crypto";

/** Returns a short hash, which recognises a text without storing it. */
export const shortHash = (...parts: readonly string[]): string =>
  createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 24);
