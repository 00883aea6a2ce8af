import * as z from "zod";
import { BikeId } from "#contract/bikes/bike.ts";
import { defineRoutes } from "#contract/platform/route.ts";

export const VoidReason = z.enum(["lost", "damaged", "stolen", "other"]);
export type VoidReason = z.infer<typeof VoidReason>;

export const maxStickersPerBike = 20;

/** A code of the caller's bike. `papers`: made with the bike and printed on its papers; all others are stickers. */
export const BikeCode = z.object({
  uid: z.uuid(),
  shortCode: z.string(),
  kind: z.enum(["papers", "sticker"]),
  state: z.enum(["linked", "void"]),
  linkedAt: z.iso.datetime(),
  voidedAt: z.iso.datetime().optional(),
  voidReason: VoidReason.optional(),
  /** A sticker from a roll can be linked to another bike; one printed for this bike cannot. */
  isReusable: z.boolean(),
});
export type BikeCode = z.infer<typeof BikeCode>;

/** All codes of a bike, linked ones first. */
const BikeCodes = z.object({ items: z.array(BikeCode) });
export type BikeCodes = z.infer<typeof BikeCodes>;

const ByBike = z.object({ bikeId: BikeId });
const ByBikeAndCode = z.object({ bikeId: BikeId, uid: z.uuid() });

export const bikeCodeRoutes = defineRoutes({
  listBikeCodes: {
    method: "GET",
    path: "/bikes/{bikeId}/codes",
    access: "customer",
    summary: "List the codes of your bike: that of its papers, and its stickers",
    params: ByBike,
    response: BikeCodes,
    problems: ["bike-not-found"],
  },
  linkBikeCode: {
    method: "POST",
    path: "/bikes/{bikeId}/codes",
    access: "customer",
    needsTerms: true,
    summary: "Let a sticker lead to your bike",
    params: ByBike,
    body: z.object({ uid: z.uuid() }),
    response: BikeCodes,
    problems: ["bike-not-found", "bike-under-review", "qr-code-taken", "too-many-stickers"],
  },
  unlinkBikeCode: {
    method: "DELETE",
    path: "/bikes/{bikeId}/codes/{uid}",
    access: "customer",
    summary: "Take a sticker off your bike, so that it can be used for another",
    params: ByBikeAndCode,
    response: BikeCodes,
    problems: ["bike-not-found", "qr-not-found", "sticker-not-sent"],
  },
  voidBikeCode: {
    method: "POST",
    path: "/bikes/{bikeId}/codes/{uid}/voiding",
    access: "customer",
    summary: "Make a lost or damaged code lead nowhere, for good; another sticker can take its place at once",
    params: ByBikeAndCode,
    body: z.object({ reason: VoidReason, followedBy: z.uuid().optional() }),
    response: BikeCodes,
    problems: ["bike-not-found", "bike-under-review", "qr-not-found", "qr-code-taken", "sticker-not-sent"],
  },
});
