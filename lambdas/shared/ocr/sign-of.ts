import { createHash } from "node:crypto";

/** A text as a short sign that tells it again and says nothing else. */
export const signOf = (...parts: readonly string[]): string =>
  createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 24);
