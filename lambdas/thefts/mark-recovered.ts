import { move } from "#lambdas/shared/http/move.ts";
import * as z from "zod";
import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { Recovery } from "#contract/thefts.ts";
import { ofNoTheft } from "#lambdas/shared/bikes/end-theft.ts";
import { notificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import { hidingPhoto } from "#lambdas/shared/bikes/hide-photo.ts";
import { readOwnBike } from "#lambdas/shared/bikes/own-bike.ts";
import { promiseReward } from "#lambdas/shared/finder-rewards/promise-reward.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import { once } from "#lambdas/shared/table/idempotency.ts";
import { type BikeItem, isInReview } from "#lambdas/shared/table/items/bike.ts";
import type { TheftItem } from "#lambdas/shared/table/items/theft.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { TheftsContext } from "./thefts-context.ts";
import { bikeMoves } from "#lambdas/thefts/moves.ts";
import { readBoth, readOpenTheft } from "#lambdas/thefts/read-theft.ts";
import { type TheftOfBike, showBoth } from "#lambdas/thefts/show-theft.ts";
import { recoveredWrites } from "#lambdas/thefts/theft-writes.ts";

const Outcome = z.object({ theftId: z.string() });
type Outcome = z.infer<typeof Outcome>;

export type MarkRecovered = {
  readonly userId: string;
  readonly bikeId: string;
  readonly idempotencyKey: string;
  readonly recovery: Recovery;
};

/** Everybody whose find the owner has confirmed learns that the bike is back. */
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

const withoutNumbers = (recovery: Recovery, now: Date): Recovery => ({
  ...recovery,
  thanks: recovery.thanks && hidePersonalNumbers(recovery.thanks, swedishDate(now)),
});

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
    recovery: withoutNumbers(recovery, now),
    scannedAt: undefined,
    scannedPlace: undefined,
    version: was.version + 1,
  };
  const status = isInReview(before) ? "pending_review" : back;
  const bike: BikeItem = { ...before, ...ofNoTheft, status, version: before.version + 1 };
  const rewards = await promiseReward(table, theft, now);
  // Once it is back, its photo no longer helps to find it.
  const written = await hidingPhoto(context, before, bike, (after) => [
    remember({ theftId: theft.id }),
    ...recoveredWrites(before, after, { theft, at }, system),
    ...thanksNotifications(theft, context),
    ...rewards,
  ]);
  return { bike: written, theft };
};

/** Ends the theft of the caller's own bike. Where the find of it has been confirmed, the finder's points are promised by the same. */
export const markRecovered = async (context: TheftsContext, input: MarkRecovered): Promise<TheftOfBike> => {
  const { table, system } = context;
  const { userId, bikeId, idempotencyKey: key, recovery } = input;
  let recovered: { bike: BikeItem; theft: TheftItem } | undefined;
  const request = { userId, key, content: { bikeId, recovery }, now: system.now() };
  const { theftId } = await once(table, request, Outcome, async (remember) => {
    recovered = await untilFresh(system, () => attempt(context, input, remember));
    return { theftId: recovered.theft.id };
  });
  return showBoth(
    context,
    recovered ?? (await readBoth(table, () => readOwnBike(table, userId, bikeId), bikeId, theftId)),
  );
};
