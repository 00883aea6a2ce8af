import type { AnalyticsWeeks, StoreAnalytics } from "#contract/shops/sales/analytics.ts";
import { mergeSpellings, mondaysUntil, sumNamed, sumWeeks } from "./sum-days.ts";
import { ownStore } from "#lambdas/shops/members/own-store.ts";
import type { SalesContext } from "#lambdas/shops/sales/sales-context.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { maxMembers } from "#lambdas/shops/members/max-members.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { FullSalesDayItem } from "#lambdas/shops/items/sale.ts";
import { StoreMemberItem } from "#lambdas/shops/items/store.ts";
import { keys, ranges, storePartition } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const daysInWeek = 7;
const maxBrands = 50;

const readDays = async (table: Pick<Table, "query">, storeId: string, mondays: readonly string[]) => {
  const { items } = await table.query({
    partition: storePartition(storeId),
    prefix: ranges.salesDays,
    schema: FullSalesDayItem,
    limit: mondays.length * daysInWeek,
    newestFirst: true,
  });
  const [first = ""] = mondays;
  return items.filter(({ day }) => day >= first);
};

/** Includes former staff for as long as they have an account. */
const readStaff = async (table: Pick<Table, "batchGet">, days: readonly FullSalesDayItem[]) => {
  const counted = sumNamed(days, "by:").slice(0, maxMembers);
  const profiles = await table.batchGet(
    counted.map(({ name: userId }) => keys.profile(userId)),
    ProfileItem,
  );
  const names = new Map(profiles.map(({ userId, fullName }) => [userId, fullName]));
  return counted.map(({ name: userId, registered }) => ({ name: names.get(userId), registered }));
};

/** Sums daily counters, so the cost does not grow with the number of sales. */
export const getStoreAnalytics = async (
  { table, system }: Pick<SalesContext, "table" | "system">,
  caller: Caller,
  weeks: AnalyticsWeeks,
): Promise<StoreAnalytics> => {
  const storeId = await ownStore(table, caller);
  const mondays = mondaysUntil(system.now(), Number(weeks));
  const [days, member] = await Promise.all([
    readDays(table, storeId, mondays),
    table.get(keys.storeMember(storeId, caller.userId), StoreMemberItem),
  ]);
  const sum = (of: (day: FullSalesDayItem) => number): number =>
    days.reduce((total, day) => total + of(day), 0);
  const measured = sum(({ timed }) => timed);
  const seconds = sum((day) => day.seconds);
  return {
    weeks: sumWeeks(mondays, days),
    brands: mergeSpellings(sumNamed(days, "brand:")).slice(0, maxBrands),
    till: measured === 0 ? undefined : { seconds: Math.round(seconds / measured), measured },
    staff: member?.role === "owner" ? await readStaff(table, days) : undefined,
  };
};
