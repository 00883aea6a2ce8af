import {
  autoSignIn,
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from "aws-amplify/auth";
import type { Language } from "#contract/accounts.ts";
import { fromThisDevice } from "#web/auth/device.ts";
import { type SignInStep, stepOf } from "./sign-in-steps.ts";

export type Credentials = { readonly email: string; readonly password: string };
export type Newcomer = Credentials & { readonly fullName: string };

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "");

/** Mails are worded in the language of the page. */
const worded = (language: Language) => ({ clientMetadata: { language } });

/** Nothing but e-mail, name and language goes to the user pool. */
const createAccount = async (newcomer: Newcomer, language: Language): Promise<void> => {
  const { email, password, fullName } = newcomer;
  await signUp({
    username: email,
    password,
    options: {
      userAttributes: { email, name: fullName, locale: language },
      autoSignIn: { authFlowType: "USER_SRP_AUTH", ...fromThisDevice() },
      ...worded(language),
    },
  });
};

/** Somebody who is signed in already, in another tab perhaps, has got what they asked for. */
const enterPassword = async ({ email, password }: Credentials): Promise<SignInStep> => {
  try {
    return stepOf(await signIn({ username: email, password, options: fromThisDevice() }));
  } catch (error) {
    if (nameOf(error) === "UserAlreadyAuthenticatedException") return "done";
    throw error;
  }
};

/** With the passkey that the browser keeps for this account. Whoever has none is asked for one too. */
const enterPasskey = async (email: string): Promise<SignInStep> => {
  const options = { authFlowType: "USER_AUTH", preferredChallenge: "WEB_AUTHN" } as const;
  try {
    const step = stepOf(await signIn({ username: email, options }));
    if (step === "unsupported") throw new Error("The pool did not ask for a passkey");
    return step;
  } catch (error) {
    if (nameOf(error) === "UserAlreadyAuthenticatedException") return "done";
    throw error;
  }
};

const confirmEmail = async (email: string, code: string): Promise<{ remembered: boolean }> => {
  try {
    const { nextStep } = await confirmSignUp({ username: email, confirmationCode: code });
    return { remembered: nextStep.signUpStep === "COMPLETE_AUTO_SIGN_IN" };
  } catch (error) {
    // So answers the pool when the address has been confirmed before, and only signing in failed.
    const isConfirmed = error instanceof Error && /current status is confirmed/i.test(error.message);
    if (isConfirmed) return { remembered: false };
    throw error;
  }
};

/** Confirms the address and signs in. May be tried again whichever of the two failed. */
const confirmAndEnter = async (credentials: Credentials, code: string): Promise<SignInStep> => {
  const { remembered } = await confirmEmail(credentials.email, code);
  return remembered ? stepOf(await autoSignIn()) : enterPassword(credentials);
};

const resendCode = async (email: string, language: Language): Promise<void> => {
  await resendSignUpCode({ username: email, options: worded(language) });
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
  confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });

const leave = async (): Promise<void> => signOut();

/** What the pages ask of the user pool. */
export const pool = {
  createAccount,
  enterPassword,
  enterPasskey,
  confirmAndEnter,
  resendCode,
  answerChallenge,
  askForReset,
  reset,
  leave,
};
