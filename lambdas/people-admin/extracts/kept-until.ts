import { startOfSwedishDay } from "#contract/calendar-date.ts";
import { expiryOf } from "#contract/retention.ts";

/** Epoch seconds until which it is known what was asked for: its time runs from when the person may be told. */
export const keptUntil = (secretUntil: string | undefined, now: Date): number => {
  const end = secretUntil === undefined ? now : startOfSwedishDay(secretUntil);
  return expiryOf("extracts", end > now ? end : now);
};
