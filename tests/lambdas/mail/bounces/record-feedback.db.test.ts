import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { liftRefusal, recordArrival, readRefusal, refusalKey } from "#lambdas/shared/mail/refusals.ts";
import { readFeedback } from "#lambdas/mail/bounces/feedback.ts";
import { recordFeedback } from "#lambdas/mail/bounces/record-feedback.ts";
import { MailRefusalItem } from "#lambdas/shared/table/items/mail-refusal.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import { eventsOf } from "#local/ses/mail-simulator.ts";
import type { StoredMail } from "#local/ses/stored-mail.ts";
import { aTable, noon } from "#tests/lambdas/a.ts";

let table: Table;
let now: Date;
beforeEach(async () => {
  table = await aTable();
  now = noon;
});

const at = (minutes: number): Date => new Date(noon.getTime() + minutes * 60_000);

/** What SES says of a mail to this address of its mailbox simulator. */
const said = (address: string, sent = noon, tags = {}): string[] => {
  const mail = { messageId: "m1", from: "r@cykel.test", recipients: [address], subject: "Hej", tags };
  return eventsOf({ ...mail, receivedAt: sent.getTime() } as unknown as StoredMail).map(({ body }) =>
    JSON.stringify(body),
  );
};

const take = async (...messages: string[]): Promise<void> => {
  for (const message of messages) {
    const feedback = readFeedback(message);
    if (feedback) await recordFeedback({ table, now: () => now }, feedback);
  }
};

const bounce = "bounce+anna@simulator.amazonses.com";
const soft = "ooto+anna@simulator.amazonses.com";
const complaint = "complaint@simulator.amazonses.com";

describe("word of a mail", () => {
  it.each([
    [bounce, "bounced"],
    ["suppressionlist@simulator.amazonses.com", "bounced"],
    [complaint, "complained"],
  ])("to %s stops all further mail there", async (address, reason) => {
    await take(...said(address));
    expect(await readRefusal(table, address.toUpperCase())).toMatchObject({
      reason,
      since: noon.toISOString(),
    });
    const stored = JSON.stringify(await table.get(refusalKey(address), MailRefusalItem.loose()));
    expect(stored).not.toContain("simulator");
  });

  it.each([
    [bounce, "bounced"],
    [soft, "soft"],
    [complaint, "complained"],
  ])("to %s stands with the mail itself, as long as that is kept", async (address, cameBack) => {
    const [key, tags] = [keys.personMail("anna", "1-a"), { person: "anna", mail: "1-a" }];
    await take(...said(address, noon, tags));
    expect(await table.get(key, z.looseObject({}))).toBeUndefined();
    await table.transact([put(key, "personMail", { subject: "Hej" })]);
    await take(...said(address, noon, tags));
    expect(await table.get(key, z.looseObject({}))).toMatchObject({ cameBack, subject: "Hej" });
  });

  it("that arrived stops none", async () => {
    expect(said("success@simulator.amazonses.com")).toEqual([]);
    expect(said("anna@example.se")).toEqual([]);
    const event = JSON.parse(said(complaint)[0] ?? "");
    event.complaint.complaintFeedbackType = "not-spam";
    await take(JSON.stringify(event));
    expect(await readRefusal(table, complaint)).toBeUndefined();
  });

  it("that might arrive another day counts, and the tenth in a row stops all", async () => {
    for (let mail = 1; mail < 10; mail += 1) await take(...said(soft));
    expect(await readRefusal(table, soft)).toBeUndefined();
    await take(...said(soft));
    expect(await readRefusal(table, soft)).toMatchObject({ reason: "bounced" });
  });

  it("is counted once, however often it comes", async () => {
    const [message = ""] = said(soft);
    for (let again = 0; again < 20; again += 1) await take(message);
    expect(await table.get(refusalKey(soft), MailRefusalItem)).toMatchObject({ softBounces: 1 });
  });

  it("from before someone asked us to try again is no longer true", async () => {
    await take(...said(bounce));
    await table.transact([liftRefusal(bounce, at(10), "anna")]);
    expect(await readRefusal(table, bounce)).toBeUndefined();
    await take(...said(bounce, at(5)));
    expect(await readRefusal(table, bounce)).toBeUndefined();
    await take(...said(bounce, at(11)));
    expect(await readRefusal(table, bounce)).toMatchObject({ reason: "bounced" });
  });

  it("does not turn a complaint into something less", async () => {
    const both = "bounce@simulator.amazonses.com";
    const asComplaint = said(complaint)[0]?.replaceAll(complaint, both) ?? "";
    await take(asComplaint, ...said(both));
    expect(await readRefusal(table, both)).toMatchObject({ reason: "complained" });
  });

  it("that is nothing of the kind is handed back", () => {
    expect(() => readFeedback("{}")).toThrow("eventType");
    expect(() => readFeedback("not JSON")).toThrow("JSON");
  });
});

describe("a code that comes back", () => {
  it("shows that mail arrives, whatever is said of it", async () => {
    await take(...said(bounce));
    await recordArrival(table, bounce, at(1));
    expect(await readRefusal(table, bounce)).toBeUndefined();
    expect(await table.get(refusalKey(bounce), MailRefusalItem)).not.toHaveProperty("liftedBy");
  });

  it("is believed over word of the same mail that comes later", async () => {
    await recordArrival(table, bounce, at(1));
    await take(...said(bounce));
    expect(await readRefusal(table, bounce)).toBeUndefined();
  });
});
