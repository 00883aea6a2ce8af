import type { AuthenticatorProps } from "@aws-amplify/ui-react";
import i18next from "i18next";

/** No placeholders: they vanish when they would be needed. */
const plain = { placeholder: "" };

/** What stands at the fields of each step; the component has no translation of its own for the button that shows a password. */
export const formFields = (): NonNullable<AuthenticatorProps["formFields"]> => {
  const { showPassword, passwordShown, passwordHidden } = i18next.t(($) => $.storeLogin, {
    returnObjects: true,
  });
  const shown = {
    ...plain,
    showPasswordButtonLabel: showPassword,
    passwordIsShownLabel: passwordShown,
    passwordIsHiddenLabel: passwordHidden,
  };
  const chosen = { ...shown, label: "New Password", autocomplete: "new-password" };
  const repeated = { ...shown, label: "Confirm Password", autocomplete: "new-password" };
  const code = { ...plain, label: "Code", inputMode: "numeric", autocomplete: "one-time-code" };
  return {
    signIn: { username: plain, password: { ...shown, autocomplete: "current-password" } },
    forceNewPassword: { password: chosen, confirm_password: repeated },
    confirmSignIn: { confirmation_code: code },
    forgotPassword: { username: plain },
    confirmResetPassword: { confirmation_code: code, password: chosen, confirm_password: repeated },
  };
};
