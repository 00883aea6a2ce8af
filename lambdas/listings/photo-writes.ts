import type { ListingsContext } from "./listings-context.ts";
import { claimPicture } from "#lambdas/shared/pictures/claim-picture.ts";
import { ownPicture } from "#lambdas/shared/pictures/own-picture.ts";
import { type Action, remove } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

type Owned = { readonly ownerId: string; readonly bikeId: string };

/** New photos become the ad's, and those that are taken out of it go. */
export const photoWrites = async (
  { table }: Pick<ListingsContext, "table">,
  { ownerId, bikeId }: Owned,
  before: readonly string[],
  after: readonly string[],
): Promise<Action[]> => {
  const entered = after.filter((id) => !before.includes(id));
  const left = before.filter((id) => !after.includes(id));
  const pictures = await Promise.all(entered.map((id) => ownPicture(table, ownerId, id, "bike-photo")));
  return [
    ...pictures.map((picture) => claimPicture(picture, bikeId)),
    ...left.map((id) => remove(keys.upload(id)).expect("bikeId", bikeId, "stale")),
  ];
};
