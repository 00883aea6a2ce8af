import type { LogoChange, StoreSettings } from "#contract/shops/store-settings.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { claimLogo } from "#lambdas/platform/pictures/claim-picture.ts";
import { requireOwnPicture } from "#lambdas/platform/pictures/own-picture.ts";
import { ownerOfStore } from "#lambdas/shops/members/own-store.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { storeChange } from "#lambdas/shops/store-change.ts";
import { storeLogWrite } from "#lambdas/shops/store-log.ts";
import { requireOwner } from "#lambdas/shops/members/require-member.ts";
import { type Action, remove } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { StoresContext } from "#lambdas/shops/stores/stores-context.ts";
import { getSettings } from "./show-settings.ts";

/** Removing the upload's item also deletes the picture. */
const deletePicture = (uploadId: string | undefined): readonly Action[] =>
  uploadId === undefined ? [] : [remove(keys.upload(uploadId))];

/** Also deletes the former logo. */
export const changeLogo = async (
  context: StoresContext,
  caller: Caller,
  { version, uploadId }: LogoChange,
): Promise<StoreSettings> => {
  const { table } = context;
  const { userId } = caller;
  const { storeId } = await ownerOfStore(table, caller);
  const [store, picture] = await Promise.all([
    readStore(table, storeId),
    uploadId === null ? undefined : requireOwnPicture(table, userId, uploadId, "logo"),
  ]);
  if (!store) throw new ProblemError("store-not-found");
  // Otherwise another version's logo would be deleted.
  if (store.version !== version) throw new ProblemError("store-changed");
  const write = storeChange(storeId, version).expect("state", "active", "store-suspended");
  await table.transact([
    requireOwner(storeId, userId),
    picture ? write.set({ logo: picture.id }) : write.remove("logo"),
    ...(picture ? [claimLogo(picture, storeId)] : []),
    ...deletePicture(store.logo),
    storeLogWrite(context, { storeId, action: "logo-changed", by: userId, at: context.now() }),
  ]);
  return getSettings(table, caller);
};
