import { describe, expect, it } from "vitest";
import { notices } from "#lambdas/notifications/notices.ts";
import { aBike } from "./a-bike.ts";
import { aCase, aReview } from "./a-case.ts";
import { aFoundReport, aMatch } from "./a-find.ts";

const queues = (change: Parameters<typeof notices>[0]) =>
  notices(change).flatMap((notice) => (notice.kind === "admin-event" ? [notice.queue] : []));

describe("administrators", () => {
  it("are told of what comes to their queues and what leaves them", () => {
    const pending = aBike({ status: "pending_review" });
    expect(queues({ entity: "bike", after: pending })).toEqual(["bike-reviews"]);
    expect(queues({ entity: "bike", before: pending, after: aBike() })).toEqual(["bike-reviews"]);
    expect(queues({ entity: "identityReview", after: aReview() })).toEqual(["identity-reviews"]);
    expect(queues({ entity: "contactCase", after: aCase() })).toEqual(["contact-cases"]);
    expect(queues({ entity: "foundReport", after: aFoundReport() })).toEqual(["found-reports"]);
    expect(queues({ entity: "match", after: aMatch() })).toEqual(["stolen-matches"]);
  });

  it("are told of nothing that waits for them no more and no less than before", () => {
    const pending = aBike({ status: "pending_review" });
    expect(queues({ entity: "bike", before: pending, after: { ...pending, version: 2 } })).toEqual([]);
    expect(queues({ entity: "bike", after: aBike() })).toEqual([]);
    expect(queues({ entity: "identityReview", before: aReview(), after: aReview() })).toEqual([]);
    expect(queues({ entity: "match", before: aMatch(), after: aMatch() })).toEqual([]);
  });
});
