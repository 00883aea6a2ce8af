import type { BikeColour, BikeType } from "#contract/bike-types.ts";
import { publicFields } from "#contract/public-bike.ts";
import { type BikeItem, isInReview } from "#lambdas/shared/table/items/bike.ts";

/** A bike as a list shows it: what its owner lets the public see and nothing else. A hidden field is absent. */
export type Card = {
  readonly id: string;
  readonly registeredAt: string;
  readonly frameNumber: string;
  readonly stolen: boolean;
  readonly stolenSince?: string | undefined;
  readonly stolenPlace?: string | undefined;
  /** The serial number of its stolen battery. */
  readonly stolenBattery?: string | undefined;
  /** While it is for sale, in whole kronor. */
  readonly salePrice?: number | undefined;
  /** Whole kronor that the owner promises a finder. */
  readonly reward?: number | undefined;
  readonly brand?: string | undefined;
  readonly model?: string | undefined;
  readonly color?: BikeColour | undefined;
  readonly type?: BikeType | undefined;
  readonly city?: string | undefined;
  readonly name?: string | undefined;
  /** The beginning of a long one. */
  readonly description?: string | undefined;
  readonly photoUploadId?: string | undefined;
};

/** Whether anybody but its owner and the administrators can find a bike. */
export const isListed = (bike: BikeItem): boolean => !isInReview(bike) && bike.deletedAt === undefined;

/** In signs: a list is read by the byte. */
const longestPlace = 60;

const shortened = (text: string): string =>
  Array.from(text).length <= longestPlace
    ? text
    : `${Array.from(text)
        .slice(0, longestPlace - 1)
        .join("")
        .trimEnd()}…`;

/** Where a stolen bike stood helps to find it, as its photo does. Its owner can keep that back: the city is told all the same. */
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
    stolenBattery: bike.batteryStolenSince === undefined ? undefined : bike.batterySerialNumber,
    salePrice: stolen ? undefined : bike.salePrice,
    reward: stolen ? bike.findersReward : undefined,
    ...fields,
    photoUploadId: photo,
  };
};
