import i18next from "i18next";
import type { Resources } from "#web/platform/i18n/resources.ts";

type Failure = keyof Resources["accounts"]["failures"];

export type Operation = "signIn" | "enterCode" | "askForReset" | "reset";

const always: Readonly<Record<string, Failure>> = {
  TooManyFailedAttemptsException: "tooManyAttempts",
  TooManyRequestsException: "tooManyAttempts",
  LimitExceededException: "tooManyAttempts",
  NetworkError: "network",
  StorageBlockedError: "storageBlocked",
};

const names: Readonly<Record<Operation, Readonly<Record<string, Failure>>>> = {
  signIn: { NotAuthorizedException: "wrongCredentials", UserNotFoundException: "wrongCredentials" },
  enterCode: {
    CodeMismatchException: "wrongTotp",
    EnableSoftwareTokenMFAException: "wrongTotp",
    ExpiredCodeException: "wrongTotp",
    NotAuthorizedException: "stepTooOld",
  },
  askForReset: {},
  reset: {
    CodeMismatchException: "wrongCode",
    ExpiredCodeException: "expiredCode",
    UserNotFoundException: "expiredCode",
    NotAuthorizedException: "expiredCode",
    InvalidPasswordException: "passwordRefused",
    InvalidParameterException: "passwordRefused",
  },
};

/** For exceptions with several meanings, decided by their message. */
const byMessage: readonly (readonly [RegExp, Failure])[] = [
  [/too-many-sign-ins/, "tooManyStrangers"],
  [/account-locked/, "accountLocked"],
  [/attempts exceeded/i, "tooManyAttempts"],
  [/temporary password/i, "invitationExpired"],
  [/not long enough/i, "passwordTooShort"],
];

const otherwise: Readonly<Record<Operation, Failure>> = {
  signIn: "signInFailed",
  enterCode: "signInFailed",
  askForReset: "resetMailFailed",
  reset: "unexpected",
};

export const failureText = (operation: Operation, error: unknown): string => {
  const { name, message } = error instanceof Error ? error : new Error("unknown");
  const known = byMessage.find(([words]) => words.test(message))?.[1];
  const failure = known ?? names[operation][name] ?? always[name] ?? otherwise[operation];
  return i18next.t(($) => $.accounts.failures[failure]);
};
