import * as z from "zod";
import type { NewBike, Registration } from "#contract/bikes.ts";
import { canonicalFrameNumber } from "#contract/frame-number.ts";
import { prices } from "#contract/points/prices.ts";
import { wasSomeoneElses } from "#lambdas/shared/bikes/former-bikes.ts";
import { readReceiptPrints } from "#lambdas/shared/bikes/receipt-prints.ts";
import { readNumberClaims } from "#lambdas/shared/bikes/number-claims.ts";
import { cleanDetails } from "#lambdas/shared/bikes/clean-details.ts";
import type { BikesContext } from "./bikes-context.ts";
import { ownView } from "#lambdas/shared/bikes/own-view.ts";
import { requireIdentity, requireProof } from "#lambdas/bikes/proof.ts";
import { registrationNotification } from "#lambdas/shared/bikes/registration-notification.ts";
import { otherBikesOf, receiptUseWrites, useOf } from "#lambdas/bikes/receipt-uses.ts";
import { bikeWrites, claimWrites, newBikeItem } from "#lambdas/bikes/registration-writes.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { planLink } from "#lambdas/shared/qr/link-writes.ts";
import { tellingOfAttempts } from "#lambdas/shared/theft-matches/tell-of-attempt.ts";
import { planSpending } from "#lambdas/shared/ledger/plan-spending.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import { once } from "#lambdas/shared/table/idempotency.ts";
import { uuidOf } from "#lambdas/shared/table/ids.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

const Outcome = z.object({ bikeId: z.string(), pointsBefore: z.number(), pointsAfter: z.number() });
type Outcome = z.infer<typeof Outcome>;
type Remember = (outcome: Outcome) => Action;

export type RegisterBike = {
  readonly userId: string;
  readonly idempotencyKey: string;
  readonly request: NewBike;
};

const planSticker = async (
  table: Pick<Table, "get">,
  uid: string | undefined,
  linking: Parameters<typeof planLink>[2],
): Promise<Action[]> => (uid === undefined ? [] : planLink(table, uid, linking));

/** All that must hold, read at once. Where more than one thing does not, always the first is told. */
const readGround = async (
  context: BikesContext,
  { userId, request }: RegisterBike,
  { id: reference, at }: { readonly id: string; readonly at: Date },
) => {
  const { table } = context;
  const price = { userId, points: prices.registration, reason: "registration", reference, at } as const;
  const frameNumber = canonicalFrameNumber(request.frameNumber);
  const linking = { bikeId: reference, frameNumber, at: at.toISOString(), by: userId };
  const reads = [
    requireIdentity(context, userId),
    requireProof(context, userId, request),
    readNumberClaims(table, frameNumber),
    planSpending(table, price),
    planSticker(table, request.stickerUid, linking),
  ] as const;
  await Promise.allSettled(reads);
  return Promise.all(reads);
};

/** One attempt on what is true now: everything is written in one transaction or nothing is. */
const attempt = async (
  context: BikesContext,
  input: RegisterBike,
  remember: Remember,
  isFirst: boolean,
): Promise<{ bike: BikeItem; outcome: Outcome }> => {
  const { userId: ownerId, request } = input;
  const at = context.system.now();
  const id = context.system.newId("bike");
  const [profile, analysis, claims, spending, sticker] = await readGround(context, input, { id, at });
  const possibleDuplicate = claims.lookalikes.length > 0;
  const registeredBefore = wasSomeoneElses(claims.former, ownerId, at);
  const qrUid = uuidOf(context.system.bytes(16));
  // What the analysis saw is a round trip less. Each print is written on the condition that it is still so.
  const known = isFirst ? analysis.receiptPrints : undefined;
  const receipt = known ?? (await readReceiptPrints(context.table, analysis));
  const use = useOf(analysis, id);
  const sameReceiptAs = otherBikesOf(receipt, use, analysis);
  const claimed = { ownerId, request, analysis, possibleDuplicate, registeredBefore, sameReceiptAs };
  const bike = newBikeItem({ ...claimed, id, at, qrUid });
  const outcome = { bikeId: id, pointsBefore: spending.before, pointsAfter: spending.after };
  await context.table.transact([
    remember(outcome),
    whileOpen(ownerId),
    ...bikeWrites(bike, context.system.newId("event"), analysis.verified && sameReceiptAs.length === 0),
    ...receiptUseWrites(receipt, use),
    ...spending.actions,
    ...sticker,
    ...claimWrites(analysis, id),
    ...registrationNotification(bike, profile, context.system.newId("notification")),
  ]);
  return { bike, outcome };
};

/** Registers a bike for its owner: the number is guarded, the points are taken and the proof is claimed together. */
export const registerBike = async (context: BikesContext, asked: RegisterBike): Promise<Registration> => {
  const { userId, idempotencyKey } = asked;
  const request = cleanDetails(asked.request, context.system.now());
  let registered: BikeItem | undefined;
  const { bikeId, ...points } = await once(
    context.table,
    { userId, key: idempotencyKey, content: request, now: context.system.now() },
    Outcome,
    async (remember) => {
      const claim = { userId, frameNumber: canonicalFrameNumber(request.frameNumber) };
      const { bike, outcome } = await tellingOfAttempts(context, claim, () =>
        untilFresh(context.system, (time) => attempt(context, { ...asked, request }, remember, time === 1)),
      );
      registered = bike;
      return outcome;
    },
  );
  const bike = registered ?? (await context.table.get(keys.bike(bikeId), BikeItem));
  if (!bike) throw new ProblemError("bike-not-found");
  return { bike: await ownView(context, bike), ...points };
};
