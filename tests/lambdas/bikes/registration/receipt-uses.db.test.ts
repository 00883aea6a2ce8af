import { beforeEach, describe, expect, it } from "vitest";
import { openBikeReview } from "#lambdas/office/bikes/open-bike-review.ts";
import { receiptFacts } from "#lambdas/bikes/analysis/receipt-facts.ts";
import { registerBike } from "#lambdas/bikes/registration/register-bike.ts";
import { shortHash } from "#lambdas/platform/ocr/short-hash.ts";
import { readReceiptPrints } from "#lambdas/bikes/receipt-prints.ts";
import { AnalysisItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { asRead, changed, invoice, tillReceipt } from "#tests/lambdas/bikes/analysis/receipts.ts";
import { given } from "#tests/lambdas/a.ts";
import { type Garage, aGarage } from "./garage.ts";

let there: Garage;
beforeEach(async () => {
  there = await aGarage();
  await there.person();
  await there.person("erik", { fullName: "Erik Holm" });
});

const till = receiptFacts(asRead(tillReceipt));
const picture = "f0e1d2c3b4a59687";
/** A hash that differs by four adjacent bits. */
const nearby = "f0e1d2c3b4a59688";
const another = "0f1e2d3c4b5a6978";

type Sent = Partial<AnalysisItem> & { readonly hash?: string };

const send = async (frameNumber: string, { hash, ...over }: Sent = {}, userId = "anna") => {
  const claimed = { ownerId: userId, frameNumber, ...(hash !== undefined && { perceptualHash: hash }) };
  const proof = await given.proof(there.context.table, { ...claimed, ...over });
  const details = { type: "dam", brand: "Monark", model: "Karin", color: "svart" } as const;
  const request = { frameNumber, analysisId: proof.id, ...details, manualReview: false };
  const idempotencyKey = there.system.newId("key");
  return (await registerBike(there.context, { userId, idempotencyKey, request })).bike;
};

describe("a receipt that a bike was registered with", () => {
  it.each([
    [
      "the same number of the same seller",
      { receiptFacts: till },
      { receiptFacts: { ...till, total: "other" } },
    ],
    [
      "the same seller, day and sum, where its number was misread",
      { receiptFacts: till },
      { receiptFacts: { ...till, number: "misread" } },
    ],
    ["the same picture of which nothing was read", { hash: picture }, { hash: picture }],
    [
      "nearly the same picture",
      { hash: picture, receiptFacts: till },
      { hash: nearby, receiptFacts: { total: till.total } },
    ],
  ])("needs a review for another bike: %s", async (_what, first, second) => {
    const before = await send("WTU935707851E", first);
    for (const userId of ["anna", "erik"]) {
      const bike = await send(userId === "anna" ? "XDS9576632C" : "YFW5742048U", second, userId);
      expect(await there.read(bike.id)).toMatchObject({
        status: "pending_review",
        reviewReason: "receipt-used",
      });
      const opened = await openBikeReview(there.context, "admin", bike.id);
      expect(opened.sameReceipt).toContainEqual({
        bikeId: before.id,
        frameNumber: "WTU935707851E",
        owner: { fullName: "Anna Lindqvist", email: expect.any(String) },
        sameOwner: userId === "anna",
        receiptUrl: expect.stringContaining("receipt:"),
      });
    }
    expect(await there.read(before.id)).toMatchObject({ status: "registered" });
    expect((await there.events(before.id))[0]).toMatchObject({ receiptVerified: true });
  });

  it("lets one of many simultaneous registrations pass and sends the others to review", async () => {
    const numbers = Array.from({ length: 6 }, (_, index) => `WTU93570785${index}`);
    const bikes = await Promise.all(
      numbers.map((number, index) =>
        send(number, { hash: picture, receiptFacts: till }, index % 2 ? "erik" : "anna"),
      ),
    );
    const states = await Promise.all(bikes.map(async ({ id }) => (await there.read(id)).status));
    expect(states.filter((state) => state === "registered")).toHaveLength(1);
    expect(states.filter((state) => state === "pending_review")).toHaveLength(5);
  });

  it("is also detected if it is used after another request has read it", async () => {
    const seen = { receiptFacts: till, perceptualHash: picture };
    const receiptPrints = await readReceiptPrints(there.context.table, seen);
    expect(receiptPrints.map(({ version }) => version)).toEqual([0, 0, 0, 0, 0, 0]);
    const first = await send("WTU935707851E", { ...seen, receiptPrints });
    expect(await send("XDS9576632C", { ...seen, receiptPrints }, "erik")).toMatchObject({
      status: "pending_review",
    });
    expect(await there.read(first.id)).toMatchObject({ status: "registered" });
  });

  it("is recognised by the stored analysis until a bike is registered with it", async () => {
    const receiptPrints = await readReceiptPrints(there.context.table, { receiptFacts: till });
    const id = there.system.newId("analysis");
    await send("WTU935707851E", { id, receiptFacts: till, receiptPrints });
    const stored = await there.context.table.get(keys.analysis(id), AnalysisItem);
    expect(stored).toMatchObject({ receiptFacts: till });
    expect(stored?.receiptPrints).toBeUndefined();
  });

  it("may register a second bike that it names for the same owner", async () => {
    const named = {
      receiptFacts: till,
      hash: picture,
      frameNumbersNamed: [shortHash("WTU935707851E"), shortHash("XDS9576632C")],
    };
    await send("WTU935707851E", named);
    expect(await send("XDS9576632C", named)).toMatchObject({ status: "registered" });
    expect(await send("YFW5742048U", named)).toMatchObject({ status: "pending_review" });
  });

  it("may register the same number again after its bike was deleted", async () => {
    const bike = await send("WTU935707851E", { receiptFacts: till, hash: picture });
    await there.remove(bike.id);
    expect(await send("WTU935707851E", { receiptFacts: till, hash: picture })).toMatchObject({
      status: "registered",
    });
  });
});

describe("another receipt", () => {
  it("of the same shop that looks the same needs no review", async () => {
    await send("WTU935707851E", { receiptFacts: till, hash: picture });
    const next = changed(changed(tillReceipt, "650625 2019-12-16", "650626 2019-12-17"), "20 893", "7 793");
    const bike = await send("XDS9576632C", { receiptFacts: receiptFacts(asRead(next)), hash: nearby });
    expect(bike).toMatchObject({ status: "registered" });
  });

  it("that looks different and was not read needs no review", async () => {
    await send("WTU935707851E", { hash: picture });
    expect(await send("XDS9576632C", { hash: another })).toMatchObject({ status: "registered" });
  });
});

describe("the recognition of a receipt", () => {
  it("uses seller, number, date and total, without storing them readably", () => {
    expect(Object.keys(till).toSorted()).toEqual(["date", "number", "seller", "total"]);
    expect(Object.keys(receiptFacts(asRead(invoice))).toSorted()).toEqual([
      "date",
      "number",
      "seller",
      "total",
    ]);
    expect(JSON.stringify(till)).not.toMatch(/559232|650625|2019|20893/);
  });

  it("ignores the format of the date, and differs for another shop", () => {
    const other = (from: string, to: string) => receiptFacts(asRead(changed(tillReceipt, from, to)));
    expect(other("2019-12-16", "16 december 2019")).toEqual(till);
    expect(other("2019-12-16", "16/12/2019")).toEqual(till);
    expect(other("559232-5863", "556767-2232").number).not.toBe(till.number);
  });
});
