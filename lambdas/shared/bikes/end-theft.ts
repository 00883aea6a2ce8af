import { type Action, update } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { scansOfTheft } from "#lambdas/shared/table/items/theft.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** What a bike forgets that is not missed any more. */
export const ofNoTheft = {
  theftId: undefined,
  stolenSince: undefined,
  stolenPlace: undefined,
  findersReward: undefined,
} as const satisfies Partial<BikeItem>;

/** Nobody searches any more for a bike that is not let into the register. Its owner has the points back, and the report is kept as it was. */
export const endTheft = ({
  id,
  theftId,
}: BikeItem): { readonly bike: Partial<BikeItem>; readonly actions: readonly Action[] } =>
  theftId === undefined
    ? { bike: {}, actions: [] }
    : {
        bike: { ...ofNoTheft, status: "pending_review" },
        actions: [
          update(keys.theft(id, theftId))
            .set({ state: "ended" })
            .remove("gsi1pk", "gsi1sk", ...scansOfTheft)
            .expect("state", "open", "stale"),
        ],
      };
