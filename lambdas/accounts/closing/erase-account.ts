import { eraseAdReports } from "./erase-ad-reports.ts";
import { eraseAlerts } from "./erase-alerts.ts";
import { eraseBikes } from "#lambdas/accounts/closing/erase-bikes.ts";
import { eraseConversations } from "#lambdas/accounts/closing/erase-conversations.ts";
import { eraseDevices } from "#lambdas/accounts/closing/erase-devices.ts";
import { eraseFinds } from "#lambdas/accounts/closing/erase-finds.ts";
import { eraseHandovers } from "#lambdas/accounts/closing/erase-handovers.ts";
import { eraseIdentityReviews } from "#lambdas/accounts/closing/erase-identity-reviews.ts";
import { eraseListings } from "#lambdas/accounts/closing/erase-listings.ts";
import { eraseOrders } from "#lambdas/accounts/closing/erase-orders.ts";
import { eraseOwnCopy } from "./erase-own-copy.ts";
import { eraseReceiptEntries } from "./erase-receipt-entries.ts";
import { eraseProfile } from "#lambdas/accounts/closing/erase-profile.ts";
import type { ErasureContext } from "./erasure-context.ts";
import { findBlocks } from "#lambdas/shared/accounts/find-blocks.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { findPoolUser } from "#lambdas/shared/table/pool-user.ts";

export type Erasure = "erased" | "blocked" | "not-due";

/** Beyond this nobody can open the account again. A person who does so in the same moment was there first, or is refused. */
const begin = async (
  { table, system }: ErasureContext,
  { userId, closedAt = "" }: SessionsItem,
): Promise<Erasure | undefined> => {
  const blocks = await findBlocks(table, userId);
  if (blocks.length > 0) return "blocked";
  try {
    await table.transact([
      update(keys.sessions(userId))
        .set({ erasingAt: system.now().toISOString() })
        .expect("closedAt", closedAt, "stale")
        .expectAbsent("erasingAt", "repeated"),
    ]);
    return undefined;
  } catch (error) {
    if (failedWith(error, "stale")) return "not-due";
    if (failedWith(error, "repeated")) return undefined;
    throw error;
  }
};

/** Erases all that is personal in a closed account whose time has come. Every step can be done again: wherever it was interrupted, the next run leaves the same. */
export const eraseAccount = async (context: ErasureContext, userId: string): Promise<Erasure> => {
  const sessions = await context.table.get(keys.sessions(userId), SessionsItem);
  const { closedAt, eraseAt, erasingAt } = sessions ?? {};
  if (!sessions || closedAt === undefined || eraseAt === undefined) return "not-due";
  if (new Date(eraseAt) > context.system.now()) return "not-due";
  const hindrance = erasingAt === undefined ? await begin(context, sessions) : undefined;
  if (hindrance) return hindrance;
  await eraseBikes(context, userId);
  await eraseListings(context, userId);
  await eraseAdReports(context, userId);
  await eraseHandovers(context, userId);
  await eraseAlerts(context, userId);
  await eraseDevices(context, userId);
  await eraseFinds(context, userId);
  await eraseConversations(context, userId);
  await eraseIdentityReviews(context, userId);
  await eraseOrders(context, userId);
  await eraseReceiptEntries(context, userId);
  await eraseOwnCopy(context, userId);
  // Nobody can sign in any more before the profile goes: a visit would make it again.
  await context.removeUser(await findPoolUser(context.table, userId));
  await eraseProfile(context, userId);
  return "erased";
};
