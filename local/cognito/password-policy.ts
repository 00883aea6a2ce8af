import { randomInt } from "node:crypto";

import { CognitoError } from "./errors.ts";
import { isLeaked } from "./leaked-passwords.ts";
import type { PoolConfig } from "./pool.ts";

const longest = 256;

/** Throws InvalidPasswordException. */
export const checkPasswordPolicy = (pool: PoolConfig, password: string): void => {
  const refusal = (reason: string): CognitoError =>
    new CognitoError("InvalidPasswordException", `Password did not conform with policy: ${reason}`);
  if (password.length < pool.passwordPolicy.minimumLength) throw refusal("Password not long enough");
  if (password.length > longest) throw refusal("Password too long");
  if (password.trim() !== password) throw refusal("Password must not begin or end with a space");
  if (pool.refusesLeaked === true && isLeaked(password)) {
    throw new CognitoError(
      "InvalidPasswordException",
      "Provided password cannot be used for security reasons.",
    );
  }
};

// Without the letters and digits that are mistaken for one another when typed off a mail.
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789";

export const temporaryPassword = (pool: PoolConfig): string => {
  const length = Math.max(pool.passwordPolicy.minimumLength, 12);
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
};
