import { readAlerts } from "./list-alerts.ts";
import {
  readSubjects,
  type HitSubjects,
  type Standing,
  placeOfStanding,
  standingOf,
} from "#lambdas/ads/offers/standing.ts";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { alertChange } from "#lambdas/ads/alert-index/alert-writes.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type Action, put, remove } from "#lambdas/platform/table/actions.ts";
import {
  AlertDigestDueItem,
  AlertDigestItem,
  AlertHitItem,
  type AlertItem,
  type HitReference,
} from "#lambdas/ads/items/alert.ts";
import { SessionsItem } from "#lambdas/people/items/person.ts";
import { keys, lists, userPartition } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { publicTitle } from "#lambdas/bikes/index/public-title.ts";
import { hitsOfAlert } from "#lambdas/platform/table/alert-keys.ts";

/** An alert with its hits that were neither read nor sent. */
type UnsentHits = { readonly alert: AlertItem; readonly hits: readonly HitReference[] };

const maxHits = 50;
const maxNamed = 3;

const unsentOf = async (
  table: Pick<Table, "query">,
  userId: string,
  alert: AlertItem,
): Promise<UnsentHits> => {
  const { items } = await table.query({
    partition: userPartition(userId),
    prefix: hitsOfAlert(alert.id),
    schema: AlertHitItem,
    limit: maxHits,
    newestFirst: true,
  });
  const from = Math.max(alert.read, alert.told);
  return { alert, hits: items.filter(({ sequence }) => sequence > from) };
};

/** Finds a person's new hits, except those of paused alerts. */
const findUnsentHits = async (
  table: Pick<Table, "query">,
  userId: string,
  alerts: readonly AlertItem[],
): Promise<UnsentHits[]> =>
  Promise.all(
    alerts
      .filter(({ state, found, read, told }) => state === "active" && found > Math.max(read, told))
      .map((alert) => unsentOf(table, userId, alert)),
  );

type Named = AlertDigestItem["alerts"][number]["bikes"][number];

const nameOf = (standing: Standing): Named => {
  const place = placeOfStanding(standing);
  const { bike, ad } = standing;
  return { title: publicTitle(bike), ...(place !== undefined && { place }), ...(ad && { price: ad.price }) };
};

/** Builds a digest of current hits, each in the first alert that it fits; beyond a few, it gives only their number. */
const digestOf = (unsent: readonly UnsentHits[], subjects: HitSubjects): AlertDigestItem["alerts"] => {
  const named = new Set<string>();
  return unsent.flatMap(({ alert: { name, kind }, hits }) => {
    const fresh = hits.filter(({ offerId }) => !named.has(offerId));
    for (const { offerId } of fresh) named.add(offerId);
    const standing = fresh.flatMap((hit) => standingOf(hit, subjects) ?? []);
    if (standing.length === 0) return [];
    const bikes = standing.slice(0, maxNamed).map(nameOf);
    return [{ name, kind, bikes, more: standing.length - bikes.length }];
  });
};

export type DigestContext = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "random" | "wait">;
  readonly reportFailure: (userId: string, error: unknown) => void;
};

/** Allows one digest a day. A concurrent run fails with `stale` and then finds it written. */
const digestWrite = (digest: Omit<AlertDigestItem, "entity">, last: AlertDigestItem | undefined): Action => {
  const write = put(keys.alertDigest(digest.userId), "alertDigest", digest);
  return last ? write.expect("day", last.day, "stale") : write.expectNew("stale");
};

const isClosed = async (table: Pick<Table, "get">, userId: string): Promise<boolean> =>
  (await table.get(keys.sessions(userId), SessionsItem))?.closedAt !== undefined;

type Outcome = "told" | "nothing-new" | "waiting";

/** Writes one person's digest of hits neither sent nor read. Waits until tomorrow if they had one today. */
const sendDigest = async ({ table, system }: DigestContext, userId: string): Promise<Outcome> => {
  const day = isoDate(swedishDate(system.now()));
  const [due, last, closed, alerts] = await Promise.all([
    table.get(keys.alertDigestDue(userId), AlertDigestDueItem),
    table.get(keys.alertDigest(userId), AlertDigestItem),
    isClosed(table, userId),
    readAlerts(table, userId),
  ]);
  if (!due || last?.day === day) return "waiting";
  const unsent = closed ? [] : await findUnsentHits(table, userId, alerts);
  const subjects = await readSubjects(
    table,
    unsent.flatMap(({ hits }) => hits),
  );
  const entries = digestOf(unsent, subjects);
  await table.transact([
    remove(keys.alertDigestDue(userId)).expect("mark", due.mark, "stale"),
    ...(entries.length > 0 ? [digestWrite({ userId, day, alerts: entries }, last)] : []),
    ...unsent.map(({ alert }) => alertChange(alert, { ...alert, told: alert.found })),
  ]);
  return entries.length > 0 ? "told" : "nothing-new";
};

export type Digests = { readonly told: number; readonly failed: number };

/** Writes all due digests. An interrupted run is resumed by the next. */
export const sendDigests = async (context: DigestContext): Promise<Digests> => {
  const { table, system, reportFailure } = context;
  let [told, failed] = [0, 0];
  const due = {
    index: "gsi1",
    partition: lists.dueAlertDigests(),
    schema: AlertDigestDueItem,
    limit: 25,
  } as const;
  for await (const page of pages(table, due))
    for (const { userId } of page) {
      try {
        const outcome = await retryOnConflict(system, () => sendDigest(context, userId));
        if (outcome === "told") told += 1;
      } catch (error) {
        reportFailure(userId, error);
        failed += 1;
      }
    }
  return { told, failed };
};
