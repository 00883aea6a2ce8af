import { beforeEach, describe, expect, it } from "vitest";
import { everyMail } from "#contract/notification-settings.ts";
import {
  type MailPreferencesContext,
  chooseMails,
  showMailPreference,
} from "#lambdas/mail/preferences/choose-mails.ts";
import { mailToken } from "#lambdas/shared/tokens/mail-links.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
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

describe("the link in a mail", () => {
  it("says what it is about, and that it is wanted until it is not", async () => {
    expect(await showMailPreference(context, token)).toEqual({ category: "messages", wanted: true });
    expect(await chooseMails(context, token, false)).toEqual({ category: "messages", wanted: false });
    expect(await showMailPreference(context, token)).toEqual({ category: "messages", wanted: false });
    expect(await chosen()).toEqual({ ...everyMail, messages: false });
  });

  it("takes it back, and may be used again and again", async () => {
    for (const wanted of [false, false, true, true])
      expect(await chooseMails(context, token, wanted)).toEqual({ category: "messages", wanted });
    expect(await chosen()).toEqual(everyMail);
  });

  it("leaves other choices alone, also those made at the same moment", async () => {
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
  ])("%s opens nothing, and all such answer alike", async (_, wrong) => {
    await expect(showMailPreference(context, wrong)).rejects.toThrow("mail-link-invalid");
    await expect(chooseMails(context, wrong, false)).rejects.toThrow("mail-link-invalid");
    expect(await chosen()).toBeUndefined();
  });
});

describe("a token", () => {
  it("shows neither who nor what", () => {
    const bytes = Buffer.from(
      mailToken(secret, { userId: "anna-a-person", category: "messages" }),
      "base64url",
    );
    expect(bytes.toString("latin1")).not.toMatch(/anna|messages/);
  });

  it("is the same in every mail of a kind, and another for each kind and person", () => {
    const all = (["messages", "tips"] as const).flatMap((category) =>
      ["anna", "bo"].map((userId) => mailToken(secret, { userId, category })),
    );
    expect(new Set(all).size).toBe(4);
    expect(mailToken(secret, { userId: "anna", category: "messages" })).toBe(all[0]);
  });
});
