import * as z from "zod";
import { defineRoutes } from "#contract/route.ts";

/** How far back one looks, in weeks with the one that goes on. */
export const AnalyticsWeeks = z.enum(["26", "52"]);
export type AnalyticsWeeks = z.infer<typeof AnalyticsWeeks>;

const count = z.number().int();

const Week = z.object({
  /** Its Monday. */
  monday: z.iso.date(),
  /** Registered in it, without those that came back. */
  registered: count,
  /** Of those: claimed until now, and within 24 hours of the sale. */
  claimed: count,
  claimedWithinDay: count,
});
export type Week = z.infer<typeof Week>;

const Named = z.object({ name: z.string(), registered: count });

/** How a store's sales have gone, week by week, the oldest first. */
export const StoreAnalytics = z.object({
  weeks: z.array(Week),
  /** The most registered first. One that is written in several ways counts as one. */
  brands: z.array(Named),
  /** How long a customer takes at the till on average, and how many were measured; missing where none was. */
  till: z.object({ seconds: count, measured: count }).optional(),
  /** By member of staff; the owners of the store only. Who has no account any more has no name. */
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
