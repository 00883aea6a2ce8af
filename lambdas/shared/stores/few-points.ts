import { expiryOf } from "#contract/retention.ts";
import { fewStorePoints } from "#contract/points/prices.ts";
import { membersOf } from "./members-of.ts";
import { readStore } from "./read-stores.ts";
import { notificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import { type Action, put } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import type { System } from "#lambdas/system.ts";

type Fall = {
  readonly storeId: string;
  readonly before: number;
  readonly after: number;
  readonly at: Date;
};
type Context = { readonly table: Pick<Table, "get" | "query">; readonly system: Pick<System, "newId"> };

/** Tells the owners of a store that its points run out, in the transaction in which they fall below what ten registrations cost: once for each fall, because only one change of a balance can cross that line. */
export const planFewPoints = async (
  { table, system }: Context,
  { storeId, before, after: points, at }: Fall,
): Promise<readonly Action[]> => {
  if (before < fewStorePoints || points >= fewStorePoints) return [];
  const [store, members] = await Promise.all([readStore(table, storeId), membersOf(table, storeId)]);
  const owners = members.filter(({ role }) => role === "owner").map(({ userId }) => userId);
  if (!store) return [];
  const expiresAt = expiryOf("storeNotices", at);
  const notice = { storeId, store: store.name, points, owners, expiresAt };
  const news = {
    type: "points",
    params: { what: "store-points-few", points },
    link: "/store-points",
  } as const;
  return [
    put(keys.fewPointsNotice(storeId, system.newId("notice")), "fewPointsNotice", notice).expectNew("stale"),
    ...owners.map((userId) => notificationWrite({ ...news, userId }, system.newId("notification"), at)),
  ];
};
