import { beforeEach, describe, expect, it } from "vitest";
import { FoundReportForm } from "#contract/thefts/found-reports.ts";
import { threadIdOf } from "#lambdas/messages/thread-id.ts";
import { reportDeliveries } from "#lambdas/thefts/deliveries/find-deliveries.ts";
import { countFinders } from "#lambdas/thefts/finders.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { FoundReportItem } from "#lambdas/thefts/items/found-report.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";
import { aReport, problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type TownOfFinders, aForm, aTownOfFinders, day } from "./context.ts";

let town: TownOfFinders;
let bike: BikeItem;
beforeEach(async () => {
  town = await aTownOfFinders();
  bike = await town.bike({ frameNumber: "WTU204K8861", visibility: { ...aBike().visibility, model: false } });
  await town.steal(bike.id);
});

describe("reporting a bike found", () => {
  it("writes the report, a message, both sides of the conversation and the owner's notification", async () => {
    const report = await town.find(bike.id);
    expect(report).toMatchObject({
      bikeId: bike.id,
      bike: "Crescent",
      state: "pending",
      reward: "waiting",
      location: "Utanför Folkets park",
    });
    const threadId = threadIdOf(bike.id, "bo", "anna");
    expect(await town.of("message")).toMatchObject([
      {
        pk: `THREAD#${threadId}`,
        type: "found_bike",
        fromUserId: "bo",
        toUserId: "anna",
        frameNumber: "WTU204K8861",
        text: "Utanför Folkets park\nLåset är kvar",
      },
    ]);
    expect(await town.of("thread")).toMatchObject([
      { userId: "anna", otherUserId: "bo", unread: 1, gsi1pk: "THREADS#anna", findId: report.id },
      { userId: "bo", otherUserId: "anna", unread: 0, gsi1pk: "THREADS#bo" },
    ]);
    const notifications = await town.of("notification");
    expect(notifications.filter(({ type }) => type === "found_report")).toMatchObject([
      { userId: "anna", params: { what: "found", bike: "Crescent Femto" }, link: `/my-bikes/${bike.id}` },
    ]);
    expect(JSON.stringify(notifications)).not.toContain("070-123");
  });

  it("between people who have blocked each other is a report to administrators, without a message", async () => {
    await town.table.transact([
      put(keys.block("anna", "bo"), "block", {
        userId: "anna",
        otherUserId: "bo",
        at: "2026-11-20T12:00:00.000Z",
      }),
    ]);
    expect(await problemIn(town.find(bike.id))).toBe("none");
    expect([await town.of("message"), await town.of("thread")]).toEqual([[], []]);
    const [withheld] = await town.of("foundReport");
    expect(await town.own()).toMatchObject([{ state: "pending" }]);
    expect((await town.received(bike.id)).items).toEqual([]);
    expect(await problemIn(town.decide(bike.id, String(withheld?.["id"]), "confirm"))).toBe(
      "found-report-not-found",
    );
    const deliveries = reportDeliveries(undefined, FoundReportItem.parse(withheld));
    expect(deliveries.filter(({ kind }) => kind === "mail")).toMatchObject([{ to: "support" }]);
    expect((await town.of("notification")).filter((item) => item["type"] === "found_report")).toEqual([]);
  });

  it("that is advertising is refused, and suspicious words are reported", async () => {
    const advertising = aForm({ contact: "xkcdqwrt bvnmtrwq plkjhgfd" });
    expect(await problemIn(town.find(bike.id, "bo", advertising))).toBe("message-refused");
    await town.find(bike.id, "bo", aForm({ description: "Läs https://t.me/cykel" }));
    expect(await town.of("threadReport")).toMatchObject([{ reason: "suspicious", aboutUserId: "bo" }]);
  });

  it("of an unverified person shows contact data only in its own field, twice a day", async () => {
    await town.person("dora");
    await town.find(bike.id, "dora", aForm({ description: "Skriv till dora@example.com" }));
    expect((await town.received(bike.id)).items).toMatchObject([{ contact: "070-123 45 67" }]);
    expect(JSON.stringify([await town.received(bike.id), await town.of("message")])).not.toContain("dora@");
    for (const problem of ["none", "too-many-requests"]) {
      const other = await town.bike();
      await town.steal(other.id);
      expect(await problemIn(town.find(other.id, "dora"))).toBe(problem);
    }
  });

  it("happens once per key, and once per finder and theft", async () => {
    const key = town.key();
    const first = await town.find(bike.id, "bo", aForm(), key);
    expect(await town.find(bike.id, "bo", aForm(), key)).toEqual(first);
    expect(await problemIn(town.find(bike.id))).toBe("already-reported-found");
    expect(await problemIn(town.find(bike.id, "bo", aForm({ contact: "x" }), key))).toBe(
      "idempotency-key-reused",
    );
    const two = await Promise.all([1, 2].map(() => problemIn(town.find(bike.id, "cilla"))));
    expect(two.toSorted()).toEqual(["already-reported-found", "none"]);
    expect(await town.of("foundReport")).toHaveLength(2);
    expect(await town.of("message")).toHaveLength(2);
  });

  it.each([
    ["the finder's own bike", "own-bike", {}, "anna"],
    ["one that is not stolen", "bike-not-stolen", {}, "bo"],
    ["one under review", "bike-not-found", { status: "pending_review" }, "bo"],
    ["a deleted one", "bike-not-found", { deletedAt: "2026-11-01T12:00:00.000Z" }, "bo"],
  ] as const)("is refused for %s: %s, and nothing changes", async (_, problem, over, userId) => {
    const other = await town.bike(over);
    const before = await town.everything();
    expect(await problemIn(town.find(other.id, userId))).toBe(problem);
    expect(await problemIn(town.find("bike_none", userId))).toBe("bike-not-found");
    expect(await town.everything()).toEqual(before);
  });

  it("is refused for the finder's own bike, and after five in a day", async () => {
    expect(await problemIn(town.find(bike.id, "anna"))).toBe("own-bike");
    for (let place = 0; place < 5; place += 1) {
      const other = await town.bike();
      await town.steal(other.id);
      await town.find(other.id);
    }
    expect(await problemIn(town.find(bike.id))).toBe("too-many-requests");
    town.pass(day);
    expect(await problemIn(town.find(bike.id))).toBe("none");
  });

  it("during the recovery either comes first or is refused", async () => {
    const [found, recovered] = await Promise.all([
      problemIn(town.find(bike.id)),
      problemIn(town.recover(bike.id)),
    ]);
    expect(recovered).toBe("none");
    expect(["none", "bike-not-stolen"]).toContain(found);
    expect(await town.of("foundReport")).toHaveLength(found === "none" ? 1 : 0);
  });

  it("rejects blank texts and stores markup as plain text", async () => {
    for (const field of ["location", "contact"] as const)
      expect(FoundReportForm.safeParse(aForm({ [field]: "\u200e \u0000" })).success).toBe(false);
    const script = `<script>alert("1")</script>`;
    const form = FoundReportForm.parse(aForm({ location: script, description: "19850821-1359" }));
    await town.find(bike.id, "bo", form);
    const { items } = await town.received(bike.id);
    expect(items).toMatchObject([{ location: script, description: "••••••••-••••" }]);
  });
});

