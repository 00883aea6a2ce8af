import * as z from "zod";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { defineRoutes } from "#contract/platform/route.ts";

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
  "order-received",
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
  "api-key-made",
  "api-key-rotated",
  "api-key-revoked",
  "store-suspended",
  "store-reactivated",
  "store-changed",
  "credit-changed",
  "invoice-paid",
  "invoice-credited",
  "partner-changed",
]);
export type StoreLogAction = z.infer<typeof StoreLogAction>;

/** An entry in a store's log; it holds nothing about a buyer. */
const StoreLogLine = z.object({
  id: z.string(),
  action: StoreLogAction,
  at: z.iso.datetime(),
  /** Only `staff` are named. `time`: a deadline passed. */
  by: z.enum(["staff", "administrator", "buyer", "time"]),
  /** Missing if the account is deleted. */
  byName: z.string().optional(),
  /** The name of the member of staff it concerns. */
  personName: z.string().optional(),
  about: z.string().optional(),
  saleId: z.string().optional(),
});
export type StoreLogLine = z.infer<typeof StoreLogLine>;

export const storeLogRoutes = defineRoutes({
  listStoreLog: {
    method: "GET",
    path: "/store/staff/log",
    access: "store",
    summary: "List what was done in your store and by whom, newest first; owners only",
    query: PageQuery,
    response: pageOf(StoreLogLine),
    problems: ["forbidden", "owner-needed", "invalid-cursor"],
  },
});
