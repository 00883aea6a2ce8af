import * as fc from "fast-check";
import { expect } from "vitest";
import { decideBikeReview } from "#lambdas/office/bikes/decide-bike-review.ts";
import { decideReward } from "#lambdas/office/bikes/decide-reward.ts";
import { deleteBike } from "#lambdas/bikes/registration/delete-bike.ts";
import { editBike } from "#lambdas/bikes/registration/edit-bike.ts";
import { registerBike } from "#lambdas/bikes/registration/register-bike.ts";
import { decideFoundReport } from "#lambdas/thefts/finds/decide-found-report.ts";
import { expireReports } from "#lambdas/thefts/finds/expire-reports.ts";
import { listReceivedReports } from "#lambdas/thefts/finds/list-received-reports.ts";
import { reportFound } from "#lambdas/thefts/finds/report-found.ts";
import { problemOf } from "#lambdas/platform/http/problem.ts";
import { entryWrites } from "#lambdas/points/entry-writes.ts";
import { findMatches } from "#lambdas/thefts/matches/find-matches.ts";
import { payDueRewards } from "#lambdas/thefts/rewards/pay-due-rewards.ts";
import type { System } from "#lambdas/platform/system.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { FoundReportItem } from "#lambdas/thefts/items/found-report.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { markBatteryRecovered, reportBatteryStolen } from "#lambdas/thefts/reports/battery-theft.ts";
import { changeTheft } from "#lambdas/thefts/reports/change-theft.ts";
import { markRecovered } from "#lambdas/thefts/reports/mark-recovered.ts";
import { reportStolen } from "#lambdas/thefts/reports/report-stolen.ts";
import { given, noon } from "#tests/lambdas/a.ts";
import type { StoredItem } from "#tests/lambdas/bikes/index/written-items.ts";
import { actionNames, expectedProblem } from "./life-answers.ts";
import { purse } from "./life-laws.ts";
import { aPhotoShelf } from "#tests/lambdas/photo-shelf.ts";

const people = ["anna", "bo", "cilla"] as const;
/** The first two look the same. */
const numbers = ["WTU204K8861", "WTU2O4K8861", "ABC123456", "DEF234567", "GHJ345678"] as const;
const day = 24 * 60 * 60 * 1000;

const action = fc.record({
  name: fc.constantFrom(...actionNames),
  who: fc.constantFrom(...people),
  number: fc.constantFrom(...numbers),
  /** Picks one of the existing bikes and reports. */
  which: fc.noBias(fc.nat(10_000)),
  owner: fc.noBias(fc.nat(9)),
});
export type LifeAction = typeof action extends fc.Arbitrary<infer T> ? T : never;

/** One step at a time, or two or three simultaneously. */
export const step = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(action) },
  { weight: 1, arbitrary: fc.tuple(action, action) },
  { weight: 1, arbitrary: fc.tuple(action, action, action) },
);

type Place = {
  readonly table: Table;
  readonly everything: () => Promise<StoredItem[]>;
  readonly system: System;
  readonly pass: (milliseconds: number) => void;
};

const legalProblems = new Set([
  "bike-not-found",
  "bike-already-stolen",
  "bike-not-stolen",
  "stolen-cannot-be-edited",
  "stolen-cannot-be-deleted",
  "battery-already-stolen",
  "battery-not-stolen",
  "battery-serial-number-missing",
  "own-bike",
  "already-reported-found",
  "too-many-requests",
  "found-report-not-found",
  "found-report-decided",
  "reward-not-under-review",
  "frame-number-taken",
  "frame-number-resembles-stolen",
  "bike-review-decided",
]);

export type Life = Awaited<ReturnType<typeof beginLife>>;

