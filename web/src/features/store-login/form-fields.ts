import type { AuthenticatorProps } from "@aws-amplify/ui-react";
import i18next from "i18next";

/** No placeholders: they vanish when they would be needed. */
const plain = { placeholder: "" };

type Password = { label?: string; autocomplete: string };

/** The component has no translation of its own for the button that shows a password. It keeps its fields from the start on, and reads them each time it draws them: so they say it in the language that the page has by then. */
const passwordField = (field: Password) => ({
  ...plain,
  ...field,
  get showPasswordButtonLabel() {
    return i18next.t(($) => $.storeLogin.showPassword);
  },
  get passwordIsShownLabel() {
    return i18next.t(($) => $.storeLogin.passwordShown);
  },
  get passwordIsHiddenLabel() {
    return i18next.t(($) => $.storeLogin.passwordHidden);
  },
});

const current = passwordField({ autocomplete: "current-password" });
const chosen = passwordField({ label: "New Password", autocomplete: "new-password" });
const repeated = passwordField({ label: "Confirm Password", autocomplete: "new-password" });
const code = { ...plain, label: "Code", inputMode: "numeric", autocomplete: "one-time-code" };

/** What stands at the fields of each step. */
export const formFields: NonNullable<AuthenticatorProps["formFields"]> = {
  signIn: { username: plain, password: current },
  forceNewPassword: { password: chosen, confirm_password: repeated },
  confirmSignIn: { confirmation_code: code },
  forgotPassword: { username: plain },
  confirmResetPassword: { confirmation_code: code, password: chosen, confirm_password: repeated },
};
