import { beforeEach, describe, expect, it } from "vitest";
import { update } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { checkReceipt } from "#lambdas/transfers/receipts/check-receipt.ts";
import { type ProofContext, proveReceipts } from "#lambdas/transfers/receipts/prove-receipts.ts";
import { type Market, aMarket } from "./context.ts";

let market: Market;
let transferId: string;
beforeEach(async () => {
  market = await aMarket();
  await market.person("anna", 10_000);
  await market.person("bo");
  transferId = await sell();
});

let sold = 0;
const sell = async (): Promise<string> => {
  sold += 1;
  // A seller writes to twenty addresses a day.
  market.pass(7_200_000);
  const bike = await market.bike({ frameNumber: `PROOF${String(sold).padStart(5, "0")}` });
  const id = await market.offer("anna", bike.id);
  await market.accept("bo", id);
  return id;
};

type Found = Parameters<ProofContext["report"]>[0];

/** A night, as the job may live it. */
const aNight = async (read = async (name: string) => market.kept.get(name)) => {
  const faults: Found[] = [];
  const context = {
    table: await market.inRole("check-receipts"),
    evidence: { read },
    system: market.system,
    report: (found: Found) => void faults.push(found),
  };
  return { faults, proof: await proveReceipts(context) };
};

const change = async (changed: object): Promise<void> =>
  market.table.transact([update(keys.transfer(transferId)).set({ ...changed })]);

describe("the proof of every night", () => {
  it("finds that all receipts say what was signed", async () => {
    await sell();
    expect(await aNight()).toEqual({ faults: [], proof: { receipts: 2, faults: 0 } });
  });

  it("calls a receipt false whose price was changed in the table, as its page does", async () => {
    const {
      terms,
      receiptNumber: number = "",
      receiptCode: code = "",
    } = (await market.transfer(transferId))!;
    await change({ terms: { ...terms, price: 1 } });
    expect(await aNight()).toEqual({
      faults: [{ number, fault: "seal" }],
      proof: { receipts: 1, faults: 1 },
    });
    expect(await checkReceipt(market.context, { number, code }, "192.0.2.1")).toEqual({ verdict: "false" });
  });

  it("misses a signature that is gone, until its time is over", async () => {
    market.kept.clear();
    expect((await aNight()).faults).toMatchObject([{ fault: "evidence-missing" }]);
    market.pass(3653 * 86_400_000);
    expect((await aNight()).faults).toEqual([]);
  });

  it.each([
    ["another text", { text: "Jag säljer inget." }],
    ["another person", { userId: "cilla" }],
    ["a signature of another text", { method: "bankid", signature: Buffer.from("<x/>").toString("base64") }],
  ] as const)("notices that %s was signed", async (_what, over) => {
    for (const [name, proof] of market.kept) market.kept.set(name, { ...proof, ...over });
    expect((await aNight()).faults).toMatchObject([{ fault: "evidence-differs" }]);
  });

  it("goes on where it was interrupted, and counts what it found before", async () => {
    const { terms } = (await market.transfer(transferId))!;
    await change({ terms: { ...terms, price: 1 } });
    for (let place = 0; place < 26; place += 1) await sell();
    let reads = 0;
    const falling = async (name: string) => {
      reads += 1;
      if (reads > 50) throw new Error("The function was stopped");
      return market.kept.get(name);
    };
    await expect(aNight(falling)).rejects.toThrow("stopped");
    expect(await aNight()).toEqual({ faults: [], proof: { receipts: 27, faults: 1 } });
    // The next night begins again.
    expect((await aNight()).proof).toEqual({ receipts: 27, faults: 1 });
  });
});
