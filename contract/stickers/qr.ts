import * as z from "zod";
import { SoughtFrameNumber } from "#contract/bikes/frame-number.ts";
import { BikeId } from "#contract/bikes/bike.ts";
import { PublicBike } from "#contract/bikes/public-bike.ts";
import { defineRoutes } from "#contract/platform/route.ts";

/** The bike of a linked code. Its frame number is masked unless the bike is stolen. */
const LinkedPage = z.object({
  state: z.literal("linked"),
  bike: PublicBike,
  /** Masked: 'An** S*'; 'Privat ägare' for a protected identity. */
  ownerName: z.string(),
  /** Identifies the bike in a find report by a signed-in finder. Reveals nothing about the owner. */
  bikeId: BikeId,
  /** The battery's serial number, if only the battery is stolen. */
  stolenBattery: z.string().optional(),
  /** In whole kronor, while the bike is stolen. */
  reward: z.number().int().optional(),
  /** True while an offered transfer has not been answered. */
  isChangingOwner: z.boolean(),
});
export type LinkedPage = z.infer<typeof LinkedPage>;

/** A sticker on no bike yet, with the store that hands it out. */
const FreePage = z.object({
  state: z.literal("free"),
  shortCode: z.string(),
  store: z.object({ name: z.string(), city: z.string() }).optional(),
});
export type FreePage = z.infer<typeof FreePage>;

/** A code without a bike. `sold`: a store has put it on a bike that its buyer has not claimed yet. */
const EndedPage = z.object({ state: z.enum(["void", "bike-deleted", "sold"]) });
export type EndedPage = z.infer<typeof EndedPage>;

export const QrPage = z.discriminatedUnion("state", [LinkedPage, FreePage, EndedPage]);
export type QrPage = z.infer<typeof QrPage>;

const ByCode = z.object({ uid: z.uuid() });

export const qrRoutes = defineRoutes({
  getQrPage: {
    method: "GET",
    path: "/qr/{uid}",
    access: "public",
    summary: "Get the public view of a QR code: the bike it leads to, or why it leads to none",
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
