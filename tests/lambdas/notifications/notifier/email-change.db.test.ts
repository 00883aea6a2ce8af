import { beforeEach, describe, expect, it } from "vitest";
import type { Language } from "#contract/people/accounts.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import type { WrittenMail } from "#lambdas/platform/mail/mail.ts";
import { deliveriesOf } from "#lambdas/notifications/notifier/deliveries.ts";
import type { Messenger } from "#lambdas/notifications/messenger.ts";
import { deliver } from "#lambdas/notifications/notifier/deliver.ts";
import { mailCode } from "#lambdas/platform/tokens/mail-code.ts";
import { takeBackLink } from "#lambdas/people/take-back-links.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import type { EmailChangeItem, EmailTakeBackItem } from "#lambdas/people/items/email-change.ts";
import type { EmailRequestItem } from "#lambdas/people/items/email-request.ts";
import { renderMail } from "#lambdas/notifications/mails.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { aTable, noon } from "#tests/lambdas/a.ts";
import { aMessenger, deliveriesToPeople } from "./messenger.ts";

const email = "anna.ny@example.se";
const siteOrigin = "https://cykelregistret.se";

let table: Table;
let sent: { to: string; mail: WrittenMail }[];
let messenger: Messenger;

beforeEach(async () => {
  table = await aTable();
  sent = [];
  messenger = aMessenger({
    table,
    now: () => noon,
    send: async (to, mail) => void sent.push({ to, mail }),
    siteOrigin,
  });
});

const aChange = (language: Language = "sv"): EmailChangeItem => ({
  entity: "emailChange",
  id: "email_1",
  userId: "anna",
  email,
  language,
  salt: "salt",
  tries: 0,
  sentAt: 1,
  expiresAt: 2,
});
const aTakeBack = (language: Language = "sv"): EmailTakeBackItem => ({
  entity: "emailTakeBack",
  id: "email_2",
  userId: "anna",
  email: "anna@example.se",
  language,
  salt: "salt",
  changedAt: noon.toISOString(),
  expiresAt: 2,
});
const guard = (item: object) =>
  table.transact([put(keys.emailGuard(email), "emailGuard", { reservedUntil: noon.getTime() + 1, ...item })]);
const ask = async (after = aChange()): Promise<string> => {
  for (const delivery of deliveriesOf({ after })) await deliver(messenger, `${sent.length}`, delivery);
  const { to, mail } = sent.at(-1)!;
  expect(to).toBe(email);
  return mail.text;
};
const code = mailCode("secret", "email", { email, uid: "email_1", salt: "salt" });

describe("a new address", () => {
  it("gets a code by mail, once for each request", async () => {
    expect(await ask()).toContain(code);
    expect(await ask(aChange("en"))).toContain(code);
    const [before, after] = [aChange(), { ...aChange(), tries: 1 }];
    expect(deliveriesToPeople({ before, after })).toEqual([]);
    expect(deliveriesToPeople({ before })).toEqual([]);
  });

  it("gets a welcome and a code after a return, and the former address a mail without a link", async () => {
    await guard({ userId: "anna" });
    const former = "anna.gammal@example.se";
    for (const language of ["sv", "en"] as const) {
      const after = { ...aChange(language), hasReturned: true, former };
      for (const delivery of deliveriesOf({ after })) await deliver(messenger, language, delivery);
    }
    expect(sent.map(({ to, mail }) => [to, mail.subject])).toEqual([
      [email, "Välkommen tillbaka till Cykelregistret"],
      [former, "Ditt konto har fått en ny e-postadress"],
      [email, "Welcome back to Cykelregistret"],
      [former, "Your account has a new email address"],
    ]);
    expect(sent[0]!.mail.text).toContain(code);
    const toFormer = sent.filter(({ to }) => to === former).map(({ mail }) => mail.text);
    expect(toFormer.join()).not.toMatch(new RegExp(`${code}|${email}|/settings|token`));
  });

  it("gets a mail that it has an account, instead of a code", async () => {
    await guard({ userId: "bo" });
    const text = await ask();
    expect(text).toContain("hör redan till ett annat konto");
    expect(text).not.toContain(code);
  });

  it("gets a code if the account that holds it never proved it", async () => {
    await guard({ userId: "bo", unproved: true });
    expect(await ask()).toContain(code);
  });

  it("gets a mail that it is reserved, unless its former owner asks", async () => {
    await guard({ heldFor: "bo", reservedBy: "email_0" });
    const text = await ask();
    expect(text).toContain("kan adressen tas tillbaka");
    expect(text).not.toContain(code);
    await guard({ heldFor: "anna", reservedBy: "email_0" });
    expect(await ask()).toContain(code);
    await guard({ heldFor: "bo", reservedBy: "email_0", reservedUntil: noon.getTime() });
    expect(await ask()).toContain(code);
  });
});

describe("the former address", () => {
  it.each(["sv", "en"] as const)(
    "is mailed at once how to take the address back, without the new one, in %s",
    async (language) => {
      const after = aTakeBack(language);
      for (const delivery of deliveriesOf({ after })) await deliver(messenger, "1", delivery);
      expect(sent).toHaveLength(1);
      const [{ to, mail }] = sent as [(typeof sent)[0]];
      expect(to).toBe("anna@example.se");
      expect(mail.text).toContain(takeBackLink("secret", after, siteOrigin));
      expect(mail.text).not.toContain(email);
    },
  );

  it("gets no mail when its link is used", () => {
    const before = aTakeBack();
    const after = { ...before, usedAt: noon.toISOString() };
    expect(deliveriesToPeople({ before, after })).toEqual([]);
    expect(deliveriesToPeople({ before })).toEqual([]);
  });

  it.each(["sv", "en"] as const)("gets a mail about a change by support, in %s", async (language) => {
    for (const delivery of deliveriesOf({ after: { ...aTakeBack(language), bySupport: true } }))
      await deliver(messenger, "1", delivery);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.mail.text).toMatch(/support/);
    expect(sent[0]?.mail.text).toContain(takeBackLink("secret", aTakeBack(language), siteOrigin));
  });
});

describe("an address set by support", () => {
  const request: EmailRequestItem = {
    entity: "emailRequest",
    id: "emailrequest_1",
    userId: "anna",
    email,
    former: "anna@example.se",
    reason: "Visade ID-kort",
    state: "asked",
    askedBy: "karin",
    askedAt: noon.toISOString(),
    lapsesAt: noon.toISOString(),
    expiresAt: 2,
  };

  it("gets one mail once the request is approved, and none before", () => {
    const approved = { ...request, state: "approved", unfinished: true } as const;
    expect(deliveriesToPeople({ after: request })).toEqual([]);
    expect(deliveriesToPeople({ before: request, after: { ...request, state: "declined" } })).toEqual([]);
    expect(deliveriesOf({ before: request, after: approved })).toContainEqual({
      kind: "mail",
      to: { userId: "anna" },
      template: { name: "email-by-support" },
    });
    const { unfinished: _, ...finished } = approved;
    expect(deliveriesToPeople({ before: approved, after: finished })).toEqual([]);
  });

  it("gets a mail that names neither the person nor the former address", () => {
    const mail = renderMail(
      { name: "email-by-support" },
      {
        language: "sv",
        siteOrigin,
        codeSecret: "secret",
        supportEmail: "support@example.se",
        today: swedishDate(noon),
      },
    );
    expect(JSON.stringify(mail)).not.toMatch(/anna/i);
  });
});
