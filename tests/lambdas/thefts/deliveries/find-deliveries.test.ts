import { describe, expect, it } from "vitest";
import {
  aFoundCode,
  aFoundReport,
  aMatch,
  aNotification,
  aTheft,
} from "#tests/lambdas/notifications/notifier/a-find.ts";
import { deliveriesToPeople as deliveriesOf } from "#tests/lambdas/notifications/notifier/messenger.ts";

const { bikeId } = aFoundReport();
const event = (userId: string) => ({
  kind: "event",
  userId,
  event: { kind: "found-reports-changed", bikeId },
});

describe("a theft", () => {
  it("is confirmed to the owner by mail, once", () => {
    const theft = aTheft();
    expect(deliveriesOf({ after: theft })).toEqual([
      { kind: "mail", to: { userId: "anna" }, template: { name: "theft-reported", theft } },
    ]);
    expect(deliveriesOf({ before: theft, after: aTheft({ city: "Lund" }) })).toEqual([]);
    expect(deliveriesOf({ before: theft, after: aTheft({ state: "recovered" }) })).toEqual([]);
  });
});

describe("a scan of a stolen bike", () => {
  const changed = { kind: "event", userId: "anna", event: { kind: "bike-changed", bikeId } };
  const first = aTheft({ scannedAt: "2026-11-20T12:00:00.000Z", scanToldOn: "2026-11-20" });
  const mail = (theft: typeof first) => ({
    kind: "mail",
    to: { userId: "anna" },
    template: { name: "stolen-scanned", theft },
  });

  it("is mailed to the owner once a day and updates open pages every time", () => {
    expect(deliveriesOf({ before: aTheft(), after: first })).toEqual([changed, mail(first)]);
    const later = { ...first, scannedAt: "2026-11-20T13:00:00.000Z" };
    expect(deliveriesOf({ before: first, after: later })).toEqual([changed]);
    const shared = { ...later, scannedAt: "2026-11-20T13:01:00.000Z", placeToldOn: "2026-11-20" };
    expect(deliveriesOf({ before: later, after: shared })).toEqual([changed]);
    const next = { ...shared, scannedAt: "2026-11-21T08:00:00.000Z", scanToldOn: "2026-11-21" };
    expect(deliveriesOf({ before: shared, after: next })).toEqual([changed, mail(next)]);
  });

  it("notifies nobody when it is deleted", () => {
    expect(deliveriesOf({ before: first, after: aTheft({ state: "recovered" }) })).toEqual([]);
  });
});

describe("a report of a find", () => {
  it("is sent to the owner's open pages and by mail, without anything the finder wrote", () => {
    const deliveries = deliveriesOf({ after: aFoundReport() });
    expect(deliveries).toEqual([
      event("anna"),
      event("bo"),
      {
        kind: "mail",
        to: { userId: "anna" },
        template: { name: "bike-found", bikeId, frameNumber: "WTU204K8861" },
      },
    ]);
    expect(JSON.stringify(deliveries)).not.toContain("evil");
  });

  it("that was seen or expired only updates open pages", () => {
    for (const state of ["owner_seen", "expired"] as const)
      expect(deliveriesOf({ before: aFoundReport(), after: aFoundReport({ state }) })).toEqual([
        event("anna"),
        event("bo"),
      ]);
  });

  it.each(["confirmed", "rejected"] as const)("that is %s is answered by mail", (state) => {
    const decided = { name: "find-decided", state, bike: "Crescent" };
    const before = aFoundReport({ state: "owner_seen" });
    const after = aFoundReport({ state });
    expect(deliveriesOf({ before, after })).toContainEqual({
      kind: "mail",
      to: { userId: "bo" },
      template: { ...decided, hasAccount: true },
    });
    const { finderId: _, ...anonymous } = after;
    expect(deliveriesOf({ before, after: anonymous })).toEqual([
      event("anna"),
      {
        kind: "mail",
        to: { finderOf: { bikeId, reportId: after.id } },
        template: { ...decided, hasAccount: false },
      },
    ]);
  });

  it("that is unchanged or deleted notifies nobody", () => {
    const report = aFoundReport();
    expect(deliveriesOf({ before: report, after: report })).toEqual([]);
    expect(deliveriesOf({ before: report })).toEqual([]);
  });
});

it("a possible match for a stolen bike is mailed once to its owner and to support", () => {
  const match = aMatch();
  expect(deliveriesOf({ after: match })).toEqual([
    { kind: "mail", to: { userId: "anna" }, template: { name: "stolen-match", match } },
    { kind: "mail", to: "support", template: { name: "stolen-match-case", match } },
  ]);
  expect(deliveriesOf({ before: match, after: match })).toEqual([]);
});

it("a code is mailed when it is created and not when it is tried", () => {
  const made = aFoundCode();
  const mail = (template: typeof made) => ({
    kind: "mail",
    to: { email: made.email, language: "sv" },
    template: { name: "found-code", made: template },
  });
  expect(deliveriesOf({ after: made })).toEqual([mail(made)]);
  expect(deliveriesOf({ before: made, after: aFoundCode({ tries: 1 }) })).toEqual([]);
  const again = aFoundCode({ salt: "other" });
  expect(deliveriesOf({ before: made, after: again })).toEqual([mail(again)]);
  expect(deliveriesOf({ before: made })).toEqual([]);
});

it("a notification appears on open pages", () => {
  const changed = { kind: "event", userId: "anna", event: { kind: "notifications-changed" } };
  expect(deliveriesOf({ after: aNotification() })).toEqual([changed]);
  const read = aNotification();
  const unread = aNotification({ unreadSince: read.createdAt });
  expect(deliveriesOf({ before: unread, after: read })).toEqual([changed]);
  expect(deliveriesOf({ before: read, after: read })).toEqual([]);
});

it("ignores the table keys that the stream delivers", () => {
  for (const item of [aTheft(), aFoundReport(), aMatch(), aFoundCode(), aNotification()]) {
    const deliveries = deliveriesOf({ after: item });
    expect(deliveries).not.toEqual([]);
    expect(deliveriesOf({ after: { ...item, pk: "1", sk: "2", gsi1pk: "3" } })).toEqual(deliveries);
  }
});
