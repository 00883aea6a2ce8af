import { describe, expect, it } from "vitest";
import type { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { transferRequestDeliveries } from "#lambdas/ownership/deliveries/transfer-request-deliveries.ts";
import { renderMail } from "#lambdas/notifications/mails.ts";
import { invitationToken } from "#lambdas/ownership/invitations.ts";
import { aTransfer } from "#tests/lambdas/notifications/notifier/a-transfer.ts";
import { transferDeliveries } from "#lambdas/ownership/deliveries/transfer-deliveries.ts";

const at = "2026-11-20T12:00:00.000Z";
const invitation = { salt: "salt" };

const invited = aTransfer({ invitation });
const { buyerEmail: _, ...terms } = invited.terms;

/** The recipients and news of the mails. */
const mailed = (before: TransferItem | undefined, after: TransferItem) =>
  transferDeliveries(before, after).flatMap((each) => {
    if (each.kind !== "mail") return [];
    const { template, to } = each;
    const who =
      to !== "support" && "email" in to
        ? to.email
        : to !== "support" && "userId" in to
          ? to.userId
          : "nobody";
    return [`${who}: ${"news" in template ? template.news : template.name}`];
  });

/** Recipients of events. */
const shown = (before: TransferItem | undefined, after: TransferItem) =>
  transferDeliveries(before, after).flatMap((each) => (each.kind === "event" ? [each.userId] : []));

const mailOf = (transfer: TransferItem) =>
  JSON.stringify(
    renderMail(
      { name: "transfer-buyer", news: "offered", transfer },
      {
        language: "sv",
        siteOrigin: "https://example.se",
        supportEmail: "hjalp@example.se",
        today: { year: 2026, month: 11, day: 20 },
        codeSecret: "code secret",
      },
    ),
  );

describe("an offer", () => {
  it("invites a buyer without an account by a secret link", () => {
    expect(mailed(undefined, invited)).toEqual(["ny@example.se: offered"]);
    const token = invitationToken("code secret", { transferId: "transfer_1", ...invitation });
    expect(mailOf(invited)).toContain(`https://example.se/invitation#${token}`);
    expect(mailOf(invited)).not.toContain("/transfers/");
  });

  it("links a buyer with an account to its page", () => {
    const known = aTransfer({ buyerId: "bo" });
    expect(mailed(undefined, known)).toEqual(["bo: offered"]);
    expect(mailOf(known)).toContain("https://example.se/transfers/transfer_1");
    expect(mailOf({ ...invited, buyerId: "bo" })).not.toContain("/invitation");
  });
});

it("a reminder is mailed to the buyer, by the night and by the seller", () => {
  for (const reminder of [{ remindedOn: 7 }, { remindedAt: at }])
    expect(mailed(invited, { ...invited, ...reminder })).toEqual(["ny@example.se: reminder"]);
});

it("a new price is mailed with the one before", () => {
  const changed = { ...invited, formerPrice: 3400 };
  expect(mailOf(changed)).toContain("(förut 3");
  expect(mailOf(invited)).not.toContain("förut");
});

it("a request that is deleted without an answer is told to the asker", () => {
  const bike = { brand: "Crescent", model: "Femto" };
  const people = { ownerId: "anna", askerId: "bo", bikeId: "bike_1", bike } as const;
  const times = { createdAt: at, endsAt: at, expiresAt: 1 };
  const request = { entity: "transferRequest", id: "request_1", state: "open", ...people, ...times } as const;
  const template = { name: "transfer-request", requestId: "request_1", bike, news: "unanswered" };
  const deleted = transferRequestDeliveries(request, undefined);
  expect(deleted).toContainEqual({ kind: "mail", to: { userId: "bo" }, template });
  expect(transferRequestDeliveries({ ...request, state: "refused" }, undefined)).toEqual([]);
});

describe("an invitation", () => {
  it("used by the invited buyer sends no mail", () => {
    expect(mailed(invited, { ...invited, buyerId: "ny" })).toEqual([]);
    expect(shown(invited, { ...invited, buyerId: "ny" })).toEqual(["anna", "ny"]);
  });

  it("opened by someone else is mailed to the seller and refreshes both pages", () => {
    const opened = { ...invited, openedBy: { userId: "cilla", name: "Cilla Ek", at } };
    expect(mailed(invited, opened)).toEqual(["anna: opened"]);
    expect(shown(invited, opened)).toEqual(["anna", "cilla"]);
    const confirmed = aTransfer({
      version: 2,
      terms,
      buyerId: "cilla",
      buyer: { userId: "cilla", name: "Cilla Ek", by: "invitation" },
    });
    expect(mailed(opened, confirmed)).toEqual(["cilla: offered"]);
    const refused = { ...invited, version: 2, invitation: { salt: "other" } };
    expect(mailed(opened, refused)).toEqual(["ny@example.se: offered"]);
    expect(shown(opened, refused)).toContain("cilla");
  });

  it("to a wrong address is withdrawn there and mailed to the right one", () => {
    const right = aTransfer({
      version: 2,
      invitation: { salt: "other" },
      terms: { ...invited.terms, buyerEmail: "ratt@example.se" },
    });
    expect(mailed(invited, right)).toEqual(["ny@example.se: transfer-withdrawn", "ratt@example.se: offered"]);
  });
});
