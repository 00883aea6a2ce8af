import i18next from "i18next";
import type { Resources } from "#web/i18n/resources.ts";

type Failure = keyof Resources["accounts"]["failures"];

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
