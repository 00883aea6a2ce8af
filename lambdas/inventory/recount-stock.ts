import type { InventoryContext } from "./inventory-context.ts";
import { changeWrite } from "./change-writes.ts";
import { moveRoll } from "./stock.ts";
import { tellOfEmptyStock } from "./tell-of-empty-stock.ts";
import { withTonight } from "./pace.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { inventoryWrite, rollKey } from "#lambdas/shared/qr/stock-writes.ts";
import { type Action, update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { InventoryItem } from "#lambdas/shared/table/items/inventory.ts";
import { QrCodeItem, QrRollItem } from "#lambdas/shared/table/items/qr-code.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";

type Context = Pick<InventoryContext, "table" | "system">;
type Difference = { readonly pool: string; readonly rolls: number; readonly active: number };
/** What came of the stock of one pool. `busy`: it changed while it was counted, and is counted tomorrow. `failed`: it could not be counted, which is not the fault of the others. */
type Outcome = Difference & {
  readonly is: "right" | "repaired" | "busy" | "failed";
  readonly wasMoved: boolean;
  readonly error?: unknown;
};

/** With fewer active codes the next roll is taken out. */
const few = 20;
/** Who the change log and the roll name. */
const by = "nightly-recount";
/** A list can lag behind what it lists. Nobody's is as late as this. */
const settledAfter = 5 * 60 * 1000;

/** How many codes of a roll are neither linked nor voided, by the codes themselves. */
const countCodes = async ({ table }: Context, rollId: string): Promise<number> => {
  const partition = lists.qrCodesOfRoll(rollId);
  const uids: string[] = [];
  for await (const page of pages(table, { index: "gsi2", partition, schema: QrCodeItem, limit: 100 }))
    uids.push(...page.map(({ uid }) => uid));
  const codes = await Promise.all(uids.map((uid) => table.get(keys.qr(uid), QrCodeItem)));
  return codes.filter((code) => code?.state === "made").length;
};

type Counted = { readonly roll: QrRollItem; readonly left: number };

const countRolls = async (
  context: Context,
  pool: string,
  state: "active" | "warehouse",
): Promise<Counted[]> => {
  const { table } = context;
  const counted: Counted[] = [];
  const query = { index: "gsi1", partition: lists.qrRolls(pool, state), schema: QrRollItem } as const;
  for await (const page of pages(table, { ...query, limit: 25 }))
    for (const { id } of page) {
      const roll = await table.get(rollKey(id), QrRollItem);
      if (roll?.state === state) counted.push({ roll, left: await countCodes(context, id) });
    }
  return counted;
};

/** A roll says what its codes say. */
const rollRepairs = (counted: readonly Counted[]): Action[] =>
  counted
    .filter(({ roll, left }) => roll.left !== left)
    .map(({ roll, left }) =>
      update(rollKey(roll.id))
        .set({ left })
        .expect("left", roll.left, "stale")
        .expect("state", roll.state, "stale"),
    );

/** Counts a pool and puts right what its numbers say. Each number is written on the condition that it is still the one that was compared, so a sticker that is linked meanwhile is not undone. */
const recountPool = async (context: Context, item: InventoryItem): Promise<Difference | undefined> => {
  const { table, system } = context;
  const { pool } = item;
  const active = await countRolls(context, pool, "active");
  const warehouse = await countRolls(context, pool, "warehouse");
  const counted = active.reduce((sum, { left }) => sum + left, 0);
  const difference = { pool, rolls: warehouse.length - item.rolls, active: counted - item.active };
  const isWrong = difference.rolls !== 0 || difference.active !== 0;
  // A transaction has room for a hundred writes: what is beyond is repaired tomorrow.
  const repairs = rollRepairs([...active, ...warehouse]).slice(0, 90);
  if (!isWrong && repairs.length === 0) return undefined;
  const at = system.now().toISOString();
  await table.transact([
    ...repairs,
    ...(isWrong
      ? [
          inventoryWrite(pool, at)
            .add("rolls", difference.rolls)
            .add("active", difference.active)
            .expect("version", item.version, "stale"),
          changeWrite(system, { ...difference, what: "recounted", by, at }),
        ]
      : []),
  ]);
  return difference;
};

const readPool = ({ table }: Context, pool: string) => table.get(keys.inventory(pool), InventoryItem);

/** Takes the next roll out of the warehouse. People may have counted that there is none, or the last one may just have been taken. */
const takeRoll = async (
  context: Context,
  { pool, rolls, adjustedRolls }: InventoryItem,
): Promise<boolean> => {
  if (rolls + adjustedRolls <= 0) return false;
  try {
    await moveRoll(context, { adminId: by, pool });
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.code === "no-roll-left") return false;
    throw error;
  }
};

/** Takes out the next roll where few codes are left, and tells once that there is none. */
const refill = async (context: Context, item: InventoryItem): Promise<boolean> => {
  if (item.active + item.adjustedActive >= few) return false;
  if (await takeRoll(context, item)) return true;
  if (item.emptySince === undefined) await tellOfEmptyStock(context, item);
  return false;
};

/** Notes how many stickers have gone until tonight, from which the pace is known. */
const noteNight = async ({ table, system }: Context, item: InventoryItem): Promise<void> => {
  const nights = withTonight(item, system.now());
  await table.transact([
    update(keys.inventory(item.pool)).set({ nights }).expect("version", item.version, "stale"),
  ]);
};

const lookAt = async (context: Context, item: InventoryItem): Promise<Outcome> => {
  const { pool, updatedAt } = item;
  const none = { pool, rolls: 0, active: 0, wasMoved: false };
  if (context.system.now().getTime() - Date.parse(updatedAt) < settledAfter) return { ...none, is: "busy" };
  try {
    const difference = await recountPool(context, item);
    const counted = await readPool(context, pool);
    if (counted) await noteNight(context, counted);
    const wasMoved = counted !== undefined && (await refill(context, counted));
    return { ...none, ...difference, is: difference === undefined ? "right" : "repaired", wasMoved };
  } catch (error) {
    return failedWith(error, "stale") ? { ...none, is: "busy" } : { ...none, is: "failed", error };
  }
};

/** Counts the stickers of every pool by their codes, puts right what the numbers say, and takes out rolls that are needed. */
export const recountStock = async (context: Context): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const pools = { index: "gsi1", partition: lists.inventories(), schema: InventoryItem, limit: 25 } as const;
  for await (const page of pages(context.table, pools))
    for (const { pool } of page) {
      const item = await readPool(context, pool);
      if (item) outcomes.push(await lookAt(context, item));
    }
  return outcomes;
};
