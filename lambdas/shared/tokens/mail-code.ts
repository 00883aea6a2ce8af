import { createHmac, timingSafeEqual } from "node:crypto";
import { sixDigits } from "./six-digits.ts";

/** What a code is for: one for the one is worth nothing for another. */
export type CodeUse = "found-report" | "sign-up" | "email";

/** Whom a code was made for, about what, and by which random salt. */
export type Made = { readonly email: string; readonly uid: string; readonly salt: string };

/** A code that nobody can tell from what the table holds: it follows from the salt there and from a secret that is not. A person who writes the mail and the person who checks the code each work it out. */
export const mailCode = (secret: string, use: CodeUse, { email, uid, salt }: Made): string =>
  sixDigits(createHmac("sha256", secret).update([use, email, uid, salt].join("\n")).digest());

export const isMailCode = (secret: string, use: CodeUse, made: Made, typed: string): boolean => {
  const [given, wanted] = [Buffer.from(typed), Buffer.from(mailCode(secret, use, made))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};
