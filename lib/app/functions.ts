import type { Feature } from "#contract/app/index.ts";
import { verifiedDomain } from "#lib/platform/constructs/verified-domain.ts";
import { accountWatch } from "#lib/people/account-watch.ts";
import { accounts } from "#lib/people/accounts.ts";
import { adReports } from "#lib/moderation/ad-reports.ts";
import { adminSearch } from "#lib/bikes/admin-search.ts";
import { alerts } from "#lib/ads/alerts.ts";
import { alertDigests } from "#lib/ads/alert-digests.ts";
import { analysis } from "#lib/bikes/analysis.ts";
import { audit } from "#lib/office/audit.ts";
import { authTriggers } from "#lib/people/auth-triggers.ts";
import { bikeAdmin } from "#lib/office/bike-admin.ts";
import { bikeImports } from "#lib/shops/bike-imports.ts";
import { bikes } from "#lib/bikes/bikes.ts";
import { bugReports } from "#lib/office/bug-reports.ts";
import { checkCertificate } from "#lib/people/check-certificate.ts";
import { checkPostings } from "#lib/bikes/check-postings.ts";
import { checkReceipts } from "#lib/ownership/check-receipts.ts";
import { checkService } from "#lib/platform/check-service.ts";
import { checkStickers } from "#lib/stickers/check-stickers.ts";
import { contact } from "#lib/office/contact.ts";
import { closeIdleAccounts } from "#lib/privacy/close-idle-accounts.ts";
import { eraseAccounts } from "#lib/privacy/erase-accounts.ts";
import { followChanges } from "./follow-changes.ts";
import { forgetDeparted } from "#lib/privacy/forget-departed.ts";
import { drawSamples } from "#lib/office/draw-samples.ts";
import { expireFoundReports } from "#lib/thefts/expire-found-reports.ts";
import { expireSales } from "#lib/shops/expire-sales.ts";
import { expireTransfers } from "#lib/ownership/expire-transfers.ts";
import { foundReports } from "#lib/thefts/found-reports.ts";
import { identityReviews } from "#lib/people/identity-reviews.ts";
import { identity } from "#lib/people/identity.ts";
import { expireListings } from "#lib/ads/expire-listings.ts";
import { importBikes } from "#lib/shops/import-bikes.ts";
import { inventory } from "#lib/stickers/inventory.ts";
import { linkPreviews } from "./link-previews.ts";
import { listings } from "#lib/ads/listings.ts";
import { mailPreviews } from "#lib/notifications/mail-previews.ts";
import { mailPreferences } from "#lib/notifications/mail-preferences.ts";
import { mailBounces } from "#lib/notifications/mail-bounces.ts";
import { makeOwnCopies } from "#lib/privacy/make-own-copies.ts";
import { matchThefts } from "#lib/thefts/match-thefts.ts";
import { messageReports } from "#lib/moderation/message-reports.ts";
import { messages } from "#lib/messages/messages.ts";
import { numberReports } from "#lib/bikes/number-reports.ts";
import { notifications } from "#lib/notifications/notifications.ts";
import { notifier } from "#lib/notifications/notifier.ts";
import { peopleAdmin } from "#lib/office/people-admin.ts";
import { paymentWebhook } from "#lib/points/payment-webhook.ts";
import { orders } from "#lib/stickers/orders.ts";
import { points } from "#lib/points/points.ts";
import { settlePurchases } from "#lib/points/settle-purchases.ts";
import { qr } from "#lib/stickers/qr.ts";
import { retryGivenUp } from "./retry-given-up.ts";
import { reconcileLedger } from "#lib/points/reconcile-ledger.ts";
import { sales } from "#lib/shops/sales.ts";
import { search } from "#lib/bikes/search.ts";
import { staff } from "#lib/shops/staff.ts";
import { recountStatistics } from "#lib/office/recount-statistics.ts";
import { statistics } from "#lib/office/statistics.ts";
import { todo } from "#lib/office/todo.ts";
import { storeApplications } from "#lib/shops/store-applications.ts";
import { storeDecisions } from "#lib/shops/store-decisions.ts";
import { storePoints } from "#lib/points/store-points.ts";
import { stores } from "#lib/shops/stores.ts";
import { thefts } from "#lib/thefts/thefts.ts";
import { transfers } from "#lib/ownership/transfers.ts";
import { uploads } from "#lib/platform/uploads.ts";
import type { Code, FunctionRecord, JobRecord } from "#lib/platform/function-record.ts";

/** The functions of the API; a missing feature is a type error. */
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

/** Features for stores, and for administrators about stores. In a separate stack, as one holds at most 500 resources. */
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

/** Features for administrators' cases, also in a separate stack. */
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

/** Functions run by schedules, streams and other services. */
export const jobs: readonly JobRecord[] = [
  accountWatch,
  alertDigests,
  checkCertificate,
  checkPostings,
  checkReceipts,
  checkService,
  checkStickers,
  closeIdleAccounts,
  eraseAccounts,
  followChanges,
  forgetDeparted,
  drawSamples,
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
  retryGivenUp,
];

/** All functions to bundle. */
export const functions: readonly Code[] = [
  ...Object.values(apiFunctions),
  ...jobs,
  authTriggers,
  linkPreviews,
  verifiedDomain,
];
