import { beforeEach, expect, it } from "vitest";
import { closeAccount } from "#lambdas/people/accounts/closing/close-account.ts";
import { eraseAccount } from "#lambdas/privacy/closing/erase-account.ts";
import { put, update } from "#lambdas/platform/table/actions.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { closingContext, days, traces } from "./context.ts";

let there: Awaited<ReturnType<typeof closingContext>>;
let bikeId: string;
let receiptId: string;
let photoId: string;
let readBike: () => Promise<BikeItem>;

const named = (entity: string) => there.named(entity);
const erase = () => eraseAccount(there.erasing, "person-1");
const receipts = () => there.discarded.filter((picture) => picture.startsWith("receipt"));

const handOver = async (from: string, to: string) => there.handOver(await readBike(), from, to);

const aTheft = (id: string, ownerId: string) =>
  put(keys.theft(bikeId, id), "theft", {
    id,
    bikeId,
    ownerId,
    stolenDate: "2025-05-01",
    place: "Torget",
    description: ownerId === "person-1" ? "Signes lås" : "Bos lås",
    policeReportNumber: "5000-K1-25",
  });

const aCorrection = (id: string, ownerId: string) =>
  put(keys.correction(bikeId, id), "correction", { id, bikeId, ownerId, reason: "Jag skrev fel" });

const close = async (): Promise<void> => {
  await closeAccount(there.context, there.caller());
  there.pass(days(30));
};

/** Signe has sold a bike to Bo; both have written about it. */
beforeEach(async () => {
  there = await closingContext();
  ({ bikeId, receiptId, photoId, readBike } = await there.registerWithReceipt());
  await there.table.transact([aTheft("theft_1", "person-1"), aCorrection("correction_1", "person-1")]);
  await handOver("person-1", "person-2");
  await there.table.transact([
    update(keys.bike(bikeId)).set({ name: "Bos cykel", description: "Bos egen", city: "Lund" }),
    aTheft("theft_2", "person-2"),
    aCorrection("correction_2", "person-2"),
  ]);
});

/** Bo keeps everything about his bike; of Signe only the fact remains that there was an owner. */
const expectErased = async (bought: BikeItem): Promise<void> => {
  expect([...new Set(receipts())]).toEqual([`receipt ${receiptId}`]);
  expect(there.discarded).not.toContain(`bike-photo ${photoId}`);
  expect(await readBike()).toEqual(bought);
  expect((await named("upload")).map(({ id }) => id)).toEqual([photoId]);
  expect(await named("handover")).toEqual([]);
  expect(await named("analysis")).toEqual([]);
  expect(await named("receiptPrint")).toHaveLength(6);
  expect(JSON.stringify(await named("receiptPrint"))).not.toContain("person-1");
  expect((await named("correction")).map(({ id }) => id)).toEqual(["correction_2"]);
  const [signes, bos] = await named("theft");
  expect(signes).toMatchObject({ id: "theft_1", stolenDate: "2025-05-01", place: "Torget" });
  expect(signes).not.toHaveProperty("policeReportNumber");
  expect(bos).toMatchObject({ description: "Bos lås", policeReportNumber: "5000-K1-25" });
  const lines = await named("bikeEvent");
  expect(lines.map(({ eventType, ownerId }) => [eventType, ownerId])).toEqual([
    ["registration", "person-1"],
    ["purchase", "person-2"],
  ]);
  const ofSigne = [...lines, signes].filter((item) => traces.test(JSON.stringify(item)));
  expect(ofSigne).toEqual([]);
};

it("a handover keeps the former owner's receipt", async () => {
  expect(await named("handover")).toMatchObject([
    { userId: "person-1", bikeId, receiptUploadId: receiptId, analysisId: expect.any(String) },
  ]);
  expect(await readBike()).not.toHaveProperty("receiptUploadId");
  expect(await readBike()).not.toHaveProperty("analysisId");
});

it("erasing a former owner removes their receipt, and nothing of the present owner", async () => {
  const bought = await readBike();
  await close();
  expect(await erase()).toBe("erased");
  await expectErased(bought);
});

it("erasing the present owner keeps the former owner's receipt and words", async () => {
  await closeAccount(there.context, there.caller("person-2"));
  there.pass(days(30));
  expect(await eraseAccount(there.erasing, "person-2")).toBe("erased");
  expect(there.discarded).toEqual([`bike-photo ${photoId}`]);
  expect((await named("upload")).map(({ id }) => id)).toEqual([receiptId]);
  const [signes, bos] = await named("theft");
  expect(signes).toMatchObject({ description: "Signes lås" });
  expect(bos).not.toHaveProperty("description");
  expect((await named("correction")).map(({ id }) => id)).toEqual(["correction_1"]);
  expect((await named("bikeEvent"))[0]).toMatchObject({ receiptUploadId: receiptId });
  await close();
  expect(await erase()).toBe("erased");
  expect(receipts()).toEqual([`receipt ${receiptId}`]);
  expect(await named("upload")).toEqual([]);
});

it("erasing an owner who bought the bike back removes the receipt and the photo", async () => {
  await handOver("person-2", "person-1");
  await close();
  expect(await erase()).toBe("erased");
  expect(there.discarded.toSorted()).toEqual(
    [`bike-photo ${photoId}`, "id-card upload_one", "id-card upload_two", `receipt ${receiptId}`].toSorted(),
  );
  expect(await named("upload")).toEqual([]);
  expect((await named("handover")).map(({ userId }) => userId)).toEqual(["person-2"]);
});

it.each(Array.from({ length: 9 }, (_, step) => step))(
  "an erasure interrupted after %i steps is completed by the next run",
  async (step) => {
    const bought = await readBike();
    await close();
    there.crashAfter(step);
    await expect(erase()).rejects.toThrow("interrupted");
    there.crashAfter(Infinity);
    expect(await erase()).toBe("erased");
    await expectErased(bought);
  },
);

it("two erasures at once have the same result", async () => {
  const bought = await readBike();
  await close();
  expect(await Promise.all([erase(), erase()])).toEqual(["erased", "erased"]);
  await expectErased(bought);
});
