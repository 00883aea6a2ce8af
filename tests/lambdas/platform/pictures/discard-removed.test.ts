import { describe, expect, it } from "vitest";
import { discardRemoved } from "#lambdas/platform/pictures/discard-removed.ts";
import { anUpload } from "#tests/lambdas/a.ts";

const doneBy = async (before: object | undefined, after?: object) => {
  const done: string[] = [];
  await discardRemoved(
    { id: "1", before: before && { ...before }, after: after && { ...after } },
    {
      discard: async ({ id }) => void done.push(`discard ${id}`),
      forget: async (id) => void done.push(`forget ${id}`),
    },
  );
  return done;
};

describe("an upload", () => {
  const upload = anUpload({ id: "upload_1" });
  const photo = { ...upload, kind: "bike-photo" };

  it("is deleted with its picture if it expires without a bike", async () => {
    expect(await doneBy(upload)).toEqual(["discard upload_1"]);
    expect(await doneBy({ ...upload, state: "started" })).toEqual(["discard upload_1"]);
    expect(await doneBy(photo)).toEqual(["discard upload_1"]);
  });

  it("of a bike's photo is deleted from the bucket and then from CloudFront", async () => {
    expect(await doneBy({ ...photo, state: "claimed" })).toEqual(["discard upload_1", "forget upload_1"]);
  });

  it("loses the photo of a reviewed ID card", async () => {
    expect(await doneBy({ ...upload, kind: "id-card", state: "claimed" })).toEqual(["discard upload_1"]);
  });

  it("keeps its picture when it is only new or changed", async () => {
    expect(await doneBy(upload, { ...upload, state: "claimed" })).toEqual([]);
    expect(await doneBy(undefined, upload)).toEqual([]);
  });
});
