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
import { Disputes, gatherDisputes } from "./disputes.ts";
import { Finds, gatherFinds } from "./finds.ts";
import { type Gathering, queryAll } from "./gathering.ts";
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
import { OwnCertificateItem } from "#lambdas/checks/items/certificate.ts";
import { gatherRequests, gatherTransfers, Requests, Transfers } from "./transfers.ts";
import { StickerOrderItem } from "#lambdas/stickers/items/order.ts";
import { BalanceItem, HoldItem, LedgerItem, ProfileItem } from "#lambdas/people/items/person.ts";
import { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { lists } from "#lambdas/platform/table/keys.ts";
import { ContactCaseItem } from "#lambdas/office/items/contact.ts";

/** Letters to the office from the account's proved address, with its answers. */
const Letters = z.array(
  ContactCaseItem.pick({ caseNumber: true, topic: true, right: true, language: true, dueOn: true }).extend({
    written: z.array(z.object({ at: z.string(), by: z.enum(["you", "administrator"]), text: z.string() })),
  }),
);

const Addressed = ProfileItem.pick({ email: true, emailUnproved: true });
/** The mails of a case. The office's notes on it are in the log. */
const mailed = new Set<ContactCaseItem["history"][number]["kind"]>(["letter", "answer", "extension"]);

const gatherLetters = async ({ table, own, others }: Gathering): Promise<z.infer<typeof Letters>> => {
  const profile = own.one("profile", Addressed);
  if (profile === undefined || profile.emailUnproved === true) return [];
  const partition = lists.contactCasesFrom(profile.email);
  const cases = await queryAll(table, { index: "gsi2", partition, schema: ContactCaseItem });
  // Notes the administrators, so that an answer does not name them.
  const staff = cases.flatMap(({ history }) => history.flatMap(({ by }) => by ?? []));
  await Promise.all(staff.map((by) => others.maskedName(by)));
  return cases.map(({ history, ...letter }) =>
    Letters.element.parse({
      ...letter,
      written: history
        .filter(({ kind }) => mailed.has(kind))
        .map(({ at, by, text }) => ({ at, by: by === undefined ? "you" : "administrator", text })),
    }),
  );
};

/** Leaves out references, because they identify the administrator behind a change. */
const Points = z.object({
  balance: z.number().int(),
  ledger: z.array(LedgerItem.pick({ reason: true, amount: true, balanceAfter: true, text: true, at: true })),
  held: z.array(HoldItem.pick({ points: true, state: true })),
});

const Purchases = z.array(
  PurchaseItem.pick({
    orderNumber: true,
    packageId: true,
    price: true,
    vat: true,
    points: true,
    bonusPoints: true,
    code: true,
    createdAt: true,
    state: true,
    method: true,
    paidAt: true,
    receiptNumber: true,
    refundedAt: true,
    reversedMoney: true,
    reversedAt: true,
    owed: true,
  }),
);

const StickerOrders = z.array(
  StickerOrderItem.omit({ entity: true, id: true, userId: true, bikeId: true, version: true }),
);

const Certificates = z.array(OwnCertificateItem.omit({ entity: true, expiresAt: true }));

const gatherPoints = ({ own }: Gathering): z.infer<typeof Points> => ({
  balance: own.one("balance", BalanceItem)?.points ?? 0,
  ledger: own.of("ledger", Points.shape.ledger.element),
  held: own.of("pointsHold", Points.shape.held.element),
});

const gatherPurchases = ({ table, userId }: Gathering) =>
  queryAll(table, { index: "gsi1", partition: lists.purchasesOf(userId), schema: Purchases.element });

const gatherStickerOrders = ({ own }: Gathering) => own.of("stickerOrder", StickerOrders.element);

/** The data of an export. `scripts/own-copy-schema.ts` writes `lambdas/privacy/own-copy/schema.json` from it. */
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
  disputes: Disputes,
  finds: Finds,
  ads: Ads,
  adCases: AdCases,
  adReports: AdReports,
  conversations: Conversations,
  blocked: Blocked,
  points: Points,
  purchases: Purchases,
  stickerOrders: StickerOrders,
  certificates: Certificates,
  notifications: Notifications,
  mails: Mails,
  alerts: Alerts,
  newestDigest: Digest.optional(),
  bugReports: BugReports,
  letters: Letters,
  disclosures: Disclosures,
  log: Log,
});
export type OwnData = z.infer<typeof OwnData>;

/** All or some parts, always with the account. */
export const CopyData = OwnData.partial().required({ madeAt: true, account: true });
export type CopyData = z.infer<typeof CopyData>;

export type OwnPart = Exclude<keyof OwnData, "madeAt">;

/** Gathers all parts in this order: a person found in any part is masked in all of them. */
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
  disputes: await gatherDisputes(gathering),
  finds: await gatherFinds(gathering),
  ads: await gatherAds(gathering),
  adCases: await gatherAdCases(gathering),
  adReports: await gatherAdReports(gathering),
  conversations: await gatherConversations(gathering),
  blocked: await gatherBlocked(gathering),
  points: gatherPoints(gathering),
  purchases: await gatherPurchases(gathering),
  stickerOrders: gatherStickerOrders(gathering),
  certificates: gathering.own.of("ownCertificate", Certificates.element),
  notifications: gatherNotifications(gathering),
  mails: gatherMails(gathering),
  alerts: gatherAlerts(gathering),
  newestDigest: gatherDigest(gathering),
  bugReports: await gatherBugReports(gathering),
  letters: await gatherLetters(gathering),
  disclosures: gatherDisclosures(gathering, at),
  log: await gatherLog(gathering, at),
});
