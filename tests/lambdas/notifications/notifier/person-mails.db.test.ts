import { beforeEach, describe, expect, it } from "vitest";
import { everyMail } from "#contract/people/notification-settings.ts";
import type { MailTags, WrittenMail } from "#lambdas/platform/mail/mail.ts";
import { refusalKey } from "#lambdas/people/mail/refusals.ts";
import type { MailTemplate } from "#lambdas/notifications/mails.ts";
import { deliveriesOf } from "#lambdas/notifications/notifier/deliveries.ts";
import type { Messenger } from "#lambdas/notifications/messenger.ts";
import { deliver } from "#lambdas/notifications/notifier/deliver.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { PersonMailItem } from "#lambdas/people/items/person-mail.ts";
import { keys, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { aTable, given, noon } from "#tests/lambdas/a.ts";
import { aMessenger } from "./messenger.ts";
import { aBike } from "./a-bike.ts";

let table: Table;
let now: Date;
let sent: { to: string; mail: WrittenMail; tags: MailTags | undefined }[];
let failures: number;
let messenger: Messenger;

beforeEach(async () => {
  table = await aTable();
  await given.person(table, "anna", 0, { email: "anna@example.com" });
  now = noon;
  sent = [];
  failures = 0;
  messenger = aMessenger({
    table,
    now: () => now,
    send: async (to, mail, tags) => {
      failures -= 1;
      if (failures >= 0) throw new Error("SES is away");
      sent.push({ to, mail, tags });
    },
  });
});

const registered = (): MailTemplate => ({ name: "bike-registered", bike: aBike() });
const tellAnna = (template: MailTemplate, change = "change-1"): Promise<void> =>
  deliver(messenger, change, { kind: "mail", to: { userId: "anna" }, template });
const readStored = async () => {
  const place = { partition: userPartition("anna"), prefix: ranges.personMails };
  return (await table.query({ ...place, schema: PersonMailItem, limit: 10 })).items;
};
const id = `${noon.getTime() / 1000}-change-1-bike-registered`;

describe("a mail to an account", () => {
  it("about a message goes out at once after mails are switched on again", async () => {
    const message = (first: boolean): MailTemplate => ({
      name: "message",
      unread: { userId: "anna", threadId: "thread-1", first },
    });
    const choose = (messages: boolean) =>
      table.transact([update(keys.profile("anna")).set({ mails: { ...everyMail, messages } })]);
    await choose(false);
    await tellAnna(message(true), "change-1");
    await tellAnna(message(false), "change-2");
    expect((await readStored()).map(({ held }) => held)).toEqual(["declined"]);
    await choose(true);
    await tellAnna(message(true), "change-3");
    expect(sent).toHaveLength(1);
  });

  it("is recorded for thirty days with its subject and tagged for SES", async () => {
    await tellAnna(registered());
    expect(sent).toMatchObject([{ tags: { person: "anna", mail: id } }]);
    expect(await readStored()).toEqual([
      {
        entity: "personMail",
        userId: "anna",
        id,
        at: noon.toISOString(),
        subject: "Din cykel är registrerad",
        language: "sv",
        category: "bikeRegistrations",
        template: registered(),
        sentAt: noon.toISOString(),
        expiresAt: noon.getTime() / 1000 + 30 * 86_400,
      },
    ]);
  });

  it("is one record for all attempts, marked as sent only afterwards", async () => {
    failures = 2;
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await expect(tellAnna(registered())).rejects.toThrow("SES is away");
      now = new Date(now.getTime() + 60_000);
      expect((await readStored()).map(({ sentAt }) => sentAt)).toEqual([undefined]);
    }
    await tellAnna(registered());
    await tellAnna(registered());
    expect(sent).toHaveLength(1);
    expect(await readStored()).toMatchObject([{ id, at: noon.toISOString(), sentAt: now.toISOString() }]);
  });

  it("is recorded once as declined", async () => {
    const mails = { ...everyMail, bikeRegistrations: false };
    await table.transact([update(keys.profile("anna")).set({ mails })]);
    await tellAnna(registered());
    now = new Date(now.getTime() + 60_000);
    await tellAnna(registered());
    expect(sent).toEqual([]);
    expect(await readStored()).toMatchObject([
      { id, held: "declined", template: { name: "bike-registered" } },
    ]);
  });

  it("is recorded as refused, and as sent once a retry succeeds", async () => {
    const key = refusalKey("anna@example.com");
    const expiresAt = noon.getTime() / 1000 + 60;
    await table.transact([update(key).set({ entity: "mailRefusal", reason: "bounced", expiresAt })]);
    await tellAnna(registered());
    expect(await readStored()).toMatchObject([{ held: "refused" }]);
    await table.transact([update(key).remove("reason")]);
    await tellAnna(registered());
    expect(sent).toHaveLength(1);
    const [mail] = await readStored();
    expect([mail?.held, mail?.sentAt]).toEqual([undefined, noon.toISOString()]);
  });

  it("cannot be sent again if it was only true at the time", async () => {
    await tellAnna({ name: "security", kind: "new-device", at: noon.toISOString() });
    await tellAnna({ name: "mail-check" }, "change-2");
    expect((await readStored()).map(({ template }) => template)).toEqual([undefined, undefined]);
  });

  it("is sent again once, to the current address", async () => {
    await table.transact([update(keys.profile("anna")).set({ email: "ny@example.com" })]);
    const after = { entity: "mailAgain", userId: "anna", template: registered(), expiresAt: 0 };
    for (const delivery of [...deliveriesOf({ after }), ...deliveriesOf({ after })])
      await deliver(messenger, "again-1", delivery);
    expect(deliveriesOf({ before: after, after })).toEqual([]);
    expect(sent).toMatchObject([{ to: "ny@example.com", mail: { subject: "Din cykel är registrerad" } }]);
    expect(await readStored()).toHaveLength(1);
  });

  it("cannot be built from an unknown mail", () => {
    const after = { entity: "mailAgain", userId: "anna", template: { name: "toString" }, expiresAt: 0 };
    expect(() => deliveriesOf({ after })).toThrow("No mail has this name");
  });
});
