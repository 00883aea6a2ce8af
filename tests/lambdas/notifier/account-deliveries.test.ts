import { describe, expect, it } from "vitest";
import type { MailRefusalItem } from "#lambdas/shared/table/items/mail-refusal.ts";
import type { OwnCopyItem } from "#lambdas/shared/table/items/own-copy.ts";
import type { ThreadItem } from "#lambdas/shared/table/items/thread.ts";
import type { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import type { SecurityEventItem } from "#lambdas/shared/table/items/security.ts";
import { noon } from "#tests/lambdas/a.ts";
import { toldPeople } from "./told-people.ts";

const at = noon.toISOString();
const mail = (template: object) => ({ kind: "mail", to: { userId: "anna" }, template });
const mails = (change: Parameters<typeof toldPeople>[0]) =>
  toldPeople(change).filter(({ kind }) => kind === "mail");

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
  it("is welcomed, once", () => {
    expect(toldPeople({ after: profile })).toEqual([mail({ name: "welcome" })]);
    expect(toldPeople({ before: profile, after: { ...profile, language: "en" } })).toEqual([]);
    expect(toldPeople({ before: profile })).toEqual([]);
  });

  it("that was made with an eID is welcomed by the user pool, with its code", () => {
    expect(toldPeople({ after: { ...profile, passwordMissing: true } })).toEqual([]);
  });
});

describe("what happens to the ways into an account", () => {
  const event: SecurityEventItem = {
    entity: "securityEvent",
    userId: "anna",
    kind: "passkey-added",
    at,
    expiresAt: 1,
  };

  it("is told to its owner, once", () => {
    expect(toldPeople({ after: event })).toEqual([mail({ name: "security", kind: "passkey-added", at })]);
    expect(toldPeople({ before: event, after: event })).toEqual([]);
    expect(toldPeople({ before: event })).toEqual([]);
  });
});

describe("a conversation", () => {
  const thread = (unread: number): ThreadItem => ({
    entity: "thread",
    userId: "anna",
    threadId: "thread_1",
    otherUserId: "bo",
    bikeId: "bike_1",
    type: "general_inquiry",
    lastAt: at,
    lastText: "Hej",
    lastMine: false,
    unread,
  });
  const told = (first: boolean) => [
    mail({ name: "message", unread: { userId: "anna", threadId: "thread_1", first } }),
  ];

  it("in which more is unread may be told by mail", () => {
    expect(mails({ after: thread(1) })).toEqual(told(true));
    expect(mails({ before: thread(0), after: thread(1) })).toEqual(told(true));
    expect(mails({ before: thread(1), after: thread(2) })).toEqual(told(false));
  });

  it("that is read, or in which one wrote oneself, is not", () => {
    expect(mails({ before: thread(2), after: thread(0) })).toEqual([]);
    expect(mails({ before: thread(0), after: thread(0) })).toEqual([]);
    expect(mails({ after: thread(0) })).toEqual([]);
    expect(mails({ after: { ...thread(1), findId: "found_1" } })).toEqual([]);
    expect(mails({ before: thread(1) })).toEqual([]);
  });
});

describe("an address that took no mail", () => {
  const refused: MailRefusalItem = { entity: "mailRefusal", reason: "bounced", since: at, expiresAt: 1 };
  const lifted: MailRefusalItem = { entity: "mailRefusal", liftedAt: at, liftedBy: "anna", expiresAt: 1 };

  it("is tried with a mail when its owner asks for it", () => {
    expect(toldPeople({ before: refused, after: lifted })).toEqual([mail({ name: "mail-check" })]);
    expect(toldPeople({ before: lifted, after: lifted })).toEqual([]);
  });

  it("is written nothing when it refuses, nor when a code has come back from it", () => {
    const { liftedBy: _, ...confirmed } = lifted;
    expect(toldPeople({ after: refused })).toEqual([]);
    expect(toldPeople({ before: refused, after: confirmed })).toEqual([]);
    expect(toldPeople({ before: lifted, after: { ...lifted, reason: "bounced" } })).toEqual([]);
  });

  it("is read from the stream without what only the table needs", () => {
    const stored = { ...refused, pk: "MAILREFUSAL#x", sk: "MAILREFUSAL" };
    expect(toldPeople({ before: stored, after: lifted })).toEqual([mail({ name: "mail-check" })]);
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

  it("is told of when it is there, or came to nothing, and not on the way", () => {
    expect(toldPeople({ after: asked })).toEqual([]);
    expect(toldPeople({ before: asked, after: making })).toEqual([]);
    expect(toldPeople({ before: making, after: ready })).toEqual([mail({ name: "own-copy", endsAt: at })]);
    expect(toldPeople({ before: making, after: { ...making, state: "failed" } })).toEqual([
      mail({ name: "own-copy", endsAt: undefined }),
    ]);
    expect(toldPeople({ before: ready })).toEqual([]);
  });
});
