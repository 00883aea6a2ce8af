import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { sealedFacts } from "#lambdas/ownership/transfers/receipts/sealed-facts.ts";
import { checkReceipt } from "#lambdas/ownership/transfers/receipts/check-receipt.ts";
import { type ProofContext, proveReceipts } from "#lambdas/ownership/transfers/receipts/prove-receipts.ts";
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
  // A seller can write to twenty addresses a day.
  market.pass(7_200_000);
  const bike = await market.bike({ frameNumber: `PROOF${String(sold).padStart(5, "0")}` });
  const id = await market.offer("anna", bike.id);
  await market.accept("bo", id);
  return id;
};

type ReceiptFault = Parameters<ProofContext["report"]>[0];

const aNight = async (read = async (name: string) => market.kept.get(name)) => {
  const faults: ReceiptFault[] = [];
  const context = {
    table: await market.inRole("check-receipts"),
    evidence: { read },
    sealer: market.context.sealer,
    system: market.system,
    report: (fault: ReceiptFault) => void faults.push(fault),
  };
  return { faults, proof: await proveReceipts(context) };
};

const change = async (changed: object): Promise<void> =>
  market.table.transact([update(keys.transfer(transferId)).set({ ...changed })]);

describe("the nightly check of receipts", () => {
  it("finds no fault in unchanged receipts", async () => {
    await sell();
    expect(await aNight()).toEqual({ faults: [], proof: { receipts: 2, faults: 0 } });
  });

  it("reports a receipt whose price was changed, as its page does", async () => {
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

  it("reports a receipt that was forged consistently, seal and all, as its page does", async () => {
    const transfer = (await market.transfer(transferId))!;
    const { receiptNumber: number = "", receiptCode: code = "" } = transfer;
    const buyerSignature = { ...transfer.buyerSignature!, name: "Eva Ek" };
    const facts = sealedFacts(number, { ...transfer, buyerSignature });
    const seal = createHash("sha256").update(facts).digest("hex");
    await market.table.transact([
      update(keys.transfer(transferId)).set({ buyerSignature }),
      update(keys.ownershipReceipt(number)).set({ seal }),
    ]);
    expect((await aNight()).faults).toEqual([{ number, fault: "seal" }]);
    expect(await checkReceipt(market.context, { number, code }, "192.0.2.1")).toEqual({ verdict: "false" });
  });

  it("reports a missing signature until its retention is over", async () => {
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

  it("resumes after an interruption and keeps its counts", async () => {
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
    // The next night starts from the beginning.
    expect((await aNight()).proof).toEqual({ receipts: 27, faults: 1 });
  });
});
