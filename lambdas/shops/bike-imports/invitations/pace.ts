import { usualPace } from "#contract/shops/bike-imports/invitations.ts";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { dayMilliseconds } from "#lambdas/shops/new-sale.ts";
import { type ActionBuilder, update } from "#lambdas/platform/table/actions.ts";
import type { InvitationPaceItem } from "#lambdas/shops/items/bike-import.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

const hourInSweden = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Stockholm",
  hour: "2-digit",
  hourCycle: "h23",
});

/** Buyers are invited only between these hours in Sweden. */
const [opens, closes] = [9, 18];

const hourOf = (at: Date): number => Number(hourInSweden.format(at));

const hourMilliseconds = 60 * 60 * 1000;

const nextOpening = (at: Date): Date => {
  let hour = new Date(Math.ceil(at.getTime() / hourMilliseconds) * hourMilliseconds);
  while (hourOf(hour) !== opens) hour = new Date(hour.getTime() + hourMilliseconds);
  return hour;
};

/** `at` itself within the hours, otherwise the next opening. */
export const dueFrom = (at: Date): Date => {
  const hour = hourOf(at);
  return hour >= opens && hour < closes ? at : nextOpening(at);
};

/** The opening of the next day. */
export const dueAfter = (at: Date): Date => {
  const today = isoDate(swedishDate(at));
  const next = nextOpening(at);
  return isoDate(swedishDate(next)) === today ? nextOpening(new Date(at.getTime() + dayMilliseconds)) : next;
};

export const duePlace = (storeId: string, due: Date) => ({
  dueAt: due.toISOString(),
  gsi2pk: lists.dueInvitations(),
  gsi2sk: `${due.toISOString()}#${storeId}`,
});

/** Schedules the waiting buyers' invitations from now on. */
export const dueWrite = (storeId: string, now: Date): ActionBuilder =>
  update(keys.invitationPace(storeId))
    .set({ entity: "invitationPace", storeId, ...duePlace(storeId, dueFrom(now)) })
    .add("sent", 0);

export const leftToday = (
  { pace, day, sent }: Pick<InvitationPaceItem, "pace" | "day" | "sent">,
  now: Date,
): number => {
  if (pace === "all") return Number.POSITIVE_INFINITY;
  return Math.max(0, Number(pace) - (day === isoDate(swedishDate(now)) ? sent : 0));
};

export const defaultPace = (storeId: string): InvitationPaceItem => ({
  entity: "invitationPace",
  storeId,
  pace: usualPace,
  sent: 0,
});
