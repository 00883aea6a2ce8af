import { eraseAdReports } from "./erase-ad-reports.ts";
import { eraseAlerts } from "./erase-alerts.ts";
import { eraseBikes } from "#lambdas/accounts/closing/erase-bikes.ts";
import { eraseBugLetters } from "./erase-bug-letters.ts";
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
import { eraseWords } from "./erase-words.ts";
import { readLeaver } from "./hide-person.ts";
import type { ErasureContext } from "./erasure-context.ts";
import { findPoolUser } from "#lambdas/shared/table/pool-user.ts";

/** All that names someone, or that they have told. Every step can be done again: wherever it was interrupted, the next run leaves the same. */
export const eraseAll = async (context: ErasureContext, userId: string): Promise<void> => {
  const leaver = await readLeaver(context.table, userId);
  await eraseBikes(context, leaver);
  await eraseListings(context, userId);
  await eraseAdReports(context, userId);
  await eraseHandovers(context, leaver);
  await eraseAlerts(context, userId);
  await eraseDevices(context, userId);
  await eraseFinds(context, leaver);
  await eraseConversations(context, userId);
  await eraseIdentityReviews(context, userId);
  await eraseOrders(context, userId);
  await eraseReceiptEntries(context, userId);
  await eraseOwnCopy(context, userId);
  await eraseBugLetters(context, leaver);
  await eraseWords(context, leaver);
  // Nobody can sign in any more before the profile goes: a visit would make it again.
  await context.removeUser(await findPoolUser(context.table, userId));
  await eraseProfile(context, userId);
};
