import type { Feature } from "#contract/index.ts";
import { verifiedDomain } from "#lib/constructs/verified-domain.ts";
import { accountWatch } from "#lib/features/account-watch.ts";
import { accounts } from "#lib/features/accounts.ts";
import { adReports } from "./ad-reports.ts";
import { adminSearch } from "#lib/features/admin-search.ts";
import { alerts } from "./alerts.ts";
import { alertDigests } from "./alert-digests.ts";
import { analysis } from "#lib/features/analysis.ts";
import { audit } from "./audit.ts";
import { authTriggers } from "#lib/features/auth-triggers.ts";
import { bikeAdmin } from "#lib/features/bike-admin.ts";
import { bikeImports } from "./bike-imports.ts";
import { bikes } from "#lib/features/bikes.ts";
import { bugReports } from "./bug-reports.ts";
import { checkCertificate } from "./check-certificate.ts";
import { checkPostings } from "#lib/features/check-postings.ts";
import { checkReceipts } from "./check-receipts.ts";
import { checkService } from "./check-service.ts";
import { checkStickers } from "./check-stickers.ts";
import { contact } from "#lib/features/contact.ts";
import { eraseAccounts } from "#lib/features/erase-accounts.ts";
import { followChanges } from "#lib/features/follow-changes.ts";
import { forgetDeparted } from "#lib/features/forget-departed.ts";
import { expireFoundReports } from "./expire-found-reports.ts";
import { expireSales } from "./expire-sales.ts";
import { expireTransfers } from "./expire-transfers.ts";
import { foundReports } from "#lib/features/found-reports.ts";
import { identityReviews } from "#lib/features/identity-reviews.ts";
import { identity } from "#lib/features/identity.ts";
import { expireListings } from "./expire-listings.ts";
import { importBikes } from "./import-bikes.ts";
import { inventory } from "./inventory.ts";
import { linkPreviews } from "./link-previews.ts";
import { listings } from "./listings.ts";
import { mailPreviews } from "./mail-previews.ts";
import { mailPreferences } from "./mail-preferences.ts";
import { mailBounces } from "./mail-bounces.ts";
import { makeOwnCopies } from "./make-own-copies.ts";
import { matchThefts } from "#lib/features/match-thefts.ts";
import { messageReports } from "./message-reports.ts";
import { messages } from "#lib/features/messages.ts";
import { numberReports } from "./number-reports.ts";
import { notifications } from "./notifications.ts";
import { notifier } from "./notifier.ts";
import { peopleAdmin } from "./people-admin.ts";
import { paymentWebhook } from "#lib/features/payment-webhook.ts";
import { orders } from "./orders.ts";
import { points } from "#lib/features/points.ts";
import { settlePurchases } from "./settle-purchases.ts";
import { qr } from "#lib/features/qr.ts";
import { reconcileLedger } from "#lib/features/reconcile-ledger.ts";
import { sales } from "./sales.ts";
import { search } from "#lib/features/search.ts";
import { staff } from "./staff.ts";
import { recountStatistics } from "./recount-statistics.ts";
import { statistics } from "./statistics.ts";
import { todo } from "./todo.ts";
import { storeApplications } from "./store-applications.ts";
import { storeDecisions } from "./store-decisions.ts";
import { storePoints } from "./store-points.ts";
import { stores } from "./stores.ts";
import { thefts } from "#lib/features/thefts.ts";
import { transfers } from "#lib/features/transfers.ts";
import { uploads } from "#lib/features/uploads.ts";
import type { Code, FunctionRecord, JobRecord } from "#lib/features/function-record.ts";

/** The functions behind the API. Without one for a feature of the contract it does not compile. */
export const apiFunctions: Readonly<Record<Feature, FunctionRecord>> = {
  accounts,
  adReports,
  adminSearch,
  alerts,
  analysis,
  audit,
  bikeAdmin,
  bikeImports,
  bikes,
  bugReports,
  contact,
  foundReports,
  identityReviews,
  identity,
  inventory,
  listings,
  mailPreviews,
  mailPreferences,
  messageReports,
  messages,
  notifications,
  numberReports,
  orders,
  peopleAdmin,
  paymentWebhook,
  points,
  qr,
  sales,
  search,
  staff,
  statistics,
  storeApplications,
  storeDecisions,
  storePoints,
  stores,
  thefts,
  todo,
  transfers,
  uploads,
};

/** Those that stores call, and administrators about stores, their stickers and what all of it adds up to. They lie in a stack of their own, for a stack holds at most 500 resources. */
export const storeFeatures: readonly Feature[] = [
  "bikeImports",
  "inventory",
  "numberReports",
  "orders",
  "sales",
  "staff",
  "statistics",
  "storeApplications",
  "storeDecisions",
  "storePoints",
  "stores",
  "todo",
];

/** Those by which administrators look into things and decide, with what people hand in for that. A stack of their own as well. */
export const adminFeatures: readonly Feature[] = [
  "adminSearch",
  "adReports",
  "audit",
  "bikeAdmin",
  "bugReports",
  "identityReviews",
  "mailPreviews",
  "messageReports",
  "peopleAdmin",
];

/** What nobody calls. */
export const jobs: readonly JobRecord[] = [
  accountWatch,
  alertDigests,
  checkCertificate,
  checkPostings,
  checkReceipts,
  checkService,
  checkStickers,
  eraseAccounts,
  followChanges,
  forgetDeparted,
  expireFoundReports,
  expireListings,
  expireSales,
  expireTransfers,
  importBikes,
  mailBounces,
  makeOwnCopies,
  matchThefts,
  notifier,
  settlePurchases,
  recountStatistics,
  reconcileLedger,
];

/** Everything that is bundled. */
export const functions: readonly Code[] = [
  ...Object.values(apiFunctions),
  ...jobs,
  authTriggers,
  linkPreviews,
  verifiedDomain,
];
