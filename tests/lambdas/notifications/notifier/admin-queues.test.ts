import { describe, expect, it } from "vitest";
import { deliveriesOf } from "#lambdas/notifications/notifier/deliveries.ts";
import { aBike } from "./a-bike.ts";
import { aCase, aReview } from "./a-case.ts";
import { aFoundReport, aMatch, aReward } from "./a-find.ts";
import * as z from "zod";
import { entities } from "#lambdas/notifications/notifier/entities.ts";

const queues = (change: Parameters<typeof deliveriesOf>[0]) =>
  deliveriesOf(change).flatMap((delivery) => (delivery.kind === "admin-event" ? [delivery.queue] : []));

const at = "2026-11-20T10:00:00.000Z";

describe("administrators", () => {
  it("get an event when a case enters or leaves their queues", () => {
    const pending = aBike({ status: "pending_review" });
    expect(queues({ after: pending })).toEqual(["bike-reviews"]);
    expect(queues({ before: pending, after: aBike() })).toEqual(["bike-reviews"]);
    expect(queues({ after: aReview() })).toEqual(["identity-reviews"]);
    expect(queues({ after: aCase() })).toEqual(["contact-cases"]);
    expect(queues({ after: aFoundReport() })).toEqual(["found-reports"]);
    expect(queues({ after: aReward() })).toEqual(["found-reports"]);
    expect(queues({ before: aReward(), after: aReward({ state: "held" }) })).toEqual(["found-reports"]);
    expect(queues({ after: aMatch() })).toEqual(["stolen-matches"]);
  });

  it("get an event when an access is drawn or decided, but not when it is made", () => {
    const made = { entity: "personAccess", userId: "goran", adminId: "karin", at, expiresAt: 1 } as const;
    const drawn = { ...made, drawnAt: at };
    expect(queues({ after: made })).toEqual([]);
    expect(queues({ before: made, after: drawn })).toEqual(["access-samples"]);
    expect(queues({ before: drawn, after: { ...drawn, outcome: "explained" } })).toEqual(["access-samples"]);
  });

  it("get no event when a queue stays the same", () => {
    const pending = aBike({ status: "pending_review" });
    expect(queues({ before: pending, after: { ...pending, version: 2 } })).toEqual([]);
    expect(queues({ after: aBike() })).toEqual([]);
    expect(queues({ before: aReview(), after: aReview() })).toEqual([]);
    expect(queues({ before: aMatch(), after: aMatch() })).toEqual([]);
  });
});

/** The fields that fail in an item with only this name. */
const faultsOf = (entity: string): PropertyKey[] => {
  try {
    deliveriesOf({ after: { entity } });
    return [];
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    return error.issues.flatMap(({ path }) => path.slice(0, 1));
  }
};

// The stream filters by these names: a wrong one would notify nobody.
it.each(Object.keys(entities))("%s has the entity name its items carry in the table", (name) => {
  const faults = faultsOf(name);
  expect(faults).not.toEqual([]);
  expect(faults).not.toContain("entity");
});
