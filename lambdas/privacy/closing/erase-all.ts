import { eraseAdReports } from "./erase-ad-reports.ts";
import { eraseAlerts } from "./erase-alerts.ts";
import { hideInReward } from "./erase-bike-words.ts";
import { eraseBikes } from "./erase-bikes.ts";
import { eraseConversations } from "./erase-conversations.ts";
import { eraseDisputes } from "./erase-disputes.ts";
import { eraseHandovers } from "./erase-handovers.ts";
import { eraseLetters } from "./erase-letters.ts";
import { eraseOwnCopy } from "./erase-own-copy.ts";
import { eraseReceiptEntries } from "./erase-receipt-entries.ts";
import { eraseProfile } from "./erase-profile.ts";
import { eraseWords } from "./erase-words.ts";
import { readLeaver, type Leaver } from "./hide-person.ts";
import type { ErasureContext } from "./erasure-context.ts";
import { findPoolUser } from "#lambdas/people/pool-user.ts";
import { remove, update } from "#lambdas/platform/table/actions.ts";
import { StickerOrderItem } from "#lambdas/stickers/items/order.ts";
import { accessPartition, keys, ranges, userPartition, lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import { PersonAccessItem } from "#lambdas/people/items/person-access.ts";
import { IdentityReviewItem } from "#lambdas/people/items/identity-review.ts";
import * as z from "zod";
import { FoundReportItem } from "#lambdas/thefts/items/found-report.ts";
import { ListingItem } from "#lambdas/ads/items/listing.ts";
import { BugItem, BugLetterItem } from "#lambdas/office/items/bug-report.ts";

/** Parses only these fields, so that an item with other faults is erased too. */
const Letter = BugLetterItem.pick({ id: true, bugId: true, pictureId: true });
const Bug = BugItem.pick({ words: true });

/** Removes the person's bug reports and pictures. The bug keeps the words of its newest report, without names. */
const eraseBugLetters = async (
  { table, discardPicture }: ErasureContext,
  { userId, hide }: Leaver,
): Promise<void> => {
  const partition = lists.bugLettersOf(userId);
  for await (const letters of pages(table, { schema: Letter, partition, index: "gsi1", limit: 25 }))
    for (const { id, bugId, pictureId } of letters) {
      if (pictureId !== undefined)
        await discardPicture({ kind: "bug-picture", id: pictureId, ownerId: userId });
      const bug = await table.get(keys.bug(bugId), Bug);
      const words = hide(bug?.words ?? "");
      await table.transact([
        remove(keys.bugLetter(bugId, id)),
        ...(pictureId === undefined ? [] : [remove(keys.upload(pictureId))]),
        ...(bug === undefined || words === bug.words
          ? []
          : [update(keys.bug(bugId)).set({ words }).expectExists("stale")]),
      ]);
    }
};

/** Keeps the item, which expires later, because the ad indexer needs it to remove the ad from the lists. */
const eraseListing = async (
  { table, discardPicture }: ErasureContext,
  { id, ownerId, photos }: ListingItem,
): Promise<void> => {
  for (const photo of photos) await discardPicture({ kind: "bike-photo", id: photo, ownerId });
  await table.transact([
    update(keys.listing(id)).set({ photos: [] }).remove("text").add("version", 1),
    ...photos.map((photo) => remove(keys.upload(photo))),
  ]);
};

const eraseListings = async (context: ErasureContext, userId: string): Promise<void> => {
  const owned = {
    schema: ListingItem,
    partition: lists.listingsOf(userId),
    index: "gsi1",
    limit: 50,
  } as const;
  for await (const listings of pages(context.table, owned))
    for (const listing of listings)
      if (listing.text !== undefined || listing.photos.length > 0) await eraseListing(context, listing);
};

const Report = FoundReportItem.pick({ id: true, bikeId: true, theftId: true, location: true, reason: true });

/** Anonymises the person's reports of found bikes. Time and place stay, since decisions about the theft rest on them. */
const eraseFinds = async ({ table }: ErasureContext, { userId, hide }: Leaver): Promise<void> => {
  const reported = {
    schema: Report,
    partition: lists.foundReportsOf(userId),
    index: "gsi1",
    limit: 25,
  } as const;
  for await (const reports of pages(table, reported))
    for (const { id, bikeId, theftId, location, reason } of reports) {
      await hideInReward(table, { bikeId, theftId }, hide);
      await table.transact([
        remove(keys.foundContact(bikeId, id)),
        update(keys.foundReport(bikeId, id))
          .set({ location: hide(location), reason: reason && hide(reason) })
          .remove("finderName", "finderEmail", "description", "gsi1pk", "gsi1sk")
          .expectExists("stale"),
      ]);
    }
  await table.transact([remove(keys.rewardTally(userId))]);
};

const Place = z.object({ sk: z.string() });

const everyRange = [
  ranges.devices,
  ranges.signIns,
  ranges.formerTraces,
  ranges.securityEvents,
  ranges.emailTakeBacks,
  ranges.emailRequests,
  ranges.personMails,
  ranges.mailsAgain,
  // Consent need not be proved any more once nothing depends on it.
  ranges.consentLines,
  // The certificates themselves name nobody and stay valid.
  ranges.ownCertificates,
];

/** Parses only these fields, so that an item with other faults is erased too. */
const Access = PersonAccessItem.pick({ adminId: true, at: true });

/** Removes the person's sign-ins and browsers, security events, earlier and requested addresses, mails, consents, and administrators' reasons for opening their data. */
const eraseDevices = async ({ table }: ErasureContext, userId: string): Promise<void> => {
  const partition = userPartition(userId);
  for (const prefix of everyRange)
    for await (const items of pages(table, { partition, prefix, schema: Place, limit: 50 }))
      for (const { sk } of items) await table.transact([remove({ pk: partition, sk })]);
  const accesses = { partition: accessPartition(userId), schema: Access, limit: 50 };
  for await (const items of pages(table, accesses))
    for (const { adminId, at } of items)
      await table.transact([remove(keys.personAccess(userId, adminId, at))]);
};

/** Parses only these fields, so that an item with other faults is erased too. */
const Review = IdentityReviewItem.pick({ id: true, uploadId: true });

/** Removes the person's identity reviews, which contain their name, and any photo that still exists. */
const eraseIdentityReviews = async (
  { table, discardPicture }: ErasureContext,
  userId: string,
): Promise<void> => {
  const partition = lists.identityReviewsOf(userId);
  for await (const reviews of pages(table, { schema: Review, partition, index: "gsi2", limit: 25 }))
    for (const { id, uploadId } of reviews) {
      await discardPicture({ kind: "id-card", id: uploadId, ownerId: userId });
      await table.transact([remove(keys.upload(uploadId)), remove(keys.identityReview(id))]);
    }
};

/** Parses only these fields, so that an item with other faults is erased too. */
const Order = StickerOrderItem.pick({ id: true });

/** Removes sticker orders with their address. The payments stay in the ledger, without a name. */
const eraseOrders = async ({ table }: ErasureContext, userId: string): Promise<void> => {
  const ordered = {
    partition: userPartition(userId),
    prefix: ranges.stickerOrders,
    schema: Order,
    limit: 50,
  };
  for await (const orders of pages(table, ordered))
    for (const { id } of orders) await table.transact([remove(keys.stickerOrder(userId, id))]);
};

/** Erases everything that identifies the person or that they wrote. Each step is idempotent, so an interrupted run can be repeated. */
export const eraseAll = async (context: ErasureContext, userId: string): Promise<void> => {
  const leaver = await readLeaver(context.table, userId);
  await eraseDisputes(context, leaver);
  await eraseBikes(context, leaver);
  await eraseListings(context, userId);
  await eraseAdReports(context, leaver);
  await eraseHandovers(context, leaver);
  await eraseAlerts(context, userId);
  await eraseFinds(context, leaver);
  await eraseConversations(context, leaver);
  await eraseIdentityReviews(context, userId);
  await eraseOrders(context, userId);
  await eraseReceiptEntries(context, userId);
  await eraseOwnCopy(context, userId);
  await eraseBugLetters(context, leaver);
  await eraseLetters(context, leaver);
  await eraseWords(context, leaver);
  // Former names and addresses are needed until the texts of others are masked.
  await eraseDevices(context, userId);
  // Delete the user before the profile, because a visit would create the profile again.
  await context.removeUser(await findPoolUser(context.table, userId));
  await eraseProfile(context, userId);
};
