import { type Ground, type Standing, placeOfStanding, standingOf } from "./standing.ts";
import { publicTitle } from "#lambdas/shared/search-index/public-title.ts";
import { hitsOfAlert } from "#lambdas/shared/table/alert-keys.ts";
import {
  type AlertDigestItem,
  AlertHitItem,
  type AlertItem,
  type HitReference,
} from "#lambdas/shared/table/items/alert.ts";
import { userPartition } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** An alert with what of it was neither looked at nor told. */
export type Untold = { readonly alert: AlertItem; readonly hits: readonly HitReference[] };

const mostRead = 50;
const mostNamed = 3;

const untoldOf = async (table: Pick<Table, "query">, userId: string, alert: AlertItem): Promise<Untold> => {
  const { items } = await table.query({
    partition: userPartition(userId),
    prefix: hitsOfAlert(alert.id),
    schema: AlertHitItem,
    limit: mostRead,
    newestFirst: true,
  });
  const from = Math.max(alert.read, alert.told);
  return { alert, hits: items.filter(({ sequence }) => sequence > from) };
};

/** What is new for a person: nothing of an alert that they have paused since. */
export const untoldHits = async (
  table: Pick<Table, "query">,
  userId: string,
  alerts: readonly AlertItem[],
): Promise<Untold[]> =>
  Promise.all(
    alerts
      .filter(({ state, found, read, told }) => state === "active" && found > Math.max(read, told))
      .map((alert) => untoldOf(table, userId, alert)),
  );

const nameOf = (standing: Standing): { title: string; place?: string } => {
  const place = placeOfStanding(standing);
  return { title: publicTitle(standing.bike), ...(place !== undefined && { place }) };
};

/** What a digest says: only what still stands, and of many the newest by name. */
export const digestOf = (untold: readonly Untold[], ground: Ground): AlertDigestItem["alerts"] =>
  untold.flatMap(({ alert: { name, kind }, hits }) => {
    const standing = hits.flatMap((hit) => standingOf(hit, ground) ?? []);
    if (standing.length === 0) return [];
    const named = standing.slice(0, mostNamed).map(nameOf);
    return [{ name, kind, bikes: named, more: standing.length - named.length }];
  });
