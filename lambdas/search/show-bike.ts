import type { AdminSearchCard } from "#contract/admin-search.ts";
import { hideable } from "#contract/bike.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { ProfileItem } from "#lambdas/shared/table/items/person.ts";

/** A bike as administrators see it: everything, and what of it the public does not see. */
export const showBike = (bike: BikeItem, owner: ProfileItem | undefined): AdminSearchCard => ({
  id: bike.id,
  frameNumber: bike.frameNumber,
  frameNumberTyped: bike.frameNumberTyped,
  status: bike.deletedAt === undefined ? bike.status : "deleted",
  brand: bike.brand,
  model: bike.model,
  color: bike.color,
  type: bike.type,
  city: bike.city,
  name: bike.name,
  description: bike.description,
  batterySerialNumber: bike.batterySerialNumber,
  photoUrl: bike.photoUploadId && `/photos/${bike.photoUploadId}.jpg`,
  stolenSince: bike.stolenSince,
  registeredAt: bike.registeredAt,
  possibleDuplicate: bike.possibleDuplicate,
  hidden: hideable.filter((field) => !bike.visibility[field]),
  owner: owner && {
    userId: owner.userId,
    fullName: owner.fullName,
    email: owner.email,
    phone: owner.phone,
  },
});
