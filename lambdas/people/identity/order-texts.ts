import type { Language } from "#contract/people/accounts.ts";
import type { EidPurpose } from "#lambdas/people/items/identity.ts";

type Kind = Exclude<EidPurpose["kind"], "signature"> | "settings";

/** Shown in the eID app, so that people see what they identify themselves for. */
export const orderTexts: Record<Language, Record<Kind, string>> = {
  sv: {
    registration: "Jag skapar ett konto i Cykelregistret.",
    "sign-in": "Jag loggar in i Cykelregistret.",
    settings:
      "Jag loggar in igen i Cykelregistret, för att ändra hur jag loggar in, få ut mina uppgifter, stänga mitt konto eller skriva under ett ägarbyte.",
    verification: "Jag styrker min identitet för Cykelregistret.",
  },
  en: {
    registration: "I am creating an account with Cykelregistret.",
    "sign-in": "I am signing in to Cykelregistret.",
    settings:
      "I am signing in to Cykelregistret again, to change how I sign in, get my data, close my account or sign a transfer.",
    verification: "I am verifying my identity with Cykelregistret.",
  },
};
