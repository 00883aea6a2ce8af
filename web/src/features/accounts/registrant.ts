import type { Language } from "#contract/accounts.ts";
import type { NewPerson } from "#contract/identity.ts";
import { phoneOf, type TypedPhone } from "#web/ui/phone/phone.ts";
import { cleanEmail } from "./email-rules.ts";

/** What the form of /register holds. */
export type Registrant = {
  readonly personalNumber: string;
  readonly email: string;
  readonly emailRepeated: string;
  readonly phone: TypedPhone;
};

/** Of a form that has passed its rules. */
export const newPersonOf = (typed: Registrant, language: Language): NewPerson => ({
  personalNumber: typed.personalNumber,
  email: cleanEmail(typed.email),
  emailRepeated: cleanEmail(typed.emailRepeated),
  phone: phoneOf(typed.phone) ?? "",
  language,
});
