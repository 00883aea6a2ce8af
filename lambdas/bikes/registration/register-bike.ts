import * as z from "zod";
import type { NewBike, Registration } from "#contract/bikes/bikes.ts";
import { canonicalFrameNumber } from "#contract/bikes/frame-number.ts";
import { prices } from "#contract/points/prices.ts";
import { readReceiptPrints } from "#lambdas/bikes/receipt-prints.ts";
import { judgeNumber } from "#lambdas/bikes/judge-number.ts";
import { cleanDetails } from "#lambdas/bikes/clean-details.ts";
import type { BikesContext } from "./bikes-context.ts";
import { ownView } from "#lambdas/bikes/own-view.ts";
import { registrationNotification } from "#lambdas/bikes/registration-notification.ts";
import { otherBikesOf, receiptUseWrites, useOf } from "./receipt-uses.ts";
import { bikeWrites, claimWrites, newBikeItem } from "./registration-writes.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { planLink } from "#lambdas/stickers/codes/link-writes.ts";
import { notifyingAttempts } from "#lambdas/thefts/matches/notify-of-attempt.ts";
import { planSpending } from "#lambdas/points/plan-spending.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import { uuidOf } from "#lambdas/platform/table/ids.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { AnalysisItem } from "#lambdas/platform/table/items/pictures.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";

/** The caller's stored analysis for this frame number, if it passed or a review was requested. */
const requireProof = async (
  { table }: Pick<BikesContext, "table">,
  userId: string,
  request: NewBike,
): Promise<AnalysisItem> => {
  const analysis = await table.get(keys.analysis(request.analysisId), AnalysisItem);
  if (analysis?.ownerId !== userId) throw new ProblemError("analysis-not-found");
  if (analysis.frameNumber !== canonicalFrameNumber(request.frameNumber))
    throw new ProblemError("analysis-of-other-images");
  if (!analysis.verified && !request.manualReview) throw new ProblemError("receipt-not-verified");
  return analysis;
};

/** The caller's profile, if its identity level is high enough. */
const requireIdentity = async (
  { table, identityLevelRequired }: Pick<BikesContext, "table" | "identityLevelRequired">,
  userId: string,
): Promise<ProfileItem> => {
  const profile = await table.get(keys.profile(userId), ProfileItem);
  if (!profile || profile.identityLevel === 0) throw new ProblemError("personal-number-missing");
  if (profile.identityLevel < identityLevelRequired) throw new ProblemError("identity-level-too-low");
  return profile;
};

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

/** Reads all preconditions in parallel. If several fail, throws the error of the first in this order. */
const readPreconditions = async (
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
    judgeNumber(table, frameNumber, { registrant: userId, now: at }),
    planSpending(table, price),
    planSticker(table, request.stickerUid, linking),
  ] as const;
  await Promise.allSettled(reads);
  return Promise.all(reads);
};

const attempt = async (
  context: BikesContext,
  input: RegisterBike,
  remember: Remember,
  isFirst: boolean,
): Promise<{ bike: BikeItem; outcome: Outcome }> => {
  const { userId: ownerId, request } = input;
  const at = context.system.now();
  const id = context.system.newId("bike");
  const [profile, analysis, judgement, spending, sticker] = await readPreconditions(context, input, {
    id,
    at,
  });
  const qrUid = uuidOf(context.system.bytes(16));
  // The first attempt saves a round trip with the prints stored in the analysis. If they are outdated, the
  // transaction fails with `stale`.
  const known = isFirst ? analysis.receiptPrints : undefined;
  const receipt = known ?? (await readReceiptPrints(context.table, analysis));
  const use = useOf(analysis, id);
  const sameReceiptAs = otherBikesOf(receipt, use, analysis);
  const claimed = { ownerId, request, analysis, judgement, sameReceiptAs };
  const bike = newBikeItem({ ...claimed, id, at, qrUid });
  const outcome = { bikeId: id, pointsBefore: spending.before, pointsAfter: spending.after };
  await context.table.transact([
    remember(outcome),
    requireOpenAccount(ownerId),
    ...bikeWrites(bike, context.system.newId("event"), analysis.verified && sameReceiptAs.length === 0),
    ...receiptUseWrites(receipt, use),
    ...spending.actions,
    ...sticker,
    ...claimWrites(analysis, id),
    ...registrationNotification(bike, profile, context.system.newId("notification")),
  ]);
  return { bike, outcome };
};

/** Registers a bike: guards its number, charges the points and claims the pictures in one transaction. */
export const registerBike = async (context: BikesContext, input: RegisterBike): Promise<Registration> => {
  const { userId, idempotencyKey } = input;
  const request = cleanDetails(input.request, context.system.now());
  let registered: BikeItem | undefined;
  const { bikeId, ...points } = await once(
    context.table,
    { userId, key: idempotencyKey, content: request, now: context.system.now() },
    Outcome,
    async (remember) => {
      const claim = { userId, frameNumber: canonicalFrameNumber(request.frameNumber) };
      const { bike, outcome } = await notifyingAttempts(context, claim, () =>
        retryOnConflict(context.system, (attemptNumber) =>
          attempt(context, { ...input, request }, remember, attemptNumber === 1),
        ),
      );
      registered = bike;
      return outcome;
    },
  );
  const bike = registered ?? (await context.table.get(keys.bike(bikeId), BikeItem));
  if (!bike) throw new ProblemError("bike-not-found");
  return { bike: await ownView(context, bike), ...points };
};
