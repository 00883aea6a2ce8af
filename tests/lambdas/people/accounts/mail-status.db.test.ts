import { beforeEach, describe, expect, it } from "vitest";
import { retryMail, showMailStatus } from "#lambdas/people/accounts/mail-status.ts";
import type { AccountContext } from "#lambdas/people/accounts/account.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { refusalKey } from "#lambdas/people/mail/refusals.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { MailRefusalItem } from "#lambdas/people/items/mail-refusal.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { aTable, given, noon } from "#tests/lambdas/a.ts";

const anna = { userId: "anna", role: "customer", signedInAt: noon } as Caller;
const email = "anna@example.com";
let table: Table;
let context: AccountContext;

beforeEach(async () => {
  table = await aTable();
  await given.person(table, "anna", 0, { email });
  context = {
    table,
    now: () => noon,
    directory: () => expect.fail("The profile is there."),
    setPoolEmail: async () => true,
  };
});

const refuse = () =>
  table.transact([
    put(refusalKey(email), "mailRefusal", { reason: "bounced", since: noon.toISOString(), expiresAt: 4e9 }),
  ]);

describe("the mail status", () => {
  it("is fine without feedback", async () => {
    expect(await showMailStatus(context, anna)).toEqual({ arrives: true });
    expect(await retryMail(context, anna)).toEqual({ arrives: true });
    expect(await table.get(refusalKey(email), MailRefusalItem)).toBeUndefined();
  });

  it("gives the reason for a refusal and allows a retry", async () => {
    await refuse();
    expect(await showMailStatus(context, anna)).toEqual({
      arrives: false,
      reason: "bounced",
      since: noon.toISOString(),
    });
    expect(await retryMail(context, anna)).toEqual({ arrives: true });
    expect(await showMailStatus(context, anna)).toEqual({ arrives: true });
    expect(await table.get(refusalKey(email), MailRefusalItem)).toMatchObject({ liftedBy: "anna" });
  });

  it("allows three retries a day", async () => {
    for (let time = 0; time < 3; time += 1) {
      await refuse();
      await retryMail(context, anna);
    }
    await refuse();
    await expect(retryMail(context, anna)).rejects.toThrow("too-many-requests");
    expect(await showMailStatus(context, anna)).toMatchObject({ arrives: false });
  });
});