/** Three people with enough points and all their possible steps. */
export const beginLife = async ({ table, everything, system, pass }: Place) => {
  const pictures = { photo: async () => "photo", receipt: async () => "receipt" };
  const bikesContext = {
    table,
    system,
    pictures,
    photos: aPhotoShelf(),
    cursorSecret: "secret",
    identityLevelRequired: 1 as const,
  };
  const context = { ...bikesContext, reportFailure: (subject: string) => void failures.push(subject) };
  const failures: string[] = [];
  const bikes: string[] = [];
  const reports: { bikeId: string; reportId: string; ownerId: string }[] = [];
  const done = new Map<string, number>();
  let serial = 0;
  const key = (): string => `key-${String((serial += 1)).padStart(20, "0")}`;

  for (const userId of people) {
    await given.person(table, userId, 0, {
      createdAt: "2025-01-01T00:00:00.000Z",
      identityLevel: 2,
    });
    const balance = { entity: "balance", userId, points: 0, version: 0 } as const;
    const grant = { userId, amount: purse, reason: "admin_adjust", reference: "test", at: noon } as const;
    await table.transact(entryWrites(balance, grant));
  }

  const register = async ({ who, number, which }: LifeAction): Promise<void> => {
    const proof = { ownerId: who, frameNumber: number, expiresAt: undefined, verified: which % 5 > 0 };
    const { id } = await given.proof(table, proof);
    const request = {
      frameNumber: number,
      analysisId: id,
      type: "dam",
      brand: "Monark",
      model: "Karin",
      color: "svart",
      manualReview: true,
      batterySerialNumber: which % 2 ? "BT-48 771" : undefined,
    } as const;
    const { bike } = await registerBike(bikesContext, { userId: who, idempotencyKey: key(), request });
    bikes.push(bike.id);
  };

  /** Mostly the owner acts, sometimes somebody else tries. */
  const aim = async ({ who, which, owner }: LifeAction) => {
    const near = Math.min(owner > 0 ? 5 : 50, bikes.length);
    const bikeId = bikes[bikes.length - 1 - (which % near)] ?? "bike_none";
    const bike = await table.get(keys.bike(bikeId), BikeItem);
    return { bikeId, bike, userId: owner > 0 && bike ? bike.ownerId : who };
  };
  const aimAtReport = async ({ who, which, owner }: LifeAction) => {
    const none = { bikeId: "bike_none", reportId: "found_none", ownerId: who };
    const one = reports[reports.length - 1 - (which % Math.min(8, reports.length))] ?? none;
    return { ...one, userId: owner > 0 ? one.ownerId : who };
  };

  const report = async (one: LifeAction): Promise<void> => {
    const { bikeId, bike } = await aim(one);
    const form = { location: "Torget", description: numbers[one.which % 5], contact: "070" };
    const found = { userId: one.who, bikeId, idempotencyKey: key(), form };
    const { id } = await reportFound(bikesContext, found);
    reports.push({ bikeId, reportId: id, ownerId: bike?.ownerId ?? "" });
  };

  const onBike = async (one: LifeAction): Promise<unknown> => {
    const { bikeId, userId } = await aim(one);
    const command = { userId, bikeId, idempotencyKey: key() };
    switch (one.name) {
      case "edit":
        return editBike(bikesContext, userId, bikeId, { name: one.which % 2 ? "Punkteringen" : null });
      case "approve":
        return decideBikeReview(bikesContext, "admin", bikeId, { decision: "approve" });
      case "remove":
        await deleteBike(bikesContext, userId, bikeId);
        // Deleted bikes are picked less often from now on.
        bikes.unshift(...bikes.splice(bikes.indexOf(bikeId), 1));
        return;
      case "steal": {
        const told = { stolenDate: "2026-11-19", place: "Torget", city: "Malmö" };
        return reportStolen(bikesContext, { ...command, report: told });
      }
      case "change":
        return changeTheft(bikesContext, userId, bikeId, { city: one.which % 2 ? "Lund" : "Malmö" });
      case "recover": {
        const recovery = { how: "police", mayShare: false } as const;
        return markRecovered(bikesContext, { ...command, recovery });
      }
      case "battery":
        return reportBatteryStolen(bikesContext, userId, bikeId, "2026-11-19");
      case "batteryBack":
        return markBatteryRecovered(bikesContext, userId, bikeId);
      default:
        return listReceivedReports(bikesContext, userId, bikeId);
    }
  };

  const onReport = async (one: LifeAction): Promise<unknown> => {
    const { bikeId, reportId, userId } = await aimAtReport(one);
    const target = { bikeId, reportId };
    switch (one.name) {
      case "confirm":
        return decideFoundReport(bikesContext, { ...target, userId, decision: { decision: "confirm" } });
      case "reject":
        return decideFoundReport(bikesContext, {
          ...target,
          userId,
          decision: { decision: "reject", reason: undefined },
        });
      case "pay":
        return decideReward(bikesContext, "admin", target, { decision: "pay" });
      case "takeBack":
        return decideReward(bikesContext, "admin", target, { decision: "take-back", reason: "Fel" });
      default:
        return decideReward(bikesContext, "admin", target, { decision: "refuse", reason: "Fel" });
    }
  };

  const act = async (one: LifeAction): Promise<unknown> => {
    switch (one.name) {
      case "register":
        return register(one);
      case "find":
        return report(one);
      case "confirm":
      case "reject":
      case "pay":
      case "refuse":
      case "takeBack":
        return onReport(one);
      case "pass":
        return pass((1 + (one.which % 4)) * day);
      case "clock":
        return [await expireReports(context), await payDueRewards(context)];
      case "match":
        return findMatches(context);
      default:
        return onBike(one);
    }
  };

  const outcomeOf = async (one: LifeAction): Promise<string> => {
    try {
      await act(one);
      done.set(one.name, (done.get(one.name) ?? 0) + 1);
      return "none";
    } catch (error) {
      const { code } = problemOf(error);
      if (!legalProblems.has(code)) throw new Error(`${one.name} failed with ${code}`, { cause: error });
      return code;
    }
  };

  const take = async (step: readonly LifeAction[]): Promise<void> => {
    const [first] = step;
    if (step.length > 1 || !first) {
      const outcomes = await Promise.allSettled(step.map(outcomeOf));
      for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
      return;
    }
    const { bike, bikeId, userId } = await aim(first);
    const target = await aimAtReport(first);
    const foundReport = await table.get(keys.foundReport(target.bikeId, target.reportId), FoundReportItem);
    const wanted = await expectedProblem(table, system, {
      name: first.name,
      who: first.who,
      number: first.number,
      bike,
      userId,
      report: foundReport,
      decider: target.userId,
      reportBike: await table.get(keys.bike(target.bikeId), BikeItem),
    });
    const outcome = await outcomeOf(first);
    expect([first.name, bikeId, outcome]).toEqual([first.name, bikeId, wanted]);
    expect(failures).toEqual([]);
  };

  return { table, everything, system, done, take };
};
