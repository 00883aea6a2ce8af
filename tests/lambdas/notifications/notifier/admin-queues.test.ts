import { describe, expect, it } from "vitest";
import { deliveriesOf } from "#lambdas/notifications/notifier/deliveries.ts";
import { aBike } from "./a-bike.ts";
import { aCase, aReview } from "./a-case.ts";
import { aFoundReport, aMatch } from "./a-find.ts";

const queues = (change: Parameters<typeof deliveriesOf>[0]) =>
  deliveriesOf(change).flatMap((delivery) => (delivery.kind === "admin-event" ? [delivery.queue] : []));

describe("administrators", () => {
  it("get an event when a case enters or leaves their queues", () => {
    const pending = aBike({ status: "pending_review" });
    expect(queues({ after: pending })).toEqual(["bike-reviews"]);
    expect(queues({ before: pending, after: aBike() })).toEqual(["bike-reviews"]);
    expect(queues({ after: aReview() })).toEqual(["identity-reviews"]);
    expect(queues({ after: aCase() })).toEqual(["contact-cases"]);
    expect(queues({ after: aFoundReport() })).toEqual(["found-reports"]);
    expect(queues({ after: aMatch() })).toEqual(["stolen-matches"]);
  });

  it("get no event when a queue stays the same", () => {
    const pending = aBike({ status: "pending_review" });
    expect(queues({ before: pending, after: { ...pending, version: 2 } })).toEqual([]);
    expect(queues({ after: aBike() })).toEqual([]);
    expect(queues({ before: aReview(), after: aReview() })).toEqual([]);
    expect(queues({ before: aMatch(), after: aMatch() })).toEqual([]);
  });
});
