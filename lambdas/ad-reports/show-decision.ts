import type { AdDecision, AdStatement } from "#contract/ad-decisions.ts";
import { appealStateOf, appealUntil } from "./rules.ts";
import type { AdCaseItem, AdReportItem } from "#lambdas/shared/table/items/ad-report.ts";

/** Who reads: the seller, or the person who has made a report. */
export type Reader =
  | { readonly side: "seller" }
  | { readonly side: "reporter"; readonly report: AdReportItem };

/** What was decided, without who has. */
export const statementsOf = ({ decisions }: Pick<AdCaseItem, "decisions">): AdStatement[] =>
  decisions.map(({ by: _, ...statement }, place) => ({ ...statement, afterAppeal: place > 0 }));

const ownAppeal = ({ appeals }: AdCaseItem, reader: Reader) =>
  appeals.find(
    ({ by, reportId }) => by === reader.side && (reader.side === "seller" || reportId === reader.report.id),
  );

/** A case as one of the two sides sees it: neither learns who the other one is, or what they have written. */
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
    // A seller is told nothing of what others ask for before it is decided.
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
