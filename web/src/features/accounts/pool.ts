import { confirmResetPassword, confirmSignIn, resetPassword, signIn, signOut } from "aws-amplify/auth";
import type { Language } from "#contract/accounts.ts";
import { fromThisDevice } from "#web/auth/device.ts";
import { type SignInStep, stepOf } from "./sign-in-steps.ts";

export type Credentials = { readonly email: string; readonly password: string };

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "");

/** Mails are worded in the language of the page. */
const worded = (language: Language) => ({ clientMetadata: { language } });

/** Someone who is signed in already, in another tab perhaps, has got what they asked for. */
const enterPassword = async ({ email, password }: Credentials): Promise<SignInStep> => {
  try {
    return stepOf(await signIn({ username: email, password, options: fromThisDevice() }));
  } catch (error) {
    if (nameOf(error) === "UserAlreadyAuthenticatedException") return "done";
    throw error;
  }
};

/** With the passkey that the browser keeps for this account. A person who has none is asked for one too. */
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

/** The password is chosen between the browser and the pool; the API knows only the one that lets someone choose. */
const enterNewcomer = async (credentials: Credentials, firstPassword: string): Promise<SignInStep> => {
  try {
    const step = await enterPassword({ ...credentials, password: firstPassword });
    return step === "new-password" ? await answerChallenge(credentials.password) : step;
  } catch (error) {
    // It was refused: another can be chosen.
    if (nameOf(error) === "InvalidPasswordException") return "new-password";
    // The password was chosen before, and only the answer got lost.
    if (nameOf(error) === "NotAuthorizedException") return enterPassword(credentials);
    throw error;
  }
};

/** Answers the challenge that the last sign-in ended in: a new password or a one-time code. */
const answerChallenge = async (answer: string): Promise<SignInStep> =>
  stepOf(await confirmSignIn({ challengeResponse: answer, options: fromThisDevice() }));

/** These tell who has an account, so the person gets the same answer as everybody else. */
const telling = new Set([
  "UserNotFoundException",
  "UserNotConfirmedException",
  "InvalidParameterException",
  "NotAuthorizedException",
]);

const askForReset = async (email: string, language: Language): Promise<void> => {
  try {
    await resetPassword({ username: email, options: worded(language) });
  } catch (error) {
    if (!telling.has(nameOf(error))) throw error;
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

/** What the pages ask of the user pool. */
export const pool = {
  enterPassword,
  enterPasskey,
  enterNewcomer,
  answerChallenge,
  askForReset,
  reset,
  leave,
};
