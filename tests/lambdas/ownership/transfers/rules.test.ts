import { describe, expect, it } from "vitest";
import { TransferState } from "#contract/ownership/transfers.ts";
import { TransferTerms } from "#contract/ownership/transfer-terms.ts";
import { transferMoves } from "#lambdas/ownership/moves.ts";
import type { OwnershipReceiptItem } from "#lambdas/ownership/items/ownership-receipt.ts";
import type { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { dueFor } from "#lambdas/ownership/transfers/expire-transfers.ts";
import { changedTerms } from "#lambdas/ownership/transfers/rules.ts";
import { findFault } from "#lambdas/ownership/transfers/receipts/find-fault.ts";
import { sealedFacts } from "#lambdas/ownership/transfers/receipts/sealed-facts.ts";
import { hashOf } from "#lambdas/people/signatures/hash-of.ts";
import { buyerText, sellerText } from "#lambdas/ownership/transfers/signed-text.ts";
import { someTerms } from "./context.ts";
import { aSealer } from "#tests/lambdas/a.ts";
import { fc } from "#tests/property.ts";

describe("the transitions of a transfer", () => {
  it("leave the open state and no other", () => {
    for (const [name, outcomes] of Object.entries(transferMoves))
      for (const state of TransferState.options)
        expect(["to" in outcomes[state], name, state]).toEqual([state === "requested", name, state]);
  });

  it("end it for good in any order", () => {
    const names = Object.keys(transferMoves) as (keyof typeof transferMoves)[];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...names), { maxLength: 30 }), (walk) => {
        let state: TransferState = "requested";
        let ends = 0;
        for (const name of walk) {
          const outcome: { to: TransferState } | { problem: string } = transferMoves[name][state];
          if (!("to" in outcome)) continue;
          if (outcome.to !== state) ends += 1;
          state = outcome.to;
        }
        expect(ends).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("the terms", () => {
  it.each([0, 1.5, -1, 1_000_001, undefined, "2500", Number.NaN])("has no price of %s", (price) => {
    const { error } = TransferTerms.safeParse({ ...someTerms(), price });
    expect(error?.issues.map(({ message }) => message)).toEqual(["price-range"]);
  });

  it.each([1, 1_000_000, null])("may have a price of %s", (price) => {
    expect(TransferTerms.safeParse({ ...someTerms(), price }).success).toBe(true);
  });

  it("shows which terms have changed", () => {
    expect(changedTerms(someTerms(), someTerms({ price: null, keys: 1 }))).toEqual(["price", "keys"]);
    expect(changedTerms(someTerms(), someTerms())).toEqual([]);
  });
});

describe("the signed text", () => {
  const bike = { brand: "Crescent", model: "Elina", frameNumber: "WTU204K8861" };

  it("names bike, number, price and day", () => {
    expect(sellerText(bike, { terms: someTerms() }, "sv").replaceAll("\u00A0", " ")).toBe(
      [
        "Jag säljer min cykel till bo@example.se.",
        "",
        "Cykel: Crescent Elina",
        "Ramnummer: WTU204K8861",
        "Pris: 2 500 kr",
        "Dag: 20 november 2026",
        "Skick: Bra, en repa på överröret.",
        "Det här följer med: 2 nycklar",
        "",
        "Jag äger cykeln. Den blir köparens när också köparen har skrivit under.",
      ].join("\n"),
    );
  });

  it("says the same from the buyer's side", () => {
    const text = buyerText(bike, someTerms({ price: null, keys: 0, charger: true }), "Anna Ek", "en");
    expect(text).toContain("I am receiving this bike as a gift from Anna Ek.");
    expect(text).toContain("Price: Gift");
    expect(text).toContain("Included: charger");
  });
});

describe("a receipt", () => {
  const bike = { brand: "Crescent", model: "Elina", frameNumber: "WTU204K8861" };
  const { buyerEmail: _, ...terms } = someTerms({ condition: "Good.\nA scratch." });
  const buyer = { userId: "bo", name: "Bo Alm", by: "conversation" } as const;
  const textOf = (opening: string, condition: string) =>
    `I am selling my bike to Bo Alm, ${opening}.\n\nBike: Crescent Elina\nFrame number: WTU204K8861\nPrice: SEK 2,500\nDay: 20 November 2026\nCondition: ${condition}\nIncluded: 2 keys\n\nI own the bike. It becomes the buyer’s once the buyer has signed too.`;
  const written = "whom I have written with in Cykelregistret";
  const inContact = "whom I have been in contact with through Cykelregistret";

  const sealer = aSealer();

  const faultOf = async (text: string, wording?: number) => {
    const by = { method: "bankid", at: "2026-11-20T12:00:00.000Z", evidence: "proof" } as const;
    const signed = (name: string, said: string, of?: number) => ({
      ...by,
      name,
      text: said,
      hash: hashOf(said),
      ...(of !== undefined && { wording: of }),
    });
    const transfer: TransferItem = {
      entity: "transfer",
      id: "transfer_1",
      bikeId: "bike_1",
      sellerId: "anna",
      buyerId: "bo",
      buyer,
      state: "completed",
      version: 1,
      changed: [],
      bike,
      terms,
      sellerSignature: signed("Anna Ek", text, wording),
      buyerSignature: signed("Bo Alm", buyerText(bike, terms, "Anna Ek", "sv"), 3),
      createdAt: by.at,
      expiresAt: by.at,
      receiptNumber: "A-1",
    };
    const receipt: OwnershipReceiptItem = {
      entity: "ownershipReceipt",
      number: "A-1",
      transferId: "transfer_1",
      bikeId: "bike_1",
      at: by.at,
      code: "code",
      seal: await sealer.seal(sealedFacts("A-1", transfer)),
    };
    return findFault(sealer, receipt, transfer);
  };

  it.each([
    ["the first wording", written, "Good.\nA scratch.", 1],
    ["the wording in single lines", written, "Good. A scratch.", 2],
    ["the wording of today", inContact, "Good. A scratch.", 3],
  ])("in %s stays genuine, with its number and without any", async (_name, opening, condition, wording) => {
    const text = textOf(opening, condition);
    expect([await faultOf(text, wording), await faultOf(text)]).toEqual([undefined, undefined]);
    expect(await faultOf(text, (wording % 3) + 1)).toBe("text");
    expect(await faultOf(text, 99)).toBe("text");
    expect(await faultOf(text.replace("2,500", "25"))).toBe("text");
  });
});

describe("the reminders and expiry of a transfer", () => {
  const createdAt = "2026-11-20T12:00:00.000Z";
  const after = (days: number) => new Date(Date.parse(createdAt) + days * 86_400_000);

  it.each([
    [6.9, undefined, undefined],
    [7, undefined, 7],
    [8, 7, undefined],
    [13, 7, 13],
    [13.5, undefined, 13],
    [13.9, 13, undefined],
    [14, 13, "expiry"],
  ])("after %d days, reminded on %s, is %s", (days, remindedOn, due) => {
    expect(dueFor({ createdAt, remindedOn }, after(days))).toBe(due);
  });
});
