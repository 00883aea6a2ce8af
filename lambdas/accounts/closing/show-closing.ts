import type { Closing } from "#contract/closing.ts";
import type { AccountWorld } from "#lambdas/accounts/account.ts";
import { findBlocks } from "#lambdas/accounts/closing/find-blocks.ts";
import { isFresh } from "#lambdas/accounts/closing/fresh-sign-in.ts";
import type { Caller } from "#lambdas/http/caller.ts";
import { BalanceItem, SessionsItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";

export const showClosing = async (
  { table, now }: Pick<AccountWorld, "table" | "now">,
  caller: Caller,
): Promise<Closing> => {
  const [sessions, balance, blocks] = await Promise.all([
    table.get(keys.sessions(caller.userId), SessionsItem),
    table.get(keys.balance(caller.userId), BalanceItem),
    findBlocks(table, caller.userId),
  ]);
  return {
    eraseAt: sessions?.eraseAt,
    points: balance?.points ?? 0,
    blocks,
    signedInRecently: isFresh(caller, now()),
  };
};
