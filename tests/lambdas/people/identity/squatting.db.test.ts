import { beforeEach, describe, expect, it } from "vitest";
import { confirmEmail } from "#lambdas/people/identity/email/confirm-email.ts";
import { startEmailChange } from "#lambdas/people/identity/email/start-email-change.ts";
import { confirmSignUp } from "#lambdas/people/identity/sign-up/confirm-sign-up.ts";
import { placeOf } from "#lambdas/people/identity/sign-up/place.ts";
import { startSignUp } from "#lambdas/people/identity/sign-up/start-sign-up.ts";
import { EmailChangeItem } from "#lambdas/people/items/email-change.ts";
import { EmailGuardItem } from "#lambdas/people/items/identity.ts";
import { SignUpItem } from "#lambdas/people/items/sign-up.ts";
import { readRefusal } from "#lambdas/people/mail/refusals.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { mailCode } from "#lambdas/platform/tokens/mail-code.ts";
import { aCaller } from "#tests/lambdas/a.ts";
import { type Identity, bertil, codeOf, identityContext } from "./context.ts";

const email = "astrid@example.se";
const key = "a-browser-of-her-own";

let there: Identity;
let context: Identity["context"] & { readonly codeSecret: string };
beforeEach(async () => {
  there = await identityContext();
  context = { ...there.context, codeSecret: "codes" };
});

const signUp = (address = "192.0.2.9", browser = key) =>
  startSignUp(context, { email, key: browser, fullName: "Astrid Öberg", language: "sv" }, address);

const proveBySignUp = async () => {
  await signUp();
  const waiting = (await there.table.get(placeOf(email, key), SignUpItem))!;
  const code = mailCode("codes", "sign-up", { ...waiting, uid: waiting.id });
  return confirmSignUp(context, { email, key, code });
};

const proveAsNew = async (userId: string, to = email) => {
  const caller = aCaller(userId, { mayChangeSignIn: true });
  await startEmailChange(context, caller, { email: to, address: "192.0.2.9" });
  const waiting = (await there.table.get(keys.emailChange(userId), EmailChangeItem))!;
  return confirmEmail(context, caller, mailCode("codes", "email", { ...waiting, uid: waiting.id }));
};

/** Bertil registers with Astrid's address. */
const squat = async () => {
  await there.finish(await there.approvedRegistration({ email }, bertil));
  there.pass(60);
};

describe("an address that somebody else has typed in an eID registration", () => {
  beforeEach(squat);

  it("goes to its owner by a code, and the account that typed it is asked for another", async () => {
    expect(await proveBySignUp()).toMatchObject({ firstPassword: expect.any(String) });
    expect(there.pool.users.get("user-2")).toMatchObject({ email });
    const { email: left, emailUnproved } = (await there.profile("user-1"))!;
    expect([left, emailUnproved]).toEqual(["user-1@missing.invalid", true]);
    expect(there.pool.users.get("user-1")).toMatchObject({ email: left });
    expect(await readRefusal(there.table, left)).toMatchObject({ reason: "bounced" });
    expect(await proveAsNew("user-1", "bertil@example.se")).toEqual({ email: "bertil@example.se" });
  });

  it("goes to an account that proves it", async () => {
    await there.finish(await there.approvedRegistration({ email: "other@example.se" }));
    there.pass(60);
    expect(await proveAsNew("user-2")).toEqual({ email });
    expect(await there.table.get(keys.emailGuard(email), EmailGuardItem)).toEqual({ userId: "user-2" });
  });

  it("can be freed again after a failure half-way", async () => {
    there.pool.trouble.email.push(new Error("down"));
    await expect(proveBySignUp()).rejects.toThrow("down");
    there.pass(60);
    expect(await proveBySignUp()).toMatchObject({ firstPassword: expect.any(String) });
  });

  it("stays with the account that has verified it", async () => {
    await proveAsNew("user-1");
    expect(await codeOf(proveBySignUp())).toBe("email-taken");
    expect(await there.profile("user-1")).toMatchObject({ email });
  });
});

it("strangers who sign up with a chosen person's address use up nothing of that person's", async () => {
  for (let time = 0; time < 10; time += 1) await signUp("198.51.100.7", `attacker-${time}`);
  await expect(signUp("198.51.100.7", "attacker")).rejects.toThrow("too-many-requests");
  await signUp();
});
