import { beforeEach, describe, expect, it } from "vitest";
import { BugReportForm } from "#contract/office/bug-reports.ts";
import { deliveriesOf } from "#lambdas/notifications/notifier/deliveries.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type Workshop, aWorkshop, someBug } from "./context.ts";

let shop: Workshop;
beforeEach(async () => {
  shop = await aWorkshop();
});

describe("the list of bugs", () => {
  it("is sorted from the newest or the oldest, and refuses a cursor of the other order", async () => {
    const reported = [];
    for (const message of ["Ett", "Två", "Tre"]) {
      reported.push((await shop.report("anna", { message })).bugId);
      shop.pass(60_000);
    }
    const first = await shop.list("new", { limit: 2 });
    const second = await shop.list("new", { limit: 2, cursor: first.cursor });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(ids).toEqual(reported.toReversed());
    expect((await shop.list("new", { order: "oldest" })).items.map(({ id }) => id)).toEqual(reported);
    const { cursor } = first;
    expect(await problemIn(shop.list("new", { order: "oldest", cursor }))).toBe("invalid-cursor");
    expect(await problemIn(shop.list("triaged", { cursor }))).toBe("invalid-cursor");
  });
});

describe("a bug", () => {
  it("is logged as opened once, though its page shows it again right after an act", async () => {
    const { bugId } = await shop.report("anna");
    await shop.open(bugId);
    shop.pass(1000);
    await shop.move(bugId, { from: "new", to: "triaged" });
    shop.pass(1000);
    expect(await shop.open(bugId)).toMatchObject({ state: "triaged" });
    expect(await shop.audit()).toEqual(["adam bug-opened", "adam bug-moved"]);
  });

  it("shows reports, newest first, with links to the log and without names", async () => {
    const { bugId } = await shop.report("anna", { requestId: "JKJaXmPLvHcESHA=", error: "internal" });
    shop.pass(60_000);
    await shop.reportFrom("192.0.2.1", { error: "internal", email: "dora@example.se" });
    const opened = await shop.open(bugId);
    expect(opened.letters).toMatchObject([
      { reply: "email" },
      { reply: "account", role: "customer", logUrl: expect.stringContaining("JKJaXmPLvHcESHA*3D") },
    ]);
    expect(JSON.stringify(opened)).not.toMatch(/dora|anna/);
    const page = await shop.open(bugId, undefined, 1);
    expect((await shop.open(bugId, page.cursor, 1)).letters).toMatchObject([{ reply: "account" }]);
    expect(await shop.audit()).toEqual(["adam bug-opened", "adam bug-opened"]);
    expect(await problemIn(shop.open("bug_0000000000000000000000"))).toBe("bug-not-found");
  });

  it("is moved by one of two at once, and only to an allowed state", async () => {
    const { bugId } = await shop.report("anna");
    const take = { from: "new", to: "triaged" } as const;
    const outcomes = await Promise.all([
      problemIn(shop.move(bugId, take, "adam")),
      problemIn(shop.move(bugId, take, "eva")),
    ]);
    expect(outcomes.filter((problem) => problem === "bug-moved")).toHaveLength(1);
    expect(await shop.audit()).toHaveLength(1);
    expect(await problemIn(shop.move(bugId, { from: "triaged", to: "new" }))).toBe("bug-moved");
    await shop.move(bugId, { from: "triaged", to: "resolved" });
    await shop.move(bugId, { from: "resolved", to: "triaged" });
    expect((await shop.list("triaged")).items).toMatchObject([{ id: bugId }]);
  });

  it("keeps its count when moved during a new report", async () => {
    const { bugId } = await shop.report("anna");
    await Promise.all([shop.report("bo"), shop.move(bugId, { from: "new", to: "triaged" })]);
    expect([...(await shop.list("new")).items, ...(await shop.list("triaged")).items]).toMatchObject([
      { id: bugId, count: 2, state: "triaged" },
    ]);
  });
});

describe("a reply to a bug report", () => {
  it("is sent once, to an account or address", async () => {
    const { bugId } = await shop.report("anna");
    const [letter] = await shop.letters();
    const outcomes = await Promise.all([
      problemIn(shop.answer(bugId, letter!.id, "Jag är 19850821-1359.", "adam")),
      problemIn(shop.answer(bugId, letter!.id, "Jag är 19850821-1359.", "eva")),
    ]);
    expect(outcomes.filter((problem) => problem === "bug-report-answered")).toHaveLength(1);
    const [after] = await shop.letters();
    expect(after?.answer?.text).toBe("Jag är ••••••••-••••.");
    expect(deliveriesOf({ before: letter!, after: after! })).toMatchObject([
      { kind: "mail", to: { userId: "anna" }, template: { name: "bug-answer", path: "/my-bikes/…/edit" } },
    ]);
    expect(deliveriesOf({ before: after!, after: after! })).toEqual([]);
    expect(await shop.audit()).toEqual([expect.stringContaining("bug-report-answered")]);
  });

  it("needs an address and an existing report", async () => {
    const { bugId } = await shop.reportFrom("192.0.2.1");
    const [letter] = await shop.letters();
    expect(await problemIn(shop.answer(bugId, letter!.id))).toBe("bug-report-nameless");
    expect(await problemIn(shop.answer(bugId, "bugletter_00000000000000000000"))).toBe("bug-not-found");
    expect(await shop.audit()).toEqual([]);
  });
});

describe("bad input", () => {
  it.each([
    [{ message: "  " }, "message"],
    [{ message: "å".repeat(1001) }, "message"],
    [{ version: "<b>" }, "version"],
    [{ requestId: '" or 1=1' }, "requestId"],
    [{ error: "x".repeat(201) }, "error"],
    [{ language: "no" }, "language"],
    [{ path: 7 }, "path"],
  ])("%j is refused by its field", (over, field) => {
    const { error } = BugReportForm.safeParse({ ...someBug(), ...over });
    expect(error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
  });
});
