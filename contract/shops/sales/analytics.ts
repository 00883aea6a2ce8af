import * as z from "zod";
import { defineRoutes } from "#contract/platform/route.ts";

/** The period, including the current week. */
export const AnalyticsWeeks = z.enum(["26", "52"]);
export type AnalyticsWeeks = z.infer<typeof AnalyticsWeeks>;

const count = z.number().int();

const Week = z.object({
  monday: z.iso.date(),
  /** Registered in this week, without returned sales. */
  registered: count,
  /** Of these, the number claimed so far, and within 24 hours of the sale. */
  claimed: count,
  claimedWithinDay: count,
});
export type Week = z.infer<typeof Week>;

const Named = z.object({ name: z.string(), registered: count });

export const StoreAnalytics = z.object({
  weeks: z.array(Week),
  /** Most registrations first. Several spellings of a brand count as one. */
  brands: z.array(Named),
  /** Average seconds per customer, and the number of sales measured; missing without any. */
  till: z.object({ seconds: count, measured: count }).optional(),
  /** Only for owners of the store. A member whose account is deleted has no name. */
  staff: z.array(Named.partial({ name: true })).optional(),
});
export type StoreAnalytics = z.infer<typeof StoreAnalytics>;

export const storeAnalyticsRoutes = defineRoutes({
  getStoreAnalytics: {
    method: "GET",
    path: "/store/analytics",
    access: "store",
    summary: "Get your store's registrations by week and brand, and how soon bikes are claimed",
    query: z.object({ weeks: AnalyticsWeeks.default("26") }),
    response: StoreAnalytics,
    problems: ["forbidden"],
  },
});
