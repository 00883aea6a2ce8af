import { randomInt } from "node:crypto";
import { CognitoError } from "./errors.ts";
import type { PoolConfig } from "./pool.ts";

/** A sample of the most common passwords; Cognito checks against far longer lists. */
const leaked = new Set(
  (
    "00000000 11111111 12345678 123123123 123456789 1234567890 1q2w3e4r 1q2w3e4r5t 1qaz2wsx abc12345 " +
    "abcd1234 admin123 asdfghjkl baseball changeme charlie1 computer dragon123 football hejsan123 iloveyou " +
    "internet letmein1 losenord losenord1 losenord123 lösenord lösenord1 lösenord123 michael1 monkey123 " +
    "passw0rd password password1 password12 password123 princess qwerty12 qwerty123 qwertyui qwertyuiop " +
    "sommar2024 sommar2025 sommar2026 starwars sunshine superman trustno1 welcome1 whatever zaq12wsx"
  ).split(" "),
);

const isLeaked = (password: string): boolean => leaked.has(password.toLowerCase());

const maxLength = 256;

/** Throws InvalidPasswordException. */
export const checkPasswordPolicy = (pool: PoolConfig, password: string): void => {
  const refusal = (reason: string): CognitoError =>
    new CognitoError("InvalidPasswordException", `Password did not conform with policy: ${reason}`);
  if (password.length < pool.passwordPolicy.minimumLength) throw refusal("Password not long enough");
  if (password.length > maxLength) throw refusal("Password too long");
  if (password.trim() !== password) throw refusal("Password must not begin or end with a space");
  if (pool.refusesLeaked === true && isLeaked(password)) {
    throw new CognitoError(
      "InvalidPasswordException",
      "Provided password cannot be used for security reasons.",
    );
  }
};

// Without letters and digits that are easily confused, since users may type it from a mail.
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789";

export const temporaryPassword = (pool: PoolConfig): string => {
  const length = Math.max(pool.passwordPolicy.minimumLength, 12);
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
};
