import type { ReviewReason } from "#contract/bikes/bike-types.ts";
import { countReturns, findFormerBikes, heldDecision, wasSomeoneElses } from "./former-bikes.ts";
import type { BikeItem } from "./items/bike.ts";
import { findLookalikes } from "./lookalikes.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** A store that has returned sales of a number this often cannot reserve it again. */
const maxReturns = 3;

type Registration = {
  /** The future owner, or the store that registers for one. */
  readonly registrant: string;
  readonly now: Date;
  /** A bike that exists already. */
  readonly bikeId?: string;
};

/** `review`: an administrator looks at the bike before anybody can find it. */
export type Judgement = {
  readonly possibleDuplicate: boolean;
  readonly review?: Extract<ReviewReason, "registered-before"> | undefined;
  /** Goes on to the new bike. */
  readonly removedAd?: BikeItem["removedAd"];
};

/**
 * Every way to register a bike calls this, so that none avoids a review. Throws if the number is refused;
 * only the guard, in the transaction of the bike, knows if it is taken.
 */
export const judgeNumber = async (
  table: Pick<Table, "query">,
  frameNumber: string,
  { registrant, now, bikeId }: Registration,
): Promise<Judgement> => {
  const [lookalikes, former] = await Promise.all([
    findLookalikes(table, frameNumber, bikeId),
    findFormerBikes(table, frameNumber),
  ]);
  if (lookalikes.some(({ stolen }) => stolen)) throw new ProblemError("frame-number-resembles-stolen");
  if (countReturns(former, registrant, now) >= maxReturns) throw new ProblemError("frame-number-returned");
  const review = wasSomeoneElses(former, registrant, now) ? "registered-before" : undefined;
  const removedAd = heldDecision(former, now);
  return { possibleDuplicate: lookalikes.length > 0, review, ...(removedAd && { removedAd }) };
};
