import { describe, expect, it } from "vitest";
import type { MailRefusalItem } from "#lambdas/people/items/mail-refusal.ts";
import type { OwnCopyItem } from "#lambdas/people/items/own-copy.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";
import type { SecurityEventItem } from "#lambdas/people/items/security.ts";
import { noon } from "#tests/lambdas/a.ts";
import { deliveriesToPeople } from "#tests/lambdas/notifications/notifier/messenger.ts";
import { aThread } from "#tests/lambdas/notifications/notifier/a-find.ts";

const at = noon.toISOString();
const mail = (template: object) => ({ kind: "mail", to: { userId: "anna" }, template });
const mails = (change: Parameters<typeof deliveriesToPeople>[0]) =>
  deliveriesToPeople(change).filter(({ kind }) => kind === "mail");

const profile: ProfileItem = {
  entity: "profile",
  userId: "anna",
  email: "anna@example.se",
  fullName: "Anna",
  language: "sv",
  identityLevel: 0,
  createdAt: at,
};

describe("a new account", () => {
  it("gets one welcome mail", () => {
    expect(deliveriesToPeople({ after: profile })).toEqual([mail({ name: "welcome" })]);
    expect(deliveriesToPeople({ before: profile, after: { ...profile, language: "en" } })).toEqual([]);
    expect(deliveriesToPeople({ before: profile })).toEqual([]);
  });

  it("created with an eID gets its welcome mail with the code instead", () => {
    expect(deliveriesToPeople({ after: { ...profile, passwordMissing: true } })).toEqual([]);
  });
});

describe("a security event", () => {
  const event: SecurityEventItem = {
    entity: "securityEvent",
    userId: "anna",
    kind: "passkey-added",
    at,
    expiresAt: 1,
  };

  it("is mailed to the owner once", () => {
    expect(deliveriesToPeople({ after: event })).toEqual([
      mail({ name: "security", kind: "passkey-added", at }),
    ]);
    expect(deliveriesToPeople({ before: event, after: event })).toEqual([]);
    expect(deliveriesToPeople({ before: event })).toEqual([]);
  });
});

describe("an account that nobody uses", () => {
  const closing = { at: "2028-11-19T12:00:00.000Z", points: 350 };

  it("is warned by a mail with the day of closing", () => {
    const event: SecurityEventItem = {
      entity: "securityEvent",
      userId: "anna",
      kind: "account-idle",
      closing,
      at,
      expiresAt: 1,
    };
    expect(deliveriesToPeople({ after: event })).toEqual([mail({ name: "account-idle", ...closing })]);
  });

  it("is told why once it is closed", () => {
    const before = { entity: "sessions", userId: "anna", validFrom: at };
    const after = { ...before, closedAt: at, eraseAt: at, closedFor: "idle", pointsAtClosing: 350 };
    expect(deliveriesToPeople({ before, after })).toEqual([
      mail({ name: "account-closed", eraseAt: at, points: 350, closedFor: "idle" }),
    ]);
  });
});

describe("a conversation", () => {
  const deliveriesFor = (first: boolean) => [
    mail({ name: "message", unread: { userId: "anna", threadId: "thread_1", first } }),
  ];

  it("sends a mail when more is unread", () => {
    expect(mails({ after: aThread(1) })).toEqual(deliveriesFor(true));
    expect(mails({ before: aThread(0), after: aThread(1) })).toEqual(deliveriesFor(true));
    expect(mails({ before: aThread(1), after: aThread(2) })).toEqual(deliveriesFor(false));
  });

  it("sends no mail when it is read or written in by oneself", () => {
    expect(mails({ before: aThread(2), after: aThread(0) })).toEqual([]);
    expect(mails({ before: aThread(0), after: aThread(0) })).toEqual([]);
    expect(mails({ after: aThread(0) })).toEqual([]);
    expect(mails({ after: { ...aThread(1), findId: "found_1" } })).toEqual([]);
    expect(mails({ before: aThread(1) })).toEqual([]);
  });
});

describe("an address that refused mail", () => {
  const refused: MailRefusalItem = { entity: "mailRefusal", reason: "bounced", since: at, expiresAt: 1 };
  const lifted: MailRefusalItem = { entity: "mailRefusal", liftedAt: at, liftedBy: "anna", expiresAt: 1 };

  it("gets a test mail when its owner asks", () => {
    expect(deliveriesToPeople({ before: refused, after: lifted })).toEqual([mail({ name: "mail-check" })]);
    expect(deliveriesToPeople({ before: lifted, after: lifted })).toEqual([]);
  });

  it("gets none when it refuses or when a code was entered", () => {
    const { liftedBy: _, ...confirmed } = lifted;
    expect(deliveriesToPeople({ after: refused })).toEqual([]);
    expect(deliveriesToPeople({ before: refused, after: confirmed })).toEqual([]);
    expect(deliveriesToPeople({ before: lifted, after: { ...lifted, reason: "bounced" } })).toEqual([]);
  });

  it("is read from the stream without the table's own attributes", () => {
    const stored = { ...refused, pk: "MAILREFUSAL#x", sk: "MAILREFUSAL" };
    expect(deliveriesToPeople({ before: stored, after: lifted })).toEqual([mail({ name: "mail-check" })]);
  });
});

describe("a copy of one's data", () => {
  const asked: OwnCopyItem = {
    entity: "ownCopy",
    userId: "anna",
    copyId: "copy_1",
    state: "asked",
    language: "sv",
    askedAt: at,
    attempts: 0,
    heldUntil: 0,
    expiresAt: 1,
  };
  const making: OwnCopyItem = { ...asked, state: "making" };
  const ready: OwnCopyItem = { ...making, state: "ready", endsAt: at };

  it("sends a mail when it is ready or has failed, and not before", () => {
    expect(deliveriesToPeople({ after: asked })).toEqual([]);
    expect(deliveriesToPeople({ before: asked, after: making })).toEqual([]);
    expect(deliveriesToPeople({ before: making, after: ready })).toEqual([
      mail({ name: "own-copy", endsAt: at }),
    ]);
    expect(deliveriesToPeople({ before: making, after: { ...making, state: "failed" } })).toEqual([
      mail({ name: "own-copy", endsAt: undefined }),
    ]);
    expect(deliveriesToPeople({ before: ready })).toEqual([]);
  });
});
