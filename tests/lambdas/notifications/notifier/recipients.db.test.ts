import { beforeEach, describe, expect, it } from "vitest";
import { everyMail } from "#contract/people/notification-settings.ts";
import type { WrittenMail } from "#lambdas/platform/mail/mail.ts";
import { liftRefusal, refusalKey } from "#lambdas/people/mail/refusals.ts";
import type { MailTemplate } from "#lambdas/notifications/mails.ts";
import type { Delivery } from "#lambdas/notifications/delivery.ts";
import type { Messenger } from "#lambdas/notifications/messenger.ts";
import { deliver } from "#lambdas/notifications/notifier/deliver.ts";
import { readMailToken } from "#lambdas/platform/tokens/mail-links.ts";
import { put, update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { aTable, given, noon } from "#tests/lambdas/a.ts";
import { aMessenger } from "./messenger.ts";
import { aFoundCode } from "./a-find.ts";

let table: Table;
let now: Date;
let sent: { to: string; mail: WrittenMail }[];
let messenger: Messenger;

beforeEach(async () => {
  table = await aTable();
  await given.person(table, "anna", 0, { email: "anna@example.com" });
  now = noon;
  sent = [];
  messenger = aMessenger({
    table,
    now: () => now,
    send: async (to, mail) => void sent.push({ to, mail }),
  });
});

let serial = 0;
const toAnna = (template: MailTemplate): Delivery => ({ kind: "mail", to: { userId: "anna" }, template });
const tellAnna = (template: MailTemplate, change?: string): Promise<void> => {
  serial += 1;
  return deliver(messenger, change ?? `change-${serial}`, toAnna(template));
};
const message = (first: boolean, threadId = "thread_1"): MailTemplate => ({
  name: "message",
  unread: { userId: "anna", threadId, first },
});
const security: MailTemplate = { name: "security", kind: "password-changed", at: noon.toISOString() };
const found: MailTemplate = { name: "find-decided", state: "confirmed", bike: "Crescent", hasAccount: true };

describe("a mail that can be declined", () => {
  it("carries an unsubscribe link for readers and mail programs", async () => {
    await tellAnna(found);
    const { oneClick = "", html = "", text = "" } = sent[0]?.mail ?? {};
    const token = oneClick.replace("https://cykelregistret.se/api/mail-preferences/", "");
    expect(readMailToken("link-secret", token)).toEqual({ userId: "anna", category: "tips" });
    for (const form of [html, text]) expect(form).toContain(`https://cykelregistret.se/unsubscribe#${token}`);
    expect(oneClick + html + text).not.toMatch(/anna/);
  });

  it("is not sent to someone who declined it, only to others", async () => {
    const mails = { ...everyMail, messages: false };
    await table.transact([update(keys.profile("anna")).set({ mails })]);
    await tellAnna(message(true));
    expect(sent).toEqual([]);
    await tellAnna(found);
    await tellAnna(security);
    expect(sent).toHaveLength(2);
  });

  it("cannot be declined if it concerns the account's security", async () => {
    await tellAnna(security);
    expect(sent[0]?.mail).not.toHaveProperty("oneClick");
    expect(sent[0]?.mail.text).toContain("går inte att välja bort");
  });
});

describe("an address that refuses mail", () => {
  const refuse = (reason: "bounced" | "complained") =>
    table.transact([
      put(refusalKey("Anna@example.com"), "mailRefusal", {
        reason,
        since: noon.toISOString(),
        expiresAt: 4e9,
      }),
    ]);

  it.each(["bounced", "complained"] as const)("gets no mail of any kind after it %s", async (reason) => {
    await refuse(reason);
    for (const template of [security, found, message(true)]) await tellAnna(template);
    expect(sent).toEqual([]);
  });

  it("still gets requested codes", async () => {
    await refuse("bounced");
    await tellAnna({ name: "mail-check" });
    await table.transact([
      put(refusalKey("finder@example.se"), "mailRefusal", { reason: "complained", expiresAt: 4e9 }),
    ]);
    await deliver(messenger, "code", {
      kind: "mail",
      to: { email: "finder@example.se", language: "sv" },
      template: { name: "found-code", made: aFoundCode() },
    });
    expect(sent.map(({ to }) => to)).toEqual(["anna@example.com", "finder@example.se"]);
  });

  it("gets mail again once the refusal is lifted", async () => {
    await refuse("bounced");
    await table.transact([liftRefusal("anna@example.com", noon)]);
    await tellAnna(security);
    expect(sent).toHaveLength(1);
  });
});

describe("mails about messages", () => {
  const minutesLater = (minutes: number) => {
    now = new Date(noon.getTime() + minutes * 60_000);
  };

  it("come once per conversation until it is read", async () => {
    await tellAnna(message(true));
    for (const minutes of [5, 70, 600]) {
      minutesLater(minutes);
      await tellAnna(message(false));
    }
    expect(sent).toHaveLength(1);
    minutesLater(700);
    await tellAnna(message(true));
    expect(sent).toHaveLength(2);
  });

  it("come at most once an hour, and the next message catches up", async () => {
    await tellAnna(message(true));
    minutesLater(30);
    await tellAnna(message(true));
    minutesLater(59);
    await tellAnna(message(false));
    expect(sent).toHaveLength(1);
    minutesLater(61);
    await tellAnna(message(false));
    expect(sent).toHaveLength(2);
    minutesLater(125);
    await tellAnna(message(false));
    expect(sent).toHaveLength(2);
  });

  it("are counted per conversation", async () => {
    await tellAnna(message(true));
    await tellAnna(message(true, "thread_2"));
    expect(sent).toHaveLength(2);
  });

  it("come once for one message, however often its record is delivered", async () => {
    for (let again = 0; again < 3; again += 1) await tellAnna(message(true), "same-change");
    expect(sent).toHaveLength(1);
  });

  it("come after the mail server was down at first", async () => {
    const { send } = messenger;
    const away = async () => Promise.reject(new Error("SES is away"));
    messenger = { ...messenger, send: away };
    await expect(tellAnna(message(true), "once")).rejects.toThrow("SES is away");
    messenger = { ...messenger, send };
    await tellAnna(message(true), "once");
    await tellAnna(message(true), "once");
    expect(sent).toHaveLength(1);
  });
});
