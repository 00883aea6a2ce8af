import { describe, expect, it } from "vitest";
import { discardUnclaimed } from "#lambdas/uploads/discard-unclaimed.ts";
import { anUpload } from "#tests/lambdas/a.ts";

const discardedBy = async (before: object | undefined, after?: object) => {
  const discarded: string[] = [];
  await discardUnclaimed(
    { id: "1", before: before && { ...before }, after: after && { ...after } },
    async ({ id }) => {
      discarded.push(id);
    },
  );
  return discarded;
};

describe("discardUnclaimed", () => {
  const upload = anUpload({ id: "upload_1" });

  it("discards the picture of an upload that expired without a bike", async () => {
    expect(await discardedBy(upload)).toEqual(["upload_1"]);
    expect(await discardedBy({ ...upload, state: "started" })).toEqual(["upload_1"]);
  });

  it("keeps the picture that a bike has taken", async () => {
    expect(await discardedBy({ ...upload, state: "claimed" })).toEqual([]);
  });

  it("discards the photo of an ID card that a request had taken", async () => {
    expect(await discardedBy({ ...upload, kind: "id-card", state: "claimed" })).toEqual(["upload_1"]);
  });

  it("keeps the picture of an upload that only changed or is new", async () => {
    expect(await discardedBy(upload, { ...upload, state: "claimed" })).toEqual([]);
    expect(await discardedBy(undefined, upload)).toEqual([]);
  });
});
