import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { StoreMemberItem } from "#lambdas/shared/table/items/store.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import { storeOf } from "./store-of.ts";

type Context = Pick<Table, "get">;

/** The caller as someone who works in the store of their token now, suspended or not: a token says what was true when it was given. */
export const ownMember = async (
  table: Context,
  caller: Pick<Caller, "userId" | "storeId">,
): Promise<StoreMemberItem> => {
  const member = await table.get(keys.storeMember(storeOf(caller), caller.userId), StoreMemberItem);
  if (!member) throw new ProblemError("forbidden");
  return member;
};

/** The store that the caller works in now. */
export const ownStore = async (table: Context, caller: Pick<Caller, "userId" | "storeId">): Promise<string> =>
  (await ownMember(table, caller)).storeId;

/** As `ownMember`, of an owner; `owner-needed` for staff. */
export const ownerOfStore = async (
  table: Context,
  caller: Pick<Caller, "userId" | "storeId">,
): Promise<StoreMemberItem> => {
  const member = await ownMember(table, caller);
  if (member.role !== "owner") throw new ProblemError("owner-needed");
  return member;
};
