import { describe, expect, it } from "vitest";
import type { CorrectionItem } from "#lambdas/bikes/items/correction.ts";
import type { BalanceItem, SessionsItem } from "#lambdas/people/items/person.ts";
import { aBike } from "./a-bike.ts";
import { aCase, aReview } from "./a-case.ts";
import { deliveriesToPeople as deliveriesOf } from "./messenger.ts";

const bikeId = aBike().id;
const registered = { kind: "event", userId: "anna", event: { kind: "bike-registered", bikeId } };
const changed = (userId: string) => ({ kind: "event", userId, event: { kind: "bike-changed", bikeId } });
const mail = (bike = aBike()) => ({
  kind: "mail",
  to: { userId: "anna" },
  template: { name: "bike-registered", bike },
});
const aBalance = (points: number): BalanceItem => ({ entity: "balance", userId: "anna", points, version: 1 });

describe("a bike", () => {
  it("is shown on open pages and confirmed by mail when it is registered", () => {
    expect(deliveriesOf({ after: aBike() })).toEqual([registered, mail()]);
  });

  it("is confirmed by mail before its review only if the receipt passed", () => {
    const pending = aBike({ status: "pending_review" });
    expect(deliveriesOf({ after: pending })).toEqual([registered]);
    expect(deliveriesOf({ before: pending, after: aBike() })).toEqual([changed("anna"), mail()]);
  });

  it("updates the owner's pages without a mail when it changes or is recovered", () => {
    const stolen = aBike({ status: "stolen", version: 2 });
    expect(deliveriesOf({ before: aBike(), after: stolen })).toEqual([changed("anna")]);
    expect(deliveriesOf({ before: stolen, after: aBike({ version: 3 }) })).toEqual([changed("anna")]);
  });

  it("updates both owners' pages when it changes hands", () => {
    const after = aBike({ ownerId: "bo" });
    expect(deliveriesOf({ before: aBike(), after })).toEqual([changed("anna"), changed("bo")]);
  });

  it("updates the last owner's pages when it is deleted", () => {
    expect(deliveriesOf({ before: aBike() })).toEqual([changed("anna")]);
  });

  it("is answered by one mail when it is rejected", () => {
    const pending = aBike({ status: "pending_review" });
    const reason = "Kvittot är ett annat";
    const rejected = { ...pending, deletedAt: "2026-11-20T12:00:00.000Z", reviewAnswer: reason, version: 2 };
    const { brand, model } = pending;
    expect(deliveriesOf({ before: pending, after: rejected })).toEqual([
      changed("anna"),
      { kind: "mail", to: { userId: "anna" }, template: { name: "bike-rejected", brand, model, reason } },
    ]);
    const erased = { ...rejected, reviewAnswer: undefined, version: 3 };
    expect(deliveriesOf({ before: rejected, after: erased })).toEqual([changed("anna")]);
  });

  it("sends no mail when its owner deletes it", () => {
    const deleted = aBike({ deletedAt: "2026-11-20T12:00:00.000Z", version: 2 });
    expect(deliveriesOf({ before: aBike(), after: deleted })).toEqual([changed("anna")]);
  });

  it("sends nothing for an unchanged write", () => {
    expect(deliveriesOf({ before: aBike(), after: aBike() })).toEqual([]);
  });
});

describe("a correction", () => {
  const open: CorrectionItem = {
    entity: "correction",
    id: "correction_1",
    bikeId,
    ownerId: "anna",
    state: "open",
    request: { brand: "Trek", reason: "Fel" },
    requestedAt: "2026-11-20T12:00:00.000Z",
  };

  it("is answered by mail once decided, and never before", () => {
    const deliveriesFor = (state: "approved" | "rejected", answer?: string) => [
      {
        kind: "mail",
        to: { userId: "anna" },
        template: { name: "correction-decided", bikeId, state, answer },
      },
    ];
    const approved = { ...open, state: "approved" } as const;
    const rejected = { ...open, state: "rejected", answer: "Nej" } as const;
    expect(deliveriesOf({ before: open, after: approved })).toEqual(deliveriesFor("approved"));
    expect(deliveriesOf({ before: open, after: rejected })).toEqual(deliveriesFor("rejected", "Nej"));
    expect(deliveriesOf({ after: open })).toEqual([]);
    expect(deliveriesOf({ before: open })).toEqual([]);
    expect(deliveriesOf({ before: rejected, after: rejected })).toEqual([]);
  });
});

