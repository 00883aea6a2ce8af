import type { PersonalNumber } from "#contract/personal-number.ts";
import type { Action } from "#lambdas/table/actions.ts";
import type { EidOrderItem } from "#lambdas/table/items/identity.ts";

/** Who somebody is, and the keyed hash by which their number is found. */
export type Proved = { readonly name: string; readonly number: PersonalNumber; readonly mac: string };

/** Writes what an order is for and ends it, all at once. */
export type Finish = (
  userId: string,
  writes: readonly Action[],
  changes?: Partial<EidOrderItem>,
) => Promise<EidOrderItem>;
