import { describe, expect, it } from "vitest";
import type { ProblemCode } from "#contract/platform/problems.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { EntryError, failureOf, type Operation } from "#web/people/accounts/failures.ts";
import { accounts } from "#web/people/accounts/texts/sv.ts";

const refusal = (name: string, message = ""): Error => Object.assign(new Error(message), { name });

type FailureCase = readonly [name: string, message: string, text: string];

const tooManyAttempts = "För många försök. Vänta en stund och försök igen.";
const shortPassword = "Lösenordet måste vara minst 8 tecken långt";
const refusedPassword = accounts.failures.passwordRefused;
const wrongCredentials = "Felaktiga inloggningsuppgifter";
const signInFailed = "Inloggning misslyckades";
const network = "Nätverksfel. Kontrollera uppkopplingen och försök igen.";

const everywhere: readonly FailureCase[] = [
  ["NetworkError", "A network error has occurred.", network],
  ["TypeError", "Failed to fetch", network],
  ["TypeError", "Load failed", network],
  ["TypeError", "Failed to fetch dynamically imported module", network],
  ["StorageBlockedError", "", accounts.failures.storageBlocked],
];

const limits = (text: string): FailureCase[] =>
  ["TooManyRequestsException", "LimitExceededException", "TooManyFailedAttemptsException"].map((name) => [
    name,
    "Attempt limit exceeded, please try after some time.",
    text,
  ]);

const table: Record<Operation, readonly FailureCase[]> = {
  signUp: [["Error", "", "Ett oväntat fel uppstod vid registrering"]],
  confirm: [
    ["NotAuthorizedException", "Incorrect username or password.", wrongCredentials],
    ["InternalErrorException", "", "Ett fel uppstod. Försök igen."],
    ...limits(tooManyAttempts),
  ],
  resend: [["Error", "", accounts.failures.mailNotSent]],
  signIn: [
    ["NotAuthorizedException", "Incorrect username or password.", wrongCredentials],
    ["UserNotFoundException", "User does not exist.", wrongCredentials],
    ["NotAuthorizedException", "Password attempts exceeded", tooManyAttempts],
    [
      "UserLambdaValidationException",
      "PreAuthentication failed with error too-many-sign-ins.",
      accounts.failures.tooManyStrangers,
    ],
    [
      "UserLambdaValidationException",
      "PreTokenGeneration failed with error account-locked.",
      accounts.failures.accountLocked,
    ],
    ["NotAuthorizedException", "User is disabled.", signInFailed],
    [
      "NotAuthorizedException",
      "Temporary password has expired and must be reset by an administrator.",
      accounts.failures.invitationExpired,
    ],
    ["InternalErrorException", "", signInFailed],
    ["UnexpectedLambdaException", "", signInFailed],
    ...limits(tooManyAttempts),
  ],
  passkey: [
    ["PasskeyAuthenticationCanceled", "", accounts.failures.passkeyCancelled],
    ["PasskeyOperationAborted", "", accounts.failures.passkeyCancelled],
    ["NotAuthorizedException", "Incorrect username or password.", accounts.failures.passkeyRefused],
    ["NotAuthorizedException", "User is disabled.", signInFailed],
    ["Error", "The pool did not ask for a passkey", accounts.failures.passkeyRefused],
    ...limits(tooManyAttempts),
  ],
  chooseNewPassword: [
    [
      "InvalidPasswordException",
      "Password did not conform with policy: Password not long enough",
      shortPassword,
    ],
    ["InvalidPasswordException", "Password has previously been used", refusedPassword],
    ["InvalidParameterException", "Value at 'password' failed to satisfy constraint", refusedPassword],
    ["NotAuthorizedException", "Invalid session for the user.", accounts.failures.stepTooOld],
    ["InternalErrorException", "", signInFailed],
    ...limits(tooManyAttempts),
  ],
  enterTotp: [
    ["CodeMismatchException", "", accounts.failures.wrongTotp],
    ["EnableSoftwareTokenMFAException", "Code mismatch", accounts.failures.wrongTotp],
    ["ExpiredCodeException", "", accounts.failures.wrongTotp],
    ["NotAuthorizedException", "Invalid session for the user.", accounts.failures.stepTooOld],
    ["InternalErrorException", "", signInFailed],
    ...limits(tooManyAttempts),
  ],
  askForReset: [
    ["CodeDeliveryFailureException", "", "Kunde inte skicka återställningsmail. Försök igen."],
    ["InternalErrorException", "", "Kunde inte skicka återställningsmail. Försök igen."],
    ...limits(tooManyAttempts),
  ],
  reset: [
    ["CodeMismatchException", "", accounts.failures.wrongCode],
    ["ExpiredCodeException", "", accounts.failures.expiredCode],
    ["UserNotFoundException", "", accounts.failures.expiredCode],
    ["NotAuthorizedException", "", accounts.failures.expiredCode],
    [
      "InvalidPasswordException",
      "Password did not conform with policy: Password not long enough",
      shortPassword,
    ],
    ["InvalidPasswordException", "Password has previously been used", refusedPassword],
    ["InvalidParameterException", "Value at 'password' failed to satisfy constraint", refusedPassword],
    ["InternalErrorException", "", "Ett fel uppstod. Försök igen."],
    ...limits(tooManyAttempts),
  ],
};

