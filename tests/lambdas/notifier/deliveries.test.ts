import { describe, expect, it } from "vitest";
import type { CorrectionItem } from "#lambdas/shared/table/items/correction.ts";
import type { BalanceItem, SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { aBike } from "./a-bike.ts";
import { aCase, aReview } from "./a-case.ts";
import { toldPeople as deliveriesOf } from "./told-people.ts";

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
  it("that is registered shows on open pages and is confirmed by mail", () => {
    expect(deliveriesOf({ after: aBike() })).toEqual([registered, mail()]);
  });

  it("that waits for an administrator is confirmed by mail only when its receipt has passed", () => {
    const pending = aBike({ status: "pending_review" });
    expect(deliveriesOf({ after: pending })).toEqual([registered]);
    expect(deliveriesOf({ before: pending, after: aBike() })).toEqual([changed("anna"), mail()]);
  });

  it("that changes is announced to its owner without a mail, also when it was found again", () => {
    const stolen = aBike({ status: "stolen", version: 2 });
    expect(deliveriesOf({ before: aBike(), after: stolen })).toEqual([changed("anna")]);
    expect(deliveriesOf({ before: stolen, after: aBike({ version: 3 }) })).toEqual([changed("anna")]);
  });

  it("that gets another owner changes for both", () => {
    const after = aBike({ ownerId: "bo" });
    expect(deliveriesOf({ before: aBike(), after })).toEqual([changed("anna"), changed("bo")]);
  });

  it("that is deleted changes for its last owner", () => {
    expect(deliveriesOf({ before: aBike() })).toEqual([changed("anna")]);
  });

  it("that was not let into the register is answered by mail, once", () => {
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

  it("that its owner deletes is no reason for a mail", () => {
    const deleted = aBike({ deletedAt: "2026-11-20T12:00:00.000Z", version: 2 });
    expect(deliveriesOf({ before: aBike(), after: deleted })).toEqual([changed("anna")]);
  });

  it("that is written as it was is no news", () => {
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

  it("that is decided is answered by mail, and by nothing while it waits or when it goes", () => {
    const told = (state: "approved" | "rejected", answer?: string) => [
      {
        kind: "mail",
        to: { userId: "anna" },
        template: { name: "correction-decided", bikeId, state, answer },
      },
    ];
    const approved = { ...open, state: "approved" } as const;
    const rejected = { ...open, state: "rejected", answer: "Nej" } as const;
    expect(deliveriesOf({ before: open, after: approved })).toEqual(told("approved"));
    expect(deliveriesOf({ before: open, after: rejected })).toEqual(told("rejected", "Nej"));
    expect(deliveriesOf({ after: open })).toEqual([]);
    expect(deliveriesOf({ before: open })).toEqual([]);
    expect(deliveriesOf({ before: rejected, after: rejected })).toEqual([]);
  });
});

describe("a balance", () => {
  it("that changes is announced to its owner", () => {
    const announced = { kind: "event", userId: "anna", event: { kind: "person-changed" } };
    expect(deliveriesOf({ before: aBalance(350), after: aBalance(250) })).toEqual([announced]);
    expect(deliveriesOf({ after: aBalance(50) })).toEqual([announced]);
  });

  it("of nothing, of the same and of nobody any more is no news", () => {
    expect(deliveriesOf({ after: aBalance(0) })).toEqual([]);
    expect(deliveriesOf({ before: aBalance(5), after: aBalance(5) })).toEqual([]);
    expect(deliveriesOf({ before: aBalance(5) })).toEqual([]);
  });
});

describe("a template from the contact form", () => {
  it("is mailed to those who answer it and confirmed to the person who wrote it, once", () => {
    const contactCase = aCase({ language: "en" });
    expect(deliveriesOf({ after: contactCase })).toEqual([
      { kind: "mail", to: "support", template: { name: "contact-case", contactCase } },
      {
        kind: "mail",
        to: { email: "bo@example.se", language: "en" },
        template: { name: "contact-receipt", contactCase },
      },
    ]);
    expect(deliveriesOf({ before: contactCase, after: contactCase })).toEqual([]);
  });

  it("that has reached its age goes without a word", () => {
    expect(deliveriesOf({ before: aCase() })).toEqual([]);
  });
});

describe("a request to be compared with an ID card", () => {
  const decided = (state: "approved" | "rejected", reason?: string) =>
    aReview({ state, ...(reason !== undefined && { reason }) });

  it("is answered by mail when it is decided", () => {
    expect(deliveriesOf({ before: aReview(), after: decided("approved") })).toEqual([
      { kind: "mail", to: { userId: "anna" }, template: { name: "identity-approved", reason: undefined } },
    ]);
    const after = decided("rejected", "Suddig");
    expect(deliveriesOf({ before: aReview(), after })).toEqual([
      { kind: "mail", to: { userId: "anna" }, template: { name: "identity-rejected", reason: "Suddig" } },
    ]);
  });

  it("is no news while it waits, when it lapses and once it has been answered", () => {
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
  const told = (before: SessionsItem | undefined, after: SessionsItem) =>
    deliveriesOf({ ...(before && { before }), after });

  it("that is closed is confirmed by mail, with its day and what is lost", () => {
    const template = { name: "account-closed", eraseAt, points: 350 };
    for (const before of [undefined, open])
      expect(told(before, closed)).toEqual([{ kind: "mail", to: { userId: "anna" }, template }]);
  });

  it("that is opened again is confirmed too", () => {
    const template = { name: "account-reopened" };
    expect(told(closed, open)).toEqual([{ kind: "mail", to: { userId: "anna" }, template }]);
  });

  it("that signs out everywhere is told so, each time", () => {
    const template = { name: "security", kind: "signed-out-everywhere", at: open.validFrom };
    const mail = { kind: "mail", to: { userId: "anna" }, template };
    expect(told(undefined, open)).toEqual([mail]);
    expect(told({ ...open, validFrom: "2026-11-19T12:00:00.000Z" }, open)).toEqual([mail]);
    expect(told(open, open)).toEqual([]);
  });

  it("that an administrator locks or unlocks is told so, once, and not that it was signed out", () => {
    const lockedAt = "2026-11-21T12:00:00.000Z";
    const locked = { ...open, validFrom: lockedAt, lockedAt, endedQuietly: true };
    const unlocked = { ...open, validFrom: lockedAt, endedQuietly: true };
    const mail = (template: object) => [{ kind: "mail", to: { userId: "anna" }, template }];
    expect(told(undefined, locked)).toEqual(mail({ name: "account-locked", lockedAt }));
    expect(told(open, locked)).toEqual(mail({ name: "account-locked", lockedAt }));
    expect(told(locked, locked)).toEqual([]);
    expect(told(locked, unlocked)).toEqual(mail({ name: "account-unlocked" }));
    expect(told(locked, { ...locked, ...closed, erasingAt: eraseAt })).not.toContainEqual(
      mail({ name: "account-unlocked" })[0],
    );
  });

  it("that is being erased is written nothing", () => {
    const { pointsAtClosing: _, ...erased } = { ...closed, erasingAt: eraseAt, expiresAt: 1 };
    expect(told(closed, { ...closed, validFrom: eraseAt })).toEqual([]);
    expect(told(closed, { ...closed, erasingAt: eraseAt })).toEqual([]);
    expect(told(closed, erased)).toEqual([]);
    expect(deliveriesOf({ before: erased })).toEqual([]);
  });
});

describe("a change as the stream tells it", () => {
  it("is read with the attributes that only the table needs left out", () => {
    const stored = { pk: "1", sk: "2", gsi1pk: "3" };
    for (const item of [aBike(), aCase(), aBalance(5)]) {
      const told = deliveriesOf({ after: item });
      expect(told).not.toEqual([]);
      expect(deliveriesOf({ after: { ...item, ...stored } })).toEqual(told);
    }
  });

  it("of an item that concerns nobody is passed over", () => {
    expect(deliveriesOf({ after: { entity: "ledger", amount: -100 } })).toEqual([]);
    expect(deliveriesOf({ after: { entity: "constructor" } })).toEqual([]);
  });

  it("that breaks the schema is refused", () => {
    expect(() => deliveriesOf({ after: { entity: "bike", id: "bike_1" } })).toThrow("ownerId");
    expect(() => deliveriesOf({})).toThrow("expected object");
  });
});
