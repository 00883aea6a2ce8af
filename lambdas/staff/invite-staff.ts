import * as z from "zod";
import type { NewStaffMember, Staff } from "#contract/staff.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { sendInvitation } from "#lambdas/shared/stores/accounts/send-invitation.ts";
import { activeStoreWrite, memberWrite } from "#lambdas/shared/stores/member-writes.ts";
import { mostMembers } from "#lambdas/shared/stores/most-members.ts";
import { ownerOfStore } from "#lambdas/shared/stores/own-store.ts";
import { readStore } from "#lambdas/shared/stores/read-stores.ts";
import { storeLogWrite } from "#lambdas/shared/stores/store-log.ts";
import { whileOwner } from "#lambdas/shared/stores/while-member.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import { once } from "#lambdas/shared/table/idempotency.ts";
import type { StoreItem } from "#lambdas/shared/table/items/store.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { counted } from "#lambdas/shared/table/rate-limit.ts";
import { type Person, findPerson } from "./find-person.ts";
import { invitationLimit } from "./invitation-limit.ts";
import { listStaff } from "./list-staff.ts";
import type { StaffContext } from "./staff-context.ts";
import { staffNoticeWrite } from "./staff-notice.ts";

type Invite = { readonly caller: Caller; readonly idempotencyKey: string; readonly request: NewStaffMember };

const Outcome = z.object({ userId: z.string(), isNew: z.boolean() });

const storeWrite = (storeId: string, role: NewStaffMember["role"]): Action => {
  const write = activeStoreWrite(storeId).add("members", 1).expectBelow("members", mostMembers, "staff-full");
  return role === "owner" ? write.add("owners", 1) : write;
};

type Planned = { readonly store: StoreItem; readonly person: Person; readonly asked: Invite };

/** The person's place in the store, and for one who has an account the mail about it: nobody writes to them otherwise. */
const writesFor = (context: StaffContext, { store, person, asked }: Planned): readonly Action[] => {
  const { storeId } = store;
  const { userId, isNew } = person;
  const { caller, request } = asked;
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
    whileOwner(storeId, caller.userId),
    storeWrite(storeId, role),
    memberWrite({ storeId, userId, role, joinedAt, ...invited }),
    counted(invitationLimit, storeId, at),
    storeLogWrite(context, line),
    ...(isNew ? [] : [staffNoticeWrite(context, { store, userId, what: "added", at })]),
  ];
};

/** Lets someone into the caller's store. A person without an account gets a mail with a password for seven days; a store account of the same chain can work here at once. */
export const inviteStaff = async (context: StaffContext, asked: Invite): Promise<Staff> => {
  const { caller, request, idempotencyKey: key } = asked;
  const { table } = context;
  const { storeId } = await ownerOfStore(table, caller);
  const idempotent = { userId: caller.userId, key, content: { storeId, request }, now: context.now() };
  const { userId, isNew } = await once(table, idempotent, Outcome, async (remember) => {
    const store = await readStore(table, storeId);
    if (!store) throw new ProblemError("forbidden");
    // Nobody's account is made for a store that may not write.
    if (store.state !== "active") throw new ProblemError("store-suspended");
    const person = await findPerson(context, store, request);
    await table.transact([remember(person), ...writesFor(context, { store, person, asked })]);
    return person;
  });
  if (isNew) await sendInvitation(context, keys.storeMember(storeId, userId), request.email);
  return listStaff(context, caller);
};
