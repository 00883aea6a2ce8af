import * as z from "zod";
import {
  type NewOwnershipDispute,
  type OwnershipDispute,
  daysToAnswerOwnershipDispute,
  maxOwnershipDisputesOfYear,
} from "#contract/ownership/ownership-disputes.ts";
import { requireVerifiedIdentity } from "#lambdas/ownership/transfers/rules.ts";
import type { TransfersContext } from "#lambdas/ownership/transfers/transfers-context.ts";
import { pauseListing } from "#lambdas/ads/end-listing.ts";
import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { FrameGuardItem } from "#lambdas/bikes/items/frame-number.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import { requireUnbarred, checkUnbarred } from "#lambdas/messages/message-bar.ts";
import { disputeNotices, waitingPlace } from "#lambdas/ownership/disputes/dispute-writes.ts";
import { readDisputesOf } from "#lambdas/ownership/disputes/read-disputes.ts";
import { daysAfter } from "#lambdas/ownership/disputes/rules.ts";
import type { OwnershipDisputeItem } from "#lambdas/ownership/items/ownership-dispute.ts";
import { stopTransfer } from "#lambdas/ownership/stop-transfer.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type Action, check, put } from "#lambdas/platform/table/actions.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countUse, swedishYear } from "#lambdas/platform/table/rate-limit.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { isOwnersOther } from "#lambdas/thefts/rewards/rules.ts";
import { newStatement } from "./say.ts";
import { getDispute } from "./show-dispute.ts";

type Context = Pick<TransfersContext, "table" | "system" | "pictures">;

type Opening = {
  readonly userId: string;
  readonly idempotencyKey: string;
  readonly claim: NewOwnershipDispute;
};

const perYear: RateLimit = {
  what: "ownership-disputes",
  max: maxOwnershipDisputesOfYear,
  window: swedishYear,
  failure: "too-many-ownership-disputes",
};

const readBike = async ({ table }: Context, about: NewOwnershipDispute["bike"]): Promise<BikeItem> => {
  const id =
    "bikeId" in about
      ? about.bikeId
      : (await table.get(keys.frameGuard(about.frameNumber), FrameGuardItem))?.bikeId;
  const bike = id === undefined ? undefined : await table.get(keys.bike(id), BikeItem);
  if (!bike || bike.deletedAt !== undefined) throw new ProblemError("bike-not-found");
  return bike;
};

/** Throws for the owner, also with another account, and for a person whose claim was decided before. */
const requireClaimable = async ({ table }: Context, userId: string, bike: BikeItem): Promise<void> => {
  if (bike.ownerId === userId) throw new ProblemError("own-bike");
  const [claimant, owner, earlier] = await Promise.all([
    table.get(keys.profile(userId), ProfileItem),
    table.get(keys.profile(bike.ownerId), ProfileItem),
    readDisputesOf(table, userId),
  ]);
  if (owner && isOwnersOther(requireVerifiedIdentity(claimant), [owner])) throw new ProblemError("own-bike");
  requireVerifiedIdentity(claimant);
  if (earlier.some(({ bikeId, decisions }) => bikeId === bike.id && decisions.length > 0))
    throw new ProblemError("ownership-dispute-refused");
  if (bike.openDisputeId !== undefined) throw new ProblemError("ownership-dispute-open");
};

const newDispute = (
  bike: BikeItem,
  claimantId: string,
  { id, now }: { readonly id: string; readonly now: Date },
): Omit<OwnershipDisputeItem, "entity" | "claimantSaid"> => ({
  id,
  bikeId: bike.id,
  bike: titleOf(bike),
  frameNumber: bike.frameNumber,
  claimantId,
  ownerId: bike.ownerId,
  state: "open",
  openedAt: now.toISOString(),
  answerUntil: daysAfter(now, daysToAnswerOwnershipDispute),
  ownerSaid: [],
  decisions: [],
  version: 1,
});

/** Locks the bike: its transfer ends and its ad pauses in the transaction that opens the dispute. */
const holdingWrites = async (
  { table, system }: Context,
  bike: BikeItem,
  { id, openedAt }: Pick<OwnershipDisputeItem, "id" | "openedAt">,
): Promise<Action[]> => [
  ...changeWrites(bike, {
    ...bike,
    disputedSince: openedAt,
    openDisputeId: id,
    openTransferId: undefined,
    salePrice: undefined,
    version: bike.version + 1,
  }),
  ...(await stopTransfer(table, bike.openTransferId, system, "cancel")),
  ...(await pauseListing(table, bike)),
];

const entryWrites = ({
  id: disputeId,
  bikeId,
  claimantId,
  ownerId,
}: Omit<OwnershipDisputeItem, "entity" | "claimantSaid">) =>
  [claimantId, ownerId].map((userId) =>
    put(keys.disputeEntry(userId, disputeId), "disputeEntry", { userId, disputeId, bikeId }),
  );

const attempt = async (
  context: Context,
  { userId, claim }: Opening,
  remember: (outcome: { disputeId: string }) => Action,
): Promise<{ disputeId: string }> => {
  const { table, system } = context;
  const bike = await readBike(context, claim.bike);
  const now = system.now();
  await Promise.all([requireUnbarred(table, userId, now), requireClaimable(context, userId, bike)]);
  const dispute = newDispute(bike, userId, { id: system.newId("ownershipdispute"), now });
  const { id: disputeId, openedAt } = dispute;
  const { statement, writes } = await newStatement(table, { userId, disputeId }, claim, now);
  await table.transact([
    remember({ disputeId }),
    requireOpenAccount(userId),
    check(keys.profile(userId)).expect("identityLevel", 2, "identity-level-too-low"),
    checkUnbarred(userId, now),
    countUse(perYear, userId, now),
    ...writes,
    put(keys.ownershipDispute(disputeId), "ownershipDispute", {
      ...dispute,
      claimantSaid: [statement],
      ...waitingPlace(disputeId, openedAt),
    }).expectNew("stale"),
    ...entryWrites(dispute),
    ...(await holdingWrites(context, bike, dispute)),
    ...disputeNotices(dispute, ["owner"], "ownership-disputed", system),
  ]);
  return { disputeId };
};

/** Of two simultaneous claims on a bike, the second finds it disputed. A transfer signed at the same moment moves the bike first or fails. */
export const openDispute = async (context: Context, opening: Opening): Promise<OwnershipDispute> => {
  const { table, system } = context;
  const { userId, idempotencyKey: key, claim } = opening;
  const keyedRequest = { userId, key, content: claim, now: system.now() };
  const { disputeId } = await once(table, keyedRequest, z.object({ disputeId: z.string() }), (remember) =>
    retryOnConflict(system, () => attempt(context, opening, remember)),
  );
  return getDispute(context, userId, disputeId);
};
