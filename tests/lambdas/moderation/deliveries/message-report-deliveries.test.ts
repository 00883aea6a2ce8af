import { describe, expect, it } from "vitest";
import type { MessageOutcome } from "#contract/moderation/message-reports.ts";
import { threadReportDeliveries } from "#lambdas/moderation/deliveries/message-report-deliveries.ts";
import type { MessageDecisionMade, ThreadReportItem } from "#lambdas/messages/items/conversation.ts";

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

/** The recipients and news of the mails. */
const mails = (before: ThreadReportItem | undefined, after: ThreadReportItem | undefined): string[] =>
  threadReportDeliveries(before, after).map((each) => {
    if (each.kind !== "mail" || each.to === "support" || !("userId" in each.to)) return each.kind;
    return `${each.to.userId}: ${"news" in each.template ? each.template.news : each.template.name}`;
  });

describe("a report of a conversation", () => {
  it("is confirmed to the reporter only", () => {
    expect(mails(undefined, report())).toEqual(["anna: received"]);
    expect(mails(undefined, report({ reason: "blocked" }))).toEqual([]);
    expect(mails(undefined, report({ reason: "suspicious", byUserId: undefined }))).toEqual([]);
  });

  it.each(["warned", "closed", "barred"] as const)("that ends with %s is mailed to both", (outcome) => {
    expect(mails(report(), decided([outcome]))).toEqual([`bo: ${outcome}`, "anna: decided"]);
  });

  it("that is dismissed is mailed to the reporter only", () => {
    expect(mails(report(), decided(["dismissed"]))).toEqual(["anna: decided"]);
    expect(mails(report({ reason: "blocked" }), decided(["dismissed"], { reason: "blocked" }))).toEqual([]);
  });

  it("is mailed again when an objection is decided, not when it arrives", () => {
    const objected = report({ state: "objected", decisions: [made("barred")] });
    expect(mails(decided(["barred"]), objected)).toEqual([]);
    expect(mails(objected, decided(["barred", "revoked"]))).toEqual(["bo: revoked", "anna: reviewed"]);
  });

  it("sends no mail when its text is erased, and mails never quote messages", () => {
    expect(mails(decided(["barred"]), decided(["barred"], { text: undefined }))).toEqual([]);
    expect(mails(decided(["barred"]), undefined)).toEqual([]);
    expect(JSON.stringify(threadReportDeliveries(report(), decided(["warned"])))).not.toContain("secret");
  });
});
