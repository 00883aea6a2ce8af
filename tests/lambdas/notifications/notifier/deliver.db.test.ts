import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import type { RealtimeEvent } from "#contract/notifications/realtime.ts";
import type { WrittenMail } from "#lambdas/platform/mail/mail.ts";
import type { Delivery } from "#lambdas/notifications/delivery.ts";
import { deliveriesOf } from "#lambdas/notifications/notifier/deliveries.ts";
import type { Messenger } from "#lambdas/notifications/messenger.ts";
import { deliver } from "#lambdas/notifications/notifier/deliver.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { aTable, given, noon } from "#tests/lambdas/a.ts";
import { aMessenger } from "./messenger.ts";
import { aBike } from "./a-bike.ts";
import { aCase } from "./a-case.ts";

const delivery: Delivery = {
  kind: "mail",
  to: { userId: "anna" },
  template: { name: "bike-registered", bike: aBike() },
};

let table: Table;
let sent: { to: string; mail: WrittenMail }[];
let published: { userId: string; event: RealtimeEvent }[];
let texts: { to: string; text: string }[];
let failures: number;
let messenger: Messenger;

beforeEach(async () => {
  table = await aTable();
  sent = [];
  published = [];
  texts = [];
  failures = 0;
  messenger = aMessenger({
    table,
    now: () => noon,
    publish: async (userId, event) => void published.push({ userId, event }),
    send: async (to, mail) => {
      failures -= 1;
      if (failures >= 0) throw new Error("SES is away");
      sent.push({ to, mail });
    },
    sendText: async (to, text) => void texts.push({ to, text }),
  });
});

describe("deliver", () => {
  it("writes to the address and in the language of the profile", async () => {
    await given.person(table, "anna", 0, { email: "anna@example.com", language: "en" });
    await deliver(messenger, "event-1", delivery);
    expect(sent).toMatchObject([{ to: "anna@example.com", mail: { subject: "Your bike is registered" } }]);
  });

  it("writes to a finder without an account as long as their address is kept", async () => {
    const decided: Delivery = {
      kind: "mail",
      to: { finderOf: { bikeId: "bike_1", reportId: "found_1" } },
      template: { name: "find-decided", state: "confirmed", bike: "Crescent", hasAccount: false },
    };
    await deliver(messenger, "event-1", decided);
    expect(sent).toEqual([]);
    const contact = { reportId: "found_1", contact: "x", email: "f@example.se", language: "en" };
    await table.transact([
      put(keys.foundContact("bike_1", "found_1"), "foundContact", {
        ...contact,
        expiresAt: noon.getTime() / 1000 + 60,
      }),
    ]);
    await deliver(messenger, "event-1", decided);
    expect(sent).toMatchObject([{ to: "f@example.se", mail: { language: "en" } }]);
  });

  it("sends a mail once, however often its record is delivered", async () => {
    await given.person(table);
    await deliver(messenger, "event-1", delivery);
    await Promise.all([1, 2, 3].map(() => deliver(messenger, "event-1", delivery)));
    expect(sent).toHaveLength(1);
    await deliver(messenger, "event-2", delivery);
    expect(sent).toHaveLength(2);
  });

  it("retries a failed mail, then never sends it again", async () => {
    await given.person(table);
    failures = 1;
    await expect(deliver(messenger, "event-1", delivery)).rejects.toThrow("SES is away");
    await deliver(messenger, "event-1", delivery);
    await deliver(messenger, "event-1", delivery);
    expect(sent).toHaveLength(1);
  });

  it("keeps the marker for thirty days, without personal data", async () => {
    await given.person(table);
    await deliver(messenger, "event-1", delivery);
    const key = keys.sentMarker("event-1#bike-registered");
    const marker = await table.get(key, z.looseObject({}));
    expect(marker).toEqual({
      ...key,
      entity: "delivery",
      at: noon.toISOString(),
      sentAt: noon.toISOString(),
      heldUntil: noon.getTime() + 60_000,
      expiresAt: noon.getTime() / 1000 + 30 * 86_400,
    });
  });

  it("sends nothing to a deleted account", async () => {
    await deliver(messenger, "event-1", delivery);
    expect(sent).toEqual([]);
  });

  it("sends each mail of one change once", async () => {
    const after = aCase({ language: "en" });
    const both = deliveriesOf({ after });
    failures = 1;
    await Promise.allSettled(both.map((one) => deliver(messenger, "event-1", one)));
    await Promise.all(both.map((one) => deliver(messenger, "event-1", one)));
    const bySubject = (a: (typeof sent)[number], b: (typeof sent)[number]) =>
      a.mail.subject.localeCompare(b.mail.subject);
    expect(sent.toSorted(bySubject)).toMatchObject([
      { to: "hjalp@cykelregistret.se", mail: { subject: "Ärende K-261120-7Q2M9X" } },
      { to: "bo@example.se", mail: { subject: "We’ve got your message" } },
    ]);
  });

  it("publishes a repeated event again", async () => {
    const event: Delivery = { kind: "event", userId: "anna", event: { kind: "person-changed" } };
    await deliver(messenger, "event-1", event);
    await deliver(messenger, "event-1", event);
    expect(published).toEqual([1, 2].map(() => ({ userId: "anna", event: { kind: "person-changed" } })));
  });
});
