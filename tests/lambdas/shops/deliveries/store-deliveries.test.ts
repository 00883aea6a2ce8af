import { expect, it } from "vitest";
import { deliveriesOf } from "#lambdas/notifications/notifier/deliveries.ts";
import { renderMail } from "#lambdas/notifications/mails.ts";
import type { StoreApplicationItem } from "#lambdas/shops/items/store-application.ts";
import { isTokenOf } from "#lambdas/shops/store-application-links.ts";
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
  exchange: [],
  ...over,
});

const context = {
  language: "en",
  siteOrigin: "https://cykelregistret.example",
  supportEmail: "support@cykelregistret.example",
  today: { year: 2026, month: 11, day: 20 },
  codeSecret: "codes",
} as const;

it("each step of an application is mailed to the applicant in their language, and to administrators", () => {
  const to = { email: "petra@example.se", language: "en" };
  const states = ["returned", "withdrawn", "lapsed", "rejected", "approved"] as const;
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

it("changes within a step and deletions send nothing", () => {
  expect(deliveriesOf({ before: anApplication(), after: anApplication({ bikeCount: 11 }) })).toEqual([]);
});

it("an applicant's answer is sent to administrators only", () => {
  const returned = anApplication({ state: "returned" });
  expect(deliveriesOf({ before: returned, after: anApplication() })).toMatchObject([
    { kind: "admin-event", queue: "store-applications" },
  ]);
});

it("a reminder repeats the question in a mail that says so, with the last day", () => {
  const askedAt = noon.toISOString();
  const exchange = [{ question: "Which bikes?", askedAt }];
  const before = anApplication({ state: "returned", exchange, returnedAt: askedAt });
  const application = { ...before, remindedOf: askedAt };
  expect(deliveriesOf({ before, after: application })).toMatchObject([{ kind: "mail" }]);
  const { subject, parts } = renderMail({ name: "store-application", application }, context);
  expect(subject).toBe("Reminder: we have a question about your application");
  expect(JSON.stringify(parts)).toContain("20 December 2026");
});

it("the mail about a question asks it without personal numbers, and links to the place to answer", () => {
  const exchange = [
    { question: "Which bikes?", askedAt: "2026-11-19T12:00:00.000Z", answer: "New" },
    { question: "Are you 19810103-2384?", askedAt: noon.toISOString() },
  ];
  const { parts } = renderMail(
    { name: "store-application", application: anApplication({ state: "returned", exchange }) },
    context,
  );
  expect(JSON.stringify(parts)).toContain("Are you ••••••••-••••?");
  expect(JSON.stringify(parts)).not.toContain("Which bikes?");
  expect(parts).toContainEqual(
    expect.objectContaining({
      kind: "button",
      text: "Answer the question",
      href: expect.stringContaining("#"),
    }),
  );
});

it("the mail links to the application while it is open, and to a new one once refused", () => {
  const application = anApplication();
  const linkIn = (of: StoreApplicationItem) =>
    renderMail({ name: "store-application", application: of }, context).parts.find(
      ({ kind }) => kind === "button",
    );
  expect(linkIn(application)).toMatchObject({ href: expect.stringContaining("/store-application#") });
  const token = new URL(Object.assign({ href: "" }, linkIn(application)).href).hash.slice(1);
  expect(isTokenOf("codes", token, application)).toBe(true);
  expect(isTokenOf("codes", token, anApplication({ salt: "other" }))).toBe(false);
  expect(linkIn(anApplication({ state: "rejected", reason: "No." }))).toMatchObject({
    href: "https://cykelregistret.example/register?for=store",
  });
});
