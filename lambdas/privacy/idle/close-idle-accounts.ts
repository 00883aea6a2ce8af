import { planClosing } from "#lambdas/privacy/plan-closing.ts";
import { BalanceItem, LastUseItem, ProfileItem, SessionsItem } from "#lambdas/people/items/person.ts";
import { securityEvent } from "#lambdas/people/security-event.ts";
import { closingDue, listedAt, lookAgainDue } from "#lambdas/people/sessions/last-use.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type ActionBuilder, remove, update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { findBlocks } from "#lambdas/privacy/find-blocks.ts";
import { StoreMemberItem } from "#lambdas/shops/items/store.ts";
import { poolUserOf } from "#lambdas/people/pool-user.ts";

type Context = {
  readonly table: Pick<Table, "get" | "query">;
  readonly isAdministrator: (poolUser: string) => Promise<boolean>;
};

const isOfStaff = async ({ table }: Context, userId: string): Promise<boolean> => {
  const partition = lists.workplacesOf(userId);
  const query = { schema: StoreMemberItem, partition, index: "gsi1", limit: 1 } as const;
  return (await table.query(query)).items.length > 0;
};

/** True if an idle account must stay open: something is unfinished, others depend on it, or its owner cannot sign in. */
const mustStay = async (context: Context, profile: ProfileItem): Promise<boolean> => {
  const { table } = context;
  const { userId } = profile;
  const [sessions, balance, blocks] = await Promise.all([
    table.get(keys.sessions(userId), SessionsItem),
    table.get(keys.balance(userId), BalanceItem),
    findBlocks(table, userId),
  ]);
  if (sessions?.lockedAt !== undefined || sessions?.closedAt !== undefined) return true;
  if (blocks.length > 0 || (balance?.points ?? 0) < 0) return true;
  return (await isOfStaff(context, userId)) || context.isAdministrator(poolUserOf(profile));
};

export type IdleContext = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "newId">;
  readonly isAdministrator: (poolUser: string) => Promise<boolean>;
  /** Logs the account and only the error's name. */
  readonly reportFailure: (userId: string, error: unknown) => void;
};

type Outcome = "warned" | "closed" | "kept" | "used" | "failed";
export type Settled = Readonly<Record<Outcome, number>>;

/** Lists accounts to warn, close or recheck, longest waiting first. */
async function* dueUses({ table, system }: IdleContext): AsyncGenerator<LastUseItem> {
  const partition = lists.idleAccounts();
  const list = { schema: LastUseItem, partition, index: "gsi1", limit: 25 } as const;
  for await (const page of pages(table, list))
    for (const use of page) {
      if (use.dueAt > system.now().toISOString()) return;
      yield use;
    }
}

/** Fails with `stale` if somebody has signed in or another run has changed the item. */
const unlessUsed = (action: ActionBuilder, { lastAt, closesAt }: LastUseItem): ActionBuilder => {
  const unused = action.expect("lastAt", lastAt, "stale");
  return closesAt === undefined
    ? unused.expectAbsent("closesAt", "stale")
    : unused.expect("closesAt", closesAt, "stale");
};

const keep = async ({ table }: IdleContext, use: LastUseItem, now: Date): Promise<Outcome> => {
  const again = listedAt(use.userId, lookAgainDue(now.toISOString()));
  await table.transact([unlessUsed(update(keys.lastUse(use.userId)).set(again).remove("closesAt"), use)]);
  return "kept";
};

/** The mail follows from the event. */
const warn = async ({ table, system }: IdleContext, use: LastUseItem, now: Date): Promise<Outcome> => {
  const { userId, lastAt } = use;
  const closesAt = closingDue(lastAt, now.toISOString());
  const balance = await table.get(keys.balance(userId), BalanceItem);
  const closing = { at: closesAt, points: balance?.points ?? 0 };
  const id = system.newId("security");
  await table.transact([
    unlessUsed(update(keys.lastUse(userId)).set({ closesAt, ...listedAt(userId, closesAt) }), use),
    securityEvent({ userId, kind: "account-idle", closing, id, at: now }),
  ]);
  return "warned";
};

const close = async ({ table }: IdleContext, use: LastUseItem, now: Date): Promise<Outcome> => {
  const { writes } = await planClosing(table, use.userId, now, "idle");
  await table.transact([unlessUsed(remove(keys.lastUse(use.userId)), use), ...writes]);
  return "closed";
};

const settle = async (context: IdleContext, use: LastUseItem): Promise<Outcome> => {
  const now = context.system.now();
  const profile = await context.table.get(keys.profile(use.userId), ProfileItem);
  if (!profile || (await mustStay(context, profile))) return keep(context, use, now);
  return use.closesAt === undefined ? warn(context, use, now) : close(context, use, now);
};

const settleOrReport = async (context: IdleContext, use: LastUseItem): Promise<Outcome> => {
  try {
    return await settle(context, use);
  } catch (error) {
    if (failedWith(error, "stale")) return "used";
    context.reportFailure(use.userId, error);
    return "failed";
  }
};

/** Warns the owners of accounts that nobody has used for long, and closes the accounts a month later, as if the owner had. Reports a failure and continues with the others. */
export const closeIdleAccounts = async (context: IdleContext): Promise<Settled> => {
  const settled: Outcome[] = [];
  for await (const use of dueUses(context)) settled.push(await settleOrReport(context, use));
  const count = (wanted: Outcome): number => settled.filter((outcome) => outcome === wanted).length;
  return {
    warned: count("warned"),
    closed: count("closed"),
    kept: count("kept"),
    used: count("used"),
    failed: count("failed"),
  };
};
