import { createHmac } from "node:crypto";
import type { SignUpConfirmation } from "#contract/people/sign-up.ts";
import type { IdentityContext } from "#lambdas/people/identity/identity-context.ts";
import { type CodeContext, requireMailedCode } from "#lambdas/people/identity/mailed-code.ts";
import { displaceUnproved } from "#lambdas/people/identity/email/displace-unproved.ts";
import { makeUser } from "#lambdas/people/identity/make-user.ts";
import { placeOf } from "./place.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { releaseEmail, reserveEmail } from "#lambdas/people/email-guard.ts";
import { SignUpItem } from "#lambdas/people/items/sign-up.ts";
import type { Key } from "#lambdas/platform/table/key.ts";

export type SignUpContext = IdentityContext & CodeContext;

/** Longer than creating a user takes. */
const reservedMilliseconds = 60_000;

/** Derived, so that a browser that lost the response gets the same password. Valid until a password is chosen. */
const firstPassword = (secret: string, { id, salt }: SignUpItem, key: string): string =>
  createHmac("sha256", secret).update(["first-password", id, salt, key].join("\n")).digest("base64url");

const makeAccount = async (
  context: SignUpContext,
  place: Key,
  { id, email, fullName: name, language, salt }: SignUpItem,
  password: string,
): Promise<void> => {
  const { table, system } = context;
  await displaceUnproved(context, email);
  const now = system.now();
  const until = new Date(now.getTime() + reservedMilliseconds);
  await table.transact([reserveEmail(email, id, until, now)]);
  try {
    const userId = await makeUser(context, { email, name, language, firstPassword: password });
    await table.transact([update(place).set({ userId }).expect("salt", salt, "code-expired")]);
  } finally {
    await table.transact([releaseEmail(email, id)]).catch(() => undefined);
  }
};

/** Creates the pool user of a verified address. Choosing a password, which happens in the pool, creates the rest. */
export const confirmSignUp = async (
  context: SignUpContext,
  { email, key, code }: SignUpConfirmation,
): Promise<{ firstPassword: string }> => {
  const place = placeOf(email, key);
  const waiting = await requireMailedCode(context, { place, schema: SignUpItem, use: "sign-up" }, code);
  const password = firstPassword(context.codeSecret, waiting, key);
  if (waiting.userId === undefined) await makeAccount(context, place, waiting, password);
  return { firstPassword: password };
};
