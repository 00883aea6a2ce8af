import { beforeEach, describe, expect, it } from "vitest";
import { listCorrections } from "#lambdas/bikes/registration/list-corrections.ts";
import { requestCorrection } from "#lambdas/bikes/registration/request-correction.ts";
import { decideCorrection } from "#lambdas/office/bikes/decide-correction.ts";
import { listOpenCorrections } from "#lambdas/office/bikes/list-open-corrections.ts";
import { type Garage, aGarage, days } from "./garage.ts";

let there: Garage;
let desk: Garage["context"];
let bikeId: string;
beforeEach(async () => {
  there = await aGarage();
  desk = await there.inRole("bike-admin");
  await there.person();
  await there.person("erik");
  bikeId = (await there.register()).id;
  there.pass(days(3));
});

const wish = { frameNumber: "OTHER12345", brand: "Trek", reason: "Det stod fel på kvittot" };
const decide = (correctionId: string, approves = true, adminId = "admin") =>
  decideCorrection(
    desk,
    adminId,
    { bikeId, correctionId },
    approves ? { decision: "approve" } : { decision: "reject", reason: "Numret syns inte" },
  );
const open = async () => (await listOpenCorrections(desk, { limit: 20 })).items;
const mine = async () => (await listCorrections(there.context, "anna", bikeId)).items;

