import { createHmac } from "node:crypto";
import { isSameSecret } from "./is-same-secret.ts";

/** Six digits from six bytes, which are enough to make all codes equally likely. */
export const sixDigits = (bytes: Uint8Array): string =>
  String(Buffer.from(bytes).readUIntBE(0, 6) % 1_000_000).padStart(6, "0");

/** A code for one use is invalid for another. */
export type CodeUse = "found-report" | "sign-up" | "email";

/** `uid` is the subject of the code. The table stores the salt. */
export type CodeInput = { readonly email: string; readonly uid: string; readonly salt: string };

/** Derives a code from a secret and a stored salt, so that the table alone reveals no code. The mail's writer and the check each derive it. */
export const mailCode = (secret: string, use: CodeUse, { email, uid, salt }: CodeInput): string =>
  sixDigits(createHmac("sha256", secret).update([use, email, uid, salt].join("\n")).digest());

export const isMailCode = (secret: string, use: CodeUse, input: CodeInput, typed: string): boolean =>
  isSameSecret(typed, mailCode(secret, use, input));