describe("a balance", () => {
  it("updates its owner's pages when it changes", () => {
    const announced = { kind: "event", userId: "anna", event: { kind: "person-changed" } };
    expect(deliveriesOf({ before: aBalance(350), after: aBalance(250) })).toEqual([announced]);
    expect(deliveriesOf({ after: aBalance(50) })).toEqual([announced]);
  });

  it("sends nothing when it starts at zero, stays the same or is deleted", () => {
    expect(deliveriesOf({ after: aBalance(0) })).toEqual([]);
    expect(deliveriesOf({ before: aBalance(5), after: aBalance(5) })).toEqual([]);
    expect(deliveriesOf({ before: aBalance(5) })).toEqual([]);
  });
});

describe("a letter to the office", () => {
  const to = { email: "bo@example.se", language: "en" };
  const letter = aCase({ language: "en" });
  const { caseNumber, topic, dueOn, personalNumberHidden, language, lastAt } = letter;
  const contactCase = { caseNumber, topic, dueOn, personalNumberHidden, language, lastAt };
  const arrived = [
    { kind: "mail", to: "support", template: { name: "contact-case", contactCase } },
    { kind: "mail", to, template: { name: "contact-receipt", contactCase } },
  ];
  const after = (kind: "letter" | "answer" | "extension" | "taken" | "closing") =>
    aCase({ language: "en", dueOn, history: [...letter.history, { kind, at: lastAt, text: "Så." }] });

  it("is announced to support without its text, and confirmed to its writer, once", () => {
    expect(deliveriesOf({ after: letter })).toEqual(arrived);
    expect(deliveriesOf({ before: letter, after: letter })).toEqual([]);
    expect(deliveriesOf({ before: letter, after: after("letter") })).toEqual(arrived);
  });

  it("mails its writer every answer, and any extension of the time to answer", () => {
    expect(deliveriesOf({ before: letter, after: after("answer") })).toEqual([
      { kind: "mail", to, template: { name: "contact-answer", caseNumber, text: "Så." } },
    ]);
    expect(deliveriesOf({ before: letter, after: { ...after("extension"), dueOn: "2027-02-20" } })).toEqual([
      {
        kind: "mail",
        to,
        template: { name: "contact-answer", caseNumber, text: "Så.", laterBy: "2027-02-20" },
      },
    ]);
  });

  it("is taken, closed and deleted without a mail", () => {
    for (const kind of ["taken", "closing"] as const)
      expect(deliveriesOf({ before: letter, after: after(kind) })).toEqual([]);
    expect(deliveriesOf({ before: letter })).toEqual([]);
  });
});

describe("an ID card review", () => {
  const decided = (state: "approved" | "rejected", reason?: string) =>
    aReview({ state, ...(reason !== undefined && { reason }) });

  it("is answered by mail once decided", () => {
    expect(deliveriesOf({ before: aReview(), after: decided("approved") })).toEqual([
      { kind: "mail", to: { userId: "anna" }, template: { name: "identity-approved", reason: undefined } },
    ]);
    const after = decided("rejected", "Suddig");
    expect(deliveriesOf({ before: aReview(), after })).toEqual([
      { kind: "mail", to: { userId: "anna" }, template: { name: "identity-rejected", reason: "Suddig" } },
    ]);
  });

  it("sends nothing while it waits, when it lapses or after the answer", () => {
    const before = decided("approved");
    expect(deliveriesOf({ after: aReview() })).toEqual([]);
    expect(deliveriesOf({ before: aReview(), after: aReview() })).toEqual([]);
    expect(deliveriesOf({ before: aReview() })).toEqual([]);
    expect(deliveriesOf({ before, after: before })).toEqual([]);
  });
});

