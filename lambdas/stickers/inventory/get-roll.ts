import { codesOnRoll, type Roll } from "#contract/stickers/rolls.ts";
import { shortCodeOf } from "#contract/platform/short-code.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { rollKey } from "#lambdas/stickers/codes/stock-writes.ts";
import { QrCodeItem, QrRollItem } from "#lambdas/stickers/items/qr-code.ts";
import { lists } from "#lambdas/platform/table/keys.ts";
import type { InventoryContext } from "./inventory-context.ts";
import { storeNames } from "./store-names.ts";

export const getRoll = async ({ table }: Pick<InventoryContext, "table">, rollId: string): Promise<Roll> => {
  const roll = await table.get(rollKey(rollId), QrRollItem);
  if (!roll) throw new ProblemError("run-not-found");
  const { id, pool, state, count, left } = roll;
  const codes = {
    index: "gsi2",
    partition: lists.qrCodesOfRoll(id),
    schema: QrCodeItem,
    limit: codesOnRoll,
  } as const;
  const [{ items }, names] = await Promise.all([table.query(codes), storeNames(table, [pool])]);
  return {
    id,
    pool,
    store: names.get(pool),
    state,
    count,
    left,
    codes: items.map(({ uid, state: codeState }) => ({ uid, shortCode: shortCodeOf(uid), state: codeState })),
  };
};
