import { move } from "#lambdas/shared/http/move.ts";
import * as z from "zod";
import { swedishDate } from "#contract/calendar-date.ts";
import type { TheftReport } from "#contract/thefts.ts";
import { readOwnBike } from "#lambdas/shared/bikes/own-bike.ts";
import { titleOf } from "#lambdas/shared/bikes/title.ts";
import { endListing, ofNoListing } from "#lambdas/shared/listings/end-listing.ts";
import { once } from "#lambdas/shared/table/idempotency.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import { type BikeItem, isInReview } from "#lambdas/shared/table/items/bike.ts";
import type { TheftItem } from "#lambdas/shared/table/items/theft.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { cleanReport } from "#lambdas/thefts/clean-report.ts";
import type { TheftsContext } from "./thefts-context.ts";
import { bikeMoves } from "#lambdas/thefts/moves.ts";
import { stopTransfer } from "#lambdas/shared/transfers/stop-transfer.ts";
import { readBoth } from "#lambdas/thefts/read-theft.ts";
import { type TheftOfBike, showBoth } from "#lambdas/thefts/show-theft.ts";
import { requirePast } from "#lambdas/thefts/stolen-date.ts";
import { stolenWrites, toldOfTheft } from "#lambdas/thefts/theft-writes.ts";

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

/** The status says no longer that someone has to decide, so the reason does; very old bikes have none. */
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
  const told = cleanReport(report, swedishDate(now));
  const theft = newTheft(before, told, system.newId("theft"), now.toISOString());
  const bike: BikeItem = {
    ...before,
    ...toldOfTheft(theft),
    status,
    reviewReason,
    theftId: theft.id,
    openTransferId: undefined,
    ...ofNoListing,
    version: before.version + 1,
  };
  await table.transact([
    remember({ theftId: theft.id }),
    ...stolenWrites(before, bike, theft, system),
    ...(await stopTransfer(table, before.openTransferId, system)),
    ...endListing(before, "ended", now),
  ]);
  return { bike, theft };
};

/** Reports the caller's own bike stolen: from then on everybody who looks for it is told, and it can be neither changed nor given away. */
export const reportStolen = async (context: TheftsContext, input: ReportStolen): Promise<TheftOfBike> => {
  const { table, system } = context;
  const { userId, bikeId, idempotencyKey: key, report } = input;
  requirePast(report.stolenDate, system.now());
  let reported: { bike: BikeItem; theft: TheftItem } | undefined;
  const request = { userId, key, content: { bikeId, report }, now: system.now() };
  const { theftId } = await once(table, request, Outcome, async (remember) => {
    reported = await untilFresh(system, () => attempt(context, input, remember));
    return { theftId: reported.theft.id };
  });
  return showBoth(
    context,
    reported ?? (await readBoth(table, () => readOwnBike(table, userId, bikeId), bikeId, theftId)),
  );
};
