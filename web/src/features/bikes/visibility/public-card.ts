import type { OwnBike } from "#contract/bikes.ts";
import { isNewlyRegistered, maskFrameNumber, publicFields } from "#contract/public-bike.ts";
import type { SearchCard } from "#contract/search.ts";

/** One's own bike as it looks to a stranger who does not have its number. */
export const publicCard = (bike: OwnBike, now: Date): SearchCard => {
  const { photo, ...fields } = publicFields(bike, bike.photoUrl);
  const stolen = bike.status === "stolen";
  return {
    ...fields,
    photoUrl: photo,
    status: stolen ? "stolen" : "registered",
    frameNumber: maskFrameNumber(bike.frameNumber),
    newlyRegistered: isNewlyRegistered(bike.registeredAt, now),
    stolenSince: stolen ? bike.stolenSince : undefined,
  };
};
