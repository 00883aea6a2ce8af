import type { LogoChange, StoreSettings } from "#contract/store-settings.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { claimLogo } from "#lambdas/shared/pictures/claim-picture.ts";
import { ownPicture } from "#lambdas/shared/pictures/own-picture.ts";
import { ownerOfStore } from "#lambdas/shared/stores/own-store.ts";
import { readStore } from "#lambdas/shared/stores/read-stores.ts";
import { storeChange } from "#lambdas/shared/stores/store-change.ts";
import { storeLogWrite } from "#lambdas/shared/stores/store-log.ts";
import { whileOwner } from "#lambdas/shared/stores/while-member.ts";
import { type Action, remove } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { StoresContext } from "../stores-context.ts";
import { getSettings } from "./show-settings.ts";

/** The picture of an upload goes once its item is gone. */
const letGo = (uploadId: string | undefined): readonly Action[] =>
  uploadId === undefined ? [] : [remove(keys.upload(uploadId))];

/** Gives the caller's store another logo, or takes it away; the one from before is deleted. */
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
    uploadId === null ? undefined : ownPicture(table, userId, uploadId, "logo"),
  ]);
  if (!store) throw new ProblemError("store-not-found");
  // What is deleted is the logo of this very version.
  if (store.version !== version) throw new ProblemError("store-changed");
  const write = storeChange(storeId, version).expect("state", "active", "store-suspended");
  await table.transact([
    whileOwner(storeId, userId),
    picture ? write.set({ logo: picture.id }) : write.remove("logo"),
    ...(picture ? [claimLogo(picture, storeId)] : []),
    ...letGo(store.logo),
    storeLogWrite(context, { storeId, action: "logo-changed", by: userId, at: context.now() }),
  ]);
  return getSettings(table, caller);
};
