import type { PersonalNumber } from "#contract/personal-number.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import type { EidOrderItem } from "#lambdas/shared/table/items/identity.ts";
import type { ProfileItem } from "#lambdas/shared/table/items/person.ts";

/** Who someone is, and the keyed hash by which their number is found. */
export type Proved = { readonly name: string; readonly number: PersonalNumber; readonly mac: string };

/** Writes what an order is for and ends it, all at once. */
export type Finish = (
  userId: string,
  writes: readonly Action[],
  changes?: Partial<EidOrderItem>,
) => Promise<EidOrderItem>;

/** Someone who comes back to an account that nobody can sign in to. */
export type Return = {
  readonly order: EidOrderItem;
  /** Of the account as it stands, by whose owner the number was proved. */
  readonly profile: ProfileItem;
  readonly mac: string;
  readonly email: string;
  /** What was typed, for an account that has proved no number. */
  readonly phone?: string | undefined;
  readonly finish: Finish;
};
