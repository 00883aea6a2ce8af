import { expiryOf } from "#contract/privacy/retention.ts";
import { fewStorePoints } from "#contract/points/prices.ts";
import { membersOf } from "#lambdas/shops/members/members-of.ts";
import { readStore } from "./read-stores.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import type { System } from "#lambdas/platform/system.ts";

type BalanceChange = {
  readonly storeId: string;
  readonly before: number;
  readonly after: number;
  readonly at: Date;
};
type Context = { readonly table: Pick<Table, "get" | "query">; readonly system: Pick<System, "newId"> };

/** Notifies the owners when the balance falls below the price of ten registrations. It belongs in the transaction that crosses this line, so that it runs once. */
export const planFewPoints = async (
  { table, system }: Context,
  { storeId, before, after: points, at }: BalanceChange,
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
