import type { register as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const register = {
  title: "Create an account",
  lead: "With BankID your account is ready in a minute, and you can register your bike straight away.",
  begin: "Continue with BankID",
  hello: "Hi {{name}}! How can we reach you?",
  identified: "You’ve identified yourself as {{name}}. We’ll email you a code to confirm your address.",
  submit: "Create account",
  withEmail: "No BankID? Create an account with email",
  dialogTitle: "Create an account with BankID",
  done: "Your account is ready",
  ranOut: "You ran out of time. Identify yourself again and carry on where you left off.",
  refusals: {
    "email-taken": "You already have an account",
    "personal-number-taken": "Personal number already in use",
    "phone-taken": "Phone number already in use",
    "under-age": "You can’t create an account yet",
    other: "Registration failed",
  },
  whyTitle: "Why 18?",
  reasons: [
    "Anyone under 18 can’t enter into a contract on their own.",
    "A registered bike is proof of who owns it.",
  ],
  guardian: "A parent or guardian can register a child’s bike on their own account.",
  backToForm: "Back to the form",
} satisfies Texts<typeof sv>;
