import { expect, it } from "vitest";
import { FrameReadings } from "#contract/bikes/analysis.ts";
import { readFrameNumber } from "#lambdas/bikes/analysis/read-frame-number.ts";
import type { TextLine } from "#lambdas/platform/ocr/text-line.ts";
import { storeWrites } from "#lambdas/shops/store-writes.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { tableInRoleOf } from "#tests/in-role.ts";
import { aCaller, aSystem, anUpload, noon } from "#tests/lambdas/a.ts";

const clerk = aCaller("clerk", { role: "store", storeId: "store_1" });

/** A store member whose pictures contain this text. */
const aClerk = async (shown: readonly TextLine[] | Error) => {
  const system = aSystem();
  const place = await withTable();
  const table = openTable(place.tableName, system, place.client);
  const store = { storeId: "store_1", name: "Vadstena Cykel", city: "Vadstena", state: "active" } as const;
  await table.transact(storeWrites({ ...store, createdAt: noon.toISOString() }, "clerk"));
  const context = {
    table: await tableInRoleOf("analysis", place, system),
    system,
    buckets: { receipt: "receipts", "bike-photo": "bike-photos" },
    vision: {
      readReceipt: async () => [],
      lookAt: async () => ({ labels: [], colours: [], lettering: [] }),
      readLettering: async () => {
        if (shown instanceof Error) throw shown;
        return [...shown];
      },
    },
    readingsPerDay: 2,
    reportFailure: () => undefined,
  };
  const picture = async (ownerId = "clerk", kind: "bike-photo" | "receipt" = "bike-photo") => {
    const upload = anUpload({ id: system.newId("upload"), ownerId, kind, state: "ready" });
    await table.transact([put(keys.upload(upload.id), "upload", upload)]);
    return upload.id;
  };
  const read = (uploadId: string) => readFrameNumber(context, clerk, uploadId);
  return { table, picture, read };
};

const number: readonly TextLine[] = [
  { text: "WTU 204 K8861", confidence: 91.4 },
  { text: "CRESCENT", confidence: 99 },
];

it("a store member gets the numbers in a picture", async () => {
  const { picture, read } = await aClerk(number);
  const answer = FrameReadings.parse(await read(await picture()));
  expect(answer).toEqual({ readings: [{ frameNumber: "WTU204K8861", confidence: 91 }] });
});

it("a picture without a number gives none", async () => {
  const { picture, read } = await aClerk([]);
  expect(await read(await picture())).toEqual({ readings: [] });
});

it("only so many pictures are read per day, and a failed reading does not count", async () => {
  const broken = await aClerk(new Error("throttled"));
  for (let tried = 0; tried < 3; tried += 1)
    await expect(broken.read(await broken.picture())).rejects.toThrow("analysis-failed");
  const { picture, read } = await aClerk(number);
  await read(await picture());
  await read(await picture());
  await expect(read(await picture())).rejects.toThrow("analysis-limit-reached");
});

it("somebody else's picture and a receipt are not read", async () => {
  const { picture, read } = await aClerk(number);
  await expect(read(await picture("rival"))).rejects.toThrow("upload-not-found");
  await expect(read(await picture("clerk", "receipt"))).rejects.toThrow("upload-not-found");
});
