import { createHash, createHmac } from "node:crypto";
import { isIP } from "node:net";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { networkOf, providerOf } from "#lambdas/platform/http/network.ts";
import { type Action, type ActionBuilder, update } from "./actions.ts";
import type { Failure } from "./failures.ts";
import type { Key } from "./key.ts";
import { serviceKeys } from "./service-keys.ts";
import type { Table } from "./table.ts";

type Counter = { readonly key: Key; readonly entity: "quota" | "rate"; readonly expiresAt: number };

/** Returns the counter of `who` in the time window of `now`. */
type Window = (what: string, who: string, now: Date) => Counter;

export type RateLimit = {
  /** The name of the counter, such as `eid-orders`. */
  readonly what: string;
  readonly max: number;
  readonly window: Window;
  /** `too-many-requests` unless something else says more. */
  readonly failure?: Failure;
};

const day = 24 * 60 * 60;

/** Hashes addresses and e-mails, so that they are counted without being stored. */
export const pseudonymOf = (who: string): string =>
  createHash("sha256").update(who).digest("base64url").slice(0, 22);

/** As `pseudonymOf`, but keyed, because someone could try every value of short inputs such as addresses. */
export const keyedPseudonymOf = (key: string, who: string): string =>
  createHmac("sha256", key).update(who).digest("base64url").slice(0, 22);

const secondOf = (now: Date): number => Math.floor(now.getTime() / 1000);

const mondayOf = (date: string): string => {
  const today = new Date(date);
  const daysSinceMonday = (today.getUTCDay() + 6) % 7;
  return new Date(today.getTime() - daysSinceMonday * day * 1000).toISOString().slice(0, 10);
};

/** A device can change the rest of an IPv6 address at will, so addresses are counted by network. */
const countedAs = (who: string): string => (isIP(who) === 0 ? who : networkOf(who));

/** Fixed windows of this length. Around the boundary of two windows, up to twice the maximum can pass. */
export const seconds =
  (length: number): Window =>
  (what, who, now) => {
    const window = Math.floor(secondOf(now) / length);
    const key = serviceKeys.rate(what, pseudonymOf(countedAs(who)), String(window));
    return { key, entity: "rate", expiresAt: (window + 2) * length };
  };

/** The day in Sweden. `who` is a user. */
export const swedishDay: Window = (what, who, now) => ({
  key: serviceKeys.quota(what, who, isoDate(swedishDate(now))),
  entity: "quota",
  expiresAt: secondOf(now) + 2 * day,
});

/** The week in Sweden from Monday. `who` is a user. */
export const swedishWeek: Window = (what, who, now) => ({
  key: serviceKeys.quota(what, who, mondayOf(isoDate(swedishDate(now)))),
  entity: "quota",
  expiresAt: secondOf(now) + 8 * day,
});

/** The month in Sweden. `who` is a user, or one word for all users. */
export const swedishMonth: Window = (what, who, now) => ({
  key: serviceKeys.quota(what, who, isoDate(swedishDate(now)).slice(0, 7)),
  entity: "quota",
  expiresAt: secondOf(now) + 32 * day,
});

/** The calendar year in Sweden, under a pseudonym, because it lasts longer than a closed account. */
export const swedishYear: Window = (what, who, now) => ({
  key: serviceKeys.quota(what, pseudonymOf(who), isoDate(swedishDate(now)).slice(0, 4)),
  entity: "quota",
  expiresAt: secondOf(now) + 367 * day,
});

/** Adds to the counter of `who`, and fails the transaction at the limit. */
export const countUse = (limit: RateLimit, who: string, now: Date, uses = 1): ActionBuilder => {
  const { key, ...item } = limit.window(limit.what, who, now);
  return update(key)
    .add("spent", uses)
    .set(item)
    .expectBelow("spent", limit.max, limit.failure ?? "too-many-requests");
};

const maxNetworks = 4;

/** Counts requests that reach one e-mail address or phone, by the asker's provider, because anybody can enter them. Limits the total too, but no single provider can use up the owner's share. */
export const countTo = (limit: RateLimit, target: string, address: string, now: Date): Action[] => {
  const inAll = { what: `${limit.what}-in-all`, max: maxNetworks * limit.max };
  return [
    countUse(limit, `${target} ${providerOf(address)}`, now),
    countUse({ ...limit, ...inAll }, target, now),
  ];
};

/** As `countUse`, in a transaction of its own. */
export const countAgainst = (
  table: Pick<Table, "transact">,
  limit: RateLimit,
  who: string,
  now: Date,
): Promise<void> => table.transact([countUse(limit, who, now)]);

/** Takes back one use that was counted at `when`, for an attempt without effect. */
export const refundUse = (limit: RateLimit, who: string, when: Date): ActionBuilder =>
  update(limit.window(limit.what, who, when).key).add("spent", -1);
