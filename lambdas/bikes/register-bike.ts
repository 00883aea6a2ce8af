import * as z from "zod";
import type { NewBike, Registration } from "#contract/bikes.ts";
import { canonicalFrameNumber } from "#contract/frame-number.ts";
import { prices } from "#contract/prices.ts";
import { wasSomebodyElses } from "#lambdas/bike-changes/former-bikes.ts";
import { readNumberClaims } from "#lambdas/bike-changes/number-claims.ts";
import type { BikesDeps } from "#lambdas/bikes/deps.ts";
import { ownView } from "#lambdas/own-bikes/own-view.ts";
import { requireIdentity, requireProof } from "#lambdas/bikes/proof.ts";
import { registrationNote } from "#lambdas/bikes/registration-note.ts";
import { bikeWrites, claimWrites, newBikeItem } from "#lambdas/bikes/registration-writes.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { tellingOfAttempts } from "#lambdas/matches/tell-of-attempt.ts";
import { type Spending, planSpending } from "#lambdas/ledger/plan-spending.ts";
import type { Action } from "#lambdas/table/actions.ts";
import { once } from "#lambdas/table/idempotency.ts";
import { uuidOf } from "#lambdas/table/ids.ts";
import { BikeItem } from "#lambdas/table/items/bike.ts";
import { whileOpen } from "#lambdas/table/while-open.ts";
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

/** All that must hold, read at once. Where more than one thing does not, always the first is told. */
const readGround = async (
  deps: BikesDeps,
  { userId, request }: RegisterBike,
  spending: Pick<Spending, "reference" | "at">,
) => {
  const price = { userId, points: prices.registration, reason: "registration", ...spending } as const;
  const reads = [
    requireIdentity(deps, userId),
    requireProof(deps, userId, request),
    readNumberClaims(deps.table, canonicalFrameNumber(request.frameNumber)),
    planSpending(deps.table, price),
  ] as const;
  await Promise.allSettled(reads);
  return Promise.all(reads);
};

/** One attempt on what is true now: everything is written in one transaction or nothing is. */
const attempt = async (
  deps: BikesDeps,
  input: RegisterBike,
  remember: Remember,
): Promise<{ bike: BikeItem; outcome: Outcome }> => {
  const { userId: ownerId, request } = input;
  const at = deps.system.now();
  const id = deps.system.newId("bike");
  const [profile, analysis, claims, spending] = await readGround(deps, input, { reference: id, at });
  const possibleDuplicate = claims.lookalikes.length > 0;
  const registeredBefore = wasSomebodyElses(claims.former, ownerId, at);
  const qrUid = uuidOf(deps.system.bytes(16));
  const claimed = { ownerId, request, analysis, possibleDuplicate, registeredBefore };
  const bike = newBikeItem({ ...claimed, id, at, qrUid });
  const outcome = { bikeId: id, pointsBefore: spending.before, pointsAfter: spending.after };
  await deps.table.transact([
    remember(outcome),
    whileOpen(ownerId),
    ...bikeWrites(bike, deps.system.newId("event"), analysis.verified),
    ...spending.actions,
    ...claimWrites(analysis, id),
    ...registrationNote(bike, profile, deps.system.newId("note")),
  ]);
  return { bike, outcome };
};

/** Registers a bike for its owner: the number is guarded, the points are taken and the proof is claimed together. */
export const registerBike = async (deps: BikesDeps, input: RegisterBike): Promise<Registration> => {
  const { userId, idempotencyKey, request } = input;
  let registered: BikeItem | undefined;
  const { bikeId, ...points } = await once(
    deps.table,
    { userId, key: idempotencyKey, content: request, now: deps.system.now() },
    Outcome,
    async (remember) => {
      const claim = { userId, frameNumber: canonicalFrameNumber(request.frameNumber) };
      const { bike, outcome } = await tellingOfAttempts(deps, claim, () =>
        untilFresh(deps.system, () => attempt(deps, input, remember)),
      );
      registered = bike;
      return outcome;
    },
  );
  const bike = registered ?? (await deps.table.get(keys.bike(bikeId), BikeItem));
  if (!bike) throw new ProblemError("bike-not-found");
  return { bike: await ownView(deps, bike), ...points };
};
