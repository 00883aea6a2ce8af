import type { OwnBike } from "#contract/bikes.ts";
import { Theft } from "#contract/thefts.ts";
import { wholeOwnView } from "#lambdas/shared/bikes/own-view.ts";
import type { TheftsContext } from "./thefts-context.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { TheftItem } from "#lambdas/shared/table/items/theft.ts";

export type TheftOfBike = { readonly bike: OwnBike; readonly theft: Theft };

/** What of a theft its owner has told, and nothing of who found the bike. */
export const showTheft = (theft: TheftItem): Theft => Theft.parse(theft);

export const showBoth = async (
  context: Pick<TheftsContext, "pictures">,
  { bike, theft }: { readonly bike: BikeItem; readonly theft: TheftItem },
): Promise<TheftOfBike> => ({ bike: await wholeOwnView(context, bike), theft: showTheft(theft) });
