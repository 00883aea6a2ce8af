import { beforeEach, describe, expect, it } from "vitest";
import { claimCase } from "#lambdas/office/todo/claim-case.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { aDecision, aDesk, days, type Desk } from "./context.ts";

let desk: Desk;
let id: string;
beforeEach(async () => {
  desk = await aDesk();
  await desk.report("anna", desk.threadId, "Hen hotar mig");
  id = await desk.first();
});

const write = (who: string, text = "Hej igen") => problemIn(desk.answer(who, desk.threadId, text));
const audited = async () =>
  (await desk.of("audit"))
    .map(({ action }) => String(action))
    .filter((action) => action.startsWith("message"));

describe("a report of a conversation", () => {
  it("that is dismissed notifies only the reporter and can be made again", async () => {
    expect((await desk.open("anna", desk.threadId)).thread.reported).toBe(true);
    await desk.decide(
      "adam",
      id,
      aDecision("dismissed", { explanation: "Det där är inget hot, 19850821-1359." }),
    );
    expect([await desk.told("anna"), await desk.told("bo")]).toEqual([["message-report-decided"], []]);
    expect(await desk.see("anna", id)).toMatchObject({
      side: "reporter",
      reason: "extortion",
      state: "decided",
      statements: [{ outcome: "dismissed", explanation: "Det där är inget hot, ••••••••-••••." }],
    });
    expect(await problemIn(desk.see("bo", id))).toBe("message-report-not-found");
    expect((await desk.open("anna", desk.threadId)).thread.reported).toBe(false);
    expect([await desk.queue(), await audited()]).toEqual([[], ["message-report-dismissed"]]);
    expect(await problemIn(desk.report("anna", desk.threadId))).toBe("none");
  });

  it("that ends in a warning gives the reported person the reasons and changes nothing else", async () => {
    await desk.decide("adam", id, aDecision("warned"));
    expect(await desk.told("bo")).toEqual(["messages-warned"]);
    expect(await desk.see("bo", id)).toMatchObject({
      side: "reported",
      message: "Svara, annars!",
      statements: [{ outcome: "warned", reason: "harassment" }],
      objection: { state: "possible" },
    });
    expect(await desk.see("anna", id)).toMatchObject({ statements: [{ outcome: "acted" }] });
    expect(JSON.stringify([await desk.see("bo", id), await desk.see("anna", id)])).not.toMatch(
      /adam|Hen hotar/,
    );
    expect([await write("bo"), await write("anna")]).toEqual(["none", "none"]);
  });

  it("is closed to everyone else", async () => {
    await desk.decide("adam", id, aDecision("warned"));
    expect(await problemIn(desk.see("cilla", id))).toBe("message-report-not-found");
    expect(await problemIn(desk.object("cilla", id))).toBe("message-report-not-found");
    expect(await problemIn(desk.object("anna", id))).toBe("objection-not-possible");
  });

  it("cannot be decided by someone in the conversation", async () => {
    expect(await problemIn(desk.decide("bo", id, aDecision("dismissed")))).toBe("forbidden");
    expect(await problemIn(desk.decide("anna", id, aDecision("barred")))).toBe("forbidden");
  });

  it("cannot be decided as an objection, or without seeing the latest decision", async () => {
    const before = await desk.everything();
    for (const decision of [
      aDecision("upheld"),
      aDecision("revoked", { round: 0 }),
      aDecision("warned", { round: 1 }),
    ])
      expect(await problemIn(desk.decide("adam", id, decision))).toBe("message-report-decided");
    expect(await desk.everything()).toEqual(before);
  });

  it("cannot be decided while another administrator has claimed it", async () => {
    const office = { table: await desk.inRole("todo"), system: desk.system };
    await claimCase(office, "eva", { queue: "messageReports", caseId: id });
    const before = await desk.everything();
    expect(await problemIn(desk.decide("adam", id, aDecision("barred")))).toBe("case-claimed");
    expect(await desk.everything()).toEqual(before);
    await desk.decide("eva", id, aDecision("barred"));
    expect(await desk.of("caseClaim")).toEqual([]);
  });

  it("is decided once when two decide at once", async () => {
    const ended = await Promise.all([
      problemIn(desk.decide("adam", id, aDecision("barred"))),
      problemIn(desk.decide("eva", id, aDecision("closed"))),
    ]);
    expect(ended.toSorted()).toEqual(["message-report-decided", "none"]);
    expect(await audited()).toHaveLength(1);
    const bars = await desk.of("messageBar");
    const closed = (await desk.of("thread")).filter(({ closedBy }) => closedBy === id);
    expect([bars.length, closed.length]).toEqual(ended[0] === "none" ? [1, 0] : [0, 2]);
  });
});

