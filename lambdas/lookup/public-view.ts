import type { PublicBike } from "#contract/lookup.ts";
import type { BikeItem } from "#lambdas/table/items/bike.ts";

const newForMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** What anybody may see of a bike. Of a stolen one the photo and the description help to find it, so they are shown. */
export const publicView = (bike: BikeItem, now: Date): PublicBike => {
  const stolen = bike.status === "stolen";
  const shown = <T>(visible: boolean, value: T): T | undefined => (visible ? value : undefined);
  const { visibility } = bike;
  const photoUrl = bike.photoUploadId && `/photos/${bike.photoUploadId}.jpg`;
  return {
    frameNumber: bike.frameNumber,
    status: stolen ? "stolen" : "registered",
    brand: shown(visibility.brand, bike.brand),
    model: shown(visibility.model, bike.model),
    color: shown(visibility.color, bike.color),
    type: shown(visibility.type, bike.type),
    city: bike.city,
    name: shown(visibility.name, bike.name),
    description: shown(visibility.description || stolen, bike.description),
    photoUrl: shown(visibility.photo || stolen, photoUrl),
    newlyRegistered: now.getTime() - Date.parse(bike.registeredAt) < newForMilliseconds,
    stolenSince: bike.stolenSince,
  };
};
