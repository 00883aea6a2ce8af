import * as z from "zod";
import type { Bike, Visibility } from "#contract/bike.ts";
import { BikeColour, BikeType } from "#contract/bike-types.ts";

/** A text that is absent where there is none, or where it is hidden. */
export const Shown = z.string().optional();

/** What anybody may see of a bike. A field the owner hides is absent and shown as 'Dold'. */
export const PublicBike = z.object({
  frameNumber: z.string(),
  status: z.enum(["registered", "stolen"]),
  brand: Shown,
  model: Shown,
  color: BikeColour.optional(),
  type: BikeType.optional(),
  city: Shown,
  name: Shown,
  description: Shown,
  photoUrl: Shown,
  /** Registered within the last 30 days: worth an extra look before buying. */
  newlyRegistered: z.boolean(),
  stolenSince: z.iso.date().optional(),
});
export type PublicBike = z.infer<typeof PublicBike>;

const newForMilliseconds = 30 * 24 * 60 * 60 * 1000;

export const isNewlyRegistered = (registeredAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(registeredAt) < newForMilliseconds;

export const maskFrameNumber = (canonical: string): string => `•••${canonical.slice(-3)}`;

/** In bytes. Twenty cards of each of two lists are read for two units, so a card has room for a sentence or two. */
const longestDescription = 140;
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const clip = (text: string): string => {
  if (bytesOf(text) <= longestDescription) return text;
  const words = text.split(/\s+/);
  const kept = words.findLastIndex((_, last) => {
    return bytesOf(`${words.slice(0, last + 1).join(" ")} …`) <= longestDescription;
  });
  return [...words.slice(0, kept + 1), "…"].join(" ");
};

type Hideable = Pick<Bike, "status" | "brand" | "model" | "color" | "type" | "city" | "name" | "description">;

/** Whether photo and description are shown although they may be hidden otherwise: they help to find a stolen bike, unless its owner has said no to that as well. */
export const showsToBeFound = ({
  status,
  visibility,
}: Pick<Bike, "status"> & { visibility: Visibility }): boolean =>
  status === "stolen" && visibility.whenStolen;

/** What of a bike anybody may see; what is hidden is undefined. */
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
