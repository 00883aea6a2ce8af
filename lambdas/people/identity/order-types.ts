import type { PersonalNumber } from "#contract/platform/personal-number.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import type { EidOrderItem } from "#lambdas/people/items/identity.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";

/** The proved name and number, and the number's keyed hash. */
export type Proved = { readonly name: string; readonly number: PersonalNumber; readonly mac: string };

/** Writes an order's purpose and ends the order, in one transaction. */
export type FinishOrder = (
  userId: string,
  writes: readonly Action[],
  changes?: Partial<EidOrderItem>,
) => Promise<EidOrderItem>;

/** An owner's return to an account that nobody can sign in to. */
export type AccountReturn = {
  readonly order: EidOrderItem;
  readonly profile: ProfileItem;
  readonly mac: string;
  readonly email: string;
  /** The typed phone number, used if none is verified. */
  readonly phone?: string | undefined;
  readonly finish: FinishOrder;
};
