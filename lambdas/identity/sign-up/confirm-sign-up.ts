import { createHmac } from "node:crypto";
import type { SignUpConfirmation } from "#contract/sign-up.ts";
import type { IdentityContext } from "#lambdas/identity/identity-context.ts";
import { type CodeContext, requireMailedCode } from "#lambdas/identity/mailed-code.ts";
import { makeUser } from "#lambdas/identity/make-user.ts";
import { placeOf } from "#lambdas/identity/sign-up/place.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { releaseEmail, reserveEmail } from "#lambdas/shared/table/email-guard.ts";
import { SignUpItem } from "#lambdas/shared/table/items/sign-up.ts";
import type { Key } from "#lambdas/shared/table/key.ts";

export type SignUpContext = IdentityContext & CodeContext;

/** Longer than making a user takes. */
const reservedMilliseconds = 60_000;

/** The same for the same sign-up: a browser that lost the answer gets it again. It is good until a password was chosen with it. */
const firstPassword = (secret: string, { id, salt }: SignUpItem, key: string): string =>
  createHmac("sha256", secret).update(["first-password", id, salt, key].join("\n")).digest("base64url");

const makeAccount = async (
  context: SignUpContext,
  place: Key,
  { id, email, fullName: name, language, salt }: SignUpItem,
  password: string,
): Promise<void> => {
  const { table, system } = context;
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

/** Makes the user whose address has just been proved. The rest of the account follows when a password is chosen, which never passes through here. */
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
