import { beforeEach, describe, expect, it } from "vitest";
import { lookUpFrameNumber } from "#lambdas/lookup/look-up-frame-number.ts";
import { put } from "#lambdas/table/actions.ts";
import type { BikeItem } from "#lambdas/table/items/bike.ts";
import { keys } from "#lambdas/table/keys.ts";
import type { Table } from "#lambdas/table/table.ts";
import { aTable, noon } from "#tests/lambdas/a.ts";

const aBike = (over: Partial<BikeItem> = {}): BikeItem => ({
  entity: "bike",
  id: "bike_1",
  ownerId: "anna",
  frameNumber: "WTU204K8861",
  frameNumberTyped: "wtu 204-k8861",
  status: "registered",
  type: "dam",
  brand: "Crescent",
  model: "Elina",
  color: "grön",
  name: "Gröna faran",
  description: "Korg fram",
  photoUploadId: "upload_1",
  visibility: {
    name: false,
    brand: true,
    model: true,
    color: true,
    type: true,
    description: false,
    photo: true,
    whenStolen: true,
  },
  possibleDuplicate: false,
  registeredAt: "2026-01-02T03:04:05.000Z",
  version: 1,
  ...over,
});

describe("looking a frame number up", () => {
  let table: Table;
  beforeEach(async () => {
    table = await aTable();
  });
  const register = (bike: BikeItem) =>
    table.transact([
      put(keys.bike(bike.id), "bike", bike),
      put(keys.frameGuard(bike.frameNumber), "frameGuard", { bikeId: bike.id, ownerId: bike.ownerId }),
    ]);
  const lookUp = () => lookUpFrameNumber(table, "WTU204K8861", noon);

  it("shows what the owner shows, and nothing of the owner", async () => {
    await register(aBike());
    const { bike } = await lookUp();
    expect(bike).toMatchObject({ status: "registered", brand: "Crescent", photoUrl: "/photos/upload_1.jpg" });
    expect(bike?.name).toBeUndefined();
    expect(bike?.description).toBeUndefined();
    expect(JSON.stringify(bike)).not.toMatch(/anna|wtu 204/);
  });

  it("shows photo and description of a stolen bike, whatever the owner shows otherwise", async () => {
    const visibility = { ...aBike().visibility, photo: false };
    await register(aBike({ status: "stolen", stolenSince: "2026-11-01", visibility }));
    const { bike } = await lookUp();
    expect(bike).toMatchObject({
      status: "stolen",
      description: "Korg fram",
      photoUrl: "/photos/upload_1.jpg",
      stolenSince: "2026-11-01",
    });
  });

  it.each([
    ["2026-11-01T12:00:00.000Z", true],
    ["2026-10-21T12:00:00.001Z", true],
    ["2026-10-21T12:00:00.000Z", false],
  ])("marks a bike registered at %s as newly registered: %s", async (registeredAt, newlyRegistered) => {
    await register(aBike({ registeredAt }));
    expect((await lookUp()).bike?.newlyRegistered).toBe(newlyRegistered);
  });

  it("finds neither a number nobody has registered nor a bike that waits for its review", async () => {
    expect(await lookUp()).toEqual({ frameNumber: "WTU204K8861", bike: undefined });
    await register(aBike({ status: "pending_review" }));
    expect((await lookUp()).bike).toBeUndefined();
  });
});
