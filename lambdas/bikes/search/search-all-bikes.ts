import type { AdminSearchCard, AdminSearchFilters } from "#contract/office/admin-search.ts";
import type { AdminContext } from "./admin-context.ts";
import { findBikes } from "./find-bikes.ts";
import { cursorAfter, readPlace } from "./place.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { maskEmail } from "#contract/platform/mask-address.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { hideable } from "#contract/bikes/bike.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";

/** All fields, and which of them are hidden from the public. */
const showBike = (bike: BikeItem, owner: ProfileItem | undefined): AdminSearchCard => ({
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
    email: maskEmail(owner.email),
  },
});

const subject = "bikes";

const recordSearch = async (
  { records, system }: AdminContext,
  adminId: string,
  { cursor: _, limit: __, ...filters }: AdminSearchFilters,
): Promise<void> => {
  const at = system.now().toISOString();
  const today = swedishDate(system.now());
  const search = Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, hidePersonalNumbers(value, today)]],
    ),
  );
  await records.transact(auditWrites(system, { subject, by: adminId, action: "bikes-searched", at, search }));
};

type AdminSearchPage = { items: AdminSearchCard[]; cursor: string | undefined };

/** Searches all bikes with all their data. The search is recorded before results are returned. */
export const searchAllBikes = async (
  context: AdminContext,
  adminId: string,
  filters: AdminSearchFilters,
): Promise<AdminSearchPage> => {
  const { reader, cursorSecret } = context;
  const place = readPlace(cursorSecret, "admin", filters);
  const [{ bikes, by, next }] = await Promise.all([
    findBikes(reader, { filters, place }),
    recordSearch(context, adminId, filters),
  ]);
  const owners = await reader.batchGet(
    bikes.map(({ ownerId }) => keys.profile(ownerId)),
    ProfileItem,
  );
  const byId = new Map(owners.map((owner) => [owner.userId, owner]));
  return {
    items: bikes.map((bike) => showBike(bike, byId.get(bike.ownerId))),
    cursor: cursorAfter(cursorSecret, "admin", filters, { by, next, page: place?.page ?? 1 }),
  };
};
