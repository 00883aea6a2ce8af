import * as z from "zod";
import { Bike } from "./bike.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { LockType } from "./lock-type.ts";

const InsuredTheft = z.object({
  /** `ended`: the bike was not accepted into the register. */
  state: z.enum(["open", "recovered", "ended"]),
  stolenDate: z.iso.date(),
  place: z.string(),
  city: z.string(),
  policeReportNumber: z.string().optional(),
  lockType: LockType.optional(),
  reportedAt: z.iso.datetime(),
  recoveredAt: z.iso.datetime().optional(),
});

/** The links open pictures for five minutes. */
const InsuredBike = Bike.extend({
  receiptUrl: z.string().optional(),
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
