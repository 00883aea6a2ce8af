import { adminCodeRoutes } from "#contract/stickers/admin-codes.ts";
import { accountRoutes } from "#contract/people/accounts.ts";
import { disputeRoutes } from "#contract/points/disputes.ts";
import { campaignRoutes } from "#contract/points/campaigns.ts";
import { adminSearchRoutes } from "#contract/office/admin-search.ts";
import { adCaseRoutes } from "#contract/moderation/ad-report-admin.ts";
import { adDecisionRoutes } from "#contract/moderation/ad-decisions.ts";
import { adReportRoutes } from "#contract/moderation/ad-reports.ts";
import { adRoutes } from "#contract/ads/ads.ts";
import { alertRoutes } from "#contract/ads/alerts.ts";
import { auditRoutes } from "#contract/office/audit.ts";
import { apiKeyRoutes } from "#contract/shops/api-keys.ts";
import { analysisRoutes } from "#contract/bikes/analysis.ts";
import { bikeRemovalRoutes } from "#contract/office/bike-removals.ts";
import { adminBikeRoutes } from "#contract/office/bike-admin-bike.ts";
import { bikeReviewRoutes, correctionRoutes } from "#contract/office/bike-admin.ts";
import { bikeCodeRoutes } from "#contract/stickers/bike-codes.ts";
import { bikeChangeRoutes } from "#contract/bikes/bike-changes.ts";
import { bikeExportRoutes } from "#contract/bikes/bike-export.ts";
import { bikeImportRoutes } from "#contract/shops/bike-imports/imports.ts";
import { bikeRoutes } from "#contract/bikes/bikes.ts";
import { bugReportRoutes } from "#contract/office/bug-reports.ts";
import { countRoutes } from "#contract/platform/counts.ts";
import { emailChangeRoutes } from "#contract/people/email-change.ts";
import { closingRoutes } from "#contract/privacy/closing.ts";
import { consentHistoryRoutes } from "#contract/people/consent-history.ts";
import { emailRequestQueueRoutes } from "#contract/office/email-requests.ts";
import { emailDecisionRoutes, emailRequestRoutes } from "#contract/office/email-request-acts.ts";
import { extractQueueRoutes } from "#contract/office/extracts.ts";
import { extractRoutes } from "#contract/office/extract-acts.ts";
import { contactCaseRoutes, contactQueueRoutes } from "#contract/office/contact-cases.ts";
import { contactRoutes } from "#contract/office/contact.ts";
import { historyRoutes } from "#contract/bikes/history.ts";
import { adminFoundReportRoutes } from "#contract/office/bike-admin-found-reports.ts";
import { anonymousFoundRoutes, foundReportRoutes } from "#contract/thefts/found-reports.ts";
import { invoiceRoutes } from "#contract/points/invoices.ts";
import { inventoryRoutes } from "#contract/stickers/inventory.ts";
import { invitationRoutes } from "#contract/ownership/invitations.ts";
import { identityReviewRoutes } from "#contract/people/identity-reviews.ts";
import { identityRoutes } from "#contract/people/identity.ts";
import { listingRoutes } from "#contract/ads/listings.ts";
import { mailPreviewRoutes } from "#contract/notifications/mail-previews.ts";
import { mailPreferenceRoutes } from "#contract/notifications/mail-preferences.ts";
import { messageDecisionRoutes } from "#contract/moderation/message-reports.ts";
import { messageReportRoutes } from "#contract/moderation/message-report-admin.ts";
import { messageRoutes } from "#contract/messages/messages.ts";
import { certificateRoutes } from "#contract/checks/certificates.ts";
import { numberReportRoutes } from "#contract/bikes/number-reports.ts";
import { notificationRoutes } from "#contract/notifications/notifications.ts";
import { ownCopyRoutes } from "#contract/privacy/own-copy.ts";
import { ownershipDisputeRoutes } from "#contract/ownership/ownership-disputes.ts";
import { ownershipDisputeCaseRoutes } from "#contract/office/ownership-dispute-cases.ts";
import { ownershipReceiptRoutes } from "#contract/ownership/ownership-receipts.ts";
import { pointsChangeRoutes } from "#contract/points/changes.ts";
import { pointsRoutes } from "#contract/points/purchases.ts";
import { paymentWebhookRoutes, purchaseReceiptRoutes } from "#contract/points/receipts.ts";
import { qrScanRoutes } from "#contract/stickers/qr-scans.ts";
import { qrRoutes } from "#contract/stickers/qr.ts";
import { rollRoutes } from "#contract/stickers/rolls.ts";
import { claimRoutes } from "#contract/shops/sales/claims.ts";
import { storeAnalyticsRoutes } from "#contract/shops/sales/analytics.ts";
import { storeReceiptRoutes } from "#contract/shops/sales/receipts.ts";
import { statementRoutes } from "#contract/points/statement.ts";
import { storePointsRoutes } from "#contract/points/store-points.ts";
import { saleRoutes } from "#contract/shops/sales/sales.ts";
import { recentTheftRoutes } from "#contract/thefts/recent-thefts.ts";
import { searchRoutes } from "#contract/bikes/search.ts";
import { statisticsRoutes } from "#contract/office/statistics.ts";
import { todoRoutes } from "#contract/office/todo.ts";
import { storeApplicationRoutes } from "#contract/shops/applications/applications.ts";
import { storeDecisionRoutes } from "#contract/shops/applications/decisions.ts";
import { checkRoutes } from "#contract/checks/checks.ts";
import { photoRoutes } from "#contract/checks/photos.ts";
import { companyLookupRoutes } from "#contract/shops/applications/companies.ts";
import { signUpRoutes } from "#contract/people/sign-up.ts";
import { partnerRoutes } from "#contract/shops/partners.ts";
import { staffRoutes } from "#contract/shops/staff.ts";
import { sellerQuestionRoutes } from "#contract/checks/seller-questions.ts";
import { storeSettingsRoutes } from "#contract/shops/store-settings.ts";
import { storeRoutes } from "#contract/shops/stores.ts";
import { adminOrderRoutes } from "#contract/stickers/orders/admin-orders.ts";
import { stickerOrderRoutes } from "#contract/stickers/orders/sticker-orders.ts";
import { storeOrderRoutes } from "#contract/stickers/orders/store-orders.ts";
import { peopleAdminRoutes } from "#contract/office/people-admin.ts";
import { accessRoutes } from "#contract/office/person-access.ts";
import { theftRoutes } from "#contract/thefts/thefts.ts";
import { transferRequestRoutes } from "#contract/ownership/transfer-requests.ts";
import { transferRoutes } from "#contract/ownership/transfers.ts";
import { elsewhereRoutes } from "#contract/checks/elsewhere.ts";
import { watchRoutes } from "#contract/checks/watches.ts";
import { bugPictureRoutes } from "#contract/office/bug-pictures.ts";
import { uploadRoutes } from "#contract/platform/uploads.ts";

