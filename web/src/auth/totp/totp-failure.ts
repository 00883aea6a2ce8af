import i18next from "i18next";
import type { accounts } from "#web/i18n/sv/accounts.ts";

type Failure = keyof typeof accounts.failures;

const byName: Readonly<Record<string, Failure>> = {
  CodeMismatchException: "wrongTotp",
  EnableSoftwareTokenMFAException: "wrongTotp",
  ExpiredCodeException: "wrongTotp",
  SoftwareTokenMFANotFoundException: "stepTooOld",
  NotAuthorizedException: "stepTooOld",
  UserUnAuthenticatedException: "stepTooOld",
  TooManyFailedAttemptsException: "tooManyAttempts",
  TooManyRequestsException: "tooManyAttempts",
  LimitExceededException: "tooManyAttempts",
  NetworkError: "network",
};

/** Why the pool did not take a code or a wish about the second factor, in words. */
export const totpFailureText = (error: unknown): string => {
  const name = error instanceof Error ? error.name : "";
  return i18next.t(($) => $.accounts.failures[byName[name] ?? "unexpected"]);
};

/** Whether another code may help. */
export const isWrongCode = (error: unknown): boolean =>
  error instanceof Error && byName[error.name] === "wrongTotp";