describe("the owner", () => {
  it("reads who found the bike and how to reach them for twelve months, which marks reports as seen", async () => {
    await town.find(bike.id);
    await town.find(bike.id, "cilla", aForm({ contact: "cilla@example.se" }));
    expect((await town.own())[0]?.state).toBe("pending");
    expect((await town.received(bike.id)).items).toMatchObject([
      { state: "owner_seen", contact: "cilla@example.se", finderName: "An** L********" },
      { state: "owner_seen", contact: "070-123 45 67" },
    ]);
    expect((await town.own())[0]?.state).toBe("owner_seen");
    expect((await town.of("foundReport")).map(({ gsi2pk }) => gsi2pk)).toEqual([
      "FOUNDREPORTS#owner_seen",
      "FOUNDREPORTS#owner_seen",
    ]);
    town.pass(366 * day);
    expect((await town.received(bike.id)).items.map(({ contact }) => contact)).toEqual([
      undefined,
      undefined,
    ]);
    expect(await problemIn(town.received(bike.id, "bo"))).toBe("bike-not-found");
  });

  it("sees which theft a report belongs to: older ones do not count for a new theft", async () => {
    const first = await town.find(bike.id);
    await town.find(bike.id, "cilla");
    expect((await town.received(bike.id)).items).toMatchObject([
      { current: true, finder: 1 },
      { current: true, finder: 2 },
    ]);
    await town.recover(bike.id);
    // Until the next theft, this report can be decided.
    expect((await town.received(bike.id)).items.map(({ current }) => current)).toEqual([true, true]);
    town.pass(1000);
    await town.steal(bike.id);
    expect((await town.received(bike.id)).items.map(({ current }) => current)).toEqual([false, false]);
    town.pass(1000);
    await town.find(bike.id);
    expect((await town.received(bike.id)).items).toMatchObject([
      { current: true, finder: 1 },
      { current: false, finder: 2 },
      { current: false, finder: 1 },
    ]);
    // The old find can still be decided, without affecting the new theft.
    await town.decide(bike.id, first.id, "confirm");
    expect((await town.of("theft")).map(({ confirmed }) => confirmed)).toEqual([
      [{ reportId: first.id, finderId: "bo" }],
      [],
    ]);
  });

  it("sees one finder for a person who reports again after a rejection", async () => {
    const { id } = await town.find(bike.id);
    await town.decide(bike.id, id, "reject");
    town.pass(1000);
    await town.find(bike.id);
    expect((await town.received(bike.id)).items.map(({ finder }) => finder)).toEqual([1, 1]);
  });

  it("decides once", async () => {
    const { id } = await town.find(bike.id);
    const both = await Promise.all([
      problemIn(town.decide(bike.id, id, "confirm")),
      problemIn(town.decide(bike.id, id, "reject")),
    ]);
    expect(both.toSorted()).toEqual(["found-report-decided", "none"]);
    expect(await problemIn(town.decide(bike.id, id, "confirm"))).toBe("found-report-decided");
    expect(await town.of("theft")).toMatchObject([
      { confirmed: both[0] === "none" ? [{ reportId: id, finderId: "bo" }] : [] },
    ]);
  });

  it("cannot decide about other people's reports", async () => {
    const { id } = await town.find(bike.id);
    const own = await town.bike({ ownerId: "cilla" });
    expect(await problemIn(town.decide(bike.id, id, "confirm", "bo"))).toBe("bike-not-found");
    expect(await problemIn(town.decide(own.id, id, "confirm", "cilla"))).toBe("found-report-not-found");
    expect(await problemIn(town.decide(bike.id, "found_none", "confirm"))).toBe("found-report-not-found");
  });

  it("who rejects a report allows its finder to report again", async () => {
    const { id } = await town.find(bike.id);
    expect(await town.decide(bike.id, id, "reject")).toMatchObject({ state: "rejected" });
    expect(await town.own()).toMatchObject([{ state: "rejected", reward: "none" }]);
    expect(await problemIn(town.find(bike.id))).toBe("none");
    expect((await town.own()).map(({ state }) => state)).toEqual(["pending", "rejected"]);
    const notifications = (await town.of("notification")).filter(({ userId }) => userId === "bo");
    expect(notifications).toMatchObject([{ type: "found_report", params: { what: "report-rejected" } }]);
  });
});

