import { beforeEach, describe, expect, it } from "vitest";
import type { Language } from "#contract/accounts.ts";
import { swedishDate } from "#contract/calendar-date.ts";
import type { WrittenMail } from "#lambdas/shared/mail/mail.ts";
import { deliveriesOf } from "#lambdas/notifier/deliveries.ts";
import type { Messenger } from "#lambdas/notifier/messenger.ts";
import { tell } from "#lambdas/notifier/tell.ts";
import { mailCode } from "#lambdas/shared/tokens/mail-code.ts";
import { takeBackLink } from "#lambdas/shared/tokens/take-back-links.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import type { EmailChangeItem, EmailTakeBackItem } from "#lambdas/shared/table/items/email-change.ts";
import type { EmailRequestItem } from "#lambdas/shared/table/items/email-request.ts";
import { renderMail } from "#lambdas/shared/mail/templates/mail-template.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import { aTable, noon } from "#tests/lambdas/a.ts";
import { aMessenger } from "./a-messenger.ts";
import { toldPeople } from "./told-people.ts";

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
  for (const delivery of deliveriesOf({ after })) await tell(messenger, `${sent.length}`, delivery);
  const { to, mail } = sent.at(-1)!;
  expect(to).toBe(email);
  return mail.text;
};
const code = mailCode("secret", "email", { email, uid: "email_1", salt: "salt" });

describe("an address that someone wants", () => {
  it("is mailed a code, once for each", async () => {
    expect(await ask()).toContain(code);
    expect(await ask(aChange("en"))).toContain(code);
    const [before, after] = [aChange(), { ...aChange(), tries: 1 }];
    expect(toldPeople({ before, after })).toEqual([]);
    expect(toldPeople({ before })).toEqual([]);
  });

  it("of someone who has come back is welcomed with its code, and the one before is told without a link", async () => {
    await guard({ userId: "anna" });
    const former = "anna.gammal@example.se";
    for (const language of ["sv", "en"] as const) {
      const after = { ...aChange(language), hasReturned: true, former };
      for (const delivery of deliveriesOf({ after })) await tell(messenger, language, delivery);
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

  it("is told instead that it has an account, and gets no code", async () => {
    await guard({ userId: "bo" });
    const text = await ask();
    expect(text).toContain("hör redan till ett annat konto");
    expect(text).not.toContain(code);
  });

  it("is told that it waits for the account it belonged to, unless that is who asks", async () => {
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

describe("the address from before", () => {
  it.each(["sv", "en"] as const)(
    "is told at once how to have it back, without the new one, in %s",
    async (language) => {
      const after = aTakeBack(language);
      for (const delivery of deliveriesOf({ after })) await tell(messenger, "1", delivery);
      expect(sent).toHaveLength(1);
      const [{ to, mail }] = sent as [(typeof sent)[0]];
      expect(to).toBe("anna@example.se");
      expect(mail.text).toContain(takeBackLink("secret", after, siteOrigin));
      expect(mail.text).not.toContain(email);
    },
  );

  it("is told nothing of what becomes of the link", () => {
    const before = aTakeBack();
    const after = { ...before, usedAt: noon.toISOString() };
    expect(toldPeople({ before, after })).toEqual([]);
    expect(toldPeople({ before })).toEqual([]);
  });

  it.each(["sv", "en"] as const)("is told that support has changed it, in %s", async (language) => {
    for (const delivery of deliveriesOf({ after: { ...aTakeBack(language), bySupport: true } }))
      await tell(messenger, "1", delivery);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.mail.text).toMatch(/support/);
    expect(sent[0]?.mail.text).toContain(takeBackLink("secret", aTakeBack(language), siteOrigin));
  });
});

describe("the address that support has given someone", () => {
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

  it("is told once it is approved, once, and nobody of what was asked for or declined", () => {
    const approved = { ...request, state: "approved", unfinished: true } as const;
    expect(toldPeople({ after: request })).toEqual([]);
    expect(toldPeople({ before: request, after: { ...request, state: "declined" } })).toEqual([]);
    expect(deliveriesOf({ before: request, after: approved })).toContainEqual({
      kind: "mail",
      to: { userId: "anna" },
      template: { name: "email-by-support" },
    });
    const { unfinished: _, ...finished } = approved;
    expect(toldPeople({ before: approved, after: finished })).toEqual([]);
  });

  it("names neither the person nor the address from before", () => {
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