describe("a closed conversation", () => {
  beforeEach(async () => {
    await desk.decide("adam", id, aDecision("closed"));
  });

  it("takes no new messages, notifies both and stays readable", async () => {
    const before = await desk.everything();
    expect([await write("bo"), await write("anna")]).toEqual(["message-blocked", "message-blocked"]);
    expect(await problemIn(desk.contact("bo"))).toBe("message-blocked");
    expect(await desk.everything()).toEqual(before);
    for (const who of ["anna", "bo"]) {
      const { thread, items } = await desk.open(who, desk.threadId);
      expect([thread.state, items.length]).toEqual(["closed", 1]);
    }
    expect(await desk.told("anna")).toEqual(["message-report-decided", "thread-closed"]);
    expect(await desk.told("bo")).toEqual(["messages-closed"]);
  });

  it("leaves other conversations open", async () => {
    const other = await desk.bike();
    expect(await problemIn(desk.contact("bo", {}, other.id))).toBe("none");
  });

  it("reopens for both when the decision is revoked", async () => {
    await desk.report("bo", desk.threadId).catch(() => undefined);
    await desk.object("bo", id);
    await desk.decide("eva", id, aDecision("revoked"));
    expect([await write("bo"), await write("anna")]).toEqual(["none", "none"]);
    expect(await desk.told("anna")).toContain("thread-reopened");
  });

  it("stays closed while another decision closes it", async () => {
    await desk.report("anna", desk.threadId);
    const again = await desk.first();
    await desk.decide("eva", again, aDecision("closed"));
    await desk.object("bo", id);
    await desk.decide("eva", id, aDecision("revoked"));
    expect(await write("anna")).toBe("message-blocked");
    await desk.object("bo", again);
    await desk.decide("adam", again, aDecision("revoked"));
    expect(await write("anna")).toBe("none");
  });
});

it("a message sent while a conversation is closed arrives before it or not at all", async () => {
  for (let round = 0; round < 4; round += 1) {
    const [sent] = await Promise.all([
      write("bo", `Runda ${round}`),
      desk.decide("adam", id, aDecision("closed")),
    ]);
    expect(["none", "message-blocked"]).toContain(sent);
    expect((await desk.texts("anna", desk.threadId)).includes(`Runda ${round}`)).toBe(sent === "none");
    expect(await write("bo", "Efter")).toBe("message-blocked");
    await desk.object("bo", id);
    await desk.decide("eva", id, aDecision("revoked"));
    await desk.report("anna", desk.threadId);
    id = await desk.first();
  }
});

describe("an objection", () => {
  beforeEach(async () => {
    await desk.decide("adam", id, aDecision("barred", { days: 30 }));
  });

  it("sends the decision to another administrator, once", async () => {
    desk.pass(days(3));
    expect(await desk.object("bo", id, "Fel! Mitt nummer är 19850821-1359.")).toMatchObject({
      state: "objected",
      objection: { state: "waiting", text: "Fel! Mitt nummer är ••••••••-••••." },
    });
    expect(await desk.queue()).toMatchObject([{ id, state: "objected" }]);
    expect(await problemIn(desk.object("bo", id))).toBe("objection-used");
    expect(await problemIn(desk.decide("adam", id, aDecision("upheld")))).toBe("objection-needs-another");
    expect((await desk.look("eva", id)).objection?.text).toContain("Fel!");
    await desk.decide("eva", id, aDecision("upheld"));
    expect(await desk.see("bo", id)).toMatchObject({
      statements: [{ outcome: "barred" }, { outcome: "upheld", sameAdministrator: false }],
      objection: { state: "used" },
    });
    expect(await problemIn(desk.object("bo", id))).toBe("objection-used");
    expect(await write("bo")).toBe("messaging-barred");
    expect(await desk.told("bo")).toEqual(["message-objection-upheld", "messages-barred"]);
    expect(await desk.told("anna")).toEqual(["message-report-decided", "message-report-reviewed"]);
    expect(await audited()).toEqual(
      expect.arrayContaining(["message-report-barred", "message-report-opened", "message-report-upheld"]),
    );
  });

  it("is possible for fourteen days", async () => {
    desk.pass(days(14) + 1);
    expect(await desk.see("bo", id)).toMatchObject({ objection: { state: "too-late" } });
    expect(await problemIn(desk.object("bo", id))).toBe("objection-too-late");
  });

  it("is made once from two windows at once", async () => {
    const ended = await Promise.all([problemIn(desk.object("bo", id)), problemIn(desk.object("bo", id))]);
    expect(ended.toSorted()).toEqual(["none", "objection-used"]);
  });

  it("is decided by a sole administrator, and the decision says so", async () => {
    desk.leaveOneAdministrator();
    await desk.object("bo", id);
    await desk.decide("adam", id, aDecision("revoked"));
    const decision = await desk.see("bo", id);
    expect(decision.statements).toMatchObject([{}, { outcome: "revoked", sameAdministrator: true }]);
    expect(await write("bo")).toBe("none");
  });

  it("cannot be decided as a report", async () => {
    await desk.object("bo", id);
    expect(await problemIn(desk.decide("eva", id, aDecision("dismissed", { round: 1 })))).toBe(
      "message-report-decided",
    );
  });
});
