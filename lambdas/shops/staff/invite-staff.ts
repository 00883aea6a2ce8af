import * as z from "zod";
import type { NewStaffMember, Staff } from "#contract/shops/staff.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { sendInvitation } from "#lambdas/shops/store-accounts/send-invitation.ts";
import { activeStoreWrite, memberWrite } from "#lambdas/shops/members/member-writes.ts";
import { maxMembers } from "#lambdas/shops/members/max-members.ts";
import { ownerOfStore } from "#lambdas/shops/members/own-store.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { storeLogWrite } from "#lambdas/shops/store-log.ts";
import { requireOwner } from "#lambdas/shops/members/require-member.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import { StoreItem } from "#lambdas/shops/items/store.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { countUse } from "#lambdas/platform/table/rate-limit.ts";
import { EmailGuardItem } from "#lambdas/people/items/identity.ts";
import { accountOf } from "#lambdas/people/pool-user.ts";
import { readWorkplaces } from "./read-staff.ts";
import type { StaffContext } from "./staff-context.ts";
import { invitationLimit } from "./invitation-limit.ts";
import { listStaff } from "./list-staff.ts";
import { staffNoticeWrite } from "./staff-notice.ts";

/** `isNew`: has never signed in and needs a password. */
type Person = { readonly userId: string; readonly isNew: boolean };

const companyOf = ({ organisationNumber }: StoreItem): string | undefined =>
  organisationNumber?.kind === "company" ? organisationNumber.number : undefined;

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one.trim().toLowerCase() === other?.trim().toLowerCase();

/** The stores share a chain, which administrators set, or a company. */
const belongTogether = (one: StoreItem, other: StoreItem): boolean =>
  isSame(one.chain, other.chain) || isSame(companyOf(one), companyOf(other));

/** Only a store of the same chain or company may add someone who already works in a store. */
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

/** Also throws while the address is reserved for a former or a new account. */
const assertFree = async (
  { table, now }: Pick<StaffContext, "table" | "now">,
  email: string,
): Promise<void> => {
  const guard = await table.get(keys.emailGuard(email), EmailGuardItem);
  if (guard?.userId !== undefined || (guard?.reservedUntil ?? 0) > now().getTime())
    throw new ProblemError("email-taken");
};

/** Creates a user without sending mail yet. */
const prepare = async (
  context: Pick<StaffContext, "table" | "now" | "accounts">,
  storeId: string,
  { email, name, language }: NewStaffMember,
): Promise<Person> => {
  await assertFree(context, email);
  const userId = await context.accounts.prepare({ email, name, language, storeId });
  // Another request created one at the same moment.
  if (userId === undefined) throw new ProblemError("conflict-try-again");
  return { userId, isNew: true };
};

/** Finds or creates the store account of an address. Customers and administrators cannot become staff. */
const findPerson = async (
  context: Pick<StaffContext, "table" | "now" | "accounts">,
  store: StoreItem,
  request: NewStaffMember,
): Promise<Person> => {
  const known = await context.accounts.find(request.email);
  if (!known) return prepare(context, store.storeId, request);
  if (!known.isOfStores) throw new ProblemError("not-a-store-account");
  const userId = await accountOf(context.table, known.poolUser);
  await assertChain(context, store, userId);
  return { userId, isNew: known.isWaiting };
};

type Invite = { readonly caller: Caller; readonly idempotencyKey: string; readonly request: NewStaffMember };

const Outcome = z.object({ userId: z.string(), isNew: z.boolean() });

const storeWrite = (storeId: string, role: NewStaffMember["role"]): Action => {
  const write = activeStoreWrite(storeId).add("members", 1).expectBelow("members", maxMembers, "staff-full");
  return role === "owner" ? write.add("owners", 1) : write;
};

type Planned = { readonly store: StoreItem; readonly person: Person; readonly input: Invite };

/** People with an account get a mail; the others get an invitation. */
const writesFor = (context: StaffContext, { store, person, input }: Planned): readonly Action[] => {
  const { storeId } = store;
  const { userId, isNew } = person;
  const { caller, request } = input;
  const { role, email, name } = request;
  const at = context.now();
  const joinedAt = at.toISOString();
  const invited = isNew ? ({ invited: { email, name }, invitation: "due" } as const) : {};
  const line = {
    storeId,
    action: isNew ? "staff-invited" : "staff-added",
    by: caller.userId,
    personId: userId,
    at,
  } as const;
  return [
    requireOwner(storeId, caller.userId),
    storeWrite(storeId, role),
    memberWrite({ storeId, userId, role, joinedAt, ...invited }),
    countUse(invitationLimit, storeId, at),
    storeLogWrite(context, line),
    ...(isNew ? [] : [staffNoticeWrite(context, { store, userId, what: "added", at })]),
  ];
};

/** A person without an account gets a password that works for seven days; a store account of the same chain can work here at once. */
export const inviteStaff = async (context: StaffContext, input: Invite): Promise<Staff> => {
  const { caller, request, idempotencyKey: key } = input;
  const { table } = context;
  const { storeId } = await ownerOfStore(table, caller);
  const idempotent = { userId: caller.userId, key, content: { storeId, request }, now: context.now() };
  const { userId, isNew } = await once(table, idempotent, Outcome, async (remember) => {
    const store = await readStore(table, storeId);
    if (!store) throw new ProblemError("forbidden");
    // Creates no account for a suspended store.
    if (store.state !== "active") throw new ProblemError("store-suspended");
    const person = await findPerson(context, store, request);
    await table.transact([remember(person), ...writesFor(context, { store, person, input })]);
    return person;
  });
  if (isNew) await sendInvitation(context, keys.storeMember(storeId, userId), request.email);
  return listStaff(context, caller);
};
