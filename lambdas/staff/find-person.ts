import type { NewStaffMember } from "#contract/staff.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { EmailGuardItem } from "#lambdas/shared/table/items/identity.ts";
import { StoreItem } from "#lambdas/shared/table/items/store.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { accountOf } from "#lambdas/shared/table/pool-user.ts";
import { readWorkplaces } from "./read-staff.ts";
import type { StaffContext } from "./staff-context.ts";

/** Someone whom a store lets in. `isNew`: they have never signed in, so they need a password. */
export type Person = { readonly userId: string; readonly isNew: boolean };

const companyOf = ({ organisationNumber }: StoreItem): string | undefined =>
  organisationNumber?.kind === "company" ? organisationNumber.number : undefined;

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one.trim().toLowerCase() === other?.trim().toLowerCase();

/** Administrators have said so, or they are of one company. */
const belongTogether = (one: StoreItem, other: StoreItem): boolean =>
  isSame(one.chain, other.chain) || isSame(companyOf(one), companyOf(other));

/** Nobody is let in by a store that has nothing to do with the ones they work in. */
const assertChain = async (
  { table }: Pick<StaffContext, "table">,
  store: StoreItem,
  userId: string,
): Promise<void> => {
  const elsewhere = await readWorkplaces(table, userId);
  if (elsewhere.some(({ storeId }) => storeId === store.storeId))
    throw new ProblemError("already-works-here");
  if (elsewhere.length === 0) return;
  const stores = await table.batchGet(
    elsewhere.map(({ storeId }) => keys.store(storeId)),
    StoreItem,
  );
  if (!stores.some((other) => belongTogether(store, other))) throw new ProblemError("works-in-another-store");
};

/** Also of an address that waits for the account that had it before, or for one that is being made. */
const assertFree = async (
  { table, now }: Pick<StaffContext, "table" | "now">,
  email: string,
): Promise<void> => {
  const guard = await table.get(keys.emailGuard(email), EmailGuardItem);
  if (guard?.userId !== undefined || (guard?.reservedUntil ?? 0) > now().getTime())
    throw new ProblemError("email-taken");
};

/** Makes a user for someone the pool does not know, without a word to them yet. */
const prepare = async (
  context: Pick<StaffContext, "table" | "now" | "accounts">,
  storeId: string,
  { email, name, language }: NewStaffMember,
): Promise<Person> => {
  await assertFree(context, email);
  const userId = await context.accounts.prepare({ email, name, language, storeId });
  // Someone else has made one in the same moment.
  if (userId === undefined) throw new ProblemError("conflict-try-again");
  return { userId, isNew: true };
};

/** Whom an address belongs to, where a store may let them in. A customer or an administrator stays what they are. */
export const findPerson = async (
  context: Pick<StaffContext, "table" | "now" | "accounts">,
  store: StoreItem,
  asked: NewStaffMember,
): Promise<Person> => {
  const known = await context.accounts.find(asked.email);
  if (!known) return prepare(context, store.storeId, asked);
  if (!known.isOfStores) throw new ProblemError("not-a-store-account");
  const userId = await accountOf(context.table, known.poolUser);
  await assertChain(context, store, userId);
  return { userId, isNew: known.isWaiting };
};
