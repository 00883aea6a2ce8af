import { ProblemError } from "#web/platform/api/errors.ts";
import type { accounts } from "#web/people/accounts/texts/sv.ts";

export type Failure = keyof typeof accounts.failures;

/** Sign-in succeeded in the pool but failed afterwards; the person was signed out again. */
export class EntryError extends Error {
  override name = "EntryError";
  readonly failure: "role" | "profile" | "signInFailed";

  constructor(failure: EntryError["failure"], cause?: unknown) {
    super(`Entry refused: ${failure}`, { cause });
    this.failure = failure;
  }
}

type Rules = {
  readonly byName: Readonly<Record<string, Failure>>;
  readonly byMessage?: readonly (readonly [name: string, message: RegExp, failure: Failure])[];
  readonly otherwise: Failure;
};

const tooMany = {
  TooManyRequestsException: "tooManyAttempts",
  LimitExceededException: "tooManyAttempts",
  TooManyFailedAttemptsException: "tooManyAttempts",
} as const;

const passwordRefusals = [["InvalidPasswordException", /not long enough/i, "passwordTooShort"]] as const;

/** Only reached after correct credentials, so it may say that the account is locked. */
const lockedAccount = ["UserLambdaValidationException", /account-locked/, "accountLocked"] as const;

const rules = {
  signUp: { byName: {}, otherwise: "signUpUnexpected" },
  confirm: {
    byName: { ...tooMany, NotAuthorizedException: "wrongCredentials" },
    otherwise: "unexpected",
  },
  resend: { byName: {}, otherwise: "mailNotSent" },
  signIn: {
    byName: {
      ...tooMany,
      NotAuthorizedException: "wrongCredentials",
      UserNotFoundException: "wrongCredentials",
    },
    byMessage: [
      ["UserLambdaValidationException", /too-many-sign-ins/, "tooManyStrangers"],
      lockedAccount,
      ["NotAuthorizedException", /attempts exceeded/i, "tooManyAttempts"],
      ["NotAuthorizedException", /temporary password/i, "invitationExpired"],
      ["NotAuthorizedException", /disabled/i, "signInFailed"],
    ],
    otherwise: "signInFailed",
  },
  passkey: {
    byName: {
      ...tooMany,
      PasskeyAuthenticationCanceled: "passkeyCancelled",
      PasskeyOperationAborted: "passkeyCancelled",
    },
    byMessage: [
      ["UserLambdaValidationException", /too-many-sign-ins/, "tooManyStrangers"],
      lockedAccount,
      ["NotAuthorizedException", /disabled/i, "signInFailed"],
    ],
    otherwise: "passkeyRefused",
  },
  chooseNewPassword: {
    byName: {
      ...tooMany,
      InvalidPasswordException: "passwordRefused",
      NotAuthorizedException: "stepTooOld",
    },
    byMessage: [
      ...passwordRefusals,
      ["InvalidParameterException", /password/i, "passwordRefused"],
      lockedAccount,
    ],
    otherwise: "signInFailed",
  },
  enterTotp: {
    byName: {
      ...tooMany,
      CodeMismatchException: "wrongTotp",
      EnableSoftwareTokenMFAException: "wrongTotp",
      ExpiredCodeException: "wrongTotp",
      NotAuthorizedException: "stepTooOld",
    },
    byMessage: [lockedAccount],
    otherwise: "signInFailed",
  },
  askForReset: { byName: tooMany, otherwise: "resetMailFailed" },
  reset: {
    byName: {
      ...tooMany,
      CodeMismatchException: "wrongCode",
      ExpiredCodeException: "expiredCode",
      UserNotFoundException: "expiredCode",
      NotAuthorizedException: "expiredCode",
      InvalidPasswordException: "passwordRefused",
    },
    byMessage: [...passwordRefusals, ["InvalidParameterException", /password/i, "passwordRefused"]],
    otherwise: "unexpected",
  },
} as const satisfies Record<string, Rules>;

export type Operation = keyof typeof rules;

/** Amplify names its network errors; before it loads, only the browser's message shows them. */
const isNetworkError = ({ name, message }: Error): boolean =>
  name === "NetworkError" || (name === "TypeError" && /fetch|import|load/i.test(message));

const byCode: Readonly<Record<string, Failure>> = {
  "code-wrong": "wrongCode",
  "code-expired": "expiredCode",
  "email-taken": "emailTaken",
  "sign-ups-closed": "signUpsClosed",
  "too-many-requests": "tooManySignUps",
};

const byRule: Readonly<Record<string, Failure>> = {
  "email-format": "emailFormat",
  "name-too-short": "nameTooShort",
  "name-digits": "nameDigits",
  "too-long": "tooLong",
};

const ofProblem = ({ code, issues: [issue] }: ProblemError): Failure | undefined =>
  issue === undefined ? byCode[code] : byRule[issue.rule];

export const failureOf = (operation: Operation, error: unknown): Failure => {
  const { byName, byMessage = [], otherwise }: Rules = rules[operation];
  if (!(error instanceof Error)) return otherwise;
  if (error instanceof EntryError) return error.failure;
  if (error instanceof ProblemError) return ofProblem(error) ?? otherwise;
  if (error.name === "StorageBlockedError") return "storageBlocked";
  if (isNetworkError(error)) return "network";
  const known = byMessage.find(([name, message]) => error.name === name && message.test(error.message));
  return known?.[2] ?? byName[error.name] ?? otherwise;
};
