import type { SignInOutput } from "aws-amplify/auth";

/** What stands between a person and being signed in. `unsupported` are challenges that no page of ours answers. */
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