describe("the number of finders of a bike", () => {
  const count = async () => countFinders(town.table, (await town.read(bike.id))!);

  it("counts people, not reports, and leaves out rejected ones", async () => {
    expect(await count()).toBe(0);
    const { id } = await town.find(bike.id);
    await town.find(bike.id, "cilla");
    expect(await count()).toBe(2);
    await town.decide(bike.id, id, "reject");
    expect(await count()).toBe(1);
    await town.find(bike.id);
    expect(await count()).toBe(2);
  });

  it("covers only the current theft", async () => {
    await town.find(bike.id);
    await town.recover(bike.id);
    expect(await count()).toBe(0);
    await town.steal(bike.id);
    expect(await count()).toBe(0);
  });

  it("does not mark new reports as seen", async () => {
    await town.find(bike.id);
    await count();
    expect(await town.of("foundReport")).toMatchObject([{ state: "pending" }]);
  });
});

describe("the points", () => {
  it.each(["confirmed first", "recovered first"])(
    "are promised once the bike is recovered and the find confirmed, %s",
    async (order) => {
      const { id } = await town.find(bike.id);
      const steps = [() => town.decide(bike.id, id, "confirm"), () => town.recover(bike.id)];
      const [first, second] = order === "confirmed first" ? steps : steps.toReversed();
      await first!();
      expect(await town.of("reward")).toEqual([]);
      expect(await town.own()).toMatchObject([{ reward: "waiting" }]);
      await second!();
      expect(await town.of("reward")).toMatchObject([
        { finderId: "bo", reportId: id, points: 200, state: "held", dueAt: "2026-11-27T12:00:00.000Z" },
      ]);
      expect(await town.own()).toMatchObject([
        { state: "confirmed", reward: "held", paidFrom: "2026-11-27T12:00:00.000Z", thanks: "Tusen tack!" },
      ]);
      expect(await town.points("bo")).toBe(0);
    },
  );

  it("are promised once even if both happen simultaneously", async () => {
    for (let round = 0; round < 5; round += 1) {
      const other = await town.bike();
      await town.steal(other.id);
      town.pass(400 * day);
      const { id } = await town.find(other.id);
      await Promise.all([town.decide(other.id, id, "confirm"), town.recover(other.id)]);
      const rewards = (await town.of("reward")).filter(({ bikeId }) => bikeId === other.id);
      expect(rewards).toMatchObject([{ reportId: id, state: "held" }]);
    }
  });

  it("go to the finder who was confirmed first", async () => {
    const [bos, cillas] = [await town.find(bike.id), await town.find(bike.id, "cilla")];
    await town.recover(bike.id);
    await Promise.all([bos, cillas].map(({ id }) => town.decide(bike.id, id, "confirm")));
    const [theft] = await town.of("theft");
    const { confirmed } = theft as unknown as { confirmed: { reportId: string }[] };
    expect(confirmed).toHaveLength(2);
    expect(await town.of("reward")).toMatchObject([{ reportId: confirmed[0]?.reportId }]);
    const states = [await town.own("bo"), await town.own("cilla")].map(([report]) => report?.reward);
    expect(states.toSorted()).toEqual(["held", "none"]);
  });

  it("never go to the bike's own people", async () => {
    await town.person("anna", { phone: "+46701234567", phoneVerifiedAt: "2026-01-01T12:00:00.000Z" });
    await town.person("bo", { phone: "+46701234567" });
    const { id, reward } = await town.find(bike.id);
    expect(reward).toBe("none");
    await town.decide(bike.id, id, "confirm");
    const other = await town.find(bike.id, "cilla");
    await town.decide(bike.id, other.id, "confirm");
    await town.recover(bike.id);
    expect(await town.of("reward")).toMatchObject([{ finderId: "cilla" }]);
    expect(await town.own("bo")).toMatchObject([{ state: "confirmed", reward: "none" }]);
  });

  it("need an administrator from the fourth in a year", async () => {
    for (const expected of ["held", "held", "held", "under_review"]) {
      const other = await town.bike();
      await town.steal(other.id);
      const { id } = await town.find(other.id);
      await town.decide(other.id, id, "confirm");
      await town.recover(other.id);
      const [newest] = await town.own();
      expect(newest).toMatchObject({ bikeId: other.id, reward: expected });
      town.pass(day);
    }
    const flags = (await town.of("reward")).map((reward) => reward["flags"]);
    expect(flags.filter((flag) => JSON.stringify(flag) === `["many-rewards"]`)).toHaveLength(1);
  });

  it("are promised again for another theft of the bike", async () => {
    for (const stolenDate of ["2026-11-19", "2026-11-20"]) {
      if (stolenDate === "2026-11-20") await town.steal(bike.id, aReport({ stolenDate }));
      const { id } = await town.find(bike.id);
      await town.recover(bike.id);
      await town.decide(bike.id, id, "confirm");
    }
    expect(await town.of("reward")).toHaveLength(2);
  });
});
