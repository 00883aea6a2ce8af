import type { BikeAdminContext } from "#lambdas/office/bikes/bike-admin-context.ts";
import type { PublicPhotos } from "#lambdas/platform/pictures/public-photos.ts";

/** `photos` hides the bike's photo. */
export type RemovalContext = BikeAdminContext & { readonly photos: PublicPhotos };
