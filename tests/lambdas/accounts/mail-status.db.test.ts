import { beforeEach, describe, expect, it } from "vitest";
import { retryMail, showMailStatus } from "#lambdas/accounts/mail-status.ts";
import type { AccountContext } from "#lambdas/accounts/account.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { refusalKey } from "#lambdas/shared/mail/refusals.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import { MailRefusalItem } from "#lambdas/shared/table/items/mail-refusal.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
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
    tellEmail: async () => true,
  };
});

const refuse = () =>
  table.transact([
    put(refusalKey(email), "mailRefusal", { reason: "bounced", since: noon.toISOString(), expiresAt: 4e9 }),
  ]);

describe("whether mail reaches someone", () => {
  it("is so as long as nobody has said otherwise", async () => {
    expect(await showMailStatus(context, anna)).toEqual({ arrives: true });
    expect(await retryMail(context, anna)).toEqual({ arrives: true });
    expect(await table.get(refusalKey(email), MailRefusalItem)).toBeUndefined();
  });

  it("is told with its reason where it does not, and may be tried again", async () => {
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

  it("may be tried three times a day", async () => {
    for (let time = 0; time < 3; time += 1) {
      await refuse();
      await retryMail(context, anna);
    }
    await refuse();
    await expect(retryMail(context, anna)).rejects.toThrow("too-many-requests");
    expect(await showMailStatus(context, anna)).toMatchObject({ arrives: false });
  });
});
