import { codesOnRoll, stateInStock } from "#contract/stickers/rolls.ts";
import type { OrderState } from "#contract/stickers/orders/machine.ts";
import { arrivalWrite, rollKey } from "#lambdas/stickers/codes/stock-writes.ts";
import { changeWrite } from "#lambdas/stickers/inventory-change.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import type { OrderItem } from "#lambdas/stickers/items/order.ts";
import { QrBatchItem, QrRollItem } from "#lambdas/stickers/items/qr-code.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Context = { readonly table: Pick<Table, "get">; readonly system: Pick<System, "newId" | "now"> };
type Move = { readonly to: OrderState; readonly by: string };

const leavesUs: readonly OrderState[] = ["sent", "delivered", "completed"];

const readRolls = async (table: Context["table"], { id, made }: QrBatchItem): Promise<QrRollItem[]> => {
  const numbers = Array.from({ length: Math.ceil(made / codesOnRoll) }, (_, index) => index + 1);
  const rolls = await Promise.all(numbers.map((number) => table.get(keys.qrRoll(id, number), QrRollItem)));
  return rolls.flatMap((roll) => roll ?? []);
};

/** Puts the rolls of a store's order into stock, once: the store's when the order is sent, ours when it is cancelled before that. */
export const orderedRollWrites = async (
  { table, system }: Context,
  order: OrderItem,
  { to, by }: Move,
): Promise<Action[]> => {
  if (order.entity !== "storeOrder" || order.batchId === undefined) return [];
  if (to !== "cancelled" && !leavesUs.includes(to)) return [];
  const run = await table.get(keys.qrBatch(order.batchId), QrBatchItem);
  if (!run?.isOrdered) return [];
  const at = system.now().toISOString();
  const pool = to === "cancelled" ? "self" : order.storeId;
  const rolls = (await readRolls(table, run)).map((roll) => ({ ...roll, state: stateInStock(roll) }));
  const loose = rolls.filter(({ state }) => state === "active");
  const active = loose.reduce((sum, { left }) => sum + left, 0);
  const arrived = { pool, rolls: rolls.length - loose.length, active, at };
  const change = { what: to === "cancelled" ? "kept" : "sent", by, reason: order.orderNumber } as const;
  return [
    update(keys.qrBatch(run.id)).set({ pool }).remove("isOrdered").expect("made", run.made, "stale"),
    ...rolls.map(({ id, left, state }) =>
      update(rollKey(id))
        .set({ pool, state, gsi1pk: lists.qrRolls(pool, state) })
        .expect("state", "ordered", "stale")
        .expect("left", left, "stale"),
    ),
    arrivalWrite(arrived),
    changeWrite(system, { ...arrived, ...change }),
  ];
};
