import { move } from "#lambdas/http/move.ts";
import * as z from "zod";
import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { Recovery } from "#contract/thefts.ts";
import { noteWrite } from "#lambdas/notes/note-write.ts";
import { readOwnBike } from "#lambdas/own-bikes/own-bike.ts";
import { promiseReward } from "#lambdas/rewards/promise-reward.ts";
import type { Action } from "#lambdas/table/actions.ts";
import { once } from "#lambdas/table/idempotency.ts";
import type { BikeItem } from "#lambdas/table/items/bike.ts";
import type { TheftItem } from "#lambdas/table/items/theft.ts";
import { untilFresh } from "#lambdas/table/retry.ts";
import type { TheftsDeps } from "#lambdas/thefts/deps.ts";
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

const ofNoTheft = {
  theftId: undefined,
  stolenSince: undefined,
  stolenPlace: undefined,
  findersReward: undefined,
};

/** Everybody whose find the owner has confirmed learns that the bike is back. */
const thanksNotes = ({ confirmed }: TheftItem, { system }: TheftsDeps): Action[] =>
  confirmed.flatMap(({ finderId }) =>
    finderId === undefined
      ? []
      : [
          noteWrite(
            {
              userId: finderId,
              type: "found_report",
              params: { what: "bike-recovered" },
              link: "/found-reports",
            },
            system.newId("note"),
            system.now(),
          ),
        ],
  );

const withoutNumbers = (recovery: Recovery, now: Date): Recovery => ({
  ...recovery,
  thanks: recovery.thanks && hidePersonalNumbers(recovery.thanks, swedishDate(now)),
});

const attempt = async (
  deps: TheftsDeps,
  { userId, bikeId, recovery }: MarkRecovered,
  remember: (outcome: Outcome) => Action,
): Promise<{ bike: BikeItem; theft: TheftItem }> => {
  const { table, system } = deps;
  const before = await readOwnBike(table, userId, bikeId);
  const status = move(bikeMoves.markRecovered, before.status);
  const was = await readOpenTheft(table, before);
  const now = system.now();
  const at = now.toISOString();
  const theft: TheftItem = {
    ...was,
    state: "recovered",
    recoveredAt: at,
    recovery: withoutNumbers(recovery, now),
    version: was.version + 1,
  };
  const bike = { ...before, ...ofNoTheft, status, version: before.version + 1 };
  await table.transact([
    remember({ theftId: theft.id }),
    ...recoveredWrites(before, bike, { theft, at }, system),
    ...thanksNotes(theft, deps),
    ...(await promiseReward(table, theft, now)),
  ]);
  return { bike, theft };
};

/** Ends the theft of the caller's own bike. Where the find of it has been confirmed, the finder's points are promised by the same. */
export const markRecovered = async (deps: TheftsDeps, input: MarkRecovered): Promise<TheftOfBike> => {
  const { table, system } = deps;
  const { userId, bikeId, idempotencyKey: key, recovery } = input;
  let recovered: { bike: BikeItem; theft: TheftItem } | undefined;
  const request = { userId, key, content: { bikeId, recovery }, now: system.now() };
  const { theftId } = await once(table, request, Outcome, async (remember) => {
    recovered = await untilFresh(system, () => attempt(deps, input, remember));
    return { theftId: recovered.theft.id };
  });
  return showBoth(
    deps,
    recovered ?? (await readBoth(table, () => readOwnBike(table, userId, bikeId), bikeId, theftId)),
  );
};
