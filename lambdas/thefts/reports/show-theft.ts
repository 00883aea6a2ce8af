import type { OwnBike } from "#contract/bikes/bikes.ts";
import { Theft } from "#contract/thefts/thefts.ts";
import { wholeOwnView } from "#lambdas/bikes/own-view.ts";
import type { TheftsContext } from "./thefts-context.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { TheftItem } from "#lambdas/thefts/items/theft.ts";

export type TheftOfBike = { readonly bike: OwnBike; readonly theft: Theft };

/** Parsing removes what the owner must not see, such as the finders. */
export const showTheft = (theft: TheftItem): Theft => Theft.parse(theft);

export const showBikeAndTheft = async (
  context: Pick<TheftsContext, "pictures">,
  { bike, theft }: { readonly bike: BikeItem; readonly theft: TheftItem },
): Promise<TheftOfBike> => ({ bike: await wholeOwnView(context, bike), theft: showTheft(theft) });
