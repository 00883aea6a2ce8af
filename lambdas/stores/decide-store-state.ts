import { expiryOf } from "#contract/retention.ts";
import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { OpenedStore, StoreDecision, StoreState } from "#contract/stores.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { notificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import { membersOf } from "#lambdas/shared/stores/members-of.ts";
import { readStore } from "#lambdas/shared/stores/read-stores.ts";
import { listPartner, storeChange } from "#lambdas/shared/stores/store-change.ts";
import { storeLogWrite } from "#lambdas/shared/stores/store-log.ts";
import { type Action, put } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import type { StoreNoticeItem } from "#lambdas/shared/table/items/store.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { getStore } from "./show-store.ts";
import type { StoresContext } from "./stores-context.ts";

const other: Readonly<Record<StoreState, StoreState>> = { active: "suspended", suspended: "active" };
const actions = { active: "store-reactivated", suspended: "store-suspended" } as const;

type Told = Pick<StoreNoticeItem, "storeId" | "store" | "state" | "reason">;

/** The bell says that it happened, the mail says why. */
const tell = (
  { newId }: Pick<StoresContext, "newId">,
  told: Told,
  userId: string,
  at: Date,
): readonly Action[] => {
  const { storeId, state } = told;
  const expiresAt = expiryOf("storeNotices", at);
  const link = state === "suspended" ? "/contact" : "/store-search";
  const news = { userId, type: "system", params: { what: actions[state] }, link } as const;
  return [
    put(keys.storeNotice(storeId, at.toISOString(), userId), "storeNotice", {
      ...told,
      userId,
      expiresAt,
    }).expectNew("conflict-try-again"),
    notificationWrite(news, newId("notification"), at),
  ];
};

/** Suspends a store or reactivates it. What its staff write is refused from the same moment, since each such write looks at the state; two administrators do it once. */
export const decideStoreState = async (
  context: StoresContext,
  adminId: string,
  storeId: string,
  decision: StoreDecision,
): Promise<OpenedStore> => {
  const store = await readStore(context.table, storeId);
  if (!store) throw new ProblemError("store-not-found");
  const now = context.now();
  const at = now.toISOString();
  const { state } = decision;
  const reason = hidePersonalNumbers(decision.reason, swedishDate(now));
  const told = { storeId, store: store.name, state, reason };
  const members = await membersOf(context.table, storeId);
  await context.table.transact([
    listPartner(storeChange(storeId, store.version), { ...store, state })
      .set({ state, decision: { reason, at } })
      .expect("state", other[state], "store-changed"),
    storeLogWrite(context, { storeId, action: actions[state], about: reason, at: now }),
    ...auditWrites(context, { subject: storeId, by: adminId, action: actions[state], reason, at }),
    ...members.flatMap(({ userId }) => tell(context, told, userId, now)),
  ]);
  return getStore(context, storeId);
};
