import type { Language } from "#contract/accounts.ts";
import type { NewAccount } from "#contract/identity.ts";
import { phoneOf, type TypedPhone } from "#contract/typed-phone.ts";
import { cleanEmail } from "./email-rules.ts";

/** How someone who has been identified says they are reached. */
export type Registrant = {
  readonly email: string;
  readonly phone: TypedPhone;
};

/** Of a form that has passed its rules. */
export const newAccountOf = (typed: Registrant, language: Language): NewAccount => ({
  email: cleanEmail(typed.email),
  phone: phoneOf(typed.phone) ?? "",
  language,
});
