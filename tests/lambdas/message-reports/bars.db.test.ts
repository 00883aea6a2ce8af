import { beforeEach, describe, expect, it } from "vitest";
import { eraseConversations } from "#lambdas/accounts/closing/erase-conversations.ts";
import { reportFound } from "#lambdas/found-reports/report-found.ts";
import { remove } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { problemIn } from "#tests/lambdas/thefts/context.ts";
import { aDecision, aDesk, days, type Desk } from "./context.ts";

let desk: Desk;
let id: string;
beforeEach(async () => {
  desk = await aDesk();
  await desk.report("anna", desk.threadId);
  id = await desk.first();
});

const write = () => problemIn(desk.answer("bo", desk.threadId, "Hej igen"));

describe("someone who is kept from messaging", () => {
  it("writes to nobody, old or new, is told until when, and is written to as before", async () => {
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

  it("reports a find, which is a report and no message", async () => {
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

  it("writes again when the time is up, without anybody doing anything", async () => {
    await desk.decide("adam", id, aDecision("barred", { days: 30 }));
    desk.pass(days(30) - 1);
    expect(await write()).toBe("messaging-barred");
    desk.pass(1);
    expect(await write()).toBe("none");
  });

  it("is kept from it again after that", async () => {
    await desk.decide("adam", id, aDecision("barred", { days: 7 }));
    desk.pass(days(8));
    await desk.report("anna", desk.threadId);
    await desk.decide("eva", await desk.first(), aDecision("barred", { days: 7 }));
    expect(await write()).toBe("messaging-barred");
  });

  it("by two decisions waits for the longer one, and for the other where that is revoked", async () => {
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

  it("at once by two decisions is kept by both", async () => {
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

  it("beside a message has sent it before, or not at all", async () => {
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

  it("takes its words out of reports and objections, and what was decided stays", async () => {
    await desk.decide("adam", id, aDecision("barred"));
    await desk.object("bo", id, "Bos egna ord till administratören.");
    await eraseConversations(await erasing(), "bo");
    const { objection, messages } = await desk.look("eva", id);
    expect([objection, messages]).toEqual([{ at: expect.any(String) }, []]);
    await desk.decide("eva", id, aDecision("upheld"));
  });

  it("beside a report or a decision leaves nothing of its words", async () => {
    const context = await erasing();
    await desk.decide("adam", id, aDecision("closed"));
    await Promise.all([
      desk.object("bo", id, "Bos egna ord till administratören.").catch(() => undefined),
      eraseConversations(context, "bo"),
    ]);
    await eraseConversations(context, "bo");
    const [thread] = (await desk.of("thread")).filter(({ userId }) => userId === "bo");
    expect(thread).toBeUndefined();
  });

  it("is kept from nothing any more, and the report can still be decided", async () => {
    await desk.table.transact([remove(keys.profile("bo"))]);
    await desk.decide("adam", id, aDecision("barred"));
    expect([await desk.of("messageBar"), await desk.told("bo")]).toEqual([[], []]);
  });

  it("reports nobody once it is closed", async () => {
    await desk.decide("adam", id, aDecision("dismissed"));
    await desk.close("anna");
    expect(await problemIn(desk.report("anna", desk.threadId))).toBe("account-closed");
  });
});
