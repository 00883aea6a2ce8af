import { expiryOf } from "#contract/retention.ts";
import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { type Action, update } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** Counts what has happened to an ad today. Nobody is named. */
export const countOf = (listingId: string, what: "views" | "inquiries", now: Date): Action =>
  update(keys.listingDay(listingId, isoDate(swedishDate(now))))
    .set({ entity: "listingDay", expiresAt: expiryOf("listingFigures", now) })
    .add(what, 1);
