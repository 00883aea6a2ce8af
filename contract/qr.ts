import * as z from "zod";
import { SoughtFrameNumber } from "#contract/frame-number.ts";
import { BikeId } from "#contract/bike.ts";
import { PublicBike } from "#contract/public-bike.ts";
import { defineRoutes } from "#contract/route.ts";

/** What stands on the page that a bike's code leads to. The frame number is masked unless the bike is stolen. */
export const QrPage = z.object({
  bike: PublicBike,
  /** Masked: 'An** S*'; 'Privat ägare' for a protected identity. */
  ownerName: z.string(),
  /** What someone who is signed in reports the bike found by. It says nothing of anybody. */
  bikeId: BikeId,
  /** The serial number of its battery, where that is stolen and the bike is not. */
  stolenBattery: z.string().optional(),
  /** The owner's reward in whole kronor, while the bike is stolen. */
  reward: z.number().int().optional(),
});
export type QrPage = z.infer<typeof QrPage>;

const ByCode = z.object({ uid: z.uuid() });

export const qrRoutes = defineRoutes({
  getQrPage: {
    method: "GET",
    path: "/qr/{uid}",
    access: "public",
    summary: "Get the public view of the bike that a QR code belongs to",
    params: ByCode,
    response: QrPage,
    problems: ["qr-not-found"],
  },
  compareFrameNumber: {
    method: "GET",
    path: "/qr/{uid}/frame-numbers/{frameNumber}",
    access: "public",
    summary: "Check whether a frame number is that of the bike a QR code belongs to",
    params: z.object({ uid: z.uuid(), frameNumber: SoughtFrameNumber }),
    response: z.object({ matches: z.boolean() }),
    problems: ["qr-not-found", "too-many-requests"],
  },
});
