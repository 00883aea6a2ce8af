import { randomInt } from "node:crypto";
import * as z from "zod";
import type { Clock } from "#local/cloud.ts";
import type { Records } from "#local/state/records.ts";
import { CognitoError } from "./errors.ts";
import type { Limits } from "./limits.ts";

const Code = z.object({ code: z.string(), expiresAt: z.number() });

const hour = 3_600_000;
const life = { "sign-up": 24 * hour, "reset-password": hour, "verify-email": 24 * hour } as const;

type CodePurpose = keyof typeof life;

export type Codes = {
  /** Creates a six-digit code and invalidates the previous one. */
  issue(subject: string, purpose: CodePurpose): string;
  /** Records a code without sending one, so that unknown users cannot be told from known ones. */
  pretend(subject: string, purpose: CodePurpose): void;
  /** Consumes a code; throws CodeMismatchException, ExpiredCodeException or LimitExceededException. */
  redeem(subject: string, purpose: CodePurpose, given: string): void;
};

export const expiredCode = (): CognitoError =>
  new CognitoError("ExpiredCodeException", "Invalid code provided, please request a code again.");

export const openCodes = (records: Records, poolId: string, clock: Clock, limits: Limits): Codes => {
  const put = (subject: string, purpose: CodePurpose, code: string): void => {
    limits.spend("code-send", `${subject}/${purpose}`);
    records.put("code", `${poolId}/${subject}/${purpose}`, { code, expiresAt: clock.now() + life[purpose] });
  };
  return {
    issue: (subject, purpose) => {
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      put(subject, purpose, code);
      return code;
    },
    pretend: (subject, purpose) => put(subject, purpose, "none"),
    redeem: (subject, purpose, given) => {
      limits.spend("code-guess", `${subject}/${purpose}`);
      const key = `${poolId}/${subject}/${purpose}`;
      const stored = Code.safeParse(records.get("code", key));
      if (!stored.success || stored.data.expiresAt <= clock.now()) throw expiredCode();
      if (!/^\d{6}$/.test(given) || stored.data.code !== given) {
        throw new CognitoError(
          "CodeMismatchException",
          "Invalid verification code provided, please try again.",
        );
      }
      records.delete("code", key);
      limits.forgive("code-guess", `${subject}/${purpose}`);
    },
  };
};
