import * as z from "zod";
import { BikeId } from "./bike.ts";
import { defineRoutes } from "#contract/platform/route.ts";

export const StoreInfo = z.object({
  storeName: z.string(),
  storeChainName: z.string().optional(),
  storeAddress: z.string().optional(),
  storePhone: z.string().optional(),
  organizationNumber: z.string().optional(),
  /** The chain's own name for this store. */
  storeLocationId: z.string().optional(),
  /** Only for the owner and administrators. */
  storeContactInfo: z.string().optional(),
});
export type StoreInfo = z.infer<typeof StoreInfo>;

/** The name is masked, except for administrators and in the caller's own periods. */
export const OwnershipPeriod = z.object({
  ownerName: z.string(),
  own: z.boolean(),
  startDate: z.iso.datetime(),
  /** Absent for the current owner. */
  endDate: z.iso.datetime().optional(),
  acquisition: z.enum(["registration", "purchase", "transfer"]),
  registrationType: z.enum(["self", "store"]).optional(),
  verified: z.boolean(),
  store: StoreInfo.optional(),
  /** Only for the owner and administrators. */
  storeReceipt: z
    .object({
      /** Of the cash register's receipt. */
      number: z.string().optional(),
      /** Of the receipt issued here, in the store's own series. */
      issued: z.number().int().optional(),
      soldAt: z.iso.datetime(),
      warrantyMonths: z.number().int().optional(),
    })
    .optional(),
  /** Whole kronor. Only for the owner and administrators. */
  purchasePrice: z.number().int().optional(),
  /** The link works for five minutes. Only for the owner and administrators. */
  receiptUrl: z.string().optional(),
});
export type OwnershipPeriod = z.infer<typeof OwnershipPeriod>;

/** Public, because buyers need to know about past thefts. */
export const PastTheft = z.object({ stolenDate: z.iso.date(), recoveredAt: z.iso.datetime().optional() });
export type PastTheft = z.infer<typeof PastTheft>;

/** `earlier`: periods of deleted bikes with the same frame number. */
export const OwnershipHistory = z.object({
  periods: z.array(OwnershipPeriod),
  thefts: z.array(PastTheft),
  earlier: z.array(OwnershipPeriod),
});
export type OwnershipHistory = z.infer<typeof OwnershipHistory>;

export const historyRoutes = defineRoutes({
  getHistory: {
    method: "GET",
    path: "/bikes/{bikeId}/history",
    access: "signed-in",
    summary: "List the owners of a bike, newest first, with masked names",
    params: z.object({ bikeId: BikeId }),
    response: OwnershipHistory,
    problems: ["bike-not-found"],
  },
});
