import * as z from "zod";
import {
  Account,
  Consents,
  gatherAccount,
  gatherConsents,
  gatherIdentityReviews,
  gatherSignIns,
  gatherWorkplaces,
  IdentityReviews,
  SignIns,
  Workplaces,
} from "./account.ts";
import { AdCases, AdReports, Ads, gatherAdCases, gatherAdReports, gatherAds } from "./ads.ts";
import { Bikes, FormerBikes, gatherBikes, gatherFormerBikes } from "./bikes.ts";
import { Blocked, Conversations, gatherBlocked, gatherConversations } from "./conversations.ts";
import { Disclosures, gatherDisclosures } from "./disclosures.ts";
import { Finds, gatherFinds } from "./finds.ts";
import type { Gathering } from "./gathering.ts";
import {
  Alerts,
  BugReports,
  Digest,
  gatherAlerts,
  gatherBugReports,
  gatherDigest,
  gatherLog,
  gatherMails,
  gatherNotifications,
  Log,
  Mails,
  Notifications,
} from "./notices.ts";
import {
  gatherPoints,
  gatherPurchases,
  gatherStickerOrders,
  Points,
  Purchases,
  StickerOrders,
} from "./points.ts";
import { gatherRequests, gatherTransfers, Requests, Transfers } from "./transfers.ts";

/** All that a copy tells of a person. `lambdas/accounts/own-copy/schema.json` is written from it by `scripts/own-copy-schema.ts`. */
export const OwnData = z.object({
  madeAt: z.iso.datetime(),
  account: Account,
  consents: Consents,
  signIns: SignIns,
  identityReviews: IdentityReviews,
  workplaces: Workplaces,
  bikes: Bikes,
  formerBikes: FormerBikes,
  transfers: Transfers,
  requests: Requests,
  finds: Finds,
  ads: Ads,
  adCases: AdCases,
  adReports: AdReports,
  conversations: Conversations,
  blocked: Blocked,
  points: Points,
  purchases: Purchases,
  stickerOrders: StickerOrders,
  notifications: Notifications,
  mails: Mails,
  alerts: Alerts,
  newestDigest: Digest.optional(),
  bugReports: BugReports,
  disclosures: Disclosures,
  log: Log,
});
export type OwnData = z.infer<typeof OwnData>;

/** All of it, or some; always whose it is. */
export const Told = OwnData.partial().required({ madeAt: true, account: true });
export type Told = z.infer<typeof Told>;

/** A part of it, by its name there. */
export type OwnPart = Exclude<keyof OwnData, "madeAt">;

/** In the order in which others become known: everyone met so far is hidden in all that is told. */
export const gatherAll = async (gathering: Gathering, at: Date): Promise<OwnData> => ({
  madeAt: at.toISOString(),
  account: await gatherAccount(gathering),
  consents: gatherConsents(gathering),
  signIns: gatherSignIns(gathering, at),
  identityReviews: await gatherIdentityReviews(gathering),
  workplaces: await gatherWorkplaces(gathering),
  bikes: await gatherBikes(gathering),
  formerBikes: await gatherFormerBikes(gathering),
  transfers: await gatherTransfers(gathering),
  requests: await gatherRequests(gathering),
  finds: await gatherFinds(gathering),
  ads: await gatherAds(gathering),
  adCases: await gatherAdCases(gathering),
  adReports: await gatherAdReports(gathering),
  conversations: await gatherConversations(gathering),
  blocked: await gatherBlocked(gathering),
  points: gatherPoints(gathering),
  purchases: await gatherPurchases(gathering),
  stickerOrders: gatherStickerOrders(gathering),
  notifications: gatherNotifications(gathering),
  mails: gatherMails(gathering),
  alerts: gatherAlerts(gathering),
  newestDigest: gatherDigest(gathering),
  bugReports: await gatherBugReports(gathering),
  disclosures: gatherDisclosures(gathering, at),
  log: await gatherLog(gathering, at),
});
