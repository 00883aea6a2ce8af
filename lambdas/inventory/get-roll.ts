import type { Roll } from "#contract/rolls.ts";
import { shortCodeOf } from "#contract/short-code.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { rollKey } from "#lambdas/shared/qr/stock-writes.ts";
import { QrCodeItem, QrRollItem } from "#lambdas/shared/table/items/qr-code.ts";
import { lists } from "#lambdas/shared/table/keys.ts";
import type { InventoryContext } from "./inventory-context.ts";
import { storeNames } from "./store-names.ts";

/** No roll holds more. */
const most = 100;

/** A roll with what has become of each of its codes. */
export const getRoll = async ({ table }: Pick<InventoryContext, "table">, rollId: string): Promise<Roll> => {
  const roll = await table.get(rollKey(rollId), QrRollItem);
  if (!roll) throw new ProblemError("run-not-found");
  const { id, pool, state, count, left } = roll;
  const codes = {
    index: "gsi2",
    partition: lists.qrCodesOfRoll(id),
    schema: QrCodeItem,
    limit: most,
  } as const;
  const [{ items }, names] = await Promise.all([table.query(codes), storeNames(table, [pool])]);
  return {
    id,
    pool,
    store: names.get(pool),
    state,
    count,
    left,
    codes: items.map(({ uid, state: become }) => ({ uid, shortCode: shortCodeOf(uid), state: become })),
  };
};
