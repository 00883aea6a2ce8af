import * as z from "zod";
import type { NewBike, Registration } from "#contract/bikes.ts";
import { canonicalFrameNumber } from "#contract/frame-number.ts";
import { prices } from "#contract/prices.ts";
import type { BikesDeps } from "#lambdas/bikes/deps.ts";
import { findLookalikes } from "#lambdas/bikes/lookalikes.ts";
import { ownView } from "#lambdas/bikes/own-view.ts";
import { requireIdentity, requireProof } from "#lambdas/bikes/proof.ts";
import { bikeWrites, claimWrites, newBikeItem } from "#lambdas/bikes/registration-writes.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { planSpending } from "#lambdas/ledger/plan-spending.ts";
import type { Action } from "#lambdas/table/actions.ts";
import { once } from "#lambdas/table/idempotency.ts";
import { BikeItem } from "#lambdas/table/items/bike.ts";
import { keys } from "#lambdas/table/keys.ts";
import { untilFresh } from "#lambdas/table/retry.ts";

const Outcome = z.object({ bikeId: z.string(), pointsBefore: z.number(), pointsAfter: z.number() });
type Outcome = z.infer<typeof Outcome>;
type Remember = (outcome: Outcome) => Action;

export type RegisterBike = {
  readonly userId: string;
  readonly idempotencyKey: string;
  readonly request: NewBike;
};

/** One attempt on what is true now: everything is written in one transaction or nothing is. */
const attempt = async (
  deps: BikesDeps,
  { userId, request }: RegisterBike,
  remember: Remember,
): Promise<Outcome> => {
  const at = deps.system.now();
  const [analysis, lookalikes] = await Promise.all([
    requireProof(deps, userId, request),
    findLookalikes(deps.table, canonicalFrameNumber(request.frameNumber)),
    requireIdentity(deps, userId),
  ]);
  if (lookalikes.some(({ stolen }) => stolen)) throw new ProblemError("frame-number-resembles-stolen");
  const id = deps.system.newId("bike");
  const bike = newBikeItem({
    id,
    ownerId: userId,
    at,
    request,
    analysis,
    possibleDuplicate: lookalikes.length > 0,
  });
  const spending = await planSpending(deps.table, {
    userId,
    points: prices.registration,
    reason: "registration",
    reference: id,
    at,
  });
  const outcome = { bikeId: id, pointsBefore: spending.before, pointsAfter: spending.after };
  await deps.table.transact([
    remember(outcome),
    ...bikeWrites(bike, deps.system.newId("event"), analysis.verified),
    ...spending.actions,
    ...claimWrites(analysis, id),
  ]);
  return outcome;
};

/** Registers a bike for its owner: the number is guarded, the points are taken and the proof is claimed together. */
export const registerBike = async (deps: BikesDeps, input: RegisterBike): Promise<Registration> => {
  const { userId, idempotencyKey, request } = input;
  const { bikeId, ...points } = await once(
    deps.table,
    { userId, key: idempotencyKey, content: request, now: deps.system.now() },
    Outcome,
    (remember) => untilFresh(deps.system, () => attempt(deps, input, remember)),
  );
  const bike = await deps.table.get(keys.bike(bikeId), BikeItem);
  if (!bike) throw new ProblemError("bike-not-found");
  return { bike: await ownView(deps, bike), ...points };
};
