import { describe, expect, it } from "vitest";
import { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { answerApplication } from "#lambdas/shops/applications/applications/answer-application.ts";
import { endUnanswered } from "#lambdas/shops/applications/applications/end-unanswered.ts";
import { readApplication } from "#lambdas/shops/applications/applications/follow-application.ts";
import { withdrawApplication } from "#lambdas/shops/applications/applications/withdraw-application.ts";
import { decideApplication } from "#lambdas/shops/applications/decisions/decide-application.ts";
import { listApplications } from "#lambdas/shops/applications/decisions/list-applications.ts";
import { showOpened } from "#lambdas/shops/applications/decisions/show-application.ts";
import { StoreApplicationItem } from "#lambdas/shops/items/store-application.ts";
import { anApplicationsContext } from "./context.ts";

const ask = { decision: "return", question: "Säljer ni nya cyklar?" } as const;
const decided = { code: "store-application-decided" };
const day = 24 * 3_600_000;

const sent = async () => {
  const all = await anApplicationsContext();
  await all.apply();
  const item = (await all.listed("open"))[0]!;
  const { applicationId: id } = item;
  const { context } = all;
  const token = all.tokenOf(item);
  const decide = (decision: Parameters<typeof decideApplication>[3], adminId = "anna") =>
    decideApplication(context, adminId, id, decision);
  const question = async () => (await readApplication(context, token)).question!;
  const answer = async (text: string, { askedAt } = { askedAt: "" }) =>
    answerApplication(context, { token, askedAt: askedAt || (await question()).askedAt, answer: text });
  const idsIn = async (state: "open" | "returned") =>
    (await listApplications(context, { state, limit: 20 })).items.map((each) => each.id);
  const tonight = async () => {
    expect(await endUnanswered({ ...context, reportFailure: () => undefined })).toBe(0);
    return (await context.table.get(keys.storeApplication(id), StoreApplicationItem))!;
  };
  return { ...all, id, token, decide, question, answer, idsIn, tonight };
};

describe("an application returned for more", () => {
  it("leaves the queue, asks its question without personal numbers, and is logged", async () => {
    const { context, id, token, decide, idsIn } = await sent();
    await decide({ decision: "return", question: "Är du 19810103-2384?" });
    expect([await idsIn("open"), await idsIn("returned")]).toEqual([[], [id]]);
    expect(await readApplication(context, token)).toMatchObject({
      state: "returned",
      late: false,
      question: { text: "Är du ••••••••-••••?" },
    });
    const lines = await context.table.query({
      index: "gsi1",
      partition: lists.auditBy("anna"),
      schema: AuditItem,
      limit: 5,
    });
    expect(lines.items).toMatchObject([{ action: "store-application-returned", subject: id }]);
  });

  it("waits for a decision again once the shop has answered, with a new deadline", async () => {
    const { context, id, decide, answer, idsIn, pass } = await sent();
    await decide(ask);
    pass(10 * day);
    expect(await answer("Ja. Jag är 19810103-2384.")).toMatchObject({ state: "pending", late: false });
    expect([await idsIn("open"), await idsIn("returned")]).toEqual([[id], []]);
    const { exchange, late } = await showOpened(context, id);
    expect(exchange).toMatchObject([{ question: ask.question, answer: "Ja. Jag är ••••••••-••••." }]);
    expect(late).toBe(false);
  });

  it("can be asked about again, and keeps every question with its answer", async () => {
    const { context, id, decide, answer, pass } = await sent();
    for (const text of ["Ett", "Två"]) {
      pass(day);
      await decide({ ...ask, question: `${text}?` });
      await answer(text);
    }
    expect((await showOpened(context, id)).exchange).toMatchObject([
      { question: "Ett?", answer: "Ett" },
      { question: "Två?", answer: "Två" },
    ]);
  });

  it("can be approved, refused and withdrawn without an answer", async () => {
    const [approved, refused, withdrawn] = await Promise.all([sent(), sent(), sent()]);
    for (const each of [approved, refused, withdrawn]) await each.decide(ask);
    expect(await approved.decide({ decision: "approve" })).toMatchObject({ state: "approved" });
    expect(await refused.decide({ decision: "reject", reason: "Nej" })).toMatchObject({ state: "rejected" });
    expect(await withdrawApplication(withdrawn.context, withdrawn.token)).toMatchObject({
      state: "withdrawn",
      question: undefined,
    });
    expect([await approved.guard(), await refused.guard(), await withdrawn.guard()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("is not returned before its answer, nor after a decision", async () => {
    const { decide } = await sent();
    await decide(ask);
    await expect(decide(ask)).rejects.toMatchObject({ failure: decided.code });
    await decide({ decision: "reject", reason: "Nej" });
    await expect(decide(ask)).rejects.toMatchObject(decided);
  });
});

describe("a question without an answer", () => {
  it("is reminded of once after two weeks, and ends the application after thirty days", async () => {
    const { decide, question, tonight, pass, guard, listed } = await sent();
    await decide(ask);
    const { askedAt } = await question();
    pass(13 * day);
    expect((await tonight()).remindedOf).toBeUndefined();
    pass(day);
    expect(await tonight()).toMatchObject({ state: "returned", remindedOf: askedAt });
    pass(15 * day);
    expect(await tonight()).toMatchObject({ state: "returned" });
    pass(day);
    expect(await tonight()).toMatchObject({ state: "lapsed", expiresAt: expect.any(Number) });
    expect([await guard(), (await listed("closed")).length]).toEqual([undefined, 1]);
    expect(await tonight()).toMatchObject({ state: "lapsed" });
  });

  it("is counted from the last question, and not at all while it waits for us", async () => {
    const { decide, answer, tonight, pass } = await sent();
    await decide(ask);
    pass(29 * day);
    await answer("Ja");
    pass(10 * day);
    expect(await tonight()).toMatchObject({ state: "pending" });
    await decide({ ...ask, question: "Var?" });
    pass(14 * day);
    expect(await tonight()).toMatchObject({ state: "returned" });
  });
});

describe("an answer", () => {
  it("has its line in the audit log, by the company", async () => {
    const { context, id, decide, answer, question } = await sent();
    await decide(ask);
    const asked = await question();
    await Promise.all([answer("Ja", asked), answer("Ja", asked)]);
    const by = { index: "gsi1", partition: lists.auditBy(id), schema: AuditItem, limit: 5 } as const;
    expect((await context.table.query(by)).items).toMatchObject([
      { action: "store-application-answered", subject: id },
    ]);
  });

  it("repeated changes nothing, and another one is refused", async () => {
    const { context, id, decide, answer, question } = await sent();
    await decide(ask);
    const asked = await question();
    await Promise.all([answer("Ja", asked), answer("Ja", asked)]);
    expect(await answer("Ja", asked)).toMatchObject({ state: "pending" });
    await expect(answer("Nej", asked)).rejects.toMatchObject({ code: "store-application-answered" });
    expect((await showOpened(context, id)).exchange).toMatchObject([{ answer: "Ja" }]);
  });

  it("is refused once the application is withdrawn", async () => {
    const { context, token, decide, answer, question } = await sent();
    await decide(ask);
    const asked = await question();
    await withdrawApplication(context, token);
    await expect(answer("Ja", asked)).rejects.toMatchObject(decided);
  });
});

describe("of two at once", () => {
  it("only one administrator’s question counts", async () => {
    const { context, id, decide } = await sent();
    const outcomes = await Promise.allSettled([decide(ask, "anna"), decide(ask, "bo")]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await showOpened(context, id)).exchange).toHaveLength(1);
  });

  it("an answer is kept, or refused because the application ended, twenty times", async () => {
    for (let round = 0; round < 20; round += 1) {
      const { context, id, token, decide, answer, question } = await sent();
      await decide(ask);
      const asked = await question();
      const withdraw = () => withdrawApplication(context, token);
      const refuse = () => decide({ decision: "reject", reason: "Nej" });
      const [given, ended] = await Promise.allSettled([
        answer("Ja", asked),
        round % 2 === 0 ? withdraw() : refuse(),
      ]);
      const { exchange, closedAt } = await showOpened(context, id);
      expect(exchange[0]?.answer).toBe(given.status === "fulfilled" ? "Ja" : undefined);
      expect(closedAt !== undefined).toBe(ended.status === "fulfilled");
    }
  });
});
