import * as z from "zod";
import { SoughtFrameNumber } from "#contract/frame-number.ts";
import { BikeId } from "#contract/bike.ts";
import { PublicBike } from "#contract/public-bike.ts";
import { defineRoutes } from "#contract/route.ts";

/** A bike that a code leads to. Its frame number is masked unless the bike is stolen. */
const LinkedPage = z.object({
  state: z.literal("linked"),
  bike: PublicBike,
  /** Masked: 'An** S*'; 'Privat ägare' for a protected identity. */
  ownerName: z.string(),
  /** What someone who is signed in reports the bike found by. It says nothing of anybody. */
  bikeId: BikeId,
  /** The serial number of its battery, where that is stolen and the bike is not. */
  stolenBattery: z.string().optional(),
  /** The owner's reward in whole kronor, while the bike is stolen. */
  reward: z.number().int().optional(),
  /** Its owner has offered it to someone, who has not answered. */
  isChangingOwner: z.boolean(),
});
export type LinkedPage = z.infer<typeof LinkedPage>;

/** A sticker that is on no bike yet, and the store whose customers it is for. */
const FreePage = z.object({
  state: z.literal("free"),
  shortCode: z.string(),
  store: z.object({ name: z.string(), city: z.string() }).optional(),
});
export type FreePage = z.infer<typeof FreePage>;

/** A code that leads to no bike: not any more, or not yet. `sold`: a store has put it on a bike that waits for its buyer. */
const EndedPage = z.object({ state: z.enum(["void", "bike-deleted", "sold"]) });
export type EndedPage = z.infer<typeof EndedPage>;

/** What stands on the page that a code leads to. */
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
