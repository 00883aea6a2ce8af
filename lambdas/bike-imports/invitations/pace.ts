import { usualPace } from "#contract/bike-imports/invitations.ts";
import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { dayMilliseconds } from "#lambdas/shared/sales/new-sale.ts";
import { type ActionBuilder, update } from "#lambdas/shared/table/actions.ts";
import type { InvitationPaceItem } from "#lambdas/shared/table/items/bike-import.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

const hourInSweden = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Stockholm",
  hour: "2-digit",
  hourCycle: "h23",
});

/** Nobody is written to before, or after, these hours in Sweden. */
const [opens, closes] = [9, 18];

const hourOf = (at: Date): number => Number(hourInSweden.format(at));

const hourMilliseconds = 60 * 60 * 1000;

/** The next full hour from `at` on at which people are written to. */
const nextOpening = (at: Date): Date => {
  let hour = new Date(Math.ceil(at.getTime() / hourMilliseconds) * hourMilliseconds);
  while (hourOf(hour) !== opens) hour = new Date(hour.getTime() + hourMilliseconds);
  return hour;
};

/** When people are written to next who wait from `at` on. */
export const dueFrom = (at: Date): Date => {
  const hour = hourOf(at);
  return hour >= opens && hour < closes ? at : nextOpening(at);
};

/** When the next day's are written to. */
export const dueAfter = (at: Date): Date => {
  const today = isoDate(swedishDate(at));
  const next = nextOpening(at);
  return isoDate(swedishDate(next)) === today ? nextOpening(new Date(at.getTime() + dayMilliseconds)) : next;
};

/** Where a store stands among those whose buyers are to be written to. */
export const duePlace = (storeId: string, due: Date) => ({
  dueAt: due.toISOString(),
  gsi2pk: lists.dueInvitations(),
  gsi2sk: `${due.toISOString()}#${storeId}`,
});

/** Has the buyers written to who wait, from now on. */
export const dueWrite = (storeId: string, now: Date): ActionBuilder =>
  update(keys.invitationPace(storeId))
    .set({ entity: "invitationPace", storeId, ...duePlace(storeId, dueFrom(now)) })
    .add("sent", 0);

/** To how many more a store may write on this day. */
export const leftToday = (
  { pace, day, sent }: Pick<InvitationPaceItem, "pace" | "day" | "sent">,
  now: Date,
): number => {
  if (pace === "all") return Number.POSITIVE_INFINITY;
  return Math.max(0, Number(pace) - (day === isoDate(swedishDate(now)) ? sent : 0));
};

/** A store that has never said anything. */
export const unsaid = (storeId: string): InvitationPaceItem => ({
  entity: "invitationPace",
  storeId,
  pace: usualPace,
  sent: 0,
});
