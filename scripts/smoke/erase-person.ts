import { daysToUndo } from "#contract/closing.ts";
import { s3RecordErasure } from "#lambdas/accounts/closing/aws-erasure-list.ts";
import { eraseAccount } from "#lambdas/accounts/closing/erase-account.ts";
import { system } from "#lambdas/system.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { s3DiscardCopy } from "#lambdas/accounts/own-copy/aws-discard-copy.ts";
import { SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { keptBuckets } from "#lambdas/shared/pictures/kept-buckets.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { s3DiscardKept } from "#lambdas/uploads/aws-discard-kept.ts";
import type { RemovalEnv } from "./deployment.ts";

/** The erasure of the product itself, on a day when its time has come. Photos leave the caches of the site by themselves. */
const erasureWorld = (env: RemovalEnv, removeUser: (userId: string) => Promise<void>) => {
  const later = (daysToUndo + 1) * 24 * 60 * 60 * 1000;
  return {
    table: openTable(env.TABLE_NAME, system),
    system: { ...system, now: () => new Date(system.now().getTime() + later) },
    discardPicture: s3DiscardKept(keptBuckets(env)),
    recordErasure: s3RecordErasure(env.ERASURES_BUCKET),
    discardCopy: s3DiscardCopy(env.OWN_COPIES_BUCKET),
    removeUser,
    reportFailure: () => undefined,
  };
};

/** With the operator's rights, for those who could not do it by the API. */
const close = async ({ table }: ReturnType<typeof erasureWorld>, userId: string): Promise<void> => {
  const sessions = await table.get(keys.sessions(userId), SessionsItem);
  if (sessions?.closedAt !== undefined) return;
  const at = system.now().toISOString();
  const closed = { entity: "sessions", userId, validFrom: at, closedAt: at, eraseAt: at } as const;
  await table.transact([update(keys.sessions(userId)).set(closed).expectAbsent("closedAt", "repeated")]);
};

/** Erases an account at once, with the operator's rights. Throws where something keeps it from that. */
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
