import * as z from "zod";
import { BikeId } from "#contract/bike.ts";
import { defineRoutes } from "#contract/route.ts";

/** The shop that registered or sold a bike. */
export const StoreInfo = z.object({
  storeName: z.string(),
  storeChainName: z.string().optional(),
  storeAddress: z.string().optional(),
  storePhone: z.string().optional(),
  organizationNumber: z.string().optional(),
  /** What a chain calls this one of its stores. */
  storeLocationId: z.string().optional(),
  /** Where the store is written to; the owner and administrators only. */
  storeContactInfo: z.string().optional(),
});
export type StoreInfo = z.infer<typeof StoreInfo>;

/** One owner's time with a bike. The name is masked, but for administrators and for one's own. */
export const OwnershipPeriod = z.object({
  ownerName: z.string(),
  own: z.boolean(),
  startDate: z.iso.datetime(),
  /** Absent for who has it now. */
  endDate: z.iso.datetime().optional(),
  acquisition: z.enum(["registration", "purchase", "transfer"]),
  registrationType: z.enum(["self", "store"]).optional(),
  verified: z.boolean(),
  store: StoreInfo.optional(),
  /** What the store has given with the bike; the owner and administrators only. */
  storeReceipt: z
    .object({
      /** Of the till's own cash receipt. */
      number: z.string().optional(),
      /** Of the receipt that the store has issued, in its own series. */
      issued: z.number().int().optional(),
      soldAt: z.iso.datetime(),
      warrantyMonths: z.number().int().optional(),
    })
    .optional(),
  /** Whole kronor; the owner and administrators only. */
  purchasePrice: z.number().int().optional(),
  /** Opens the receipt for five minutes; the owner and administrators only. */
  receiptUrl: z.string().optional(),
});
export type OwnershipPeriod = z.infer<typeof OwnershipPeriod>;

/** A theft is part of what anybody may know before buying. */
export const PastTheft = z.object({ stolenDate: z.iso.date(), recoveredAt: z.iso.datetime().optional() });
export type PastTheft = z.infer<typeof PastTheft>;

/** `earlier`: the same frame number has been registered, deleted and registered again. */
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
