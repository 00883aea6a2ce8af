import { describe, expect, it } from "vitest";
import { AdminQueue } from "#contract/notifications/admin-events.ts";
import type { RealtimeEvent } from "#contract/notifications/realtime.ts";
import { everyQueue, queueStaleAfter } from "#web/app/admin-stale.ts";
import { everything, staleAfter } from "#web/app/stale.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";

describe("an event", () => {
  it.each<[RealtimeEvent, string[]]>([
    [{ kind: "bike-registered", bikeId: "bike_1" }, ["bikes"]],
    [{ kind: "bike-changed", bikeId: "bike_1" }, ["bikes"]],
    [{ kind: "found-reports-changed", bikeId: "bike_1" }, ["found-reports"]],
    [{ kind: "notifications-changed" }, ["notifications", "counts", "bikes"]],
    [{ kind: "message-changed", threadId: "thread_1" }, ["threads", "notifications", "counts", "listings"]],
    [{ kind: "person-changed" }, ["me", "points"]],
    [{ kind: "purchase-changed", purchaseId: "purchase_1" }, ["purchases", "me", "points", "sales"]],
  ])("%j refetches its queries, as a reconnect does", (event, keys) => {
    expect(staleAfter(event).map(([key]) => key)).toEqual(keys);
    for (const key of staleAfter(event)) expect(everything).toContainEqual(key);
  });
});

describe("an administrator's queue", () => {
  it("is refetched as a list and counted again, never as an opened case", () => {
    const keys = AdminQueue.options.flatMap((queue) =>
      queueStaleAfter({ kind: "admin-queue-changed", queue }),
    );
    expect(keys).toEqual(expect.arrayContaining([...everyQueue]));
    expect(keys).toContainEqual(adminQueryKeys.identityReviews.waiting);
    expect(keys).toContainEqual(adminQueryKeys.waiting.all);
    expect(queueStaleAfter({ kind: "admin-queue-changed", queue: "stolen-matches" })).toEqual([
      adminQueryKeys.stolenMatches.all,
    ]);
    for (const list of ["reviews", "corrections", "reports"])
      expect(keys).toContainEqual([...adminQueryKeys.bikeAdmin.lists, list]);
    for (const key of keys) expect(key).not.toContain("one");
    expect(keys).not.toContainEqual(["identity-reviews"]);
    expect(keys).not.toContainEqual(["bike-admin"]);
  });
});
