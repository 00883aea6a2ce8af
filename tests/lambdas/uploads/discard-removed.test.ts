import { describe, expect, it } from "vitest";
import { discardRemoved } from "#lambdas/uploads/discard-removed.ts";
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

describe("discardRemoved", () => {
  const upload = anUpload({ id: "upload_1" });
  const photo = { ...upload, kind: "bike-photo" };

  it("discards the picture of an upload that expired without a bike", async () => {
    expect(await doneBy(upload)).toEqual(["discard upload_1"]);
    expect(await doneBy({ ...upload, state: "started" })).toEqual(["discard upload_1"]);
    expect(await doneBy(photo)).toEqual(["discard upload_1"]);
  });

  it("discards a photo that a bike had, and then lets the edge forget it", async () => {
    expect(await doneBy({ ...photo, state: "claimed" })).toEqual(["discard upload_1", "forget upload_1"]);
  });

  it("discards the photo of an ID card that a request had taken", async () => {
    expect(await doneBy({ ...upload, kind: "id-card", state: "claimed" })).toEqual(["discard upload_1"]);
  });

  it("keeps the picture of an upload that only changed or is new", async () => {
    expect(await doneBy(upload, { ...upload, state: "claimed" })).toEqual([]);
    expect(await doneBy(undefined, upload)).toEqual([]);
  });
});
