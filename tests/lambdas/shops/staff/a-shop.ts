import type { NewStaffMember } from "#contract/shops/staff.ts";
import type { StaffRole } from "#contract/shops/staff-role.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { assertLiveSession } from "#lambdas/people/sessions/live-session.ts";
import type { StoreAccounts } from "#lambdas/shops/store-accounts/store-accounts.ts";
import { memberWrite } from "#lambdas/shops/members/member-writes.ts";
import { storeWrites } from "#lambdas/shops/store-writes.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { StaffNoticeItem, StoreItem, StoreLogItem, StoreMemberItem } from "#lambdas/shops/items/store.ts";
import { keys, ranges, storePartition } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { changeRole } from "#lambdas/shops/staff/change-role.ts";
import { inviteStaff } from "#lambdas/shops/staff/invite-staff.ts";
import { removeStaff } from "#lambdas/shops/staff/remove-staff.ts";
import { resendInvitation } from "#lambdas/shops/staff/resend-invitation.ts";
import type { StaffContext } from "#lambdas/shops/staff/staff-context.ts";
import { withTable } from "#tests/dynamodb.ts";
import { tableInRoleOf } from "#tests/in-role.ts";
import { aCaller, aSystem, given, noon } from "#tests/lambdas/a.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";

type PoolUser = { email: string; sub: string; isOfStores: boolean; isWaiting: boolean; storeId?: string };

/** An in-memory user pool. */
const aPool = () => {
  const users: PoolUser[] = [];
  const mailed: string[] = [];
  const signedOut: string[] = [];
  const refusals: string[] = [];
  let opened = Promise.resolve();
  const known = (name: string) => users.find(({ email, sub }) => email === name || sub === name);
  const accounts: StoreAccounts = {
    prepare: async ({ email, storeId }) => {
      const there = known(email);
      if (there) return there.storeId === storeId ? there.sub : undefined;
      const sub = `user-of-${email.split("@")[0]}`;
      users.push({ email, sub, storeId, isOfStores: true, isWaiting: true });
      return sub;
    },
    invite: async (email) => {
      const refusal = refusals.pop();
      if (refusal !== undefined) throw new Error(refusal);
      await opened;
      mailed.push(email);
    },
    find: async (name) => {
      const user = known(name);
      return user && { poolUser: user.sub, isOfStores: user.isOfStores, isWaiting: user.isWaiting };
    },
    signOut: async (sub) => void signedOut.push(sub),
    forget: async (sub) =>
      void users.splice(
        users.findIndex((user) => user.sub === sub),
        1,
      ),
  };
  /** Holds mails back until the returned function is called. */
  const hold = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    opened = promise;
    return resolve;
  };
  return { users, mailed, signedOut, refusals, hold, accounts };
};

export const owner = aCaller("owner", { role: "store", storeId: "store_1" });
export const clerk = aCaller("clerk", { role: "store", storeId: "store_1" });

const aMember = (over: Partial<NewStaffMember> = {}): NewStaffMember => ({
  name: "Nils Holm",
  email: "nils@cykel.example",
  role: "staff",
  language: "sv",
  ...over,
});

/** A shop with an owner and a clerk, another of the same chain, and an unrelated one. */
export const aShop = async () => {
  let moment = noon.getTime();
  const system = { ...aSystem(), now: () => new Date((moment += 1)) };
  const place = await withTable();
  const table = openTable(place.tableName, system, place.client);
  const pool = aPool();
  const failures: string[] = [];
  const context: StaffContext = {
    now: () => system.now(),
    newId: (prefix) => system.newId(prefix),
    random: () => system.random(),
    wait: (milliseconds) => system.wait(milliseconds),
    table: await tableInRoleOf("staff", place, system),
    cursorSecret: "secret",
    accounts: pool.accounts,
    reportFailure: (what) => void failures.push(what),
  };
  /** A person who has signed in. */
  const settle = async (userId: string, fullName = userId, email = `${userId}@cykel.example`) => {
    const known = pool.users.find((user) => user.sub === userId || user.email === email);
    if (known) known.isWaiting = false;
    else pool.users.push({ email, sub: userId, isOfStores: true, isWaiting: false });
    await given.person(table, userId, 0, { fullName, email });
  };
  for (const [storeId, name, userId] of [
    ["store_1", "Cykelboden i Vadstena", "owner"],
    ["store_2", "Cykelboden i Motala", "boss"],
    ["store_3", "Konkurrenten", "rival"],
  ] as const) {
    const store = {
      storeId,
      name,
      city: "Vadstena",
      state: "active",
      createdAt: noon.toISOString(),
    } as const;
    await table.transact(storeWrites(store, userId));
    await settle(userId);
    if (storeId !== "store_3")
      await table.transact([update(keys.store(storeId)).set({ chain: "Cykelboden" })]);
  }
  const join = async (userId: string, role: StaffRole, storeId = "store_1") => {
    const store = update(keys.store(storeId)).add("members", 1);
    await table.transact([
      memberWrite({ storeId, userId, role, joinedAt: system.now().toISOString() }),
      role === "owner" ? store.add("owners", 1) : store,
    ]);
    await settle(userId);
  };
  await join("clerk", "staff");
  let keyCount = 0;
  const key = (): string => `key_${String((keyCount += 1)).padStart(20, "0")}`;
  return {
    table,
    context,
    pool,
    failures,
    settle,
    join,
    invite: (over: Partial<NewStaffMember> = {}, caller: Caller = owner, idempotencyKey = key()) =>
      inviteStaff(context, { caller, idempotencyKey, request: aMember(over) }),
    resend: (userId: string, caller: Caller = owner) => resendInvitation(context, caller, userId),
    remove: (userId: string, caller: Caller = owner) => removeStaff(context, caller, userId),
    makeRole: (userId: string, role: StaffRole, caller: Caller = owner) =>
      changeRole(context, caller, { userId, role }),
    memberOf: (userId: string, storeId = "store_1") =>
      table.get(keys.storeMember(storeId, userId), StoreMemberItem),
    storeOf: async (storeId = "store_1") => table.get(keys.store(storeId), StoreItem),
    suspend: () => table.transact([update(keys.store("store_1")).set({ state: "suspended" })]),
    /** Tries a token that someone still has. */
    tokenOf: (caller: Caller) => problemIn(assertLiveSession(table, caller, {}, system.now())),
    notices: async () => {
      const notices = { prefix: "STAFFNOTICE#", schema: StaffNoticeItem, limit: 20 };
      return (await table.query({ partition: storePartition("store_1"), ...notices })).items;
    },
    logged: async () => {
      const lines = { prefix: ranges.storeLog, schema: StoreLogItem, limit: 100 };
      return (await table.query({ partition: storePartition("store_1"), ...lines })).items;
    },
  };
};
