import { beforeEach, describe, expect, it } from "vitest";
import { findMatches } from "#lambdas/thefts/matches/find-matches.ts";
import { numbersIn } from "#lambdas/thefts/matches/numbers-in.ts";
import { notifyingAttempts } from "#lambdas/thefts/matches/notify-of-attempt.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { registerBike } from "#lambdas/bikes/registration/register-bike.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { given } from "#tests/lambdas/a.ts";
import { aReport, problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type TownOfFinders, aForm, aTownOfFinders, day } from "#tests/lambdas/thefts/finds/context.ts";

let town: TownOfFinders;
let bike: BikeItem;
let failures: string[];
let ofJob: Table;
beforeEach(async () => {
  town = await aTownOfFinders();
  ofJob = await town.inRole("match-thefts");
  failures = [];
  bike = await town.bike({ frameNumber: "WTU204K8861" });
  await town.steal(bike.id);
});

const match = (table = ofJob) =>
  findMatches({ table, system: town.system, reportFailure: (id) => void failures.push(id) });
const notificationsOf = async () =>
  (await town.of("notification"))
    .filter(({ type }) => type === "stolen_match")
    .map(({ userId, params, link }) => ({ userId, params, link }));
const notification = (what: string, of = bike) => ({
  userId: "anna",
  params: { what, bike: "Crescent Femto" },
  link: `/my-bikes/${of.id}`,
});

describe("looking for stolen bikes", () => {
  it("notifies once of a bike that was registered since the theft and looks the same", async () => {
    const alike = { frameNumber: "WTU2O4KB861", ownerId: "bo" };
    const other = await town.bike({ ...alike, registeredAt: "2026-11-19T20:00:00.000Z" });
    expect(await match()).toEqual({ thefts: 1, notified: 1, failed: 0 });
    expect(await notificationsOf()).toEqual([notification("registered")]);
    expect(await town.of("match")).toMatchObject([
      { sign: "registered", reference: other.id, ownerId: "anna", frameNumber: "WTU204K8861" },
    ]);
    town.pass(day);
    expect(await match()).toEqual({ thefts: 1, notified: 0, failed: 0 });
    expect(await notificationsOf()).toHaveLength(1);
  });

  it("ignores older bikes, the owner's own, other owners' thefts and recovered bikes", async () => {
    await town.bike({ frameNumber: "WTU2O4K8861", ownerId: "bo", registeredAt: "2026-11-18T20:00:00.000Z" });
    await town.bike({ frameNumber: "WTUZ04K8861", registeredAt: "2026-11-20T10:00:00.000Z" });
    await town.bike({ frameNumber: "WTU204K8862", ownerId: "bo", registeredAt: "2026-11-20T10:00:00.000Z" });
    expect(await match()).toMatchObject({ notified: 0 });
    await town.bike({ frameNumber: "WTU204KB861", ownerId: "bo", registeredAt: "2026-11-20T10:00:00.000Z" });
    await town.recover(bike.id);
    expect(await match()).toEqual({ thefts: 0, notified: 0, failed: 0 });
  });

  it("reads the texts of other bikes' finders", async () => {
    const other = await town.bike({ ownerId: "cilla" });
    await town.steal(other.id, aReport(), "cilla");
    await town.find(other.id, "bo", aForm({ description: "På ramen står WTU 2O4-K8861, tror jag" }));
    await town.find(bike.id, "cilla", aForm({ location: "WTU204K8861 står här" }));
    expect(await match()).toMatchObject({ thefts: 2, notified: 1 });
    expect(await notificationsOf()).toEqual([notification("found")]);
  });

  it("continues after a failed theft, and repeats without double notifications", async () => {
    const second = await town.bike({ frameNumber: "ABC123456" });
    await town.steal(second.id);
    for (const frameNumber of ["WTU2O4K8861", "A8C123456"])
      await town.bike({ frameNumber, ownerId: "bo", registeredAt: "2026-11-20T10:00:00.000Z" });
    let broken = true;
    const table = {
      ...ofJob,
      transact: (...args: Parameters<typeof ofJob.transact>) => {
        if (!broken) return ofJob.transact(...args);
        broken = false;
        return Promise.reject(new Error("The table is away"));
      },
    };
    expect(await match(table)).toEqual({ thefts: 2, notified: 1, failed: 1 });
    expect(failures).toHaveLength(1);
    expect(await match(table)).toEqual({ thefts: 2, notified: 1, failed: 0 });
    expect(await notificationsOf()).toHaveLength(2);
  });

  it("notifies once if two runs overlap", async () => {
    await town.bike({
      frameNumber: "WTU2O4K8861",
      ownerId: "bo",
      registeredAt: "2026-11-20T10:00:00.000Z",
    });
    const runs = await Promise.all([match(), match()]);
    expect(runs.map((run) => run.notified).toSorted()).toEqual([0, 1]);
    expect(await notificationsOf()).toHaveLength(1);
  });
});

describe("a text", () => {
  it.each([
    ["Ramnummer: WTU 204 K8861!", "WTU204K8861"],
    ["wtu204k8861", "WTU204K8861"],
    ["(WTU-204-K88-61)", "WTU204K8861"],
    ["WTU2O4KB861", "WTU204K8861"],
  ])("%s contains %s", (text, number) => {
    expect([...numbersIn(text)]).toContain([...numbersIn(number)][0]);
  });

  it("without a digit contains no number", () => {
    expect([...numbersIn("Cykeln står utanför biblioteket")]).toEqual([]);
  });
});

describe("a claim to the number of a stolen bike", () => {
  const claim = (userId: string, code: "frame-number-resembles-stolen" | "frame-number-taken") =>
    problemIn(
      notifyingAttempts(town, { userId, frameNumber: "WTU2O4K8861" }, () =>
        Promise.reject(new ProblemError(code)),
      ),
    );

  it("is refused as before, and notifies the owner at most once a day without naming the person", async () => {
    expect(await claim("bo", "frame-number-resembles-stolen")).toBe("frame-number-resembles-stolen");
    expect(await claim("cilla", "frame-number-taken")).toBe("frame-number-taken");
    expect(await notificationsOf()).toEqual([notification("attempted")]);
    expect(JSON.stringify(await town.of("match"))).not.toMatch(/"(?:bo|cilla)"/);
    town.pass(day);
    await claim("bo", "frame-number-resembles-stolen");
    expect(await notificationsOf()).toHaveLength(2);
  });

  it("by the owner, or for a recovered bike, notifies nobody", async () => {
    await claim("anna", "frame-number-resembles-stolen");
    await town.recover(bike.id);
    await claim("bo", "frame-number-taken");
    expect(await notificationsOf()).toEqual([]);
  });

  it("is also made by registering a bike", async () => {
    await given.person(town.table, "bo", 300);
    const register = async (frameNumber: string) => {
      const { id } = await given.proof(town.table, { ownerId: "bo", frameNumber });
      return problemIn(
        registerBike(
          { ...town.bikesContext, cursorSecret: "secret", identityLevelRequired: 1 },
          {
            userId: "bo",
            idempotencyKey: town.key(),
            request: {
              frameNumber,
              analysisId: id,
              type: "dam",
              brand: "Monark",
              model: "Karin",
              color: "svart",
              manualReview: false,
            },
          },
        ),
      );
    };
    expect(await register("WTU2O4K8861")).toBe("frame-number-resembles-stolen");
    expect(await notificationsOf()).toEqual([notification("attempted")]);
    town.pass(day / 2);
    expect(await register("WTU204K8861")).toBe("frame-number-taken");
    expect(await notificationsOf()).toHaveLength(2);
  });
});
