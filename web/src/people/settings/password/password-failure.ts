import i18next from "i18next";
import type { Resources } from "#web/platform/i18n/resources.ts";

type Failure = keyof Resources["accounts"]["failures"];
type Field = "current" | "password" | "code";

export type PasswordFailure = { readonly field?: Field; readonly text: string };

const common: Readonly<Record<string, readonly [Failure, Field?]>> = {
  CodeMismatchException: ["wrongCode", "code"],
  ExpiredCodeException: ["expiredCode", "code"],
  InvalidPasswordException: ["passwordRefused", "password"],
  InvalidParameterException: ["passwordRefused", "password"],
  CodeDeliveryFailureException: ["resetMailFailed"],
  LimitExceededException: ["tooManyAttempts"],
  TooManyRequestsException: ["tooManyAttempts"],
  TooManyFailedAttemptsException: ["tooManyAttempts"],
  UserUnAuthenticatedException: ["stepTooOld"],
  NetworkError: ["network"],
};

export const passwordFailure = (error: Error): PasswordFailure => {
  if (error.name === "NotAuthorizedException") {
    // The same name means a wrong password or an ended session.
    if (/token|revoked/i.test(error.message)) return { text: i18next.t(($) => $.problems["session-ended"]) };
    return { field: "current", text: i18next.t(($) => $.settings.password.wrongCurrent) };
  }
  const tooShort = error.name === "InvalidPasswordException" && /not long enough/i.test(error.message);
  if (tooShort) return { field: "password", text: i18next.t(($) => $.accounts.failures.passwordTooShort) };
  const [name, field] = common[error.name] ?? ["unexpected"];
  const text = i18next.t(($) => $.accounts.failures[name]);
  return field === undefined ? { text } : { field, text };
};
