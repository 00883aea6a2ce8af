import type { StoreApplicationItem } from "#lambdas/shared/table/items/store-application.ts";
import type {
  FewPointsNoticeItem,
  StaffNoticeItem,
  StoreNoticeItem,
} from "#lambdas/shared/table/items/store.ts";
import type { Delivery } from "./delivery.ts";

/** Each step is told to the applicant, who has no account. */
export const storeApplicationDeliveries = (
  before: StoreApplicationItem | undefined,
  after: StoreApplicationItem | undefined,
): Delivery[] => {
  if (after === undefined || before?.state === after.state) return [];
  const { contact, language } = after;
  const to = { email: contact.email, language };
  return [{ kind: "mail", to, template: { name: "store-application", application: after } }];
};

/** Each of those who work in a store is mailed why it was suspended or reactivated. */
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

/** Someone with an account is mailed that a store has let them in, or that they no longer work there. */
export const staffNoticeDeliveries = (
  before: StaffNoticeItem | undefined,
  after: StaffNoticeItem | undefined,
): Delivery[] => {
  if (before !== undefined || after === undefined) return [];
  const { userId, store, what } = after;
  return [{ kind: "mail", to: { userId }, template: { name: "staff-notice", notice: { store, what } } }];
};

/** Each owner is mailed once that the points of their store run out. */
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
