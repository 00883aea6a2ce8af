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
import { fromThisDevice } from "#web/platform/auth/device.ts";
import { shownLanguage } from "#web/platform/i18n/i18n.ts";
import { admit } from "./entry.ts";
import { failureText, type Operation } from "./failure-text.ts";

const withErrorText = async <Answer>(operation: Operation, call: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await call();
  } catch (error) {
    throw new Error(failureText(operation, error), { cause: error });
  }
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "");

const isIn: SignInOutput = { isSignedIn: true, nextStep: { signInStep: "DONE" } };

/** Counts as done if somebody is already signed in, such as in another tab. */
const enter = async (input: SignInInput): Promise<SignInOutput> => {
  try {
    return await signIn({ ...input, options: { ...input.options, ...fromThisDevice() } });
  } catch (error) {
    if (nameOf(error) === "UserAlreadyAuthenticatedException") return isIn;
    throw error;
  }
};

const admitWhenDone = async (output: SignInOutput): Promise<SignInOutput> => {
  if (output.nextStep.signInStep === "DONE") await admit();
  return output;
};

/** These reveal who has an account, so they are swallowed. */
const revealingErrors = new Set([
  "UserNotFoundException",
  "UserNotConfirmedException",
  "InvalidParameterException",
  "NotAuthorizedException",
]);

const codeIsSent: ResetPasswordOutput = {
  isPasswordReset: false,
  nextStep: { resetPasswordStep: "CONFIRM_RESET_PASSWORD_WITH_CODE", codeDeliveryDetails: {} },
};

const askForReset = async (username: string): Promise<ResetPasswordOutput> => {
  const clientMetadata = { language: shownLanguage() };
  try {
    return await resetPassword({ username, options: { clientMetadata } });
  } catch (error) {
    if (revealingErrors.has(nameOf(error))) return codeIsSent;
    throw error;
  }
};

const clean = (username: string): string => username.trim().toLowerCase();

/** Amplify's calls may get a context first; the component never passes one. */
type CallArguments<Input> = readonly [input: Input] | readonly [context: object, input: Input];
const inputOf = <Input>(given: CallArguments<Input>): Input => (given.length === 1 ? given[0] : given[1]);

/** An unconfirmed address belongs to no store. */
const signInAs = async (input: SignInInput): Promise<SignInOutput> => {
  const output = await enter({ ...input, username: clean(input.username) });
  if (output.nextStep.signInStep !== "CONFIRM_SIGN_UP") return output;
  throw Object.assign(new Error("Not confirmed"), { name: "NotAuthorizedException" });
};

/** The sign-in component's calls to the pool, with our error texts. Calls `onAttempt` for each sign-in. */
export const signInServices = (onAttempt: () => void): NonNullable<AuthenticatorProps["services"]> => ({
  handleSignIn: async (...given: CallArguments<SignInInput>) => {
    onAttempt();
    return admitWhenDone(await withErrorText("signIn", () => signInAs(inputOf(given))));
  },
  handleConfirmSignIn: async (...given: CallArguments<ConfirmSignInInput>) =>
    admitWhenDone(
      await withErrorText("enterCode", () => confirmSignIn({ ...inputOf(given), options: fromThisDevice() })),
    ),
  handleForgotPassword: async (...given: CallArguments<ResetPasswordInput>) =>
    withErrorText("askForReset", () => askForReset(clean(inputOf(given).username))),
  handleForgotPasswordSubmit: async (...given: CallArguments<ConfirmResetPasswordInput>) => {
    const input = inputOf(given);
    return withErrorText("reset", () => confirmResetPassword({ ...input, username: clean(input.username) }));
  },
});
