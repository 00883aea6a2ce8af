import { daysToUndo } from "#contract/platform/kept-days.ts";
import { s3RecordErasure } from "#lambdas/privacy/closing/aws-erasure-list.ts";
import { eraseAccount } from "#lambdas/privacy/closing/erase-account.ts";
import { system } from "#lambdas/platform/system.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { s3DiscardCopy } from "#lambdas/privacy/own-copy/aws-discard-copy.ts";
import { SessionsItem } from "#lambdas/people/items/person.ts";
import { pictureBuckets } from "#lambdas/platform/pictures/stored-pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { s3DeletePicture } from "#lambdas/platform/pictures/aws-delete-picture.ts";
import type { RemovalEnv } from "./deployment.ts";

/** Runs the product's own erasure with a clock after the waiting period. Photos expire in the site's caches. */
const erasureWorld = (env: RemovalEnv, removeUser: (userId: string) => Promise<void>) => {
  const later = (daysToUndo + 1) * 24 * 60 * 60 * 1000;
  return {
    table: openTable(env.TABLE_NAME, system),
    system: { ...system, now: () => new Date(system.now().getTime() + later) },
    discardPicture: s3DeletePicture(pictureBuckets(env)),
    recordErasure: s3RecordErasure(env.ERASURES_BUCKET),
    discardCopy: s3DiscardCopy(env.OWN_COPIES_BUCKET),
    removeUser,
    reportFailure: () => undefined,
  };
};

/** Closes accounts that could not be closed through the API, with the operator's rights. */
const close = async ({ table }: ReturnType<typeof erasureWorld>, userId: string): Promise<void> => {
  const sessions = await table.get(keys.sessions(userId), SessionsItem);
  if (sessions?.closedAt !== undefined) return;
  const at = system.now().toISOString();
  const closed = { entity: "sessions", userId, validFrom: at, closedAt: at, eraseAt: at } as const;
  await table.transact([update(keys.sessions(userId)).set(closed).expectAbsent("closedAt", "repeated")]);
};

/** Erases an account at once with the operator's rights, and throws where something prevents it. */
export const erasePerson = async (
  env: RemovalEnv,
  removeUser: (userId: string) => Promise<void>,
  userId: string,
): Promise<void> => {
  const context = erasureWorld(env, removeUser);
  await close(context, userId);
  const outcome = await eraseAccount(context, userId);
  if (outcome !== "erased") throw new Error(`Erasing came to nothing: ${outcome}`);
};
