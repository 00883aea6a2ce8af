import { confirmResetPassword, confirmSignIn, resetPassword, signIn, signOut } from "aws-amplify/auth";
import type { Language } from "#contract/people/accounts.ts";
import { fromNewcomer, fromThisDevice } from "#web/platform/auth/device.ts";
import { type SignInStep, stepOf } from "./sign-in-steps.ts";

export type Credentials = { readonly email: string; readonly password: string };

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "");

const inLanguage = (language: Language) => ({ clientMetadata: { language } });

/** Counts as done if somebody is already signed in, such as in another tab. */
const enterPassword = async ({ email, password }: Credentials): Promise<SignInStep> => {
  try {
    return stepOf(await signIn({ username: email, password, options: fromThisDevice() }));
  } catch (error) {
    if (nameOf(error) === "UserAlreadyAuthenticatedException") return "done";
    throw error;
  }
};

/** Signs in with this account's passkey. The pool asks for one even if there is none, to reveal nothing. */
const enterPasskey = async (email: string): Promise<SignInStep> => {
  const options = {
    authFlowType: "USER_AUTH",
    preferredChallenge: "WEB_AUTHN",
    ...fromThisDevice(),
  } as const;
  try {
    const step = stepOf(await signIn({ username: email, options }));
    if (step === "unsupported") throw new Error("The pool did not ask for a passkey");
    return step;
  } catch (error) {
    if (nameOf(error) === "UserAlreadyAuthenticatedException") return "done";
    throw error;
  }
};

/** Signs in with the one-time password, then sets the chosen one, which the API never sees. */
const enterNewcomer = async (credentials: Credentials, firstPassword: string): Promise<SignInStep> => {
  try {
    const step = await enterPassword({ ...credentials, password: firstPassword });
    return step === "new-password" ? await answerChallenge(credentials.password) : step;
  } catch (error) {
    // The pool refused the password, so the person chooses another.
    if (nameOf(error) === "InvalidPasswordException") return "new-password";
    // An earlier try set the password, and its response was lost.
    if (nameOf(error) === "NotAuthorizedException") return enterPassword(credentials);
    throw error;
  }
};

const answerChallenge = async (answer: string): Promise<SignInStep> =>
  stepOf(await confirmSignIn({ challengeResponse: answer, options: fromNewcomer() }));

/** These reveal who has an account, so they are swallowed. */
const revealingErrors = new Set([
  "UserNotFoundException",
  "UserNotConfirmedException",
  "InvalidParameterException",
  "NotAuthorizedException",
]);

const askForReset = async (email: string, language: Language): Promise<void> => {
  try {
    await resetPassword({ username: email, options: inLanguage(language) });
  } catch (error) {
    if (!revealingErrors.has(nameOf(error))) throw error;
  }
};

const reset = async ({ email, password }: Credentials, code: string): Promise<void> =>
  confirmResetPassword({
    username: email,
    confirmationCode: code,
    newPassword: password,
    options: fromThisDevice(),
  });

const leave = async (): Promise<void> => signOut();

export const pool = {
  enterPassword,
  enterPasskey,
  enterNewcomer,
  answerChallenge,
  askForReset,
  reset,
  leave,
};
