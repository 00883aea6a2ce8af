import { startOfSwedishDay } from "#contract/platform/calendar-date.ts";
import { expiryOf } from "#contract/privacy/retention.ts";

/** Epoch seconds. The retention starts once the person may learn of the extract. */
export const retentionEnd = (secretUntil: string | undefined, now: Date): number => {
  const end = secretUntil === undefined ? now : startOfSwedishDay(secretUntil);
  return expiryOf("extracts", end > now ? end : now);
};
