import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { liftRefusal, recordArrival, readRefusal, refusalKey } from "#lambdas/people/mail/refusals.ts";
import { readFeedback } from "#lambdas/notifications/mail-bounces/feedback.ts";
import { recordFeedback } from "#lambdas/notifications/mail-bounces/record-feedback.ts";
import { MailRefusalItem } from "#lambdas/people/items/mail-refusal.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { eventsOf } from "#local/aws/ses/mail-simulator.ts";
import type { StoredMail } from "#local/aws/ses/stored-mail.ts";
import { aTable, noon } from "#tests/lambdas/a.ts";

let table: Table;
let now: Date;
beforeEach(async () => {
  table = await aTable();
  now = noon;
});

const at = (minutes: number): Date => new Date(noon.getTime() + minutes * 60_000);

/** SES feedback for an address of its mailbox simulator. */
const feedbackOf = (address: string, sent = noon, tags = {}): string[] => {
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

describe("feedback on a mail", () => {
  it.each([
    [bounce, "bounced"],
    ["suppressionlist@simulator.amazonses.com", "bounced"],
    [complaint, "complained"],
  ])("to %s stops all further mail there", async (address, reason) => {
    await take(...feedbackOf(address));
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
  ])("to %s is stored with the mail, as long as the mail is kept", async (address, cameBack) => {
    const [key, tags] = [keys.personMail("anna", "1-a"), { person: "anna", mail: "1-a" }];
    await take(...feedbackOf(address, noon, tags));
    expect(await table.get(key, z.looseObject({}))).toBeUndefined();
    await table.transact([put(key, "personMail", { subject: "Hej" })]);
    await take(...feedbackOf(address, noon, tags));
    expect(await table.get(key, z.looseObject({}))).toMatchObject({ cameBack, subject: "Hej" });
  });

  it("does nothing for a delivered mail", async () => {
    expect(feedbackOf("success@simulator.amazonses.com")).toEqual([]);
    expect(feedbackOf("anna@example.se")).toEqual([]);
    const event = JSON.parse(feedbackOf(complaint)[0] ?? "");
    event.complaint.complaintFeedbackType = "not-spam";
    await take(JSON.stringify(event));
    expect(await readRefusal(table, complaint)).toBeUndefined();
  });

  it("stops mail at the tenth soft bounce in a row", async () => {
    for (let mail = 1; mail < 10; mail += 1) await take(...feedbackOf(soft));
    expect(await readRefusal(table, soft)).toBeUndefined();
    await take(...feedbackOf(soft));
    expect(await readRefusal(table, soft)).toMatchObject({ reason: "bounced" });
  });

  it("counts once, however often it is delivered", async () => {
    const [message = ""] = feedbackOf(soft);
    for (let again = 0; again < 20; again += 1) await take(message);
    expect(await table.get(refusalKey(soft), MailRefusalItem)).toMatchObject({ softBounces: 1 });
  });

  it("is ignored if the owner has asked us to try again since", async () => {
    await take(...feedbackOf(bounce));
    await table.transact([liftRefusal(bounce, at(10), "anna")]);
    expect(await readRefusal(table, bounce)).toBeUndefined();
    await take(...feedbackOf(bounce, at(5)));
    expect(await readRefusal(table, bounce)).toBeUndefined();
    await take(...feedbackOf(bounce, at(11)));
    expect(await readRefusal(table, bounce)).toMatchObject({ reason: "bounced" });
  });

  it("never downgrades a complaint", async () => {
    const both = "bounce@simulator.amazonses.com";
    const asComplaint = feedbackOf(complaint)[0]?.replaceAll(complaint, both) ?? "";
    await take(asComplaint, ...feedbackOf(both));
    expect(await readRefusal(table, both)).toMatchObject({ reason: "complained" });
  });

  it("rejects unknown messages", () => {
    expect(() => readFeedback("{}")).toThrow("eventType");
    expect(() => readFeedback("not JSON")).toThrow("JSON");
  });
});

describe("a code that is entered", () => {
  it("lifts the refusal of its address", async () => {
    await take(...feedbackOf(bounce));
    await recordArrival(table, bounce, at(1));
    expect(await readRefusal(table, bounce)).toBeUndefined();
    expect(await table.get(refusalKey(bounce), MailRefusalItem)).not.toHaveProperty("liftedBy");
  });

  it("outranks later feedback on the same mail", async () => {
    await recordArrival(table, bounce, at(1));
    await take(...feedbackOf(bounce));
    expect(await readRefusal(table, bounce)).toBeUndefined();
  });
});
