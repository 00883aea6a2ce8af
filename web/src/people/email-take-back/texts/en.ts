import type { emailTakeBack as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const emailTakeBack: Texts<typeof sv> = {
  title: "Take your email address back",
  lead: "The address will belong to your account again. Everyone signed in to the account is signed out. The password stops working, and passkeys and two-step verification are removed.",
  action: "Take the address back",
  done: "Your address is back",
  used: "This link has already been used",
  next: "The password no longer works. Choose a new one: we’ll email you a code.",
  choosePassword: "Choose a new password",
  check: "Passkeys and two-step verification have been removed. Set them up again in your settings.",
  invalidText:
    "Open it exactly as it is in the email, within seven days of the change. Otherwise we’ll help you.",
};
