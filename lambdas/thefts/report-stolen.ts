import { move } from "#lambdas/http/move.ts";
import * as z from "zod";
import { swedishDate } from "#contract/calendar-date.ts";
import type { TheftReport } from "#contract/thefts.ts";
import { readOwnBike } from "#lambdas/own-bikes/own-bike.ts";
import { titleOf } from "#lambdas/own-bikes/title.ts";
import { once } from "#lambdas/table/idempotency.ts";
import type { Action } from "#lambdas/table/actions.ts";
import type { BikeItem } from "#lambdas/table/items/bike.ts";
import type { TheftItem } from "#lambdas/table/items/theft.ts";
import { untilFresh } from "#lambdas/table/retry.ts";
import { cleanReport } from "#lambdas/thefts/clean-report.ts";
import type { TheftsDeps } from "#lambdas/thefts/deps.ts";
import { bikeMoves } from "#lambdas/thefts/moves.ts";
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
  version: 1,
});

const attempt = async (
  { table, system }: TheftsDeps,
  { userId, bikeId, report }: ReportStolen,
  remember: (outcome: Outcome) => Action,
): Promise<{ bike: BikeItem; theft: TheftItem }> => {
  const now = system.now();
  const before = await readOwnBike(table, userId, bikeId);
  const status = move(bikeMoves.reportStolen, before.status);
  const told = cleanReport(report, swedishDate(now));
  const theft = newTheft(before, told, system.newId("theft"), now.toISOString());
  const bike = { ...before, ...toldOfTheft(theft), status, theftId: theft.id, version: before.version + 1 };
  await table.transact([remember({ theftId: theft.id }), ...stolenWrites(before, bike, theft, system)]);
  return { bike, theft };
};

/** Reports the caller's own bike stolen: from then on everybody who looks for it is told, and it can be neither changed nor given away. */
export const reportStolen = async (deps: TheftsDeps, input: ReportStolen): Promise<TheftOfBike> => {
  const { table, system } = deps;
  const { userId, bikeId, idempotencyKey: key, report } = input;
  requirePast(report.stolenDate, system.now());
  let reported: { bike: BikeItem; theft: TheftItem } | undefined;
  const request = { userId, key, content: { bikeId, report }, now: system.now() };
  const { theftId } = await once(table, request, Outcome, async (remember) => {
    reported = await untilFresh(system, () => attempt(deps, input, remember));
    return { theftId: reported.theft.id };
  });
  return showBoth(
    deps,
    reported ?? (await readBoth(table, () => readOwnBike(table, userId, bikeId), bikeId, theftId)),
  );
};
