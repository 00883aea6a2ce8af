import { move } from "#lambdas/platform/http/move.ts";
import * as z from "zod";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import type { TheftReport } from "#contract/thefts/thefts.ts";
import { readOwnBike } from "#lambdas/bikes/own-bike.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import { pauseListing } from "#lambdas/ads/end-listing.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { type BikeItem, isInReview } from "#lambdas/bikes/items/bike.ts";
import type { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { cleanReport, requireNotFuture } from "./clean-report.ts";
import type { TheftsContext } from "./thefts-context.ts";
import { bikeMoves } from "./moves.ts";
import { stopTransfer } from "#lambdas/ownership/stop-transfer.ts";
import { readBikeAndTheft } from "./read-theft.ts";
import { type TheftOfBike, showBikeAndTheft } from "./show-theft.ts";
import { stolenWrites, theftSummary } from "./theft-writes.ts";

const Outcome = z.object({ theftId: z.string() });
type Outcome = z.infer<typeof Outcome>;

export type ReportStolen = {
  readonly userId: string;
  readonly bikeId: string;
  readonly idempotencyKey: string;
  readonly report: TheftReport;
};

export const newTheft = (bike: BikeItem, report: TheftReport, id: string, reportedAt: string): TheftItem => ({
  ...report,
  entity: "theft",
  id,
  bikeId: bike.id,
  ownerId: bike.ownerId,
  frameNumber: bike.frameNumber,
  bike: titleOf(bike),
  state: "open",
  reportedAt,
  confirmed: [],
  ...(isInReview(bike) && { inReview: true }),
  version: 1,
});

/** The status `stolen` replaces `pending_review`, so the bike keeps the reason for the review. */
const reasonWhileStolen = (bike: BikeItem) =>
  isInReview(bike) ? (bike.reviewReason ?? "receipt") : undefined;

const attempt = async (
  { table, system }: TheftsContext,
  { userId, bikeId, report }: ReportStolen,
  remember: (outcome: Outcome) => Action,
): Promise<{ bike: BikeItem; theft: TheftItem }> => {
  const now = system.now();
  const before = await readOwnBike(table, userId, bikeId);
  const reviewReason = reasonWhileStolen(before);
  const status = move(bikeMoves.reportStolen, before.status);
  const cleaned = cleanReport(report, swedishDate(now));
  const theft = newTheft(before, cleaned, system.newId("theft"), now.toISOString());
  const bike: BikeItem = {
    ...before,
    ...theftSummary(theft),
    status,
    reviewReason,
    theftId: theft.id,
    openTransferId: undefined,
    salePrice: undefined,
    version: before.version + 1,
  };
  await table.transact([
    remember({ theftId: theft.id }),
    ...stolenWrites(before, bike, theft, system),
    ...(await stopTransfer(table, before.openTransferId, system)),
    ...(await pauseListing(table, before)),
  ]);
  return { bike, theft };
};

/** Reports the caller's bike stolen. It is public from then on and can be neither changed nor transferred. */
export const reportStolen = async (context: TheftsContext, input: ReportStolen): Promise<TheftOfBike> => {
  const { table, system } = context;
  const { userId, bikeId, idempotencyKey: key, report } = input;
  requireNotFuture(report.stolenDate, system.now());
  let reported: { bike: BikeItem; theft: TheftItem } | undefined;
  const request = { userId, key, content: { bikeId, report }, now: system.now() };
  const { theftId } = await once(table, request, Outcome, async (remember) => {
    reported = await retryOnConflict(system, () => attempt(context, input, remember));
    return { theftId: reported.theft.id };
  });
  return showBikeAndTheft(
    context,
    reported ?? (await readBikeAndTheft(table, () => readOwnBike(table, userId, bikeId), bikeId, theftId)),
  );
};
