import { fc } from "#tests/property.ts";
import { describe, expect, it } from "vitest";
import type { NewBike } from "#contract/bikes/bikes.ts";
import type { BikesContext } from "#lambdas/bikes/registration/bikes-context.ts";
import { checkFrameNumber } from "#lambdas/bikes/check-frame-number.ts";
import { getBike } from "#lambdas/bikes/registration/get-bike.ts";
import { listBikes } from "#lambdas/bikes/registration/list-bikes.ts";
import { registerBike } from "#lambdas/bikes/registration/register-bike.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { BikeEventItem } from "#lambdas/bikes/items/bike.ts";
import { BalanceItem, LedgerItem } from "#lambdas/people/items/person.ts";
import { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { foldPartition, keys, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import { FoldItem } from "#lambdas/bikes/items/frame-number.ts";
import { type Table } from "#lambdas/platform/table/table.ts";
import { aSystem, aTable, given } from "#tests/lambdas/a.ts";
import { aPhotoShelf } from "#tests/lambdas/photo-shelf.ts";

const aRequest = (over: Partial<NewBike> = {}): NewBike => ({
  frameNumber: "WTU204K8861",
  analysisId: "analysis_none",
  type: "dam",
  brand: "Monark",
  model: "Karin",
  color: "svart",
  manualReview: false,
  ...over,
});

const aClub = async () => {
  const system = aSystem();
  const table = await aTable(system);
  const context: BikesContext = {
    table,
    system,
    pictures: { photo: async () => "photo", receipt: async () => "receipt" },
    photos: aPhotoShelf(),
    cursorSecret: "secret",
    identityLevelRequired: 1,
  };
  const register = (userId: string, request: NewBike, idempotencyKey: string = system.newId("key")) =>
    registerBike(context, { userId, idempotencyKey, request });
  return { table, context, register };
};

const moneyOf = async (table: Table, userId: string) => {
  const balance = await table.get(keys.balance(userId), BalanceItem);
  const { items } = await table.query({
    partition: userPartition(userId),
    prefix: ranges.ledger,
    schema: LedgerItem,
    limit: 100,
  });
  return { points: balance?.points, spent: items.reduce((sum, row) => sum + row.amount, 0), rows: items };
};

const outcomes = async (attempts: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(attempts);
  const reasons = settled.flatMap((result) =>
    result.status === "rejected" ? [String(result.reason.message)] : [],
  );
  return { succeeded: settled.length - reasons.length, reasons: new Set(reasons) };
};

describe("registerBike", () => {
  it("registers the bike, charges 100 points, writes ledger and history, and claims the pictures", async () => {
    const { table, context, register } = await aClub();
    await given.person(table);
    const analysis = await given.proof(table);
    const { bike, ...points } = await register(
      "anna",
      aRequest({ frameNumber: "wtu 204-k8861", analysisId: analysis.id }),
    );
    expect(points).toEqual({ pointsBefore: 350, pointsAfter: 250 });
    expect(bike).toMatchObject({
      frameNumber: "WTU204K8861",
      frameNumberTyped: "wtu 204-k8861",
      status: "registered",
    });
    const { rows, ...money } = await moneyOf(table, "anna");
    expect(money).toEqual({ points: 250, spent: -100 });
    expect(rows).toMatchObject([
      { reason: "registration", amount: -100, balanceAfter: 250, reference: bike.id },
    ]);
    const history = await table.query({
      partition: keys.bike(bike.id).pk,
      prefix: ranges.bikeEvents,
      schema: BikeEventItem,
      limit: 5,
    });
    expect(history.items).toMatchObject([
      { eventType: "registration", registrationType: "self", receiptVerified: true },
    ]);
    const receipt = await table.get(keys.upload(analysis.receiptUploadId), UploadItem);
    expect(receipt).toMatchObject({ state: "claimed" });
    expect(receipt?.expiresAt).toBeUndefined();
    expect(await getBike(context, "anna", bike.id)).toMatchObject({
      photoUrl: "photo",
      receiptUrl: "receipt",
    });
  });

  it("accepts exactly three of 50 parallel registrations from 350 points", async () => {
    const { table, register } = await aClub();
    await given.person(table, "anna", 350);
    const proofs = await Promise.all(
      Array.from({ length: 50 }, (_, index) => given.proof(table, { frameNumber: `FRAME${1000 + index}` })),
    );
    const { succeeded, reasons } = await outcomes(
      proofs.map((proof) =>
        register("anna", aRequest({ frameNumber: proof.frameNumber, analysisId: proof.id })),
      ),
    );
    expect({ succeeded, reasons }).toEqual({ succeeded: 3, reasons: new Set(["insufficient-points"]) });
    const { rows, ...money } = await moneyOf(table, "anna");
    expect(money).toEqual({ points: 50, spent: -300 });
    expect(rows.map((row) => row.balanceAfter)).toEqual([250, 150, 50]);
  });

  it("accepts one of 50 people who register the same number simultaneously, and charges only that one", async () => {
    const { table, register } = await aClub();
    const people = Array.from({ length: 50 }, (_, index) => `person${index}`);
    const proofs = await Promise.all(
      people.map(async (userId) => {
        await given.person(table, userId, 100);
        return given.proof(table, { ownerId: userId });
      }),
    );
    const { succeeded, reasons } = await outcomes(
      people.map((userId, index) => register(userId, aRequest({ analysisId: proofs[index]!.id }))),
    );
    expect({ succeeded, reasons }).toEqual({ succeeded: 1, reasons: new Set(["frame-number-taken"]) });
    const wallets = await Promise.all(people.map((userId) => moneyOf(table, userId)));
    expect(wallets.reduce((sum, wallet) => sum + wallet.spent, 0)).toBe(-100);
  });

  it("returns the first result for a repeated request and charges nothing more", async () => {
    const { table, register } = await aClub();
    await given.person(table);
    const analysis = await given.proof(table);
    const request = aRequest({ analysisId: analysis.id });
    const together = await Promise.all(
      Array.from({ length: 10 }, () => register("anna", request, "key-of-this-request")),
    );
    const later = await register("anna", request, "key-of-this-request");
    expect(new Set([...together, later].map(({ bike }) => bike.id)).size).toBe(1);
    expect(await moneyOf(table, "anna")).toMatchObject({ points: 250, spent: -100 });
    await expect(
      register("anna", aRequest({ ...request, brand: "Trek" }), "key-of-this-request"),
    ).rejects.toThrow("idempotency-key-reused");
  });

  it("writes nothing if there are too few points", async () => {
    const { table, context, register } = await aClub();
    await given.person(table, "anna", 99);
    const analysis = await given.proof(table);
    await expect(register("anna", aRequest({ analysisId: analysis.id }))).rejects.toMatchObject({
      code: "insufficient-points",
      details: { params: { needed: 100, points: 99 } },
    });
    expect(await moneyOf(table, "anna")).toMatchObject({ points: 99, spent: 0 });
    expect((await listBikes(context, "anna", { limit: 20 })).items).toEqual([]);
    expect(await checkFrameNumber(context, "anna", "WTU204K8861")).toMatchObject({ availability: "free" });
  });

  it("refuses somebody else's analysis, one for another number, and a receipt that did not pass", async () => {
    const { table, register } = await aClub();
    await given.person(table);
    const foreign = await given.proof(table, { ownerId: "erik" });
    const other = await given.proof(table, { frameNumber: "OTHER1234" });
    const failed = await given.proof(table, { verified: false });
    await expect(register("anna", aRequest({ analysisId: foreign.id }))).rejects.toThrow(
      "analysis-not-found",
    );
    await expect(register("anna", aRequest({ analysisId: other.id }))).rejects.toThrow(
      "analysis-of-other-images",
    );
    await expect(register("anna", aRequest({ analysisId: failed.id }))).rejects.toThrow(
      "receipt-not-verified",
    );
    const { bike } = await register("anna", aRequest({ analysisId: failed.id, manualReview: true }));
    expect(bike.status).toBe("pending_review");
  });

  it("accepts one bike per receipt", async () => {
    const { table, register } = await aClub();
    await given.person(table);
    const first = await given.proof(table);
    await register("anna", aRequest({ analysisId: first.id }));
    const again = await given.proof(table, {
      frameNumber: "SECOND123",
      receiptUploadId: first.receiptUploadId,
    });
    await expect(
      register("anna", aRequest({ frameNumber: "SECOND123", analysisId: again.id })),
    ).rejects.toThrow("upload-already-used");
    expect(await moneyOf(table, "anna")).toMatchObject({ points: 250 });
  });

  it("requires a personal number", async () => {
    const { table, register } = await aClub();
    await given.person(table, "anna", 350, { identityLevel: 0 });
    const analysis = await given.proof(table);
    await expect(register("anna", aRequest({ analysisId: analysis.id }))).rejects.toThrow(
      "personal-number-missing",
    );
  });

  it("refuses a number that looks stolen and flags one that resembles another bike's", async () => {
    const { table, context, register } = await aClub();
    await given.person(table, "erik", 300);
    await given.person(table, "anna", 300);
    const original = await given.proof(table, { ownerId: "erik", frameNumber: "ABC05SZ8" });
    const { bike } = await register("erik", aRequest({ frameNumber: "ABC05SZ8", analysisId: original.id }));
    const alike = await given.proof(table, { frameNumber: "A8CO552B" });
    await register("anna", aRequest({ frameNumber: "A8CO552B", analysisId: alike.id }));
    const folds = await table.query({ partition: foldPartition("A8C05528"), schema: FoldItem, limit: 10 });
    expect(folds.items).toHaveLength(2);
    await table.transact([
      update(keys.fold("A8C05528", bike.id)).set({ stolen: true }).expectExists("bike-not-found"),
    ]);
    const third = await given.proof(table, { frameNumber: "ABCO5528" });
    expect(await checkFrameNumber(context, "anna", "ABCO5528")).toMatchObject({
      availability: "resembles-stolen",
    });
    await expect(
      register("anna", aRequest({ frameNumber: "ABCO5528", analysisId: third.id })),
    ).rejects.toThrow("frame-number-resembles-stolen");
  });

  it("keeps points and bikes consistent under any interleaving", async () => {
    const { table, context, register } = await aClub();
    let round = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ person: fc.integer({ min: 0, max: 2 }), number: fc.integer({ min: 0, max: 3 }) }),
          { minLength: 1, maxLength: 8 },
        ),
        async (tries) => {
          round += 1;
          const nameOf = (person: number) => `round${round}person${person}`;
          await Promise.all([0, 1, 2].map((person) => given.person(table, nameOf(person), 250)));
          await outcomes(
            tries.map(async ({ person, number }) => {
              const frameNumber = `R${String(round).padStart(4, "0")}N${number}`;
              const proof = await given.proof(table, { ownerId: nameOf(person), frameNumber });
              return register(nameOf(person), aRequest({ frameNumber, analysisId: proof.id }));
            }),
          );
          const seen = new Set<string>();
          for (const person of [0, 1, 2]) {
            const { items } = await listBikes(context, nameOf(person), { limit: 50 });
            const money = await moneyOf(table, nameOf(person));
            expect(money.points).toBe(250 - 100 * items.length);
            expect(money.spent + 100 * items.length).toBe(0);
            for (const { frameNumber } of items) {
              expect(seen.has(frameNumber)).toBe(false);
              seen.add(frameNumber);
            }
          }
        },
      ),
      { numRuns: 15 },
    );
  });
});

describe("listBikes", () => {
  it("lists newest first, page by page, and accepts only its own cursors", async () => {
    const { table, context, register } = await aClub();
    await given.person(table, "anna", 500);
    for (const frameNumber of ["NUMBER1", "NUMBER2", "NUMBER3"]) {
      const proof = await given.proof(table, { frameNumber });
      await register("anna", aRequest({ frameNumber, analysisId: proof.id }));
    }
    const first = await listBikes(context, "anna", { limit: 2 });
    const second = await listBikes(context, "anna", { limit: 2, cursor: first.cursor });
    expect([...first.items, ...second.items].map((bike) => bike.frameNumber)).toEqual([
      "NUMBER3",
      "NUMBER2",
      "NUMBER1",
    ]);
    await expect(listBikes(context, "erik", { limit: 2, cursor: first.cursor })).rejects.toThrow(
      "invalid-cursor",
    );
    await expect(listBikes(context, "anna", { limit: 2, cursor: `x${first.cursor}` })).rejects.toThrow(
      "invalid-cursor",
    );
    expect((await listBikes(context, "erik", { limit: 2 })).items).toEqual([]);
  });
});
