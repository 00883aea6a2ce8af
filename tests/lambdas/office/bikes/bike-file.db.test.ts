import { beforeEach, describe, expect, it } from "vitest";
import type { BikeAdminContext } from "#lambdas/office/bikes/bike-admin-context.ts";
import { listMoreOfBike, openBike } from "#lambdas/office/bikes/bike/open-bike.ts";
import { eventWrite } from "#lambdas/bikes/event-write.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type Garage, aGarage, days } from "#tests/lambdas/bikes/registration/garage.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";

let there: Garage;
let desk: BikeAdminContext;
beforeEach(async () => {
  there = await aGarage();
  desk = await there.inRole("bike-admin");
  await there.person("anna", { fullName: "Anna Lindqvist", email: "anna@example.se" });
  await there.person("karin", { fullName: "Karin Berg" });
});

const look = (bikeId: string, adminId = "karin") => openBike(desk, adminId, bikeId);
const more = (bikeId: string, cursor: string, adminId = "karin") =>
  listMoreOfBike(desk, adminId, { bikeId, cursor });

describe("a bike's page", () => {
  it("shows bike, owner and events, but no personal number", async () => {
    const { id } = await there.register();
    there.pass(1000);
    await there.edit(id, { model: "Karin 3" });
    const bike = await look(id);
    expect(bike).toMatchObject({
      frameNumber: "WTU204K8861",
      status: "registered",
      verified: true,
      mine: false,
      owner: { id: "anna", name: "Anna Lindqvist", email: "anna@example.se" },
      codes: [{ kind: "papers", state: "linked" }],
      events: {
        items: [
          { what: "edit", changes: [{ field: "model", from: "Karin", to: "Karin 3" }] },
          { what: "registration", who: { id: "anna", name: "Anna Lindqvist" } },
        ],
      },
    });
    expect(JSON.stringify(bike)).not.toMatch(/1985|personalNumber/);
  });

  it("is logged before it is shown", async () => {
    const { id } = await there.register();
    const silent = { ...desk.table, transact: async () => Promise.reject(new Error("no audit")) };
    expect(await problemIn(openBike({ ...desk, table: silent }, "karin", id))).toBe("no audit");
    await look(id);
    for (const partition of [`AUDIT#${id}`, "AUDIT#anna"]) {
      const { items } = await there.table.query({ partition, schema: AuditItem, limit: 9 });
      expect(items.filter(({ action }) => action === "bike-opened")).toMatchObject([{ by: "karin" }]);
    }
    expect(await problemIn(look("bike_01K00000000000000000000000"))).toBe("bike-not-found");
  });

  it("shows a deleted bike, which nobody else sees", async () => {
    const { id } = await there.register();
    there.pass(1000);
    await there.remove(id);
    const { deletedAt, events, sights, codes } = await look(id);
    expect(codes).toMatchObject([{ kind: "papers", state: "void" }]);
    expect(deletedAt).toBe(there.system.now().toISOString());
    expect(events.items.map(({ what }) => what)).toEqual(["deletion", "registration"]);
    expect(sights).toEqual([
      { who: "administrators", sees: ["everything"] },
      { who: "signed-in", sees: [] },
      { who: "public", sees: [] },
    ]);
  });

  it("marks the administrator's own bike", async () => {
    const { id } = await there.register();
    expect((await look(id, "anna")).mine).toBe(true);
  });

  it("lists bikes with similar frame numbers", async () => {
    await there.person("bo", { fullName: "Bo Ek" });
    const { id } = await there.register("WTU204K8861");
    const { id: other } = await there.register("WTU2O4K8861", { userId: "bo" });
    expect((await look(id)).alike).toMatchObject([
      { id: other, frameNumber: "WTU2O4K8861", owner: { id: "bo", name: "Bo Ek" } },
    ]);
  });
});

describe("the events of a bike", () => {
  const happen = async (bikeId: string, times: number) => {
    for (let time = 1; time <= times; time += 1) {
      there.pass(days(1));
      const at = there.system.now().toISOString();
      const changes = [{ field: "model" as const, from: `${time - 1}`, to: `${time}` }];
      const event = { bikeId, ownerId: "anna", eventType: "edit", at, changes } as const;
      const report = {
        entity: "foundReport",
        id: `found_${time}`,
        bikeId,
        theftId: "theft_1",
        ownerId: "anna",
        frameNumber: "WTU204K8861",
        bike: "Monark Karin",
        finder: "bo",
        location: `plats ${time}`,
        state: "rejected",
        flags: [],
        reportedAt: at,
      };
      await there.table.transact([
        eventWrite(event, there.system.newId("event")),
        put(keys.foundReport(bikeId, report.id), "foundReport", report),
      ]);
    }
  };

  it("come page by page, newest first, each once", async () => {
    const { id } = await there.register();
    await happen(id, 20);
    const { events } = await look(id);
    const pages = [events];
    for (let { cursor } = events; cursor !== undefined; cursor = pages.at(-1)?.cursor)
      pages.push(await more(id, cursor));
    const all = pages.flatMap(({ items }) => items);
    expect(pages.map(({ items }) => items.length)).toEqual([15, 15, 11]);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(new Set(all.map((event) => event.id)).size).toBe(41);
    expect(all.at(-1)?.what).toBe("registration");
  });

  it("include decisions older than any number of views", async () => {
    const { id } = await there.register("WTU204K8861", {}, { verified: false });
    const { decideBikeReview } = await import("#lambdas/office/bikes/decide-bike-review.ts");
    await decideBikeReview(desk, "karin", id, { decision: "approve" });
    for (let time = 0; time < 60; time += 1) {
      there.pass(1000);
      await look(id);
    }
    const results = [];
    let page = (await look(id)).events;
    results.push(...page.items);
    while (page.cursor !== undefined) {
      page = await more(id, page.cursor);
      results.push(...page.items);
    }
    expect(results.map(({ what, action }) => action ?? what).toSorted()).toEqual([
      "approval",
      "bike-review-approved",
      "registration",
    ]);
  });

  it("continue only for the administrator who opened the bike", async () => {
    const { id } = await there.register();
    await happen(id, 20);
    const { cursor = "" } = (await look(id)).events;
    expect(await problemIn(more(id, cursor, "ali"))).toBe("invalid-cursor");
    expect(await problemIn(more("bike_01K00000000000000000000000", cursor))).toBe("invalid-cursor");
    expect(await problemIn(more(id, ""))).toBe("invalid-cursor");
  });
});
