import { beforeEach, describe, expect, it } from "vitest";
import { eraseConversations } from "#lambdas/privacy/closing/erase-conversations.ts";
import { readLeaver } from "#lambdas/privacy/closing/hide-person.ts";
import { reportFound } from "#lambdas/thefts/finds/report-found.ts";
import { remove } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { aDecision, aDesk, days, type Desk } from "./context.ts";

let desk: Desk;
let id: string;
beforeEach(async () => {
  desk = await aDesk();
  await desk.report("anna", desk.threadId);
  id = await desk.first();
});

const write = () => problemIn(desk.answer("bo", desk.threadId, "Hej igen"));

describe("someone barred from messaging", () => {
  it("cannot write to anyone, sees until when, and still receives messages", async () => {
    await desk.decide("adam", id, aDecision("barred", { days: 7 }));
    const other = await desk.bike();
    const before = await desk.everything();
    expect([await write(), await problemIn(desk.contact("bo", {}, other.id))]).toEqual([
      "messaging-barred",
      "messaging-barred",
    ]);
    await expect(desk.answer("bo", desk.threadId, "Hej")).rejects.toMatchObject({
      details: { params: { until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } },
    });
    expect(await desk.everything()).toEqual(before);
    expect(await problemIn(desk.answer("anna", desk.threadId, "Sluta"))).toBe("none");
  });

  it("can still report a found bike", async () => {
    await desk.decide("adam", id, aDecision("barred"));
    await desk.steal(desk.bikeOfAnna.id);
    const form = { location: "Utanför parken", description: undefined, contact: "bo@example.se" };
    const context = { ...desk.context, table: await desk.inRole("found-reports") };
    const bikeId = desk.bikeOfAnna.id;
    const find = (userId: string) =>
      reportFound(context, { userId, bikeId, idempotencyKey: desk.key(), form });
    await find("bo");
    expect(await desk.of("message")).toHaveLength(1);
    await find("cilla");
    expect([(await desk.of("message")).length, (await desk.of("foundReport")).length]).toEqual([2, 2]);
  });

  it("can write again when the time is up", async () => {
    await desk.decide("adam", id, aDecision("barred", { days: 30 }));
    desk.pass(days(30) - 1);
    expect(await write()).toBe("messaging-barred");
    desk.pass(1);
    expect(await write()).toBe("none");
  });

  it("can be barred again", async () => {
    await desk.decide("adam", id, aDecision("barred", { days: 7 }));
    desk.pass(days(8));
    await desk.report("anna", desk.threadId);
    await desk.decide("eva", await desk.first(), aDecision("barred", { days: 7 }));
    expect(await write()).toBe("messaging-barred");
  });

  it("by two decisions waits for the longer one, or for the other if that is revoked", async () => {
    await desk.decide("adam", id, aDecision("barred", { days: 90 }));
    await desk.report("anna", desk.threadId);
    await desk.decide("adam", await desk.first(), aDecision("barred", { days: 30 }));
    await desk.object("bo", id);
    await desk.decide("eva", id, aDecision("revoked"));
    desk.pass(days(30) - 1);
    expect(await write()).toBe("messaging-barred");
    desk.pass(1);
    expect(await write()).toBe("none");
  });

  it("by two decisions at once has both bars", async () => {
    const other = await desk.bike({ ownerId: "cilla" });
    const { threadId } = await desk.contact("bo", {}, other.id);
    await desk.report("cilla", threadId);
    const [, second] = (await desk.queue()).map((report) => report.id);
    await Promise.all([
      desk.decide("adam", id, aDecision("barred", { days: 7 })),
      desk.decide("eva", second ?? "", aDecision("barred", { days: 90 })),
    ]);
    const [bar] = await desk.of("messageBar");
    expect(bar).toMatchObject({ bars: expect.arrayContaining([expect.anything(), expect.anything()]) });
    desk.pass(days(89));
    expect(await write()).toBe("messaging-barred");
  });

  it("at the moment of sending has either sent the message or not", async () => {
    const [sent] = await Promise.all([write(), desk.decide("adam", id, aDecision("barred"))]);
    expect(["none", "messaging-barred"]).toContain(sent);
    expect((await desk.texts("anna", desk.threadId)).includes("Hej igen")).toBe(sent === "none");
  });
});

describe("an account that is erased", () => {
  const erasing = async () => ({
    table: await desk.inRole("erase-accounts"),
    system: desk.system,
    discardPicture: async () => undefined,
    discardCopy: async () => undefined,
    recordErasure: async () => undefined,
    removeUser: async () => undefined,
    reportFailure: () => undefined,
  });

  const erase = async (context: Awaited<ReturnType<typeof erasing>>): Promise<void> =>
    eraseConversations(context, await readLeaver(context.table, "bo"));

  it("loses its texts in reports and objections, but decisions stay", async () => {
    await desk.decide("adam", id, aDecision("barred"));
    await desk.object("bo", id, "Bos egna ord till administratören.");
    await erase(await erasing());
    const { objection, messages } = await desk.look("eva", id);
    expect([objection, messages]).toEqual([{ at: expect.any(String) }, []]);
    await desk.decide("eva", id, aDecision("upheld"));
  });

  it("at the moment of a report or decision leaves no text behind", async () => {
    const context = await erasing();
    await desk.decide("adam", id, aDecision("closed"));
    await Promise.all([
      desk.object("bo", id, "Bos egna ord till administratören.").catch(() => undefined),
      erase(context),
    ]);
    await erase(context);
    const [thread] = (await desk.of("thread")).filter(({ userId }) => userId === "bo");
    expect(thread).toBeUndefined();
  });

  it("is not warned or barred, and the report can still be decided", async () => {
    await desk.table.transact([remove(keys.profile("bo"))]);
    expect(await desk.look("adam", id)).toMatchObject({ hasAccount: false });
    for (const outcome of ["warned", "barred"] as const)
      expect(await problemIn(desk.decide("adam", id, aDecision(outcome)))).toBe("account-not-found");
    await desk.decide("adam", id, aDecision("closed"));
    expect([await desk.of("messageBar"), await desk.told("bo")]).toEqual([[], []]);
  });

  it("cannot report anyone once closed", async () => {
    await desk.decide("adam", id, aDecision("dismissed"));
    await desk.close("anna");
    expect(await problemIn(desk.report("anna", desk.threadId))).toBe("account-closed");
  });
});
