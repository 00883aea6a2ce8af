import { describe, expect, it } from "vitest";
import type { MessageOutcome } from "#contract/message-reports.ts";
import { threadReportDeliveries } from "#lambdas/notifier/message-report-deliveries.ts";
import type { MessageDecisionMade, ThreadReportItem } from "#lambdas/shared/table/items/conversation.ts";

const at = "2026-11-20T12:00:00.000Z";

const report = (over: Partial<ThreadReportItem> = {}): ThreadReportItem => ({
  entity: "threadReport",
  id: "thread_1-report_1",
  threadId: "thread_1",
  bikeId: "bike_1",
  byUserId: "anna",
  aboutUserId: "bo",
  otherUserId: "anna",
  reason: "extortion",
  text: "secret",
  messageId: "message_1",
  state: "open",
  decisions: [],
  at,
  waitingSince: at,
  version: 0,
  ...over,
});

const made = (outcome: MessageOutcome): MessageDecisionMade => ({
  outcome,
  explanation: "secret",
  at,
  by: "adam",
  sameAdministrator: false,
});

const decided = (outcomes: readonly MessageOutcome[], over: Partial<ThreadReportItem> = {}) =>
  report({ state: "decided", decisions: outcomes.map(made), ...over });

/** Who is mailed what. */
const mails = (before: ThreadReportItem | undefined, after: ThreadReportItem | undefined): string[] =>
  threadReportDeliveries(before, after).map((each) => {
    if (each.kind !== "mail" || each.to === "support" || !("userId" in each.to)) return each.kind;
    return `${each.to.userId}: ${"news" in each.template ? each.template.news : each.template.name}`;
  });

describe("a report of a conversation", () => {
  it("is confirmed to who has made it, and by nothing else", () => {
    expect(mails(undefined, report())).toEqual(["anna: received"]);
    expect(mails(undefined, report({ reason: "blocked" }))).toEqual([]);
    expect(mails(undefined, report({ reason: "suspicious", byUserId: undefined }))).toEqual([]);
  });

  it.each(["warned", "closed", "barred"] as const)("that ends with %s is told to both", (outcome) => {
    expect(mails(report(), decided([outcome]))).toEqual([`bo: ${outcome}`, "anna: decided"]);
  });

  it("that is dismissed is told to who has made it", () => {
    expect(mails(report(), decided(["dismissed"]))).toEqual(["anna: decided"]);
    expect(mails(report({ reason: "blocked" }), decided(["dismissed"], { reason: "blocked" }))).toEqual([]);
  });

  it("is told of again when an objection is answered, and not when it comes", () => {
    const objected = report({ state: "objected", decisions: [made("barred")] });
    expect(mails(decided(["barred"]), objected)).toEqual([]);
    expect(mails(objected, decided(["barred", "revoked"]))).toEqual(["bo: revoked", "anna: reviewed"]);
  });

  it("that loses its words, or goes, is no news, and mails say nothing of what was written", () => {
    expect(mails(decided(["barred"]), decided(["barred"], { text: undefined }))).toEqual([]);
    expect(mails(decided(["barred"]), undefined)).toEqual([]);
    expect(JSON.stringify(threadReportDeliveries(report(), decided(["warned"])))).not.toContain("secret");
  });
});
