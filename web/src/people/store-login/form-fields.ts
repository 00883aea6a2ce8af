import type { AuthenticatorProps } from "@aws-amplify/ui-react";
import i18next from "i18next";

/** No placeholders, because they disappear while typing. */
const plain = { placeholder: "" };

type Password = { label?: string; autocomplete: string };

/** Getters, because the component keeps its fields from the start but must show the page's current language. It has no translations of its own for these labels. */
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

export const formFields: NonNullable<AuthenticatorProps["formFields"]> = {
  signIn: { username: plain, password: current },
  forceNewPassword: { password: chosen, confirm_password: repeated },
  confirmSignIn: { confirmation_code: code },
  forgotPassword: { username: plain },
  confirmResetPassword: { confirmation_code: code, password: chosen, confirm_password: repeated },
};
