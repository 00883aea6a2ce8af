import { createHmac, timingSafeEqual } from "node:crypto";
import { sixDigits } from "#lambdas/secrets/six-digits.ts";

/** Whom a code was made for, and by which random salt. */
type Made = { readonly email: string; readonly uid: string; readonly salt: string };

/** A code that nobody can tell from what the table holds: it follows from the salt there and from a secret that is not. Whoever writes the mail and whoever checks the code each work it out. */
export const mailCode = (secret: string, { email, uid, salt }: Made): string =>
  sixDigits(createHmac("sha256", secret).update(["found-report", email, uid, salt].join("\n")).digest());

export const isMailCode = (secret: string, made: Made, typed: string): boolean => {
  const [given, wanted] = [Buffer.from(typed), Buffer.from(mailCode(secret, made))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};