const rows = Object.entries(table).flatMap(([operation, of]) =>
  [...of, ...everywhere].map((row) => [operation as Operation, ...row] as const),
);

/** The API's errors for a sign-up. */
const answers = [
  ["signUp", "too-many-requests", "För många registreringsförsök. Försök igen senare."],
  ["signUp", "internal", "Ett oväntat fel uppstod vid registrering"],
  ["signUp", "sign-ups-closed", "Registrering är för närvarande inaktiverad"],
  ["confirm", "code-wrong", accounts.failures.wrongCode],
  ["confirm", "code-expired", accounts.failures.expiredCode],
  ["confirm", "email-taken", "E-postadressen är redan registrerad"],
  ["resend", "too-many-requests", "För många registreringsförsök. Försök igen senare."],
] as const;
const rules = [
  ["email-format", "Ogiltig e-postadress"],
  ["name-too-short", "Namnet måste vara minst 2 tecken"],
  ["name-digits", "Ett namn kan inte innehålla mer än fem siffror"],
  ["too-long", "Texten är för lång."],
  ["format", "Ett oväntat fel uppstod vid registrering"],
] as const;
const answered = (code: ProblemCode): ProblemError =>
  new ProblemError({ type: code, title: code, status: 422, code });

describe("failureOf", () => {
  it.each(answers)("%s: %s reads '%s'", (operation, code, text) => {
    expect(accounts.failures[failureOf(operation, answered(code))]).toBe(text);
  });

  it.each(rules)("names the field error: %s", (rule, text) => {
    const problem = { type: "", title: "", status: 400, code: "invalid-request" } as const;
    const error = new ProblemError({ ...problem, issues: [{ path: "it", rule }] });
    expect(accounts.failures[failureOf("signUp", error)]).toBe(text);
  });

  it.each(rows)("%s: %s (%s) reads '%s'", (operation, name, message, text) => {
    expect(accounts.failures[failureOf(operation, refusal(name, message))]).toBe(text);
  });

  it.each([
    ["role", "Kunde inte verifiera användarroll"],
    ["profile", "Kunde inte skapa användarprofil"],
    ["signInFailed", signInFailed],
  ] as const)("says why entering failed: %s", (failure, text) => {
    expect(accounts.failures[failureOf("signIn", new EntryError(failure))]).toBe(text);
    expect(accounts.failures[failureOf("confirm", new EntryError(failure))]).toBe(text);
  });

  it("does not mistake a bug in the page for a network failure", () => {
    expect(failureOf("signIn", new TypeError("x is not a function"))).toBe("signInFailed");
  });

  it("has a text for anything thrown", () => {
    expect(failureOf("signUp", "nonsense")).toBe("signUpUnexpected");
    expect(failureOf("reset", undefined)).toBe("unexpected");
  });

  it("reaches every text at least once", () => {
    const reached = rows.map(([operation, name, message]) => failureOf(operation, refusal(name, message)));
    const told = answers.map(([operation, code]) => failureOf(operation, answered(code)));
    expect(
      new Set([
        ...reached,
        ...told,
        "role",
        "profile",
        "emailFormat",
        "nameTooShort",
        "nameDigits",
        "tooLong",
      ]),
    ).toEqual(new Set(Object.keys(accounts.failures)));
  });
});
