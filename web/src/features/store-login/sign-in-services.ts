import type { AuthenticatorProps } from "@aws-amplify/ui-react";
import {
  confirmResetPassword,
  type ConfirmResetPasswordInput,
  confirmSignIn,
  type ConfirmSignInInput,
  resetPassword,
  type ResetPasswordInput,
  type ResetPasswordOutput,
  signIn,
  type SignInInput,
  type SignInOutput,
} from "aws-amplify/auth";
import { fromThisDevice } from "#web/auth/device.ts";
import { shownLanguage } from "#web/i18n/i18n.ts";
import { admit } from "./entry.ts";
import { failureText, type Operation } from "./failure-text.ts";

const worded = async <Answer>(operation: Operation, call: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await call();
  } catch (error) {
    throw new Error(failureText(operation, error), { cause: error });
  }
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "");

const isIn: SignInOutput = { isSignedIn: true, nextStep: { signInStep: "DONE" } };

/** Someone who is signed in already, in another tab perhaps, has got what they asked for. */
const enter = async (input: SignInInput): Promise<SignInOutput> => {
  try {
    return await signIn({ ...input, options: { ...input.options, ...fromThisDevice() } });
  } catch (error) {
    if (nameOf(error) === "UserAlreadyAuthenticatedException") return isIn;
    throw error;
  }
};

const admitted = async (output: SignInOutput): Promise<SignInOutput> => {
  if (output.nextStep.signInStep === "DONE") await admit();
  return output;
};

/** These tell who has an account, so the person gets the same answer as everybody else. */
const telling = new Set([
  "UserNotFoundException",
  "UserNotConfirmedException",
  "InvalidParameterException",
  "NotAuthorizedException",
]);

const codeIsSent: ResetPasswordOutput = {
  isPasswordReset: false,
  nextStep: { resetPasswordStep: "CONFIRM_RESET_PASSWORD_WITH_CODE", codeDeliveryDetails: {} },
};

/** The mail is worded in the language that the page has by then. */
const askForReset = async (username: string): Promise<ResetPasswordOutput> => {
  const clientMetadata = { language: shownLanguage() };
  try {
    return await resetPassword({ username, options: { clientMetadata } });
  } catch (error) {
    if (telling.has(nameOf(error))) return codeIsSent;
    throw error;
  }
};

const clean = (username: string): string => username.trim().toLowerCase();

/** Amplify's calls may be given a context before their input; the component never gives one. */
type Given<Input> = readonly [input: Input] | readonly [context: object, input: Input];
const inputOf = <Input>(given: Given<Input>): Input => (given.length === 1 ? given[0] : given[1]);

/** An address that was never confirmed belongs to no store. */
const signInAs = async (input: SignInInput): Promise<SignInOutput> => {
  const output = await enter({ ...input, username: clean(input.username) });
  if (output.nextStep.signInStep !== "CONFIRM_SIGN_UP") return output;
  throw Object.assign(new Error("Not confirmed"), { name: "NotAuthorizedException" });
};

/** What the sign-in component asks of the user pool, with our own words for what it refuses. `onAttempt` hears of every new password. */
export const signInServices = (onAttempt: () => void): NonNullable<AuthenticatorProps["services"]> => ({
  handleSignIn: async (...given: Given<SignInInput>) => {
    onAttempt();
    return admitted(await worded("signIn", () => signInAs(inputOf(given))));
  },
  handleConfirmSignIn: async (...given: Given<ConfirmSignInInput>) =>
    admitted(
      await worded("enterCode", () => confirmSignIn({ ...inputOf(given), options: fromThisDevice() })),
    ),
  handleForgotPassword: async (...given: Given<ResetPasswordInput>) =>
    worded("askForReset", () => askForReset(clean(inputOf(given).username))),
  handleForgotPasswordSubmit: async (...given: Given<ConfirmResetPasswordInput>) => {
    const input = inputOf(given);
    return worded("reset", () => confirmResetPassword({ ...input, username: clean(input.username) }));
  },
});
