import type { PageQuery } from "#contract/platform/page.ts";
import type { StoreLogLine } from "#contract/shops/store-log.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ownerOfStore } from "#lambdas/shops/members/own-store.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { StoreLogItem, StoreMemberItem } from "#lambdas/shops/items/store.ts";
import { keys, ranges, storePartition } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import type { StaffContext } from "./staff-context.ts";

type Names = ReadonlyMap<string, string>;

/** Current names; for people who never signed in, the names on their invitations. */
const namesOf = async (table: Table, storeId: string, lines: readonly StoreLogItem[]): Promise<Names> => {
  const people = [
    ...new Set(lines.flatMap(({ by, personId }) => [by, personId]).filter((id) => id !== undefined)),
  ];
  const profiles = await table.batchGet(
    people.map((userId) => keys.profile(userId)),
    ProfileItem,
  );
  const names = new Map(profiles.map(({ userId, fullName }) => [userId, fullName]));
  const members = await table.batchGet(
    people.filter((userId) => !names.has(userId)).map((userId) => keys.storeMember(storeId, userId)),
    StoreMemberItem,
  );
  for (const { userId, invited } of members) if (invited) names.set(userId, invited.name);
  return names;
};

const show = (
  { logId, action, at, by, byOther, personId, about, saleId }: StoreLogItem,
  names: Names,
): StoreLogLine => ({
  id: logId,
  action,
  at,
  by: by === undefined ? (byOther ?? "administrator") : "staff",
  byName: by === undefined ? undefined : names.get(by),
  personName: personId === undefined ? undefined : names.get(personId),
  about,
  saleId,
});

/** Newest first; the cost of a page does not depend on the log's length. */
export const listLog = async (
  { table, cursorSecret }: Pick<StaffContext, "table" | "cursorSecret">,
  caller: Caller,
  { limit, cursor }: PageQuery,
): Promise<{ items: StoreLogLine[]; cursor: string | undefined }> => {
  const { storeId } = await ownerOfStore(table, caller);
  const partition = storePartition(storeId);
  const prefix = ranges.storeLog;
  const list = `${partition}#${prefix}`;
  const after = readCursor(cursorSecret, list, cursor);
  const schema = StoreLogItem;
  const { items, next } = await table.query({ partition, prefix, schema, limit, after, newestFirst: true });
  const names = await namesOf(table, storeId, items);
  return { items: items.map((item) => show(item, names)), cursor: writeCursor(cursorSecret, list, next) };
};
