import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  GetIdentityVerificationAttributesCommand,
  GetSendQuotaCommand,
  SendEmailCommand,
} from "@aws-sdk/client-ses";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openAccount } from "#local/aws/ses/account.ts";
import { mailAccess } from "#local/aws/ses/mail-rights.ts";
import { identityOf, isVerified } from "#local/aws/ses/sender-policy.ts";
import { openRecords } from "#local/state/records.ts";
import { startSes } from "./mail-server.ts";

let ses: Awaited<ReturnType<typeof startSes>>;
beforeEach(async () => {
  ses = await startSes();
});
afterEach(() => ses.close());

const send = (Source: string, ...ToAddresses: string[]) =>
  ses.client.send(
    new SendEmailCommand({
      Source,
      Destination: { ToAddresses },
      Message: { Subject: { Data: "Hej" }, Body: { Text: { Data: "Hej" } } },
    }),
  );
const us = "no-reply@cykel.test";
const noCredentials = { accessKeyId: "", secretAccessKey: "" };

describe("A sender", () => {
  test("cannot send before it is verified", async () => {
    await ses.setAccount({ pending: ["nytt.test"] });
    await expect(send("vi@nytt.test", "a@x.se")).rejects.toMatchObject({
      name: "MessageRejected",
      message:
        "Email address is not verified. The following identities failed the check in region EU-WEST-1: vi@nytt.test",
      $metadata: { httpStatusCode: 400 },
    });
    await ses.setAccount({ verified: ["nytt.test"] });
    await expect(send("vi@nytt.test", "a@x.se")).resolves.toHaveProperty("MessageId");
  });

  test("is pending until then, and unknown senders are omitted", async () => {
    await ses.setAccount({ pending: ["nytt.test"] });
    const Identities = ["cykel.test", "nytt.test", "okänt.test"];
    const { VerificationAttributes } = await ses.client.send(
      new GetIdentityVerificationAttributesCommand({ Identities }),
    );
    expect(VerificationAttributes).toEqual({
      "cykel.test": { VerificationStatus: "Success" },
      "nytt.test": { VerificationStatus: "Pending" },
    });
  });
});

describe("In the SES sandbox", () => {
  beforeEach(() => ses.setAccount({ sandbox: true, verified: ["prov@x.se"] }));

  test("only verified recipients and the mailbox simulator get mail", async () => {
    await expect(send(us, "prov@x.se", "asa@x.se", "erik@x.se")).rejects.toThrow(
      "failed the check in region EU-WEST-1: asa@x.se, erik@x.se",
    );
    expect(await ses.inbox()).toEqual([]);
    await send(us, "prov@x.se");
    ses.clock.move(2000);
    await send(us, "success+a@simulator.amazonses.com");
  });

  test("a mail also needs the right to the identities of its recipients", () => {
    const place = { region: "eu-west-1", accountId: "000000000000" };
    const records = openRecords(undefined);
    const account = openAccount(ses.clock, { ...place, known: ["cykel.test"], records });
    const context = { ...place, clock: ses.clock, credentials: noCredentials, stateDir: undefined };
    const { rights } = mailAccess(context, ["cykel.test"], account);
    const raw = Buffer.from(`From: ${us}\r\n\r\n`).toString("base64");
    const form = new URLSearchParams({
      "RawMessage.Data": raw,
      "Destinations.member.1": "Prov <prov@x.se>",
      "Destinations.member.2": "okänd@y.se",
    });
    const asked = () => rights("SendRawEmail", form).map(({ resource }) => resource.replace(/^.*:/, ""));
    expect(asked()).toEqual(["identity/cykel.test"]);
    account.set({ sandbox: true, verified: ["prov@x.se"] });
    expect(asked()).toEqual(["identity/cykel.test", "identity/prov@x.se"]);
  });

  test("the user pool can write to nobody else either", async () => {
    const mail = { from: us, subject: "Kod", html: "<p>1</p>", text: "1" };
    await expect(ses.deliver({ ...mail, to: "asa@x.se" })).rejects.toThrow("asa@x.se");
    await ses.deliver({ ...mail, to: "prov@x.se" });
  });
});

test.each([
  [true, 1, 200],
  [false, 14, 50_000],
])("SES limits the mails of a second and a day (sandbox: %s)", (sandbox, second, day) => {
  let now = 0;
  const records = openRecords(undefined);
  const open = () => openAccount({ now: () => now }, { region: "eu-west-1", known: ["cykel.test"], records });
  const account = open();
  account.set({ sandbox });
  for (let at = 0; at < second; at += 1) account.spend(1);
  expect(() => account.spend(1)).toThrow("Maximum sending rate exceeded.");
  for (let sent = second; sent < day; sent += 1) {
    now += 1000;
    account.spend(1);
  }
  now += 1000;
  expect(() => account.spend(1)).toThrow(expect.objectContaining({ code: "Throttling" }));
  expect(() => open().spend(1)).toThrow("Daily message quota exceeded.");
  now += 24 * 60 * 60 * 1000;
  account.spend(1);
  expect(account.show()).toMatchObject({ mostASecond: second, mostADay: day, sentInADay: 1 });
});

describe("The SES account", () => {
  test("survives a restart", async () => {
    const folder = mkdtempSync(join(tmpdir(), "ses-"));
    const before = await startSes(folder);
    await before.setAccount({ sandbox: true, verified: ["prov@x.se"], pending: ["cykel.test"] });
    const shown = await (await fetch(`${before.baseUrl}/_local/ses`)).json();
    await before.close();
    const after = await startSes(folder);
    expect(shown).toMatchObject({ sandbox: true, identities: { "cykel.test": "Pending" } });
    expect(await (await fetch(`${after.baseUrl}/_local/ses`)).json()).toEqual(shown);
    await after.close();
  });

  test("starts outside the sandbox", async () => {
    const quota = await ses.client.send(new GetSendQuotaCommand());
    expect(quota).toMatchObject({ Max24HourSend: 50_000, MaxSendRate: 14, SentLast24Hours: 0 });
    await send(us, "asa@x.se");
  });

  test("is changed neither by another site nor by an invalid setting", async () => {
    expect((await ses.setAccount({ sandbox: true }, { origin: "https://evil.example" })).status).toBe(403);
    expect((await ses.setAccount({ sandbox: "yes" })).status).toBe(400);
    expect((await ses.setAccount({ verified: ["not an address"] })).status).toBe(400);
    await send(us, "asa@x.se");
  });
});

test.each([
  ["no-reply@cykel.test", ["cykel.test"], "cykel.test"],
  ["No-Reply@Cykel.test", ["no-reply@cykel.test", "cykel.test"], "no-reply@cykel.test"],
  ["a@post.cykel.test", ["Cykel.test"], "cykel.test"],
  ["a@post.cykel.test", ["cykel.test", "post.cykel.test"], "post.cykel.test"],
  ["a@notcykel.test", ["cykel.test"], "notcykel.test"],
])("%s needs the right to the identity it is verified by, of %j", (address, verified, identity) => {
  expect(identityOf(address, verified)).toBe(identity);
  expect(isVerified(address, verified)).toBe(identity !== "notcykel.test");
});
