import { type Action, update } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { scansOfTheft } from "#lambdas/thefts/items/theft.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

export const clearedTheft = {
  theftId: undefined,
  stolenSince: undefined,
  stolenPlace: undefined,
  findersReward: undefined,
} as const satisfies Partial<BikeItem>;

/** Ends the theft of a bike that is not accepted into the register. The report is kept as it was. */
export const endTheft = ({
  id,
  theftId,
}: BikeItem): { readonly bike: Partial<BikeItem>; readonly actions: readonly Action[] } =>
  theftId === undefined
    ? { bike: {}, actions: [] }
    : {
        bike: { ...clearedTheft, status: "pending_review" },
        actions: [
          update(keys.theft(id, theftId))
            .set({ state: "ended" })
            .remove("gsi1pk", "gsi1sk", ...scansOfTheft)
            .expect("state", "open", "stale"),
        ],
      };
