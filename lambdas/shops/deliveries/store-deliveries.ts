import type { StoreApplicationItem } from "#lambdas/shops/items/store-application.ts";
import type { FewPointsNoticeItem, StaffNoticeItem, StoreNoticeItem } from "#lambdas/shops/items/store.ts";
import type { Delivery } from "#lambdas/notifications/delivery.ts";

/** Mails the applicant, who has no account, about each new state and reminder. The page itself confirms an answer, so no mail follows it. */
export const storeApplicationDeliveries = (
  before: StoreApplicationItem | undefined,
  after: StoreApplicationItem | undefined,
): Delivery[] => {
  if (after === undefined || (before?.state === after.state && before.remindedOf === after.remindedOf))
    return [];
  if (before?.state === "returned" && after.state === "pending") return [];
  const { contact, language } = after;
  const to = { email: contact.email, language };
  return [{ kind: "mail", to, template: { name: "store-application", application: after } }];
};

export const storeNoticeDeliveries = (
  before: StoreNoticeItem | undefined,
  after: StoreNoticeItem | undefined,
): Delivery[] => {
  if (before !== undefined || after === undefined) return [];
  const { userId, store, state, reason } = after;
  return [
    { kind: "mail", to: { userId }, template: { name: "store-notice", notice: { store, state, reason } } },
  ];
};

export const staffNoticeDeliveries = (
  before: StaffNoticeItem | undefined,
  after: StaffNoticeItem | undefined,
): Delivery[] => {
  if (before !== undefined || after === undefined) return [];
  const { userId, store, what } = after;
  return [{ kind: "mail", to: { userId }, template: { name: "staff-notice", notice: { store, what } } }];
};

export const fewPointsDeliveries = (
  before: FewPointsNoticeItem | undefined,
  after: FewPointsNoticeItem | undefined,
): Delivery[] => {
  if (before !== undefined || after === undefined) return [];
  const { store, points, owners } = after;
  return owners.map((userId) => ({
    kind: "mail",
    to: { userId },
    template: { name: "few-points", few: { store, points } },
    copy: userId,
  }));
};
