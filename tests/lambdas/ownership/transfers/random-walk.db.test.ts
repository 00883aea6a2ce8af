import { expect, inject, it } from "vitest";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { fc } from "#tests/property.ts";
import { Crash } from "./crashes.ts";
import { proveMarket } from "./prove-market.ts";
import { aWalk, pointsAtFirst } from "#tests/lambdas/ownership/transfers/walk/a-walk.ts";
import { aStep } from "#tests/lambdas/ownership/transfers/walk/steps.ts";
import { take } from "#tests/lambdas/ownership/transfers/walk/take-step.ts";

/** The number of steps given, or as many as take a few seconds. */
const steps = Number(process.env["WALK_STEPS"] ?? 150);
/** A walk goes on until it has made at least this many different steps. */
const minDeeds = 11;

it(
  "leaves every bike with one owner, and every point in its place, whatever four people do and whatever breaks",
  async () => {
    const walk = await aWalk();
    const { bazaar, erased } = walk;
    const done = new Map<string, number>();
    const refused = new Map<string, number>();
    for (const [place, step] of fc.sample(aStep, { numRuns: steps * 5, seed: inject("seed") }).entries()) {
      if (place >= steps && done.size >= minDeeds) break;
      bazaar.pass(600_000);
      const came = await problemIn(take(walk, step));
      const outcomes = came === "none" ? done : refused;
      const name = came === "none" ? step.deed : came;
      outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
      // Expected problems have codes; other errors are faults.
      expect([place, step, / /.test(came) ? came : "a problem"]).toEqual([place, step, "a problem"]);
      if (place % Math.ceil(steps / 10) === 0) await proveMarket(bazaar, pointsAtFirst, erased);
    }
    await proveMarket(bazaar, pointsAtFirst, erased);
    // Crashes of the nightly job are reported, and the next run resumes.
    for (const failure of [...bazaar.failures, ...walk.failures]) expect(failure).toBeInstanceOf(Crash);
    expect(done.size).toBeGreaterThanOrEqual(minDeeds);
    if (steps > 1000) console.log(`${steps} steps:`, Object.fromEntries(done), Object.fromEntries(refused));
  },
  Math.max(300_000, steps * 1000),
);
