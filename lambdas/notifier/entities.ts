import { AdCaseItem, AdReportItem } from "#lambdas/shared/table/items/ad-report.ts";
import { AlertDigestItem, AlertItem } from "#lambdas/shared/table/items/alert.ts";
import { BikeRemovalItem } from "#lambdas/shared/table/items/bike-removal.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { BugItem, BugLetterItem } from "#lambdas/shared/table/items/bug-report.ts";
import { ContactCaseItem } from "#lambdas/shared/table/items/contact.ts";
import { ThreadReportItem } from "#lambdas/shared/table/items/conversation.ts";
import { CorrectionItem } from "#lambdas/shared/table/items/correction.ts";
import { EmailChangeItem, EmailTakeBackItem } from "#lambdas/shared/table/items/email-change.ts";
import { EmailRequestItem } from "#lambdas/shared/table/items/email-request.ts";
import { ExtractItem } from "#lambdas/shared/table/items/extract.ts";
import { FoundCodeItem, FoundReportItem } from "#lambdas/shared/table/items/found-report.ts";
import { IdentityReviewItem } from "#lambdas/shared/table/items/identity-review.ts";
import { InventoryItem } from "#lambdas/shared/table/items/inventory.ts";
import { ListingItem } from "#lambdas/shared/table/items/listing.ts";
import { MailRefusalItem } from "#lambdas/shared/table/items/mail-refusal.ts";
import { MailAgainItem } from "#lambdas/shared/table/items/person-mail.ts";
import { OwnCopyItem } from "#lambdas/shared/table/items/own-copy.ts";
import { NotificationItem, NotificationsReadItem } from "#lambdas/shared/table/items/notification.ts";
import { ThreadItem } from "#lambdas/shared/table/items/thread.ts";
import { BalanceItem, ProfileItem, SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { StickerOrderItem, StoreOrderItem } from "#lambdas/shared/table/items/order.ts";
import { PurchaseItem } from "#lambdas/shared/table/items/purchase.ts";
import { SaleItem } from "#lambdas/shared/table/items/sale.ts";
import { SecurityEventItem } from "#lambdas/shared/table/items/security.ts";
import { StoreApplicationItem } from "#lambdas/shared/table/items/store-application.ts";
import { FewPointsNoticeItem, StaffNoticeItem, StoreNoticeItem } from "#lambdas/shared/table/items/store.ts";
import { SignUpItem } from "#lambdas/shared/table/items/sign-up.ts";
import { TransferRequestItem } from "#lambdas/shared/table/items/transfer-request.ts";
import { TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import { MatchItem, TheftItem } from "#lambdas/shared/table/items/theft.ts";
import {
  againDeliveries,
  copyDeliveries,
  emailChangedDeliveries,
  emailCodeDeliveries,
  emailRequestDeliveries,
  profileDeliveries,
  refusalDeliveries,
  securityDeliveries,
  sessionDeliveries,
  signUpDeliveries,
} from "./account-deliveries.ts";
import { adCaseDeliveries, adReportDeliveries } from "./ad-report-deliveries.ts";
import { hasChangedState, hasMovedInReview, hasMovedOn, isNew } from "./admin-queues.ts";
import { alertDeliveries, digestDeliveries } from "./alert-deliveries.ts";
import { contactDeliveries, correctionDeliveries, reviewDeliveries } from "./answer-deliveries.ts";
import { bikeDeliveries } from "./bike-deliveries.ts";
import { removalDeliveries } from "./removal-deliveries.ts";
import { bugDeliveries } from "./bug-deliveries.ts";
import { defineEntity } from "./define-entity.ts";
import { extractDeliveries } from "./extract-deliveries.ts";
import { codeDeliveries, matchDeliveries, reportDeliveries, theftDeliveries } from "./find-deliveries.ts";
import { listingDeliveries } from "./listing-deliveries.ts";
import { threadReportDeliveries } from "./message-report-deliveries.ts";
import {
  balanceDeliveries,
  notificationDeliveries,
  purchaseDeliveries,
  threadDeliveries,
} from "./notification-deliveries.ts";
import { saleDeliveries } from "./sale-deliveries.ts";
import {
  fewPointsDeliveries,
  staffNoticeDeliveries,
  storeApplicationDeliveries,
  storeNoticeDeliveries,
} from "./store-deliveries.ts";
import { orderDeliveries } from "./order-deliveries.ts";
import { transferRequestDeliveries } from "./transfer-request-deliveries.ts";
import { transferDeliveries } from "./transfer-deliveries.ts";

/** Every entity whose changes are told to people or to administrators, by its name in the table. The function is given these changes of the stream and no others. */
export const entities = {
  adCase: defineEntity({
    item: AdCaseItem,
    deliveries: adCaseDeliveries,
    queue: { name: "ad-reports", hasMoved: hasChangedState },
  }),
  adReport: defineEntity({ item: AdReportItem, deliveries: adReportDeliveries }),
  alert: defineEntity({ item: AlertItem, deliveries: alertDeliveries, evenWhenGone: true }),
  alertDigest: defineEntity({ item: AlertDigestItem, deliveries: digestDeliveries }),
  bike: defineEntity({
    item: BikeItem,
    deliveries: bikeDeliveries,
    queue: { name: "bike-reviews", hasMoved: hasMovedInReview },
  }),
  bikeRemoval: defineEntity({
    item: BikeRemovalItem,
    deliveries: removalDeliveries,
    queue: { name: "bike-removals", hasMoved: hasMovedOn },
  }),
  balance: defineEntity({ item: BalanceItem, deliveries: balanceDeliveries }),
  bug: defineEntity({
    item: BugItem,
    deliveries: () => [],
    queue: { name: "bugs", hasMoved: hasChangedState },
  }),
  bugLetter: defineEntity({ item: BugLetterItem, deliveries: bugDeliveries }),
  contactCase: defineEntity({
    item: ContactCaseItem,
    deliveries: contactDeliveries,
    queue: { name: "contact-cases", hasMoved: isNew },
  }),
  correction: defineEntity({
    item: CorrectionItem,
    deliveries: correctionDeliveries,
    queue: { name: "corrections", hasMoved: hasChangedState },
  }),
  emailChange: defineEntity({ item: EmailChangeItem, deliveries: emailCodeDeliveries }),
  emailRequest: defineEntity({
    item: EmailRequestItem,
    deliveries: emailRequestDeliveries,
    queue: { name: "email-requests", hasMoved: hasMovedOn },
  }),
  emailTakeBack: defineEntity({ item: EmailTakeBackItem, deliveries: emailChangedDeliveries }),
  extract: defineEntity({
    item: ExtractItem,
    deliveries: extractDeliveries,
    queue: { name: "extracts", hasMoved: hasChangedState },
  }),
  fewPointsNotice: defineEntity({ item: FewPointsNoticeItem, deliveries: fewPointsDeliveries }),
  foundCode: defineEntity({ item: FoundCodeItem, deliveries: codeDeliveries }),
  foundReport: defineEntity({
    item: FoundReportItem,
    deliveries: reportDeliveries,
    queue: { name: "found-reports", hasMoved: hasChangedState },
  }),
  identityReview: defineEntity({
    item: IdentityReviewItem,
    deliveries: reviewDeliveries,
    queue: { name: "identity-reviews", hasMoved: hasChangedState },
  }),
  inventory: defineEntity({
    item: InventoryItem,
    deliveries: () => [],
    queue: { name: "stock", hasMoved: () => true },
  }),
  listing: defineEntity({ item: ListingItem, deliveries: listingDeliveries }),
  mailAgain: defineEntity({ item: MailAgainItem, deliveries: againDeliveries }),
  mailRefusal: defineEntity({ item: MailRefusalItem, deliveries: refusalDeliveries }),
  match: defineEntity({
    item: MatchItem,
    deliveries: matchDeliveries,
    queue: { name: "stolen-matches", hasMoved: isNew },
  }),
  notification: defineEntity({
    item: NotificationItem,
    deliveries: notificationDeliveries,
    evenWhenGone: true,
  }),
  notificationsRead: defineEntity({
    item: NotificationsReadItem,
    deliveries: notificationDeliveries,
    evenWhenGone: true,
  }),
  ownCopy: defineEntity({ item: OwnCopyItem, deliveries: copyDeliveries }),
  profile: defineEntity({ item: ProfileItem, deliveries: profileDeliveries }),
  purchase: defineEntity({ item: PurchaseItem, deliveries: purchaseDeliveries }),
  sale: defineEntity({ item: SaleItem, deliveries: saleDeliveries }),
  securityEvent: defineEntity({ item: SecurityEventItem, deliveries: securityDeliveries }),
  sessions: defineEntity({ item: SessionsItem, deliveries: sessionDeliveries }),
  signUp: defineEntity({ item: SignUpItem, deliveries: signUpDeliveries }),
  staffNotice: defineEntity({ item: StaffNoticeItem, deliveries: staffNoticeDeliveries }),
  storeApplication: defineEntity({
    item: StoreApplicationItem,
    deliveries: storeApplicationDeliveries,
    queue: { name: "store-applications", hasMoved: hasChangedState },
  }),
  storeNotice: defineEntity({ item: StoreNoticeItem, deliveries: storeNoticeDeliveries }),
  stickerOrder: defineEntity({
    item: StickerOrderItem,
    deliveries: orderDeliveries,
    queue: { name: "orders", hasMoved: hasChangedState },
  }),
  storeOrder: defineEntity({
    item: StoreOrderItem,
    deliveries: () => [],
    queue: { name: "orders", hasMoved: hasChangedState },
  }),
  theft: defineEntity({ item: TheftItem, deliveries: theftDeliveries }),
  transferRequest: defineEntity({ item: TransferRequestItem, deliveries: transferRequestDeliveries }),
  transfer: defineEntity({ item: TransferItem, deliveries: transferDeliveries }),
  thread: defineEntity({ item: ThreadItem, deliveries: threadDeliveries, evenWhenGone: true }),
  threadReport: defineEntity({
    item: ThreadReportItem,
    deliveries: threadReportDeliveries,
    queue: { name: "reported-threads", hasMoved: hasChangedState },
  }),
} as const;
