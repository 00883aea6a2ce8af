import type { Closing } from "#contract/privacy/closing.ts";
import type { AccountContext } from "#lambdas/people/accounts/account.ts";
import { findBlocks } from "#lambdas/privacy/find-blocks.ts";
import { isProved } from "#lambdas/people/sessions/fresh-sign-in.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { BalanceItem, SessionsItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

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
    signedInRecently: isProved(caller, now()),
  };
};
