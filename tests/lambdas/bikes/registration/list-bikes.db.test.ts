import { describe, expect, it } from "vitest";
import type { BikeSort } from "#contract/bikes/bikes.ts";
import { exportBikes } from "#lambdas/bikes/registration/export-bikes.ts";
import { listBikes } from "#lambdas/bikes/registration/list-bikes.ts";
import { bikeWrites } from "#lambdas/bikes/registration/registration-writes.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { noon } from "#tests/lambdas/a.ts";
import { aListedBike } from "#tests/lambdas/bikes/search/a-register.ts";
import { type Garage, aGarage } from "./garage.ts";

const names = ["Ängla", "Åska", "Ormen", "ormen 2", "Ormen 10", undefined, "Ömma", "zebra", "Alva"];
const statuses = ["registered", "stolen", "pending_review"] as const;

const ownOf = async (there: Garage, count: number): Promise<BikeItem[]> => {
  const bikes = Array.from({ length: count }, (_, place) =>
    aListedBike({
      ownerId: "anna",
      name: names[place % names.length],
      brand: "Monark",
      model: "Karin",
      status: statuses[(place * 7) % 3] ?? "registered",
      registeredAt: new Date(noon.getTime() + place * 1000).toISOString(),
    }),
  );
  for (const bike of bikes) await there.table.transact(bikeWrites(bike, there.system.newId("event"), true));
  return bikes;
};

const readAll = async (there: Garage, sort: BikeSort, meanwhile?: () => Promise<void>) => {
  const items: BikeItem["id"][] = [];
  let cursor: string | undefined;
  let pages = 0;
  do {
    const page = await listBikes(there.context, "anna", { limit: 20, cursor, sort });
    items.push(...page.items.map(({ id }) => id));
    cursor = page.cursor;
    pages += 1;
    if (pages === 1) await meanwhile?.();
  } while (cursor !== undefined);
  return { ids: items, pages };
};

const newestFirst = (a: BikeItem, b: BikeItem) => Date.parse(b.registeredAt) - Date.parse(a.registeredAt);
const titleOf = ({ name, brand, model }: BikeItem) => name ?? `${brand} ${model}`;
const swedish = new Intl.Collator("sv", { numeric: true });

describe("45 bikes of one person", () => {
  it("are listed once in every order", async () => {
    const there = await aGarage();
    const bikes = await ownOf(there, 45);
    const wanted = (order: (a: BikeItem, b: BikeItem) => number) => bikes.toSorted(order).map(({ id }) => id);
    expect(await readAll(there, "newest")).toEqual({ ids: wanted(newestFirst), pages: 3 });
    expect(await readAll(there, "name")).toEqual({
      ids: wanted((a, b) => swedish.compare(titleOf(a), titleOf(b)) || newestFirst(a, b)),
      pages: 3,
    });
    const rank = ({ status }: BikeItem) => ["stolen", "pending_review", "registered"].indexOf(status);
    expect(await readAll(there, "status")).toEqual({
      ids: wanted((a, b) => rank(a) - rank(b) || newestFirst(a, b)),
      pages: 3,
    });
  });

  it("are listed completely even if some are deleted meanwhile", async () => {
    const there = await aGarage();
    const bikes = await ownOf(there, 45);
    const all = await readAll(there, "name");
    const [first, last] = [all.ids[5] ?? "", all.ids.filter((id) => !isStolen(bikes, id)).at(-1) ?? ""];
    const deletable = isStolen(bikes, first)
      ? (all.ids.slice(0, 20).find((id) => !isStolen(bikes, id)) ?? "")
      : first;
    const { ids } = await readAll(there, "name", async () => {
      await there.remove(deletable);
      await there.remove(last);
    });
    expect(ids).toEqual(all.ids.filter((id) => id !== last));
  });

  it("accept a cursor of the same order only", async () => {
    const there = await aGarage();
    await ownOf(there, 3);
    const { cursor } = await listBikes(there.context, "anna", { limit: 2, sort: "name" });
    await expect(listBikes(there.context, "anna", { limit: 2, cursor, sort: "status" })).rejects.toThrow(
      "invalid-cursor",
    );
  });
});

const isStolen = (bikes: readonly BikeItem[], id: string): boolean =>
  bikes.some((bike) => bike.id === id && bike.status === "stolen");

describe("GET /bikes/export", () => {
  it("exports all the caller's bikes with receipts, proof and thefts, and nobody else's", async () => {
    const there = await aGarage();
    await there.person();
    await there.person("erik");
    await ownOf(there, 30);
    const mine = await there.register();
    const gone = await there.register("GONE123456");
    await there.remove(gone.id);
    await there.register("ERIKS12345", { userId: "erik" });
    await there.table.transact([
      put(keys.theft(mine.id, "theft_1"), "theft", {
        state: "recovered",
        stolenDate: "2026-01-05",
        place: "Torget",
        city: "Umeå",
        policeReportNumber: "5000-K1-26",
        reportedAt: noon.toISOString(),
        recoveredAt: noon.toISOString(),
      }),
    ]);
    const { bikes, ...about } = await exportBikes(there.context, "anna");
    expect(about).toEqual({ exportedAt: noon.toISOString(), ownerName: "Anna Lindqvist" });
    expect(bikes).toHaveLength(31);
    expect(bikes.find(({ id }) => id === mine.id)).toMatchObject({
      frameNumber: "WTU204K8861",
      verified: true,
      ownedSince: noon.toISOString(),
      receiptUrl: expect.stringContaining("receipt:"),
      thefts: [{ stolenDate: "2026-01-05", policeReportNumber: "5000-K1-26", city: "Umeå" }],
    });
  });
});
