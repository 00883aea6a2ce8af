import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { codesOnRoll } from "#contract/stickers/rolls.ts";
import type { NewSale } from "#contract/shops/sales/new-sale.ts";
import { saleRoutes } from "#contract/shops/sales/sales.ts";
import { moveRoll } from "#lambdas/stickers/inventory/stock.ts";
import { registerSale } from "#lambdas/shops/sales/register-sale.ts";
import { api } from "#lambdas/platform/http/api.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { assertLiveSession } from "#lambdas/people/sessions/live-session.ts";
import { beginBatch, makeNextCodes } from "#lambdas/stickers/codes/make-codes.ts";
import { storeWrites } from "#lambdas/shops/store-writes.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { QrCodeItem } from "#lambdas/stickers/items/qr-code.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
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

/** The till's registration route, without logging. */
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

/** Tills with the real clock, each in its own shop with this many points and stickers. */
export const openTills = (client: DynamoDBClient, tableName: string) => {
  const table = openTable(tableName, system, client);
  const context = { table, system, codeSecret: "secret", cursorSecret: "secret" };
  const stock = async (pool: string, count: number): Promise<string[]> => {
    const id = system.newId("batch");
    await table.transact([beginBatch({ id, pool, count, by: "admin", at: system.now().toISOString() })]);
    while (((await makeNextCodes({ table, system }, id))?.made ?? count) < count);
    // The codes of a smaller run are loose at once.
    if (count >= codesOnRoll) await moveRoll({ table, system }, { adminId: "admin", pool });
    const roll = { index: "gsi2", partition: lists.qrCodesOfRoll(`${id}-1`), schema: QrCodeItem } as const;
    return (await table.query({ ...roll, limit: count })).items.map(({ uid }) => uid);
  };
  const handler = serve(context);
  /** A new shop with a clerk, points and a roll of stickers; points pay once the stickers are used up. */
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
      /** Calls only the use case. */
      sell: () => registerSale(context, { caller, ...nextSale() }),
      /** Sends a request through the handler. */
      ask: async (): Promise<void> => {
        const { idempotencyKey, request: body } = nextSale();
        const { method, path } = saleRoutes.registerSale;
        const request = { method, path, body, idempotencyKey, userId, role: "store", storeId } as const;
        const { status, body: answer } = await callFunction(handler, request);
        if (status !== 201) throw new Error(`A registration was refused: ${JSON.stringify(answer)}`);
      },
    };
  };
  return { context, openTill };
};
