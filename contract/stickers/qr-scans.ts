import * as z from "zod";
import { defineRoutes } from "#contract/platform/route.ts";

const ByCode = z.object({ uid: z.uuid() });

/** Rounds to about a kilometre: near enough to search, too coarse to identify the finder. */
export const roughly = (degrees: number): number => Math.round(degrees * 100) / 100;

const Position = z.object({
  latitude: z.number().min(-90).max(90).transform(roughly),
  longitude: z.number().min(-180).max(180).transform(roughly),
});

/** The finder's position near a stolen bike. `town` is the nearest one in Sweden, if any. */
export const SharedPlace = z.object({
  at: z.iso.datetime(),
  latitude: z.number(),
  longitude: z.number(),
  town: z.string().optional(),
});
export type SharedPlace = z.infer<typeof SharedPlace>;

/** Routes for the page of a code. Neither learns who the caller is. */
export const qrScanRoutes = defineRoutes({
  countScan: {
    method: "POST",
    path: "/qr/{uid}/scans",
    access: "public",
    summary: "Count that the page of a QR code was opened; the owner of a stolen bike is told when",
    params: ByCode,
    response: z.object({}),
    problems: ["qr-not-found", "too-many-requests"],
  },
  shareScanPlace: {
    method: "POST",
    path: "/qr/{uid}/scan-places",
    access: "public",
    summary: "Tell the owner of a stolen bike about where you are, to a kilometre",
    params: ByCode,
    body: Position,
    response: SharedPlace.pick({ town: true }),
    problems: ["qr-not-found", "bike-not-stolen", "too-many-requests"],
  },
});
