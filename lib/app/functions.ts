import type { Feature } from "#contract/app/index.ts";
import { verifiedDomain } from "#lib/platform/constructs/verified-domain.ts";
import { accountWatch, accounts, authTriggers } from "#lib/people/accounts.ts";
import { adReports, messageReports } from "#lib/moderation/reports.ts";
import { adminSearch, checkPostings, numberReports, search } from "#lib/bikes/search.ts";
import { alerts, alertDigests } from "#lib/ads/alerts.ts";
import { analysis, bikes } from "#lib/bikes/bikes.ts";
import { answers } from "#lib/checks/answers.ts";
import { audit } from "#lib/office/audit.ts";
import { bikeAdmin } from "#lib/office/bike-admin.ts";
import { drawSamples } from "#lib/office/draw-samples.ts";
import { bikeImports, importBikes } from "#lib/shops/bike-imports.ts";
import { bugReports } from "#lib/office/bug-reports.ts";
import { certificates } from "#lib/checks/certificates.ts";
import { checkCertificate, identityReviews, identity } from "#lib/people/identity.ts";
import { checkReceipts } from "#lib/ownership/check-receipts.ts";
import { checkService } from "#lib/platform/check-service.ts";
import { checkStickers, inventory, orders, qr } from "#lib/stickers/stickers.ts";
import { contact } from "#lib/office/contact.ts";
import { closeIdleAccounts } from "#lib/privacy/close-idle-accounts.ts";
import { eraseAccounts } from "#lib/privacy/erase-accounts.ts";
import { forgetDeparted } from "#lib/privacy/forget-departed.ts";
import { followChanges } from "./follow-changes.ts";
import { expireFoundReports, foundReports } from "#lib/thefts/found-reports.ts";
import { expireSales, sales } from "#lib/shops/sales.ts";
import { expireTransfers } from "#lib/ownership/expire-transfers.ts";
import { expireListings, listings } from "#lib/ads/listings.ts";
import { linkPreviews } from "./link-previews.ts";
import { mailPreviews, mailPreferences, notifications } from "#lib/notifications/notifications.ts";
import { mailBounces, notifier } from "#lib/notifications/notifier.ts";
import { makeOwnCopies } from "#lib/privacy/make-own-copies.ts";
import { matchThefts, thefts } from "#lib/thefts/thefts.ts";
import { messages } from "#lib/messages/messages.ts";
import { peopleAdmin } from "#lib/office/people-admin.ts";
import { paymentWebhook, settlePurchases } from "#lib/points/purchases.ts";
import { points, reconcileLedger, storePoints } from "#lib/points/points.ts";
import { retryGivenUp } from "./retry-given-up.ts";
import { sellerQuestions } from "#lib/checks/seller-questions.ts";
import { staff, stores } from "#lib/shops/stores.ts";
import { recountStatistics, statistics } from "#lib/office/statistics.ts";
import { todo } from "#lib/office/todo.ts";
import { storeApplications, storeDecisions } from "#lib/shops/applications.ts";
import { transfers } from "#lib/ownership/transfers.ts";
import { watches } from "#lib/checks/watches.ts";
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
  certificates,
  checks: answers,
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
  sellerQuestions,
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
  watches,
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
