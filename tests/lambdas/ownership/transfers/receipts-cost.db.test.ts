import { beforeEach, describe, expect, it } from "vitest";
import type { ReceiptGroup } from "#contract/ownership/ownership-receipts.ts";
import { countUnread } from "#lambdas/notifications/bell/count-unread.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { receiptEntryWrites } from "#lambdas/ownership/receipt-entries.ts";
import { carryOutSigned } from "#lambdas/ownership/transfers/carry-out.ts";
import { prepareAcceptance } from "#lambdas/ownership/transfers/prepare-acceptance.ts";
import { listReceipts } from "#lambdas/ownership/transfers/receipts/list-receipts.ts";
import { longestChain, watchTable } from "#tests/lambdas/table-use.ts";
import { type Market, aMarket } from "./context.ts";

let market: Market;
let transferId: string;
beforeEach(async () => {
  market = await aMarket();
  for (const who of ["anna", "bo"]) await market.person(who);
  transferId = await market.offer("anna", (await market.bike()).id);
});

/** A table that records its calls. */
const watched = () => {
  const { table } = market;
  return { seen: watchTable(market.client), context: { ...market.context, table } };
};

/** The steps after BankID reports the signature. */
const signed = async (): Promise<string> => {
  const { id } = await prepareAcceptance(market.context, "bo", transferId, 1);
  const word = { method: "bankid", name: "Bo Ek", at: market.system.now().toISOString(), evidence: "e" };
  await market.table.transact([update(keys.signing(id)).set({ state: "signed", signed: word })]);
  return id;
};

describe("accepting a transfer", () => {
  it("waits for the table twice: one read, one write", async () => {
    const id = await signed();
    const { seen, context } = watched();
    await carryOutSigned(context, "bo", id);
    const { spans } = seen();
    expect(longestChain(spans)).toBe(2);
    expect(spans).toHaveLength(3);
    expect(await market.transfer(transferId)).toMatchObject({ state: "completed" });
  });

  it("reads everything again if something has changed", async () => {
    const id = await signed();
    await market.table.transact([update(keys.balance("anna")).set({ points: 175, version: 9 })]);
    await carryOutSigned(market.context, "bo", id);
    expect(await market.transfer(transferId)).toMatchObject({ state: "completed" });
    expect(await market.points("anna")).toBe(175);
  });

  it("refuses a buyer whose identity is no longer verified", async () => {
    const id = await signed();
    await market.table.transact([update(keys.profile("bo")).set({ identityLevel: 1 })]);
    await expect(carryOutSigned(market.context, "bo", id)).rejects.toMatchObject({
      failure: "identity-level-too-low",
    });
    expect(await market.transfer(transferId)).toMatchObject({ state: "requested" });
  });
});

describe("a page of receipts", () => {
  const fill = async (many: number): Promise<void> => {
    const transfer = (await market.transfer(transferId))!;
    let writes: Action[] = [];
    for (let place = 0; place < many; place += 1) {
      const ended = { state: "completed", endedAt: "2026-11-20T12:00:00.000Z" } as const;
      const id = `transfer_${String(place).padStart(26, "0")}`;
      writes.push(...receiptEntryWrites({ ...transfer, ...ended, id }));
      if (writes.length < 100 && place < many - 1) continue;
      await market.table.transact(writes);
      writes = [];
    }
  };

  it("costs the same with ten receipts as with a thousand, and so does the badge", async () => {
    const costs = [];
    for (const many of [10, 1000]) {
      await fill(many);
      const { seen } = watched();
      const table = openTable(market.tableName, market.system, market.client);
      const context = { ...market.context, table, cursorSecret: "secret" };
      for (const group of ["waiting-for-me", "completed", "ended"] satisfies ReceiptGroup[])
        await listReceipts(context, "bo", { group, limit: 10 });
      await countUnread({ ...context, table }, "bo");
      costs.push(seen().units);
    }
    expect(costs[1]).toBe(costs[0]);
    expect(costs[0]).toBeLessThanOrEqual(8);
  });
});
