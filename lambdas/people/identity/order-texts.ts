import type { Language } from "#contract/people/accounts.ts";
import type { EidPurpose } from "#lambdas/people/items/identity.ts";

type Kind = Exclude<EidPurpose["kind"], "signature">;

/** Shown in the eID app, so that people see what they identify themselves for. */
export const orderTexts: Record<Language, Record<Kind, string>> = {
  sv: {
    registration: "Jag skapar ett konto i Cykelregistret.",
    "sign-in": "Jag loggar in i Cykelregistret.",
    verification: "Jag styrker min identitet för Cykelregistret.",
  },
  en: {
    registration: "I am creating an account with Cykelregistret.",
    "sign-in": "I am signing in to Cykelregistret.",
    verification: "I am verifying my identity with Cykelregistret.",
  },
};
