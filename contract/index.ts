import { adminCodeRoutes } from "#contract/admin-codes.ts";
import { accountRoutes } from "#contract/accounts.ts";
import { campaignRoutes } from "./points/campaigns.ts";
import { adminSearchRoutes } from "#contract/admin-search.ts";
import { adCaseRoutes } from "./ad-report-admin.ts";
import { adDecisionRoutes } from "#contract/ad-decisions.ts";
import { adReportRoutes } from "#contract/ad-reports.ts";
import { adRoutes } from "#contract/ads.ts";
import { alertRoutes } from "#contract/alerts.ts";
import { auditRoutes } from "#contract/audit.ts";
import { analysisRoutes } from "./analysis.ts";
import { bikeRemovalRoutes } from "#contract/bike-removals.ts";
import { adminBikeRoutes } from "#contract/bike-admin-bike.ts";
import { bikeReviewRoutes, correctionRoutes } from "#contract/bike-admin.ts";
import { bikeCodeRoutes } from "#contract/bike-codes.ts";
import { bikeChangeRoutes } from "#contract/bike-changes.ts";
import { bikeExportRoutes } from "#contract/bike-export.ts";
import { bikeImportRoutes } from "./bike-imports/imports.ts";
import { bikeRoutes } from "#contract/bikes.ts";
import { bugReportRoutes } from "./bug-reports.ts";
import { countRoutes } from "#contract/counts.ts";
import { emailChangeRoutes } from "#contract/email-change.ts";
import { closingRoutes } from "#contract/closing.ts";
import { consentHistoryRoutes } from "#contract/consent-history.ts";
import { emailRequestQueueRoutes } from "#contract/email-requests.ts";
import { emailDecisionRoutes, emailRequestRoutes } from "#contract/email-request-acts.ts";
import { extractQueueRoutes } from "#contract/extracts.ts";
import { extractRoutes } from "#contract/extract-acts.ts";
import { contactRoutes } from "#contract/contact.ts";
import { historyRoutes } from "#contract/history.ts";
import { adminFoundReportRoutes } from "./bike-admin-found-reports.ts";
import { anonymousFoundRoutes, foundReportRoutes } from "#contract/found-reports.ts";
import { inventoryRoutes } from "#contract/inventory.ts";
import { invitationRoutes } from "#contract/invitations.ts";
import { identityReviewRoutes } from "#contract/identity-reviews.ts";
import { identityRoutes } from "#contract/identity.ts";
import { listingRoutes } from "#contract/listings.ts";
import { mailPreviewRoutes } from "./mail-previews.ts";
import { mailPreferenceRoutes } from "./mail-preferences.ts";
import { messageDecisionRoutes } from "./message-reports.ts";
import { messageReportRoutes } from "./message-report-admin.ts";
import { messageRoutes } from "#contract/messages.ts";
import { numberReportRoutes } from "#contract/number-reports.ts";
import { notificationRoutes } from "#contract/notifications.ts";
import { ownCopyRoutes } from "#contract/own-copy.ts";
import { ownershipReceiptRoutes } from "#contract/ownership-receipts.ts";
import { pointsChangeRoutes } from "./points/changes.ts";
import { pointsRoutes } from "./points/purchases.ts";
import { paymentWebhookRoutes, purchaseReceiptRoutes } from "./points/receipts.ts";
import { qrScanRoutes } from "#contract/qr-scans.ts";
import { qrRoutes } from "#contract/qr.ts";
import { rollRoutes } from "#contract/rolls.ts";
import { claimRoutes } from "./sales/claims.ts";
import { storeAnalyticsRoutes } from "./sales/analytics.ts";
import { storeReceiptRoutes } from "./sales/receipts.ts";
import { statementRoutes } from "./points/statement.ts";
import { storePointsRoutes } from "./points/store-points.ts";
import { saleRoutes } from "./sales/sales.ts";
import { recentTheftRoutes } from "#contract/recent-thefts.ts";
import { searchRoutes } from "#contract/search.ts";
import { statisticsRoutes } from "#contract/statistics.ts";
import { todoRoutes } from "#contract/todo.ts";
import { storeApplicationRoutes } from "./store-applications/applications.ts";
import { storeDecisionRoutes } from "./store-applications/decisions.ts";
import { companyLookupRoutes } from "./store-applications/companies.ts";
import { signUpRoutes } from "#contract/sign-up.ts";
import { partnerRoutes } from "#contract/partners.ts";
import { staffRoutes } from "#contract/staff.ts";
import { storeSettingsRoutes } from "#contract/store-settings.ts";
import { storeRoutes } from "#contract/stores.ts";
import { adminOrderRoutes } from "#contract/orders/admin-orders.ts";
import { stickerOrderRoutes } from "#contract/orders/sticker-orders.ts";
import { storeOrderRoutes } from "#contract/orders/store-orders.ts";
import { peopleAdminRoutes } from "#contract/people-admin.ts";
import { theftRoutes } from "#contract/thefts.ts";
import { transferRequestRoutes } from "#contract/transfer-requests.ts";
import { transferRoutes } from "#contract/transfers.ts";
import { bugPictureRoutes } from "#contract/bug-pictures.ts";
import { uploadRoutes } from "#contract/uploads.ts";

