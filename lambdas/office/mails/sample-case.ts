import type { Language } from "#contract/people/accounts.ts";
import type { ContactCaseItem } from "#lambdas/office/items/contact.ts";

/** Leaves out the writer's text and address. */
export type WithCase = {
  readonly contactCase: Pick<
    ContactCaseItem,
    "caseNumber" | "topic" | "dueOn" | "personalNumberHidden" | "language" | "lastAt"
  >;
};

export const sampleNumber = "K-261120-7Q2M9X";

export const sampleCase = (now: Date, language: Language): WithCase => ({
  contactCase: {
    caseNumber: sampleNumber,
    topic: "stolen",
    personalNumberHidden: false,
    language,
    lastAt: now.toISOString(),
  },
});

/** Links to the form, which adds the next letter to the case. */
export const caseFormLink = (siteOrigin: string, caseNumber: string): string =>
  new URL(`/contact?case=${caseNumber}`, siteOrigin).href;
