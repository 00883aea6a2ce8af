import { move } from "#lambdas/platform/http/move.ts";
import * as z from "zod";
import type { Recovery } from "#contract/thefts/thefts.ts";
import { clearedTheft } from "#lambdas/thefts/end-theft.ts";
import { verdictOn } from "#lambdas/messages/spam-score.ts";
import { cleanText, isBarredOrBlocked } from "#lambdas/moderation/screen-text.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { saveHidingPhoto } from "#lambdas/bikes/hide-photo.ts";
import { readOwnBike } from "#lambdas/bikes/own-bike.ts";
import { promiseReward } from "#lambdas/thefts/rewards/promise-reward.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import { type BikeItem, isInReview } from "#lambdas/bikes/items/bike.ts";
import type { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { TheftsContext } from "./thefts-context.ts";
import { bikeMoves } from "./moves.ts";
import { readBikeAndTheft, readOpenTheft } from "./read-theft.ts";
import { type TheftOfBike, showBikeAndTheft } from "./show-theft.ts";
import { recoveredWrites } from "./theft-writes.ts";

const Outcome = z.object({ theftId: z.string() });
type Outcome = z.infer<typeof Outcome>;

export type MarkRecovered = {
  readonly userId: string;
  readonly bikeId: string;
  readonly idempotencyKey: string;
  readonly recovery: Recovery;
};

const thanksNotifications = ({ confirmed }: TheftItem, { system }: TheftsContext): Action[] =>
  confirmed.flatMap(({ finderId }) =>
    finderId === undefined
      ? []
      : [
          notificationWrite(
            {
              userId: finderId,
              type: "found_report",
              params: { what: "bike-recovered" },
              link: "/found-reports",
            },
            system.newId("notification"),
            system.now(),
          ),
        ],
  );

/** Leaves out the thanks, which finders read, if the owner and one of them may not write to each other. */
const withThanks = async (
  context: TheftsContext,
  { ownerId, confirmed }: TheftItem,
  { thanks, ...recovery }: Recovery,
): Promise<Recovery> => {
  if (thanks === undefined || verdictOn(thanks) === "refused") return recovery;
  const refusals = await Promise.all(
    confirmed.map(
      async ({ finderId }) => finderId !== undefined && (await isBarredOrBlocked(context, ownerId, finderId)),
    ),
  );
  return refusals.includes(true)
    ? recovery
    : { ...recovery, thanks: cleanText(thanks, context.system.now()) };
};

const attempt = async (
  context: TheftsContext,
  { userId, bikeId, recovery }: MarkRecovered,
  remember: (outcome: Outcome) => Action,
): Promise<{ bike: BikeItem; theft: TheftItem }> => {
  const { table, system } = context;
  const before = await readOwnBike(table, userId, bikeId);
  const back = move(bikeMoves.markRecovered, before.status);
  const was = await readOpenTheft(table, before);
  const now = system.now();
  const at = now.toISOString();
  const theft: TheftItem = {
    ...was,
    state: "recovered",
    recoveredAt: at,
    recovery: await withThanks(context, was, recovery),
    scannedAt: undefined,
    scannedPlace: undefined,
    version: was.version + 1,
  };
  const status = isInReview(before) ? "pending_review" : back;
  const bike: BikeItem = { ...before, ...clearedTheft, status, version: before.version + 1 };
  const rewards = await promiseReward(table, theft, system);
  // A recovered bike's photo may be hidden again.
  const written = await saveHidingPhoto(context, before, bike, (after) => [
    remember({ theftId: theft.id }),
    ...recoveredWrites(before, after, { theft, at }, system),
    ...thanksNotifications(theft, context),
    ...rewards,
  ]);
  return { bike: written, theft };
};

/** Ends the theft of the caller's bike, and promises points to a confirmed finder in the same transaction. */
export const markRecovered = async (context: TheftsContext, input: MarkRecovered): Promise<TheftOfBike> => {
  const { table, system } = context;
  const { userId, bikeId, idempotencyKey: key, recovery } = input;
  let recovered: { bike: BikeItem; theft: TheftItem } | undefined;
  const request = { userId, key, content: { bikeId, recovery }, now: system.now() };
  const { theftId } = await once(table, request, Outcome, async (remember) => {
    recovered = await retryOnConflict(system, () => attempt(context, input, remember));
    return { theftId: recovered.theft.id };
  });
  return showBikeAndTheft(
    context,
    recovered ?? (await readBikeAndTheft(table, () => readOwnBike(table, userId, bikeId), bikeId, theftId)),
  );
};
