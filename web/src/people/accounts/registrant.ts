import type { Language } from "#contract/people/accounts.ts";
import { newestDocuments } from "#contract/people/document-versions.ts";
import type { NewAccount } from "#contract/people/identity.ts";
import { phoneOf, type TypedPhone } from "#contract/people/typed-phone.ts";
import { cleanEmail } from "./email-rules.ts";

export type Registrant = {
  readonly email: string;
  readonly phone: TypedPhone;
};

/** Expects a validated form. */
export const newAccountOf = (typed: Registrant, language: Language): NewAccount => ({
  email: cleanEmail(typed.email),
  phone: phoneOf(typed.phone) ?? "",
  language,
  documents: newestDocuments,
});
