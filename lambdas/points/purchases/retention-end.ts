import { swedishDate } from "#contract/platform/calendar-date.ts";
import { retention } from "#contract/privacy/retention.ts";

/** The end of the statutory bookkeeping period, in epoch seconds. */
export const retentionEnd = (at: Date): number =>
  Date.UTC(swedishDate(at).year + 1 + retention.accounting.period.amount, 0, 1) / 1000;
