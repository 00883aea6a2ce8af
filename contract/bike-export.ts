import * as z from "zod";
import { Bike } from "#contract/bike.ts";
import { defineRoutes } from "#contract/route.ts";
import { Theft } from "#contract/thefts.ts";

const InsuredTheft = Theft.pick({
  state: true,
  stolenDate: true,
  place: true,
  city: true,
  policeReportNumber: true,
  lockType: true,
  reportedAt: true,
  recoveredAt: true,
});

/** A bike with what an insurer asks for. The links open pictures for five minutes. */
const InsuredBike = Bike.extend({
  receiptUrl: z.string().optional(),
  /** When it became its owner's. */
  ownedSince: z.iso.datetime(),
  /** Proved by a receipt, a shop or an eID. */
  verified: z.boolean(),
  /** Whole kronor. */
  purchasePrice: z.number().int().optional(),
  thefts: z.array(InsuredTheft),
});
export type InsuredBike = z.infer<typeof InsuredBike>;

export const BikeExport = z.object({
  exportedAt: z.iso.datetime(),
  ownerName: z.string(),
  bikes: z.array(InsuredBike),
});
export type BikeExport = z.infer<typeof BikeExport>;

export const bikeExportRoutes = defineRoutes({
  exportBikes: {
    method: "GET",
    path: "/bikes/export",
    access: "customer",
    summary: "Export your bikes with what an insurer asks for, newest first",
    response: BikeExport,
    problems: [],
  },
});
