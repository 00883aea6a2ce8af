import type { BikeAdminContext } from "#lambdas/bike-admin/bike-admin-context.ts";
import type { PublicPhotos } from "#lambdas/shared/pictures/public-photos.ts";

/** What takes a bike out of the register works with: its photo is hidden from then on. */
export type RemovalContext = BikeAdminContext & { readonly photos: PublicPhotos };
