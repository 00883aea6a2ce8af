import * as z from "zod";
import { FrameNumber } from "#contract/frame-number.ts";
import { BikeId } from "#contract/bike.ts";
import { PublicBike } from "#contract/public-bike.ts";
import { defineRoutes } from "#contract/route.ts";

/** What stands on the page that a bike's code leads to. The frame number is masked unless the bike is stolen. */
export const QrPage = z.object({
  bike: PublicBike,
  /** Masked: 'An** S*'; 'Privat ägare' for a protected identity. */
  ownerName: z.string(),
  /** What somebody who is signed in reports the bike found by. It says nothing of anybody. */
  bikeId: BikeId,
  /** Of the owner, in whole kronor, while the bike is stolen. */
  reward: z.number().int().optional(),
});
export type QrPage = z.infer<typeof QrPage>;

const ByCode = z.object({ uid: z.uuid() });

export const qrRoutes = defineRoutes({
  getQrPage: {
    method: "GET",
    path: "/qr/{uid}",
    access: "public",
    summary: "The bike that a code belongs to, as anybody may see it",
    params: ByCode,
    response: QrPage,
    problems: ["qr-not-found"],
  },
  compareFrameNumber: {
    method: "GET",
    path: "/qr/{uid}/frame-numbers/{frameNumber}",
    access: "public",
    summary: "Whether the number on the frame is that of the bike the code belongs to",
    params: z.object({ uid: z.uuid(), frameNumber: FrameNumber }),
    response: z.object({ matches: z.boolean() }),
    problems: ["qr-not-found", "too-many-requests"],
  },
});
