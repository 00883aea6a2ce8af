import { expiryOf } from "#contract/privacy/retention.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { OpenedStore, StoreDecision, StoreState } from "#contract/shops/stores.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { membersOf } from "#lambdas/shops/members/members-of.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { listPartner, storeChange } from "#lambdas/shops/store-change.ts";
import { storeLogWrite } from "#lambdas/shops/store-log.ts";
import { type Action, put, remove } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import type { StoreNoticeItem } from "#lambdas/shops/items/store.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { keysOf } from "./settings/api-keys.ts";
import { getStore } from "./show-store.ts";
import type { StoresContext } from "./stores-context.ts";

const other: Readonly<Record<StoreState, StoreState>> = { active: "suspended", suspended: "active" };
const actions = { active: "store-reactivated", suspended: "store-suspended" } as const;

type Notice = Pick<StoreNoticeItem, "storeId" | "store" | "state" | "reason">;

const notifyMember = (
  { newId }: Pick<StoresContext, "newId">,
  notice: Notice,
  userId: string,
  at: Date,
): readonly Action[] => {
  const { storeId, state } = notice;
  const expiresAt = expiryOf("storeNotices", at);
  const link = state === "suspended" ? "/contact" : "/store-search";
  const news = { userId, type: "system", params: { what: actions[state] }, link } as const;
  return [
    put(keys.storeNotice(storeId, at.toISOString(), userId), "storeNotice", {
      ...notice,
      userId,
      expiresAt,
    }).expectNew("conflict-try-again"),
    notificationWrite(news, newId("notification"), at),
  ];
};

/** A suspension applies at once, because every write by the staff checks the store's state in its transaction. It revokes the keys for the status API, which checks nothing else. */
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
  const notice = { storeId, store: store.name, state, reason };
  const [members, apiKeys] = await Promise.all([
    membersOf(context.table, storeId),
    keysOf(context.table, storeId),
  ]);
  await context.table.transact([
    listPartner(storeChange(storeId, store.version), { ...store, state })
      .set({ state, decision: { reason, at } })
      .expect("state", other[state], "store-changed"),
    storeLogWrite(context, { storeId, action: actions[state], about: reason, at: now }),
    ...auditWrites(context, { subject: storeId, by: adminId, action: actions[state], reason, at }),
    ...(state === "suspended" ? apiKeys.map(({ id }) => remove(keys.apiKey(id))) : []),
    ...members.flatMap(({ userId }) => notifyMember(context, notice, userId, now)),
  ]);
  return getStore(context, storeId);
};
