import { describe, expect, it } from "vitest";
import { TransferState } from "#contract/transfers.ts";
import { TransferTerms } from "#contract/transfer-terms.ts";
import { transferMoves } from "#lambdas/shared/transfers/moves.ts";
import { dueFor } from "#lambdas/transfers/expire-transfers.ts";
import { changedTerms } from "#lambdas/transfers/rules.ts";
import { buyerText, sellerText } from "#lambdas/transfers/signed-text.ts";
import { someTerms } from "./context.ts";
import { fc } from "#tests/property.ts";

describe("the moves of a transfer", () => {
  it("lead out of the state in which it waits, and out of no other", () => {
    for (const [name, outcomes] of Object.entries(transferMoves))
      for (const state of TransferState.options)
        expect(["to" in outcomes[state], name, state]).toEqual([state === "requested", name, state]);
  });

  it("end it for good, whatever people do in whichever order", () => {
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

describe("what is agreed", () => {
  it.each([0, 1.5, -1, 1_000_001, undefined, "2500", Number.NaN])("has no price of %s", (price) => {
    const { error } = TransferTerms.safeParse({ ...someTerms(), price });
    expect(error?.issues.map(({ message }) => message)).toEqual(["price-range"]);
  });

  it.each([1, 1_000_000, null])("may have a price of %s", (price) => {
    expect(TransferTerms.safeParse({ ...someTerms(), price }).success).toBe(true);
  });

  it("tells which terms have changed", () => {
    expect(changedTerms(someTerms(), someTerms({ price: null, keys: 1 }))).toEqual(["price", "keys"]);
    expect(changedTerms(someTerms(), someTerms())).toEqual([]);
  });
});

describe("the text that is signed", () => {
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

  it("says the same to the buyer, from the other side", () => {
    const text = buyerText(bike, someTerms({ price: null, keys: 0, charger: true }), "Anna Ek", "en");
    expect(text).toContain("I am receiving this bike as a gift from Anna Ek.");
    expect(text).toContain("Price: Gift");
    expect(text).toContain("Included: charger");
  });
});

describe("what is due for a transfer", () => {
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
