import { inventoryWrite, rollKey } from "#lambdas/stickers/codes/stock-writes.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import { InventoryItem } from "#lambdas/stickers/items/inventory.ts";
import { StoreMemberItem } from "#lambdas/shops/items/store.ts";
import { ranges, storePartition, keys, lists } from "#lambdas/platform/table/keys.ts";
import type { InventoryContext } from "./inventory-context.ts";
import { changeWrite } from "#lambdas/stickers/inventory-change.ts";
import { moveRoll } from "./stock.ts";
import { withTonight } from "#lambdas/stickers/pace.ts";
import { minActiveCodes } from "#contract/stickers/inventory.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { QrCodeItem, QrRollItem } from "#lambdas/stickers/items/qr-code.ts";
import { pages } from "#lambdas/platform/table/pages.ts";

/** Fits in one transaction. */
const limit = 50;

/** Notifies a store's staff in the transaction that sets `emptySince`. Administrators see it in their queue. */
const notifyOutOfStock = async (
  { table, system }: Pick<InventoryContext, "table" | "system">,
  { pool, version }: InventoryItem,
): Promise<void> => {
  const now = system.now();
  const at = now.toISOString();
  const query = { partition: storePartition(pool), prefix: ranges.storeMembers, schema: StoreMemberItem };
  const { items } = pool === "self" ? { items: [] } : await table.query({ ...query, limit });
  const notifications = items.map(({ userId }): Action => {
    const notification = {
      userId,
      type: "order_status",
      params: { what: "stock-empty" },
      link: "/store-inventory",
    } as const;
    return notificationWrite(notification, system.newId("notification"), now);
  });
  await table.transact([
    inventoryWrite(pool, at).set({ emptySince: at }).expect("version", version, "stale"),
    ...notifications,
  ]);
};

type Context = Pick<InventoryContext, "table" | "system">;
type Difference = { readonly pool: string; readonly rolls: number; readonly active: number };
/** `busy`: changed while counted; tomorrow's run counts it. `failed`: could not be counted; the other pools still are. */
type Outcome = Difference & {
  readonly is: "right" | "repaired" | "busy" | "failed";
  readonly wasMoved: boolean;
  readonly error?: unknown;
};

const by = "nightly-recount";
/** Index reads are eventually consistent; this is ample time to catch up. */
const settleMilliseconds = 5 * 60 * 1000;

/** Counts the codes of a roll that are neither linked nor voided. */
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

const rollRepairs = (counted: readonly Counted[]): Action[] =>
  counted
    .filter(({ roll, left }) => roll.left !== left)
    .map(({ roll, left }) =>
      update(rollKey(roll.id))
        .set({ left })
        .expect("left", roll.left, "stale")
        .expect("state", roll.state, "stale"),
    );

/** Recounts a pool and corrects its numbers. Each write is conditional on the number compared, so it never undoes a concurrent link. */
const recountPool = async (context: Context, item: InventoryItem): Promise<Difference | undefined> => {
  const { table, system } = context;
  const { pool } = item;
  const active = await countRolls(context, pool, "active");
  const warehouse = await countRolls(context, pool, "warehouse");
  const counted = active.reduce((sum, { left }) => sum + left, 0);
  const difference = { pool, rolls: warehouse.length - item.rolls, active: counted - item.active };
  const isWrong = difference.rolls !== 0 || difference.active !== 0;
  // A transaction holds a hundred writes: tomorrow's run repairs the rest.
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

/** Activates the next roll that is worth taking out. Returns false if there is none, or if a manual count says so. */
const takeRoll = async (
  context: Context,
  { pool, rolls, adjustedRolls }: InventoryItem,
): Promise<boolean> => {
  if (rolls + adjustedRolls <= 0) return false;
  try {
    await moveRoll(context, { adminId: by, pool, min: minActiveCodes });
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.code === "no-roll-left") return false;
    throw error;
  }
};

/** Activates the next roll when few codes are left, and notifies once when there is none. */
const refill = async (context: Context, item: InventoryItem): Promise<boolean> => {
  if (item.active + item.adjustedActive >= minActiveCodes) return false;
  if (await takeRoll(context, item)) return true;
  if (item.emptySince === undefined) await notifyOutOfStock(context, item);
  return false;
};

/** Records tonight's total use, from which the pace is calculated. */
const noteNight = async ({ table, system }: Context, item: InventoryItem): Promise<void> => {
  const nights = withTonight(item, system.now());
  await table.transact([
    update(keys.inventory(item.pool)).set({ nights }).expect("version", item.version, "stale"),
  ]);
};

const checkPool = async (context: Context, item: InventoryItem): Promise<Outcome> => {
  const { pool, updatedAt } = item;
  const none = { pool, rolls: 0, active: 0, wasMoved: false };
  if (context.system.now().getTime() - Date.parse(updatedAt) < settleMilliseconds)
    return { ...none, is: "busy" };
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

export const recountStock = async (context: Context): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const pools = { index: "gsi1", partition: lists.inventories(), schema: InventoryItem, limit: 25 } as const;
  for await (const page of pages(context.table, pools))
    for (const { pool } of page) {
      const item = await readPool(context, pool);
      if (item) outcomes.push(await checkPool(context, item));
    }
  return outcomes;
};
