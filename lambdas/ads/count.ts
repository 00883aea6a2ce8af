import { expiryOf } from "#contract/privacy/retention.ts";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** Counts an event of an ad per day, without storing who caused it. */
export const countWrite = (listingId: string, what: "views" | "inquiries", now: Date): Action =>
  update(keys.listingDay(listingId, isoDate(swedishDate(now))))
    .set({ entity: "listingDay", expiresAt: expiryOf("listingFigures", now) })
    .add(what, 1);
