import { expect, it } from "vitest";
import { deliveriesOf } from "#lambdas/notifier/deliveries.ts";
import { renderMail } from "#lambdas/shared/mail/templates/mail-template.ts";
import type { StoreApplicationItem } from "#lambdas/shared/table/items/store-application.ts";
import { isTokenOf } from "#lambdas/shared/tokens/store-application-links.ts";
import { noon } from "#tests/lambdas/a.ts";

const anApplication = (over: Partial<StoreApplicationItem> = {}): StoreApplicationItem => ({
  entity: "storeApplication",
  applicationId: "application_01",
  state: "pending",
  storeId: "store_01",
  companyRef: "5599001004",
  organisationNumber: { kind: "company", number: "5599001004" },
  company: { name: "Cykelkällaren AB", proceedings: [] },
  checkedAt: noon.toISOString(),
  address: { street: "Storgatan 2", postalCode: "592 30", city: "Vadstena" },
  addressTyped: false,
  contact: { name: "Petra Holm", email: "petra@example.se", phone: "+46317001234" },
  bikeCount: 10,
  language: "en",
  salt: "salt",
  sentAt: noon.toISOString(),
  answerBy: "2026-11-24",
  ...over,
});

const context = {
  language: "en",
  siteOrigin: "https://cykelregistret.example",
  supportEmail: "support@cykelregistret.example",
  today: { year: 2026, month: 11, day: 20 },
  codeSecret: "codes",
} as const;

it("tells the applicant, in their language, and administrators of each step of an application", () => {
  const to = { email: "petra@example.se", language: "en" };
  const states = ["withdrawn", "rejected", "approved"] as const;
  expect(deliveriesOf({ after: anApplication() })).toMatchObject([
    { kind: "mail", to, template: { name: "store-application" } },
    { kind: "admin-event", queue: "store-applications" },
  ]);
  for (const state of states)
    expect(deliveriesOf({ before: anApplication(), after: anApplication({ state }) })).toMatchObject([
      { kind: "mail", to, template: { application: { state } } },
      { kind: "admin-event", queue: "store-applications" },
    ]);
});

it("tells nothing of what changes within a step, or is forgotten", () => {
  expect(deliveriesOf({ before: anApplication(), after: anApplication({ bikeCount: 11 }) })).toEqual([]);
});

it("mails a link that opens this application, and none once it has come to its end", () => {
  const application = anApplication();
  const linkIn = (of: StoreApplicationItem) =>
    renderMail({ name: "store-application", application: of }, context).parts.find(
      ({ kind }) => kind === "button",
    );
  expect(linkIn(application)).toMatchObject({ href: expect.stringContaining("/store-application#") });
  const token = new URL(Object.assign({ href: "" }, linkIn(application)).href).hash.slice(1);
  expect(isTokenOf("codes", token, application)).toBe(true);
  expect(isTokenOf("codes", token, anApplication({ salt: "other" }))).toBe(false);
  expect(linkIn(anApplication({ state: "rejected", reason: "No." }))).toBeUndefined();
});
