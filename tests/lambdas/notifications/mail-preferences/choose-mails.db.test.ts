import { beforeEach, describe, expect, it } from "vitest";
import { everyMail } from "#contract/people/notification-settings.ts";
import {
  type MailPreferencesContext,
  chooseMails,
  showMailPreference,
} from "#lambdas/notifications/mail-preferences/choose-mails.ts";
import { mailToken } from "#lambdas/platform/tokens/mail-links.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aSystem, aTable, given } from "#tests/lambdas/a.ts";

const secret = "link-secret";
const token = mailToken(secret, { userId: "anna", category: "messages" });
let context: MailPreferencesContext;

beforeEach(async () => {
  const table = await aTable();
  await given.person(table, "anna");
  context = { ...aSystem(), table, linkSecret: secret };
});

const chosen = async () => (await context.table.get(keys.profile("anna"), ProfileItem))?.mails;

describe("the unsubscribe link", () => {
  it("shows the kind of mail and whether it is sent", async () => {
    expect(await showMailPreference(context, token)).toEqual({ category: "messages", wanted: true });
    expect(await chooseMails(context, token, false)).toEqual({ category: "messages", wanted: false });
    expect(await showMailPreference(context, token)).toEqual({ category: "messages", wanted: false });
    expect(await chosen()).toEqual({ ...everyMail, messages: false });
  });

  it("switches the mail on and off, any number of times", async () => {
    for (const wanted of [false, false, true, true])
      expect(await chooseMails(context, token, wanted)).toEqual({ category: "messages", wanted });
    expect(await chosen()).toEqual(everyMail);
  });

  it("leaves other choices alone, even ones made at the same moment", async () => {
    const others = (["bikeRegistrations", "tips"] as const).map((category) =>
      mailToken(secret, { userId: "anna", category }),
    );
    await Promise.all([token, ...others].map((each) => chooseMails(context, each, false)));
    expect(await chosen()).toEqual({ ...everyMail, messages: false, bikeRegistrations: false, tips: false });
  });

  it.each([
    ["of nobody", mailToken(secret, { userId: "bo", category: "messages" })],
    ["of another secret", mailToken("another", { userId: "anna", category: "messages" })],
    ["that was changed", `${token.slice(0, -2)}AA`],
    ["that is too short", "AAAAAAAAAAAAAAAAAAAAA"],
    ["that is no token", "not-a-token-but-long-enough"],
  ])("%s is refused, with the same answer for all", async (_, wrong) => {
    await expect(showMailPreference(context, wrong)).rejects.toThrow("mail-link-invalid");
    await expect(chooseMails(context, wrong, false)).rejects.toThrow("mail-link-invalid");
    expect(await chosen()).toBeUndefined();
  });
});

describe("an unsubscribe token", () => {
  it("reveals neither the person nor the kind of mail", () => {
    const bytes = Buffer.from(
      mailToken(secret, { userId: "anna-a-person", category: "messages" }),
      "base64url",
    );
    expect(bytes.toString("latin1")).not.toMatch(/anna|messages/);
  });

  it("is the same for one person and kind, and differs between them", () => {
    const all = (["messages", "tips"] as const).flatMap((category) =>
      ["anna", "bo"].map((userId) => mailToken(secret, { userId, category })),
    );
    expect(new Set(all).size).toBe(4);
    expect(mailToken(secret, { userId: "anna", category: "messages" })).toBe(all[0]);
  });
});
