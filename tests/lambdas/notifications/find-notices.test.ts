import { describe, expect, it } from "vitest";
import { readChange } from "#lambdas/notifications/change.ts";
import { aFoundCode, aFoundReport, aMatch, aNote, aTheft } from "./a-find.ts";
import { toldPeople as notices } from "./told-people.ts";

const { bikeId } = aFoundReport();
const event = (userId: string) => ({
  kind: "event",
  userId,
  event: { kind: "found-reports-changed", bikeId },
});

describe("a theft", () => {
  it("is confirmed to the owner by mail, once", () => {
    const theft = aTheft();
    expect(notices({ entity: "theft", after: theft })).toEqual([
      { kind: "mail", to: { userId: "anna" }, letter: { name: "theft-reported", theft } },
    ]);
    expect(notices({ entity: "theft", before: theft, after: aTheft({ city: "Lund" }) })).toEqual([]);
    expect(notices({ entity: "theft", before: theft, after: aTheft({ state: "recovered" }) })).toEqual([]);
  });
});

describe("a report of a find", () => {
  it("is told to the owner at once and by mail, with nothing that the finder has written", () => {
    const told = notices({ entity: "foundReport", after: aFoundReport() });
    expect(told).toEqual([
      event("anna"),
      event("bo"),
      {
        kind: "mail",
        to: { userId: "anna" },
        letter: { name: "bike-found", bikeId, frameNumber: "WTU204K8861" },
      },
    ]);
    expect(JSON.stringify(told)).not.toContain("evil");
  });

  it("that was seen, or ran out, shows on open pages and nowhere else", () => {
    for (const state of ["owner_seen", "expired"] as const)
      expect(
        notices({ entity: "foundReport", before: aFoundReport(), after: aFoundReport({ state }) }),
      ).toEqual([event("anna"), event("bo")]);
  });

  it.each(["confirmed", "rejected"] as const)("that is %s is answered by mail", (state) => {
    const decided = { name: "find-decided", state, bike: "Crescent" };
    const before = aFoundReport({ state: "owner_seen" });
    const after = aFoundReport({ state });
    expect(notices({ entity: "foundReport", before, after })).toContainEqual({
      kind: "mail",
      to: { userId: "bo" },
      letter: { ...decided, hasAccount: true },
    });
    const { finderId: _, ...anonymous } = after;
    expect(notices({ entity: "foundReport", before, after: anonymous })).toEqual([
      event("anna"),
      {
        kind: "mail",
        to: { finderOf: { bikeId, reportId: after.id } },
        letter: { ...decided, hasAccount: false },
      },
    ]);
  });

  it("that stays what it is, or goes, is no news", () => {
    const report = aFoundReport();
    expect(notices({ entity: "foundReport", before: report, after: report })).toEqual([]);
    expect(notices({ entity: "foundReport", before: report })).toEqual([]);
  });
});

it("a sign of a stolen bike is mailed to its owner and to those who look into it, once", () => {
  const match = aMatch();
  expect(notices({ entity: "match", after: match })).toEqual([
    { kind: "mail", to: { userId: "anna" }, letter: { name: "stolen-match", match } },
    { kind: "mail", to: "support", letter: { name: "stolen-match-case", match } },
  ]);
  expect(notices({ entity: "match", before: match, after: match })).toEqual([]);
});

it("a code is mailed when it is made and not when it is tried", () => {
  const made = aFoundCode();
  const mail = (letter: typeof made) => ({
    kind: "mail",
    to: { email: made.email, language: "sv" },
    letter: { name: "found-code", made: letter },
  });
  expect(notices({ entity: "foundCode", after: made })).toEqual([mail(made)]);
  expect(notices({ entity: "foundCode", before: made, after: aFoundCode({ tries: 1 }) })).toEqual([]);
  const again = aFoundCode({ salt: "other" });
  expect(notices({ entity: "foundCode", before: made, after: again })).toEqual([mail(again)]);
  expect(notices({ entity: "foundCode", before: made })).toEqual([]);
});

it("what somebody is told shows on their open pages", () => {
  const changed = { kind: "event", userId: "anna", event: { kind: "notifications-changed" } };
  expect(notices({ entity: "notification", after: aNote() })).toEqual([changed]);
  const read = aNote();
  const unread = aNote({ unreadSince: read.createdAt });
  expect(notices({ entity: "notification", before: unread, after: read })).toEqual([changed]);
  expect(notices({ entity: "notification", before: read, after: read })).toEqual([]);
});

it("each is read as the stream tells it", () => {
  for (const item of [aTheft(), aFoundReport(), aMatch(), aFoundCode(), aNote()])
    expect(readChange(undefined, { ...item, pk: "1", sk: "2", gsi1pk: "3" })).toEqual({
      entity: item.entity,
      after: item,
    });
});
