import type { StoreApplicationItem } from "#lambdas/shared/table/items/store-application.ts";
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
