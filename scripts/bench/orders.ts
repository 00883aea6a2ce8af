import { randomUUID } from "node:crypto";
import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { findCodes } from "#lambdas/stickers/inventory/codes/find-codes.ts";
import { listOrders } from "#lambdas/stickers/orders/admin/list-orders.ts";
import { newOrderWrites } from "#lambdas/stickers/order-writes.ts";
import { getQrPage } from "#lambdas/stickers/scans/get-qr-page.ts";
import { codesOfRun } from "#lambdas/stickers/codes/codes-of-run.ts";
import { beginBatch, codeWrites, makeNextCodes } from "#lambdas/stickers/codes/make-codes.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { datedNumber } from "#lambdas/platform/table/ids.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
import { readUnitsOf } from "#tests/lambdas/table-use.ts";
import { withItems } from "#tests/lambdas/memory-table.ts";
import { atMost, type Budget, exactly, type Row } from "./budget.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";

const [few, many] = [1000, 100_000];
const chunk = 50;
const codesOfOneRun = 1000;
const madeAt = "2026-11-20T12:00:00.000Z";
const address = { name: "Anna Lindqvist", street: "Storgatan 1", postalCode: "411 03", city: "Göteborg" };

const written = (actions: readonly Action[]) =>
  actions.flatMap(({ kind, key, item }) => (kind === "put" ? [{ ...key, ...item }] : []));

const anOrder = (serial: number): Action[] => {
  const createdAt = new Date(Date.parse(madeAt) - serial * 60_000);
  return newOrderWrites({
    entity: "stickerOrder",
    id: system.newId("order"),
    orderNumber: datedNumber("CR", swedishDate(createdAt), system.bytes(4)),
    version: 1,
    userId: `user-${serial % 997}`,
    bikeId: system.newId("bike"),
    bike: "Crescent Femto",
    frameNumber: `WTU${serial}`,
    count: 1,
    points: 50,
    address,
    linkedCodes: [],
    state: "pending",
    createdAt: createdAt.toISOString(),
  });
};

async function* itemsOf(count: number) {
  for (let from = 0; from < count; from += codesOfOneRun) {
    const id = `batch_${String(from).padStart(26, "0")}`;
    for (let made = 0; made < codesOfOneRun; made += chunk) {
      const orders = Array.from({ length: chunk }, (_, place) => anOrder(from + made + place)).flat();
      const codes = codeWrites({ id, made }, made + chunk, madeAt, system);
      yield written([...orders, ...codes]);
    }
  }
}

type Used = { readonly orders: number; readonly run: number; readonly found: number; readonly code: number };

const measureUnits = async (client: DynamoDBClient): Promise<Used> => {
  const table = openTable("orders", system, client);
  const units = readUnitsOf(client);
  const cost = async (request: () => Promise<unknown>): Promise<number> => {
    units();
    await request();
    return units();
  };
  const context = { table, system, cursorSecret: "a secret of at least thirty-two signs" };
  const run = { id: `batch_${"0".repeat(26)}`, made: codesOfOneRun };
  const { items } = await codesOfRun(context, run, { limit: 50 });
  const inside = items.map(({ uid }) => uid.slice(9, 13));
  const found: number[] = [];
  for (const part of ["K7", "K7L9", ...inside.slice(0, 20)])
    found.push(await cost(() => findCodes(context, { part, limit: 20 })));
  return {
    orders: await cost(() => listOrders(context, { limit: 20 })),
    run: await cost(() => codesOfRun(context, run, { limit: 50 })),
    found: Math.max(...found),
    code: await cost(() => getQrPage(context, items[0]?.uid ?? "")),
  };
};

const measureMaking = async (client: DynamoDBClient): Promise<number> => {
  const table = openTable("orders", system, client);
  const id = `batch_${randomUUID()}`;
  const run = { id, pool: "self", count: codesOfOneRun, by: "admin", at: madeAt };
  const began = performance.now();
  await table.transact([beginBatch(run)]);
  for (let made = 0; made < codesOfOneRun;)
    made = (await makeNextCodes({ table, system }, id))?.made ?? codesOfOneRun;
  return (performance.now() - began) / 1000;
};

const measureSize = (count: number) =>
  withTemporaryFolder("orders", (folder) =>
    withItems({ folder, name: "orders", items: itemsOf(count) }, async (_open, client) => ({
      used: await measureUnits(client),
      seconds: await measureMaking(client),
    })),
  );

/** Measures the pages of orders and codes in a small and a large register, and the time to make a thousand codes. */
export const orders: Budget = {
  name: "orders",
  measure: async (say): Promise<Row[]> => {
    const small = await measureSize(few);
    say(`${many} orders and codes …`);
    const large = await measureSize(many);
    const size = many.toLocaleString("en-US");
    const same = (what: string, part: "orders" | "run"): Row =>
      exactly(`${small.used[part]} units`, `${what} among ${size}`, `${large.used[part]} units`);
    return [
      same("the first page of orders", "orders"),
      same("the first page of the codes of a run", "run"),
      atMost(60, {
        what: `a page of codes found by a part among ${size}`,
        value: large.used.found,
        unit: "units",
      }),
      atMost(1, { what: "resolving the code of a sticker", value: large.used.code, unit: "units" }),
      atMost(3, {
        what: `${codesOfOneRun} codes made and stored`,
        value: large.seconds,
        unit: "s",
        digits: 2,
      }),
    ];
  },
};
