import { beforeEach, describe, expect, it } from "vitest";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { aDecision, aDesk, type Desk } from "./context.ts";

let desk: Desk;
beforeEach(async () => {
  desk = await aDesk();
});

const say = async (count: number): Promise<void> => {
  for (let number = 1; number <= count; number += 1) {
    desk.pass(60_000);
    await desk.answer(number % 2 === 0 ? "bo" : "anna", desk.threadId, `Rad ${number}`);
  }
};

describe("an opened report", () => {
  it("shows the message and at most five on each side, with masked names", async () => {
    await say(8);
    await desk.report("anna", desk.threadId, "Hen hotar mig");
    await say(8);
    await desk.report("bo", desk.threadId);
    const [bos, annas] = (await desk.queue()).toReversed();
    const opened = await desk.look("adam", annas?.id ?? "");
    expect(opened).toMatchObject({
      state: "open",
      round: 0,
      reason: "extortion",
      text: "Hen hotar mig",
      reportedName: "Bo E*",
      otherName: expect.stringMatching(/^A.*\*/),
    });
    expect(opened.messages.map(({ text, isReported }) => [text, isReported])).toEqual([
      ["Rad 3", false],
      ["Rad 4", false],
      ["Rad 5", false],
      ["Rad 6", false],
      ["Rad 7", false],
      ["Rad 8", true],
      ["Rad 1", false],
      ["Rad 2", false],
      ["Rad 3", false],
      ["Rad 4", false],
      ["Rad 5", false],
    ]);
    expect(JSON.stringify(opened)).not.toMatch(/example\.|Lindqvist|WTU204K8861/);
    expect((await desk.look("adam", bos?.id ?? "")).messages).toHaveLength(7);
  });

  it("logs each view", async () => {
    await desk.report("anna", desk.threadId);
    const id = await desk.first();
    await desk.look("adam", id);
    await desk.look("eva", id);
    const lines = (await desk.of("audit")).filter(({ action }) => action === "message-report-opened");
    expect(lines).toMatchObject([
      { subject: id, by: "adam", person: "bo" },
      { subject: id, by: "eva", person: "bo" },
    ]);
  });

  it("shows a flagged message even after its writer deleted it", async () => {
    const text = "Betala 2000 kr annars ser du aldrig cykeln igen";
    const { message } = await desk.answer("bo", desk.threadId, text);
    await desk.answer("bo", desk.threadId, `Sista gången: ${text}`);
    expect(await desk.queue()).toMatchObject([{ reason: "suspicious" }]);
    await desk.undo("bo", desk.threadId, message.id);
    const { messages } = await desk.look("adam", await desk.first());
    expect(messages.find(({ isReported }) => isReported)).toMatchObject({ text, byReported: true });
  });

  it("is not found for an unknown id", async () => {
    expect(await problemIn(desk.look("adam", `${desk.threadId}-report_none`))).toBe(
      "message-report-not-found",
    );
    expect(await problemIn(desk.see("anna", `${desk.threadId}-report_none`))).toBe(
      "message-report-not-found",
    );
  });

  it("lists earlier reports of the person without the administrators", async () => {
    await desk.report("anna", desk.threadId);
    const before = await desk.first();
    await desk.decide("adam", before, aDecision("warned"));
    await desk.report("anna", desk.threadId);
    const { earlier } = await desk.look("eva", await desk.first());
    expect(earlier).toMatchObject([{ id: before, statements: [{ outcome: "warned" }] }]);
    expect(JSON.stringify(earlier)).not.toContain("adam");
  });
});

describe("a block", () => {
  it("is shown to administrators once, for information", async () => {
    await desk.block("anna", desk.threadId);
    await desk.unblock("anna", desk.threadId);
    await desk.block("anna", desk.threadId);
    expect(await desk.queue()).toMatchObject([{ reason: "blocked" }]);
    const id = await desk.first();
    await desk.decide("adam", id, aDecision("dismissed"));
    expect([await desk.told("anna"), await desk.told("bo"), await desk.queue()]).toEqual([[], [], []]);
    expect(await problemIn(desk.see("anna", id))).toBe("message-report-not-found");
  });

  it("without any message from the other person is not shown to administrators", async () => {
    await desk.block("bo", desk.threadId);
    expect(await desk.queue()).toEqual([]);
  });
});