describe("POST /bikes/{bikeId}/corrections", () => {
  it("asks the administrators, once per bike, and changes nothing yet", async () => {
    const correction = await there.ask(bikeId, wish);
    expect(correction).toMatchObject({ bikeId, state: "open", request: wish });
    expect(await mine()).toEqual([correction]);
    expect(await open()).toMatchObject([
      {
        ...correction,
        bike: { frameNumber: "WTU204K8861", brand: "Monark" },
        owner: { fullName: "Anna Lindqvist", email: "anna@example.se" },
      },
    ]);
    await expect(there.ask(bikeId, wish)).rejects.toThrow("correction-open");
    expect(await there.read(bikeId)).toMatchObject({ frameNumber: "WTU204K8861", brand: "Monark" });
  });

  it("creates one request, even if the call is repeated", async () => {
    const send = () =>
      requestCorrection(there.context, { userId: "anna", bikeId, idempotencyKey: "key", request: wish });
    const [one, other] = await Promise.all([send(), send()]);
    expect(one).toEqual(other);
    expect(await send()).toEqual(one);
    expect(await open()).toHaveLength(1);
  });

  it("is stored once if interrupted after writing, and can be repeated if interrupted before", async () => {
    there.crashOnce("before");
    await expect(there.ask(bikeId, wish, "anna", "key")).rejects.toThrow("interrupted");
    expect(await open()).toEqual([]);
    there.crashOnce("after");
    await there.ask(bikeId, wish, "anna", "key");
    expect(await open()).toHaveLength(1);
  });

  it("accepts one of two simultaneous requests", async () => {
    const outcomes = await Promise.allSettled([there.ask(bikeId, wish), there.ask(bikeId, wish)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await open()).toHaveLength(1);
  });

  it("refuses somebody else's bike, a stolen one, and values that are already there", async () => {
    await expect(there.ask(bikeId, wish, "erik")).rejects.toThrow("bike-not-found");
    await expect(listCorrections(there.context, "erik", bikeId)).rejects.toThrow("bike-not-found");
    await expect(there.ask(bikeId, { brand: "Monark", reason: "Fel" })).rejects.toThrow("nothing-to-change");
    await expect(there.ask(bikeId, { reason: "Fel" })).rejects.toThrow("nothing-to-change");
    await there.become(bikeId, { status: "stolen", stolenSince: "2026-11-19" });
    await expect(there.ask(bikeId, wish)).rejects.toThrow("stolen-cannot-be-edited");
  });
});

describe("GET /bikes/{bikeId}/corrections", () => {
  it("hides the requests of a former owner", async () => {
    await there.ask(bikeId, wish);
    await there.become(bikeId, { ownerId: "erik" });
    expect(await listCorrections(there.context, "erik", bikeId)).toEqual({ items: [] });
    await expect(mine()).rejects.toThrow("bike-not-found");
  });
});

describe("a decision about a correction", () => {
  it("can restore a former number of the bike", async () => {
    for (const frameNumber of ["OTHER12345", "WTU204K8861"]) {
      const { id } = await there.ask(bikeId, { frameNumber, reason: "Jag läste fel" });
      expect(await decide(id)).toMatchObject({ state: "approved" });
    }
    expect(await there.read(bikeId)).toMatchObject({
      frameNumber: "WTU204K8861",
      formerNumbers: ["OTHER12345"],
    });
  });

  it("sends the bike to review if somebody else has deleted a bike with the new number", async () => {
    await there.remove((await there.register("OTHER12345", { userId: "erik" })).id, "erik");
    await decide((await there.ask(bikeId, wish)).id);
    expect(await there.read(bikeId)).toMatchObject({
      status: "pending_review",
      reviewReason: "registered-before",
    });
  });

  it("corrects the bike and logs it in the history and the audit", async () => {
    const { id } = await there.ask(bikeId, wish);
    expect(await decide(id)).toMatchObject({ id, state: "approved" });
    expect(await there.read(bikeId)).toMatchObject({
      frameNumber: "OTHER12345",
      brand: "Trek",
      status: "registered",
      formerNumbers: ["WTU204K8861"],
    });
    expect((await there.events(bikeId)).at(-1)).toMatchObject({
      eventType: "correction",
      changes: [
        { field: "frameNumber", from: "WTU204K8861", to: "OTHER12345" },
        { field: "brand", from: "Monark", to: "Trek" },
      ],
    });
    expect(await there.of("audit")).toMatchObject([
      { by: "admin", subject: id, action: "correction-approved" },
    ]);
    expect(await there.of("notification")).toContainEqual(
      expect.objectContaining({
        userId: "anna",
        type: "review",
        params: expect.objectContaining({ what: "correction-approved" }),
      }),
    );
    expect(await open()).toEqual([]);
    expect((await there.ask(bikeId, { brand: "Cube", reason: "Fel igen" })).state).toBe("open");
    expect((await mine()).map(({ state }) => state)).toEqual(["open", "approved"]);
  });

  it("that rejects gives the reason and leaves the bike unchanged", async () => {
    const { id } = await there.ask(bikeId, wish);
    const { version: _, openCorrectionId: __, ...before } = await there.read(bikeId);
    expect(await decide(id, false)).toMatchObject({ state: "rejected", answer: "Numret syns inte" });
    expect(await there.read(bikeId)).toMatchObject(before);
    expect((await there.read(bikeId)).openCorrectionId).toBeUndefined();
    expect(await open()).toEqual([]);
  });

  it("is made once, even if two administrators decide simultaneously", async () => {
    const { id } = await there.ask(bikeId, wish);
    const outcomes = await Promise.allSettled([decide(id), decide(id, false, "other-admin")]);
    const reasons = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason.message] : []));
    expect(reasons).toEqual(["correction-decided"]);
    expect(await there.of("audit")).toHaveLength(1);
    await expect(decide(id)).rejects.toThrow("correction-decided");
  });

  it("is refused without a request, for a stolen bike, and for a number that is taken or looks stolen", async () => {
    await expect(decide("correction_none")).rejects.toThrow("correction-not-found");
    const { id } = await there.ask(bikeId, wish);
    const other = await there.register("OTHER12345", { userId: "erik" });
    await expect(decide(id)).rejects.toThrow("frame-number-taken");
    await there.edit(other.id, { frameNumber: "0THER12345" }, "erik");
    await there.become(other.id, { status: "stolen", stolenSince: "2026-11-19" });
    await expect(decide(id)).rejects.toThrow("frame-number-resembles-stolen");
    await there.become(bikeId, { status: "stolen", stolenSince: "2026-11-19" });
    await expect(decide(id)).rejects.toThrow("stolen-cannot-be-edited");
    expect(await open()).toHaveLength(1);
    await expect(decide(id, true, "anna")).rejects.toThrow("forbidden");
  });

  it("finds nothing after the bike is deleted", async () => {
    const { id } = await there.ask(bikeId, wish);
    await there.remove(bikeId);
    await expect(decide(id)).rejects.toThrow("correction-not-found");
  });
});
