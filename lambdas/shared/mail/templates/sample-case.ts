import type { Language } from "#contract/accounts.ts";
import type { ContactCaseItem } from "#lambdas/shared/table/items/contact.ts";
import { madeUp } from "./made-up.ts";

export type WithCase = { readonly contactCase: ContactCaseItem };

export const sampleCase = (now: Date, language: Language): WithCase => ({
  contactCase: {
    entity: "contactCase",
    caseNumber: "K-261120-7Q2M9X",
    topic: "stolen",
    email: madeUp.email,
    message: "Hej!\nJag undrar hur jag rättar färgen på min cykel.",
    personalNumberHidden: false,
    language,
    createdAt: now.toISOString(),
    expiresAt: 0,
  },
});
