import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { NewSale } from "#contract/sales/new-sale.ts";
import { saleRoutes } from "#contract/sales/sales.ts";
import { moveRoll } from "#lambdas/inventory/stock.ts";
import { registerSale } from "#lambdas/sales/register-sale.ts";
import { api } from "#lambdas/shared/http/api.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { beginBatch, makeNextCodes } from "#lambdas/shared/qr/make-codes.ts";
import { storeWrites } from "#lambdas/shared/stores/store-writes.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import { QrCodeItem } from "#lambdas/shared/table/items/qr-code.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { system } from "#lambdas/system.ts";
import { grantPoints } from "#local/seed/grant-points.ts";
import { callFunction } from "#tests/lambdas/gateway-event.ts";

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

type Selling = Parameters<typeof registerSale>[0];

/** The route of a registration as the function of the till serves it, without its log. */
const serve = (context: Selling) =>
  api(
    { registerSale: saleRoutes.registerSale },
    {
      registerSale: ({ caller, body, idempotencyKey }) =>
        registerSale(context, { caller, idempotencyKey, request: body }),
    },
    {
      originSecrets: ["origin"],
      logger: { info: () => undefined, error: (_, details) => process.stderr.write(JSON.stringify(details)) },
      assertLive: (caller, route) => assertLiveSession(context.table, caller, route, context.system.now()),
    },
  );

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
  const handler = serve(context);
  /** A new store with a clerk, so many points, and a roll of stickers. Without a sticker left its points pay. */
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
    const nextSale = () => {
      sold += 1;
      const stickerUid = roll.pop();
      const paid = stickerUid === undefined ? {} : ({ payment: "sticker", stickerUid } as const);
      const request = { ...aSale, ...paid, frameNumber: `TILLS${100_000 + sold}` };
      return { idempotencyKey: system.newId("key"), request };
    };
    return {
      /** The use case alone. */
      sell: () => registerSale(context, { caller, ...nextSale() }),
      /** From the request to the answer, as the gateway asks. */
      ask: async (): Promise<void> => {
        const { idempotencyKey, request: body } = nextSale();
        const { method, path } = saleRoutes.registerSale;
        const asked = { method, path, body, idempotencyKey, userId, role: "store", storeId } as const;
        const { status, body: answer } = await callFunction(handler, asked);
        if (status !== 201) throw new Error(`A registration was refused: ${JSON.stringify(answer)}`);
      },
    };
  };
  return { context, openTill };
};
