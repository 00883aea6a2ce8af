import { beforeEach, describe, expect, it } from "vitest";
import { put } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { getStolenBike } from "#lambdas/thefts/reports/get-stolen-bike.ts";
import { type Town, aReport, aTown, problemIn } from "./context.ts";

let town: Town;
let bike: BikeItem;
beforeEach(async () => {
  town = await aTown();
  await town.person("anna");
  bike = await town.bike({ frameNumber: "WTU204K8861" });
});

const shown = () => getStolenBike(town.ofThefts, bike.id);

describe("the public page of a stolen bike", () => {
  it("shows a masked number and no names, as a public search does", async () => {
    await town.steal(bike.id, aReport({ reward: 500 }));
    const card = await shown();
    expect(card).toMatchObject({
      status: "stolen",
      frameNumber: "•••861",
      brand: "Crescent",
      stolenSince: "2026-11-19",
      reward: 500,
      page: `/stolen/${bike.id}`,
    });
    expect(card.id).toBeUndefined();
    expect(JSON.stringify(card)).not.toMatch(/WTU204|anna/);
  });

  it("answers the same for a recovered bike as for one that never existed", async () => {
    expect(await problemIn(shown())).toBe("stolen-bike-not-found");
    await town.steal(bike.id);
    await town.recover(bike.id);
    expect(await problemIn(shown())).toBe("stolen-bike-not-found");
    const unknown = getStolenBike(town.ofThefts, `bike_${"0".repeat(26)}`);
    expect(await problemIn(unknown)).toBe("stolen-bike-not-found");
  });

  it("hides a stolen bike that is under review or deleted", async () => {
    await town.steal(bike.id);
    const stolen = (await town.read(bike.id)) as BikeItem;
    for (const changed of [
      { ...stolen, deletedAt: "2026-11-20T12:00:00.000Z" },
      { ...stolen, status: "pending_review" as const, reviewReason: "receipt" as const },
    ]) {
      await town.table.transact([put(keys.bike(bike.id), "bike", changed)]);
      expect(await problemIn(shown())).toBe("stolen-bike-not-found");
    }
  });
});
