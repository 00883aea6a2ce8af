import { timingSafeEqual } from "node:crypto";

const bytesOf = (code: string): Buffer => Buffer.from(code.padEnd(16));

/** Whether the code of sixteen signs on a paper is the one that was written on it. Takes the same time whatever is wrong. */
export const isSameCode = (given: string, kept: string): boolean =>
  timingSafeEqual(bytesOf(given), bytesOf(kept));
