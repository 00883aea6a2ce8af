import * as z from "zod";
import { PageQuery, pageOf } from "#contract/page.ts";
import { defineRoutes } from "#contract/route.ts";

/** What is written down in the log of a store. */
export const StoreLogAction = z.enum([
  "sale-registered",
  "sale-returned",
  "buyer-changed",
  "sale-claimed",
  "sale-declined",
  "sale-expired",
  "receipt-credited",
  "import-begun",
  "import-registered",
  "import-cancelled",
  "order-placed",
  "order-cancelled",
  "stock-adjusted",
  "person-changed",
  "staff-invited",
  "staff-added",
  "invitation-sent-again",
  "staff-removed",
  "staff-became-owner",
  "owner-became-staff",
  "settings-changed",
  "logo-changed",
  "store-suspended",
  "store-reactivated",
  "store-changed",
  "partner-changed",
]);
export type StoreLogAction = z.infer<typeof StoreLogAction>;

/** Who did what in a store. Nothing of a buyer stands in it. */
const StoreLogLine = z.object({
  id: z.string(),
  action: StoreLogAction,
  at: z.iso.datetime(),
  /** Someone of the store, an administrator or a buyer, who are not named, or nobody: the time was up. */
  by: z.enum(["staff", "administrator", "buyer", "time"]),
  /** The name of the person of the store; missing where the account is gone. */
  byName: z.string().optional(),
  /** The name of the person it was done to. */
  personName: z.string().optional(),
  /** The bike, the order, or the reason. */
  about: z.string().optional(),
  /** The sale it is about. */
  saleId: z.string().optional(),
});
export type StoreLogLine = z.infer<typeof StoreLogLine>;

export const storeLogRoutes = defineRoutes({
  listStoreLog: {
    method: "GET",
    path: "/store/log",
    access: "store",
    summary: "List what was done in your store and by whom, newest first; owners only",
    query: PageQuery,
    response: pageOf(StoreLogLine),
    problems: ["forbidden", "owner-needed", "invalid-cursor"],
  },
});
