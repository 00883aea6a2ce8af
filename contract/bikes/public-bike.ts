import * as z from "zod";
import type { Bike, Visibility } from "./bike.ts";
import { BikeColour, BikeType } from "./bike-types.ts";

/** Absent if empty or hidden. */
export const PublicText = z.string().optional();

/** Hidden fields are absent and shown as 'Dold'. */
export const PublicBike = z.object({
  frameNumber: z.string(),
  status: z.enum(["registered", "stolen"]),
  brand: PublicText,
  model: PublicText,
  color: BikeColour.optional(),
  type: BikeType.optional(),
  city: PublicText,
  name: PublicText,
  description: PublicText,
  photoUrl: PublicText,
  /** Registered within the last 30 days, which a buyer should look at twice. */
  newlyRegistered: z.boolean(),
  stolenSince: z.iso.date().optional(),
  /** A dispute about the bike's owner is open. */
  disputed: z.literal(true).optional(),
});
export type PublicBike = z.infer<typeof PublicBike>;

const newForMilliseconds = 30 * 24 * 60 * 60 * 1000;

export const isNewlyRegistered = (registeredAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(registeredAt) < newForMilliseconds;

export const maskFrameNumber = (canonical: string): string => `•••${canonical.slice(-3)}`;

/** In bytes: two lists of twenty cards must fit in two read units. */
const maxDescriptionBytes = 140;
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const clip = (text: string): string => {
  if (bytesOf(text) <= maxDescriptionBytes) return text;
  const words = text.split(/\s+/);
  const lastWord = words.findLastIndex((_, last) => {
    return bytesOf(`${words.slice(0, last + 1).join(" ")} …`) <= maxDescriptionBytes;
  });
  return [...words.slice(0, lastWord + 1), "…"].join(" ");
};

type Hideable = Pick<Bike, "status" | "brand" | "model" | "color" | "type" | "city" | "name" | "description">;

/** A stolen bike shows photo and description even if hidden, unless its owner has opted out. */
export const showsToBeFound = ({
  status,
  visibility,
}: Pick<Bike, "status"> & { visibility: Visibility }): boolean =>
  status === "stolen" && visibility.whenStolen;

/** Hidden fields are undefined. */
export const publicFields = <Photo>(bike: Hideable & { visibility: Visibility }, photo: Photo) => {
  const { visibility } = bike;
  const helps = showsToBeFound(bike);
  const shown = <T>(visible: boolean, value: T): T | undefined => (visible ? value : undefined);
  return {
    brand: shown(visibility.brand, bike.brand),
    model: shown(visibility.model, bike.model),
    color: shown(visibility.color, bike.color),
    type: shown(visibility.type, bike.type),
    city: bike.city,
    name: shown(visibility.name, bike.name),
    description: shown(visibility.description || helps, bike.description && clip(bike.description)),
    photo: shown(visibility.photo || helps, photo),
  };
};