/** All routes by feature; each feature is one Lambda function. */
export const features = {
  accounts: { ...closingRoutes, ...consentHistoryRoutes, ...ownCopyRoutes, ...accountRoutes },
  inventory: { ...inventoryRoutes, ...rollRoutes, ...adminCodeRoutes },
  identity: { ...identityRoutes, ...signUpRoutes, ...emailChangeRoutes, ...emailDecisionRoutes },
  identityReviews: identityReviewRoutes,
  checks: { ...checkRoutes, ...elsewhereRoutes, ...photoRoutes },
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
    ...disputeRoutes,
  },
  messageReports: { ...messageDecisionRoutes, ...messageReportRoutes },
  messages: messageRoutes,
  peopleAdmin: {
    ...peopleAdminRoutes,
    ...accessRoutes,
    ...extractQueueRoutes,
    ...extractRoutes,
    ...emailRequestQueueRoutes,
    ...emailRequestRoutes,
    ...contactQueueRoutes,
    ...contactCaseRoutes,
  },
  orders: { ...stickerOrderRoutes, ...adminOrderRoutes, ...storeOrderRoutes },
  qr: { ...qrRoutes, ...bikeCodeRoutes, ...qrScanRoutes },
  thefts: { ...theftRoutes, ...recentTheftRoutes },
  transfers: {
    ...transferRoutes,
    ...invitationRoutes,
    ...transferRequestRoutes,
    ...ownershipReceiptRoutes,
    ...ownershipDisputeRoutes,
  },
  foundReports: { ...foundReportRoutes, ...anonymousFoundRoutes },
  bikeImports: bikeImportRoutes,
  sales: { ...saleRoutes, ...claimRoutes, ...storeReceiptRoutes, ...storeAnalyticsRoutes },
  search: searchRoutes,
  sellerQuestions: sellerQuestionRoutes,
  watches: watchRoutes,
  numberReports: numberReportRoutes,
  certificates: certificateRoutes,
  statistics: statisticsRoutes,
  todo: todoRoutes,
  storeApplications: { ...companyLookupRoutes, ...storeApplicationRoutes },
  storeDecisions: storeDecisionRoutes,
  staff: staffRoutes,
  storePoints: { ...storePointsRoutes, ...statementRoutes },
  stores: { ...storeRoutes, ...invoiceRoutes, ...storeSettingsRoutes, ...apiKeyRoutes, ...partnerRoutes },
  adminSearch: adminSearchRoutes,
  bikeAdmin: {
    ...adminBikeRoutes,
    ...bikeRemovalRoutes,
    ...bikeReviewRoutes,
    ...correctionRoutes,
    ...adminFoundReportRoutes,
    ...ownershipDisputeCaseRoutes,
  },
} as const;
export type Feature = keyof typeof features;

const isFeature = (name: string): name is Feature => name in features;
export const featureNames: readonly Feature[] = Object.keys(features).filter(isFeature);
