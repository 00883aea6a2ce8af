import type { Closing } from "#contract/closing.ts";
import type { AccountContext } from "#lambdas/accounts/account.ts";
import { findBlocks } from "#lambdas/shared/accounts/find-blocks.ts";
import { isFresh } from "#lambdas/shared/http/fresh-sign-in.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { BalanceItem, SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

export const showClosing = async (
  { table, now }: Pick<AccountContext, "table" | "now">,
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
