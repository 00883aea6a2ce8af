import type { AdDecision, AdStatement } from "#contract/moderation/ad-decisions.ts";
import { appealStateOf, appealUntil } from "./rules.ts";
import type { AdCaseItem, AdReportItem } from "#lambdas/moderation/items/ad-report.ts";

export type Reader =
  | { readonly side: "seller" }
  | { readonly side: "reporter"; readonly report: AdReportItem };

/** Omits the administrators. */
export const statementsOf = ({ decisions }: Pick<AdCaseItem, "decisions">): AdStatement[] =>
  decisions.map(({ by: _, ...statement }, place) => ({ ...statement, afterAppeal: place > 0 }));

const ownAppeal = ({ appeals }: AdCaseItem, reader: Reader) =>
  appeals.find(
    ({ by, reportId }) => by === reader.side && (reader.side === "seller" || reportId === reader.report.id),
  );

/** Neither side learns who the other is or what they wrote. */
export const showDecision = (item: AdCaseItem, reader: Reader, now: Date): AdDecision => {
  const { id: caseId, state, listingId, bikeId, ad, decisions } = item;
  const { side } = reader;
  const appeal = appealStateOf(item, side, now);
  const decidedAt = decisions.at(-1)?.at;
  const own = ownAppeal(item, reader);
  const isSeller = side === "seller";
  return {
    caseId,
    side,
    // The seller does not learn of a reporter's appeal before it is decided.
    state: state === "appealed" && appeal !== "waiting" && isSeller ? "decided" : state,
    listingId,
    bikeId: isSeller ? bikeId : undefined,
    title: ad.title,
    price: ad.price,
    text: isSeller ? ad.text : undefined,
    reason: isSeller ? undefined : reader.report.reason,
    statements: statementsOf(item),
    appeal: {
      state: appeal,
      until:
        appeal === "possible" && decidedAt !== undefined ? appealUntil(decidedAt).toISOString() : undefined,
      text: own?.text,
      at: own?.at,
    },
  };
};
