import { accountRoutes } from "#contract/accounts.ts";
import { campaignRoutes } from "#contract/campaigns.ts";
import { adminSearchRoutes } from "#contract/admin-search.ts";
import { analysisRoutes } from "#contract/analyses.ts";
import { bikeReviewRoutes, correctionRoutes } from "#contract/bike-admin.ts";
import { bikeChangeRoutes } from "#contract/bike-changes.ts";
import { bikeExportRoutes } from "#contract/bike-export.ts";
import { bikeRoutes } from "#contract/bikes.ts";
import { countRoutes } from "#contract/counts.ts";
import { closingRoutes } from "#contract/closing.ts";
import { contactRoutes } from "#contract/contact.ts";
import { historyRoutes } from "#contract/history.ts";
import { adminFoundRoutes } from "#contract/admin-found-reports.ts";
import { anonymousFoundRoutes, foundReportRoutes } from "#contract/found-reports.ts";
import { identityReviewRoutes } from "#contract/identity-reviews.ts";
import { identityRoutes } from "#contract/identity.ts";
import { letterRoutes } from "#contract/letters.ts";
import { mailChoiceRoutes } from "#contract/mail-choices.ts";
import { messageRoutes } from "#contract/messages.ts";
import { notificationRoutes } from "#contract/notifications.ts";
import { pointsChangeRoutes } from "#contract/points-changes.ts";
import { pointsRoutes } from "#contract/points.ts";
import { paymentWebhookRoutes, purchaseReceiptRoutes } from "#contract/purchase-receipts.ts";
import { qrRoutes } from "#contract/qr.ts";
import { searchRoutes } from "#contract/search.ts";
import { stickerOrderRoutes } from "#contract/sticker-orders.ts";
import { theftRoutes } from "#contract/thefts.ts";
import { uploadRoutes } from "#contract/uploads.ts";

/** Every route of the API by feature. A feature is one function. */
export const features = {
  accounts: { ...closingRoutes, ...accountRoutes },
  identity: identityRoutes,
  identityReviews: identityReviewRoutes,
  contact: contactRoutes,
  uploads: uploadRoutes,
  analysis: analysisRoutes,
  bikes: { ...bikeRoutes, ...bikeChangeRoutes, ...bikeExportRoutes, ...historyRoutes },
  letters: letterRoutes,
  mailChoices: mailChoiceRoutes,
  notices: { ...notificationRoutes, ...countRoutes },
  paymentWebhook: paymentWebhookRoutes,
  points: {
    ...pointsChangeRoutes,
    ...pointsRoutes,
    ...purchaseReceiptRoutes,
    ...stickerOrderRoutes,
    ...campaignRoutes,
  },
  messages: messageRoutes,
  qr: qrRoutes,
  thefts: theftRoutes,
  foundReports: { ...foundReportRoutes, ...anonymousFoundRoutes },
  search: searchRoutes,
  adminSearch: adminSearchRoutes,
  bikeAdmin: { ...bikeReviewRoutes, ...correctionRoutes, ...adminFoundRoutes },
} as const;
export type Feature = keyof typeof features;
