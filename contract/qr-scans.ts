import * as z from "zod";
import { defineRoutes } from "#contract/route.ts";

const ByCode = z.object({ uid: z.uuid() });

/** Hundredths of a degree are about a kilometre: near enough to know where to look, too far to know who looked. */
export const roughly = (degrees: number): number => Math.round(degrees * 100) / 100;

const Position = z.object({
  latitude: z.number().min(-90).max(90).transform(roughly),
  longitude: z.number().min(-180).max(180).transform(roughly),
});

/** Where the finder of a stolen bike said they were. `town`: the nearest one in Sweden, where there is one. */
export const SharedPlace = z.object({
  at: z.iso.datetime(),
  latitude: z.number(),
  longitude: z.number(),
  town: z.string().optional(),
});
export type SharedPlace = z.infer<typeof SharedPlace>;

/** For the person who has opened the page of a code. Neither route is told who they are. */
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
