import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { StoreMemberItem } from "#lambdas/shops/items/store.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { storeOf } from "./store-of.ts";

type Context = Pick<Table, "get">;

/** Reads the caller's membership, since the token may be older than a removal. The store may be suspended. */
export const ownMember = async (
  table: Context,
  caller: Pick<Caller, "userId" | "storeId">,
): Promise<StoreMemberItem> => {
  const member = await table.get(keys.storeMember(storeOf(caller), caller.userId), StoreMemberItem);
  if (!member) throw new ProblemError("forbidden");
  return member;
};

export const ownStore = async (table: Context, caller: Pick<Caller, "userId" | "storeId">): Promise<string> =>
  (await ownMember(table, caller)).storeId;

/** Throws `owner-needed` for staff. */
export const ownerOfStore = async (
  table: Context,
  caller: Pick<Caller, "userId" | "storeId">,
): Promise<StoreMemberItem> => {
  const member = await ownMember(table, caller);
  if (member.role !== "owner") throw new ProblemError("owner-needed");
  return member;
};
