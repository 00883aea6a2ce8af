import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { NewSale } from "#contract/sales/new-sale.ts";
import { moveRoll } from "#lambdas/inventory/stock.ts";
import { registerSale } from "#lambdas/sales/register-sale.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { beginBatch, makeNextCodes } from "#lambdas/shared/qr/make-codes.ts";
import { storeWrites } from "#lambdas/shared/stores/store-writes.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import { QrCodeItem } from "#lambdas/shared/table/items/qr-code.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { system } from "#lambdas/system.ts";
import { grantPoints } from "#local/seed/grant-points.ts";

const aSale: Omit<NewSale, "frameNumber"> = {
  type: "dam",
  brand: "Crescent",
  model: "Femto",
  color: "svart",
  ean: "7350012345679",
  buyer: { email: "anna@example.se" },
  payment: "points",
  receiptNumber: "K-1042",
  price: 8495,
  warrantyMonths: 36,
};

let sold = 0;

/** Tills on this table, with the real clock, each in a store of its own with so many points and stickers. */
export const openTills = (client: DynamoDBClient, tableName: string) => {
  const table = openTable(tableName, system, client);
  const context = { table, system, codeSecret: "secret", cursorSecret: "secret" };
  const stock = async (pool: string, count: number): Promise<string[]> => {
    const id = system.newId("batch");
    await table.transact([beginBatch({ id, pool, count, by: "admin", at: system.now().toISOString() })]);
    while (((await makeNextCodes({ table, system }, id))?.made ?? count) < count);
    await moveRoll({ table, system }, { adminId: "admin", pool });
    const roll = { index: "gsi2", partition: lists.qrCodesOfRoll(`${id}-1`), schema: QrCodeItem } as const;
    return (await table.query({ ...roll, limit: count })).items.map(({ uid }) => uid);
  };
  /** A clerk in a new store, and a sale of theirs. Without a sticker left the store's points pay. */
  const openTill = async (storeId: string, { points, stickers }: { points: number; stickers: number }) => {
    const userId = `clerk of ${storeId}`;
    const now = system.now();
    const store = { storeId, name: "Vadstena Cykel", city: "Vadstena", state: "active" } as const;
    const createdAt = now.toISOString();
    const clerk = { userId, fullName: "Anna Lindqvist", email: `${userId}@example.se`, language: "sv" };
    await table.transact([
      ...storeWrites({ ...store, createdAt }, userId),
      put(keys.profile(userId), "profile", { ...clerk, identityLevel: 1, createdAt }),
    ]);
    await grantPoints(table, storeId, points, now);
    const roll = stickers > 0 ? await stock(storeId, stickers) : [];
    const caller: Caller = { userId, role: "store", storeId, signedInAt: now };
    return async () => {
      sold += 1;
      const stickerUid = roll.pop();
      const paid = stickerUid === undefined ? {} : ({ payment: "sticker", stickerUid } as const);
      const request = { ...aSale, ...paid, frameNumber: `TILLS${100_000 + sold}` };
      return registerSale(context, { caller, idempotencyKey: system.newId("key"), request });
    };
  };
  return { context, openTill };
};
