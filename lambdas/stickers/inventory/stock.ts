import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { Adjustment, Inventory, StoreInventory } from "#contract/stickers/inventory.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { inventoryWrite, rollKey } from "#lambdas/stickers/codes/stock-writes.ts";
import { ownStore } from "#lambdas/shops/members/own-store.ts";
import { storeLogWrite } from "#lambdas/shops/store-log.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { ExpectationFailed } from "#lambdas/platform/table/failures.ts";
import { InventoryItem } from "#lambdas/stickers/items/inventory.ts";
import { QrRollItem } from "#lambdas/stickers/items/qr-code.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { changeWrite } from "#lambdas/stickers/inventory-change.ts";
import { showStock } from "#lambdas/stickers/show-stock.ts";
import type { InventoryContext } from "./inventory-context.ts";
import { storeNames } from "./store-names.ts";

type Context = InventoryContext;
type Stock = Pick<InventoryContext, "table" | "system">;

const show = (
  pool: string,
  item: InventoryItem | undefined,
  names: ReadonlyMap<string, string>,
  now: Date,
): Inventory => ({ pool, store: names.get(pool), ...showStock(item, now) });

const readPool = ({ table }: Pick<Context, "table">, pool: string) =>
  table.get(keys.inventory(pool), InventoryItem);

const showPool = async (context: Stock, pool: string): Promise<Inventory> => {
  const [item, names] = await Promise.all([readPool(context, pool), storeNames(context.table, [pool])]);
  return show(pool, item, names, context.system.now());
};

export const listInventory = async (
  { table, system, cursorSecret }: Context,
  { limit, cursor }: PageQuery,
): Promise<{ items: Inventory[]; cursor: string | undefined }> => {
  const partition = lists.inventories();
  const after = readCursor(cursorSecret, partition, cursor);
  const schema = InventoryItem;
  const { items, next } = await table.query({ index: "gsi1", partition, schema, limit, after });
  const names = await storeNames(
    table,
    items.map(({ pool }) => pool),
  );
  const shown = items.map((item) => show(item.pool, item, names, system.now()));
  return { items: shown, cursor: writeCursor(cursorSecret, partition, next) };
};

/** Shows the caller's store its stock; zero if it never had any. */
export const getStoreInventory = async (
  { table, system }: Stock,
  caller: Pick<Caller, "userId" | "storeId">,
): Promise<StoreInventory> =>
  showStock(await readPool({ table }, await ownStore(table, caller)), system.now());

const logOf = (system: Stock["system"], storeId: string, about: string): Action =>
  storeLogWrite(system, { storeId, action: "stock-adjusted", about, at: system.now() });

/** Records a manual count beside the count by codes. Refused if the stock is no longer what the administrator saw. */
export const adjustInventory = (
  context: Context,
  { adminId: by, pool, ...wanted }: Adjustment & { readonly adminId: string; readonly pool: string },
): Promise<Inventory> =>
  retryOnConflict(context.system, async () => {
    const { table, system } = context;
    const item = await readPool(context, pool);
    const now = show(pool, item, new Map(), system.now());
    if (!item || now.rolls !== wanted.seen.rolls || now.active !== wanted.seen.active)
      throw new ProblemError("inventory-changed");
    const at = system.now().toISOString();
    const reason = hidePersonalNumbers(wanted.reason, swedishDate(system.now()));
    const rolls = wanted.rolls - (item.rolls + item.adjustedRolls);
    const active = wanted.active - (item.active + item.adjustedActive);
    await table.transact([
      inventoryWrite(pool, at)
        .add("adjustedRolls", rolls)
        .add("adjustedActive", active)
        .expect("version", item.version, "stale"),
      changeWrite(system, { pool, what: "adjusted", rolls, active, by, reason, at }),
      ...(pool === "self" ? [] : [logOf(system, pool, reason)]),
    ]);
    return showPool(context, pool);
  });

/** Activates the oldest roll in the warehouse that holds `min` codes. Two concurrent calls take two rolls. */
export const moveRoll = (
  context: Stock,
  { adminId: by, pool, min = 0 }: { readonly adminId: string; readonly pool: string; readonly min?: number },
): Promise<Inventory> =>
  retryOnConflict(context.system, async () => {
    const { table, system } = context;
    const partition = lists.qrRolls(pool, "warehouse");
    const { items } = await table.query({ index: "gsi1", partition, schema: QrRollItem, limit: 25 });
    const listed = items.find(({ left }) => left >= min);
    // The index can lag behind the roll.
    const roll = listed && (await table.get(rollKey(listed.id), QrRollItem));
    if (!roll) throw new ProblemError("no-roll-left");
    if (roll.state !== "warehouse") throw new ExpectationFailed("stale");
    const at = system.now().toISOString();
    const { id, left } = roll;
    await table.transact([
      update(rollKey(id))
        .set({ state: "active", activeAt: at, gsi1pk: lists.qrRolls(pool, "active") })
        .expect("state", "warehouse", "stale")
        .expect("left", left, "stale"),
      inventoryWrite(pool, at).add("rolls", -1).add("active", left),
      changeWrite(system, { pool, what: "moved", rolls: -1, active: left, by, at }),
    ]);
    return showPool(context, pool);
  });
