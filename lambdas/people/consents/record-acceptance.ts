import type { AcceptanceMethod } from "#contract/people/consent-history.ts";
import type { ShownDocuments } from "#contract/people/document-news.ts";
import { newestDocuments } from "#contract/people/document-versions.ts";
import { lineOf } from "./answer-writes.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";

type Recorded = {
  readonly profile: Pick<ProfileItem, "documents" | "consentLines">;
  readonly writes: readonly Action[];
};

/** Records the terms and the policy of a new account, in the transaction that creates it. */
export const recordAcceptance = (
  userId: string,
  { shown, ...how }: { readonly shown: ShownDocuments; readonly door: AcceptanceMethod; readonly at: string },
): Recorded => {
  const terms = Math.min(shown.terms, newestDocuments.terms);
  const privacy = Math.min(shown.privacy, newestDocuments.privacy);
  return {
    profile: { documents: { terms, privacy }, consentLines: 2 },
    writes: [
      lineOf(userId, 1, { purpose: "terms", answer: "accepted", version: terms, ...how }),
      lineOf(userId, 2, { purpose: "privacy", answer: "shown", version: privacy, ...how }),
    ],
  };
};