/** Every route of the API by feature. A feature is one function. */
export const features = {
  accounts: { ...closingRoutes, ...consentHistoryRoutes, ...ownCopyRoutes, ...accountRoutes },
  inventory: { ...inventoryRoutes, ...rollRoutes, ...adminCodeRoutes },
  identity: { ...identityRoutes, ...signUpRoutes, ...emailChangeRoutes, ...emailDecisionRoutes },
  identityReviews: identityReviewRoutes,
  contact: contactRoutes,
  uploads: { ...uploadRoutes, ...bugPictureRoutes },
  analysis: analysisRoutes,
  audit: auditRoutes,
  bikes: { ...bikeRoutes, ...bikeChangeRoutes, ...bikeExportRoutes, ...historyRoutes },
  listings: { ...listingRoutes, ...adRoutes },
  adReports: { ...adReportRoutes, ...adDecisionRoutes, ...adCaseRoutes },
  bugReports: bugReportRoutes,
  mailPreviews: mailPreviewRoutes,
  mailPreferences: mailPreferenceRoutes,
  alerts: alertRoutes,
  notifications: { ...notificationRoutes, ...countRoutes },
  paymentWebhook: paymentWebhookRoutes,
  points: {
    ...pointsChangeRoutes,
    ...pointsRoutes,
    ...purchaseReceiptRoutes,
    ...campaignRoutes,
  },
  messageReports: { ...messageDecisionRoutes, ...messageReportRoutes },
  messages: messageRoutes,
  peopleAdmin: {
    ...peopleAdminRoutes,
    ...extractQueueRoutes,
    ...extractRoutes,
    ...emailRequestQueueRoutes,
    ...emailRequestRoutes,
  },
  orders: { ...stickerOrderRoutes, ...adminOrderRoutes, ...storeOrderRoutes },
  qr: { ...qrRoutes, ...bikeCodeRoutes, ...qrScanRoutes },
  thefts: { ...theftRoutes, ...recentTheftRoutes },
  transfers: {
    ...transferRoutes,
    ...invitationRoutes,
    ...transferRequestRoutes,
    ...ownershipReceiptRoutes,
  },
  foundReports: { ...foundReportRoutes, ...anonymousFoundRoutes },
  bikeImports: bikeImportRoutes,
  sales: { ...saleRoutes, ...claimRoutes, ...storeReceiptRoutes, ...storeAnalyticsRoutes },
  search: searchRoutes,
  numberReports: numberReportRoutes,
  statistics: statisticsRoutes,
  todo: todoRoutes,
  storeApplications: { ...companyLookupRoutes, ...storeApplicationRoutes },
  storeDecisions: storeDecisionRoutes,
  staff: staffRoutes,
  storePoints: { ...storePointsRoutes, ...statementRoutes },
  stores: { ...storeRoutes, ...storeSettingsRoutes, ...partnerRoutes },
  adminSearch: adminSearchRoutes,
  bikeAdmin: {
    ...adminBikeRoutes,
    ...bikeRemovalRoutes,
    ...bikeReviewRoutes,
    ...correctionRoutes,
    ...adminFoundReportRoutes,
  },
} as const;
export type Feature = keyof typeof features;

const isFeature = (name: string): name is Feature => name in features;
export const featureNames: readonly Feature[] = Object.keys(features).filter(isFeature);
