import i18next from "i18next";
import type { Resources } from "#web/platform/i18n/resources.ts";

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

export const totpFailureText = (error: unknown): string => {
  const name = error instanceof Error ? error.name : "";
  return i18next.t(($) => $.accounts.failures[byName[name] ?? "unexpected"]);
};

export const isWrongCode = (error: unknown): boolean =>
  error instanceof Error && byName[error.name] === "wrongTotp";
