import type { ListingsContext } from "#lambdas/ads/listings-context.ts";
import { claimPicture } from "#lambdas/platform/pictures/claim-picture.ts";
import { requireOwnPicture } from "#lambdas/platform/pictures/own-picture.ts";
import { type Action, remove } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

type Owned = { readonly ownerId: string; readonly bikeId: string };

/** Claims new photos for the ad and deletes removed ones. */
export const photoWrites = async (
  { table }: Pick<ListingsContext, "table">,
  { ownerId, bikeId }: Owned,
  before: readonly string[],
  after: readonly string[],
): Promise<Action[]> => {
  const entered = after.filter((id) => !before.includes(id));
  const left = before.filter((id) => !after.includes(id));
  const pictures = await Promise.all(
    entered.map((id) => requireOwnPicture(table, ownerId, id, "bike-photo")),
  );
  return [
    ...pictures.map((picture) => claimPicture(picture, bikeId)),
    ...left.map((id) => remove(keys.upload(id)).expect("bikeId", bikeId, "stale")),
  ];
};
