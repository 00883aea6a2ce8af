import type { SignInOutput } from "aws-amplify/auth";

/** The next sign-in step. `unsupported`: challenges that no page handles. */
export type SignInStep = "done" | "new-password" | "totp" | "reset-password" | "unsupported";

export const stepOf = ({ nextStep }: SignInOutput): SignInStep => {
  switch (nextStep.signInStep) {
    case "DONE":
      return "done";
    case "CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED":
      return "new-password";
    case "CONFIRM_SIGN_IN_WITH_TOTP_CODE":
      return "totp";
    case "RESET_PASSWORD":
      return "reset-password";
    default:
      return "unsupported";
  }
};