describe("an account", () => {
  const eraseAt = "2026-12-20T12:00:00.000Z";
  const open: SessionsItem = { entity: "sessions", userId: "anna", validFrom: "2026-11-20T12:00:00.000Z" };
  const closed: SessionsItem = { ...open, closedAt: open.validFrom, eraseAt, pointsAtClosing: 350 };
  const deliveriesFor = (before: SessionsItem | undefined, after: SessionsItem) =>
    deliveriesOf({ ...(before && { before }), after });

  it("confirms closing by mail, with the date and the points lost", () => {
    const template = { name: "account-closed", eraseAt, points: 350 };
    for (const before of [undefined, open])
      expect(deliveriesFor(before, closed)).toEqual([{ kind: "mail", to: { userId: "anna" }, template }]);
  });

  it("confirms reopening by mail", () => {
    const template = { name: "account-reopened" };
    expect(deliveriesFor(closed, open)).toEqual([{ kind: "mail", to: { userId: "anna" }, template }]);
  });

  it("confirms each sign-out everywhere by mail", () => {
    const template = { name: "security", kind: "signed-out-everywhere", at: open.validFrom };
    const mail = { kind: "mail", to: { userId: "anna" }, template };
    expect(deliveriesFor(undefined, open)).toEqual([mail]);
    expect(deliveriesFor({ ...open, validFrom: "2026-11-19T12:00:00.000Z" }, open)).toEqual([mail]);
    expect(deliveriesFor(open, open)).toEqual([]);
  });

  it("announces a lock or unlock once, without a sign-out mail", () => {
    const lockedAt = "2026-11-21T12:00:00.000Z";
    const locked = { ...open, validFrom: lockedAt, lockedAt, endedQuietly: true };
    const unlocked = { ...open, validFrom: lockedAt, endedQuietly: true };
    const mail = (template: object) => [{ kind: "mail", to: { userId: "anna" }, template }];
    expect(deliveriesFor(undefined, locked)).toEqual(mail({ name: "account-locked", lockedAt }));
    expect(deliveriesFor(open, locked)).toEqual(mail({ name: "account-locked", lockedAt }));
    expect(deliveriesFor(locked, locked)).toEqual([]);
    expect(deliveriesFor(locked, unlocked)).toEqual(mail({ name: "account-unlocked" }));
    expect(deliveriesFor(locked, { ...locked, ...closed, erasingAt: eraseAt })).not.toContainEqual(
      mail({ name: "account-unlocked" })[0],
    );
  });

  it("sends nothing while it is erased", () => {
    const { pointsAtClosing: _, ...erased } = { ...closed, erasingAt: eraseAt, expiresAt: 1 };
    expect(deliveriesFor(closed, { ...closed, validFrom: eraseAt })).toEqual([]);
    expect(deliveriesFor(closed, { ...closed, erasingAt: eraseAt })).toEqual([]);
    expect(deliveriesFor(closed, erased)).toEqual([]);
    expect(deliveriesOf({ before: erased })).toEqual([]);
  });
});

describe("a stream record", () => {
  it("is read without the table's own attributes", () => {
    const stored = { pk: "1", sk: "2", gsi1pk: "3" };
    for (const item of [aBike(), aCase(), aBalance(5)]) {
      const deliveries = deliveriesOf({ after: item });
      expect(deliveries).not.toEqual([]);
      expect(deliveriesOf({ after: { ...item, ...stored } })).toEqual(deliveries);
    }
  });

  it("is skipped if its entity notifies nobody", () => {
    expect(deliveriesOf({ after: { entity: "ledger", amount: -100 } })).toEqual([]);
    expect(deliveriesOf({ after: { entity: "constructor" } })).toEqual([]);
  });

  it("is rejected if it breaks the schema", () => {
    expect(() => deliveriesOf({ after: { entity: "bike", id: "bike_1" } })).toThrow("ownerId");
    expect(() => deliveriesOf({})).toThrow("expected object");
  });
});
