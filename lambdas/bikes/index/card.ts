import type { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { publicFields } from "#contract/bikes/public-bike.ts";
import { type BikeItem, isInReview } from "#lambdas/bikes/items/bike.ts";

/** A bike as lists show it: only fields that its owner makes public. Hidden fields are absent. */
export type Card = {
  readonly id: string;
  readonly registeredAt: string;
  readonly frameNumber: string;
  readonly stolen: boolean;
  readonly stolenSince?: string | undefined;
  readonly stolenPlace?: string | undefined;
  readonly disputed?: true | undefined;
  readonly stolenBattery?: string | undefined;
  /** In whole kronor, while it is for sale. */
  readonly salePrice?: number | undefined;
  /** The owner's reward for a finder, in whole kronor. */
  readonly reward?: number | undefined;
  readonly brand?: string | undefined;
  readonly model?: string | undefined;
  readonly color?: BikeColour | undefined;
  readonly type?: BikeType | undefined;
  readonly city?: string | undefined;
  readonly name?: string | undefined;
  /** Only the beginning of a long one. */
  readonly description?: string | undefined;
  readonly photoUploadId?: string | undefined;
};

/**
 * True for a bike that strangers look for. Other bikes are found by their whole number only, so that
 * nobody can copy the register.
 */
export const isSought = ({ stolen, salePrice, stolenBattery }: Card): boolean =>
  stolen || salePrice !== undefined || stolenBattery !== undefined;

/** False if only its owner and administrators can find the bike. */
export const isListed = (bike: BikeItem): boolean => !isInReview(bike) && bike.deletedAt === undefined;

/** In characters. DynamoDB charges reads by size, so cards are short. */
const maxPlaceLength = 60;

const shortened = (text: string): string =>
  Array.from(text).length <= maxPlaceLength
    ? text
    : `${Array.from(text)
        .slice(0, maxPlaceLength - 1)
        .join("")
        .trimEnd()}…`;

/** The theft's place helps to find the bike. An owner who hides it still shows the city. */
const placeOf = ({ stolenPlace, visibility }: BikeItem): string | undefined => {
  if (!stolenPlace) return undefined;
  const { place, city } = stolenPlace;
  return shortened(visibility.whenStolen ? `${place}, ${city}` : city);
};

export const cardOf = (bike: BikeItem): Card => {
  const { photo, ...fields } = publicFields(bike, bike.photoUploadId);
  const stolen = bike.status === "stolen";
  return {
    id: bike.id,
    registeredAt: bike.registeredAt,
    frameNumber: bike.frameNumber,
    stolen,
    stolenSince: stolen ? bike.stolenSince : undefined,
    stolenPlace: stolen ? placeOf(bike) : undefined,
    disputed: bike.disputedSince === undefined ? undefined : true,
    stolenBattery: bike.batteryStolenSince === undefined ? undefined : bike.batterySerialNumber,
    salePrice: stolen ? undefined : bike.salePrice,
    reward: stolen ? bike.findersReward : undefined,
    ...fields,
    photoUploadId: photo,
  };
};
