import { createHash } from "node:crypto";
import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { type ActionBuilder, update } from "./actions.ts";
import type { Failure } from "./failures.ts";
import type { Key } from "./key.ts";
import { keys } from "./keys.ts";
import type { Table } from "./table.ts";

type Counter = { readonly key: Key; readonly entity: "quota" | "rate"; readonly expiresAt: number };

/** Where `who` is counted in the window of time that `now` falls in. */
type Window = (what: string, who: string, now: Date) => Counter;

export type RateLimit = {
  /** What is counted, as `eid-orders`. */
  readonly what: string;
  readonly most: number;
  readonly window: Window;
  readonly failure: Failure;
};

const day = 24 * 60 * 60;

/** Tells addresses and e-mails apart without keeping them. */
export const nameless = (who: string): string =>
  createHash("sha256").update(who).digest("base64url").slice(0, 22);

const secondOf = (now: Date): number => Math.floor(now.getTime() / 1000);

const mondayOf = (date: string): string => {
  const today = new Date(date);
  const daysSinceMonday = (today.getUTCDay() + 6) % 7;
  return new Date(today.getTime() - daysSinceMonday * day * 1000).toISOString().slice(0, 10);
};

/** So many seconds after each other, so at worst twice as many pass around the edge of two windows. */
export const seconds =
  (length: number): Window =>
  (what, who, now) => {
    const window = Math.floor(secondOf(now) / length);
    const key = keys.rate(what, nameless(who), String(window));
    return { key, entity: "rate", expiresAt: (window + 2) * length };
  };

/** The day in Sweden; `who` is a user. */
export const swedishDay: Window = (what, who, now) => ({
  key: keys.quota(what, who, isoDate(swedishDate(now))),
  entity: "quota",
  expiresAt: secondOf(now) + 2 * day,
});

/** The week in Sweden, which begins on Monday; `who` is a user. */
export const swedishWeek: Window = (what, who, now) => ({
  key: keys.quota(what, who, mondayOf(isoDate(swedishDate(now)))),
  entity: "quota",
  expiresAt: secondOf(now) + 8 * day,
});

/** The month in Sweden; `who` is a user, or a word for all of them. */
export const swedishMonth: Window = (what, who, now) => ({
  key: keys.quota(what, who, isoDate(swedishDate(now)).slice(0, 7)),
  entity: "quota",
  expiresAt: secondOf(now) + 32 * day,
});

/** Counts one more by `who`, or fails where there were enough. */
export const counted = (limit: RateLimit, who: string, now: Date): ActionBuilder => {
  const { key, ...item } = limit.window(limit.what, who, now);
  return update(key).add("spent", 1).set(item).expectBelow("spent", limit.most, limit.failure);
};

/** As `counted`, for what writes nothing else. */
export const countAgainst = (table: Table, limit: RateLimit, who: string, now: Date): Promise<void> =>
  table.transact([counted(limit, who, now)]);

/** Takes back one that was counted at `when` and came to nothing. */
export const giveBack = (limit: RateLimit, who: string, when: Date): ActionBuilder =>
  update(limit.window(limit.what, who, when).key).add("spent", -1);
