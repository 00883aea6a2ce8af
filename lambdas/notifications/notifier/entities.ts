import { AdCaseItem, AdReportItem } from "#lambdas/moderation/items/ad-report.ts";
import { AlertDigestItem, AlertItem } from "#lambdas/ads/items/alert.ts";
import { BikeRemovalItem } from "#lambdas/bikes/items/bike-removal.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { BugItem, BugLetterItem } from "#lambdas/office/items/bug-report.ts";
import { ContactCaseItem } from "#lambdas/office/items/contact.ts";
import { ThreadReportItem } from "#lambdas/messages/items/conversation.ts";
import { CorrectionItem } from "#lambdas/bikes/items/correction.ts";
import { EmailChangeItem, EmailTakeBackItem } from "#lambdas/people/items/email-change.ts";
import { EmailRequestItem } from "#lambdas/people/items/email-request.ts";
import { ExtractItem } from "#lambdas/people/items/extract.ts";
import { IdentityReviewItem } from "#lambdas/people/items/identity-review.ts";
import { InventoryItem } from "#lambdas/stickers/items/inventory.ts";
import { ListingItem } from "#lambdas/ads/items/listing.ts";
import { MailRefusalItem } from "#lambdas/people/items/mail-refusal.ts";
import { PersonAccessItem } from "#lambdas/people/items/person-access.ts";
import { MailAgainItem } from "#lambdas/people/items/person-mail.ts";
import { OwnCopyItem } from "#lambdas/people/items/own-copy.ts";
import { NotificationItem, NotificationsReadItem } from "#lambdas/platform/table/items/notification.ts";
import { ThreadItem } from "#lambdas/messages/items/thread.ts";
import { BalanceItem, ProfileItem, SessionsItem } from "#lambdas/people/items/person.ts";
import { StickerOrderItem, StoreOrderItem } from "#lambdas/stickers/items/order.ts";
import { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { SaleItem } from "#lambdas/shops/items/sale.ts";
import { SecurityEventItem } from "#lambdas/people/items/security.ts";
import { StoreApplicationItem } from "#lambdas/shops/items/store-application.ts";
import { FewPointsNoticeItem, StaffNoticeItem, StoreNoticeItem } from "#lambdas/shops/items/store.ts";
import { SignUpItem } from "#lambdas/people/items/sign-up.ts";
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
} from "#lambdas/people/deliveries/account-deliveries.ts";
import { adCaseDeliveries, adReportDeliveries } from "#lambdas/moderation/deliveries/ad-report-deliveries.ts";
import { drawnAccesses, hasChangedState, hasMovedInReview, hasMovedOn } from "./admin-queues.ts";
import { alertDeliveries, digestDeliveries } from "#lambdas/ads/deliveries/alert-deliveries.ts";
import { contactDeliveries } from "#lambdas/office/deliveries/contact-deliveries.ts";
import { correctionDeliveries, reviewDeliveries } from "#lambdas/office/deliveries/answer-deliveries.ts";
import { bikeDeliveries } from "#lambdas/bikes/deliveries/bike-deliveries.ts";
import { removalDeliveries } from "#lambdas/bikes/deliveries/removal-deliveries.ts";
import { bugDeliveries } from "#lambdas/office/deliveries/bug-deliveries.ts";
import { entitiesOfThefts } from "./entities-of-thefts.ts";
import { entitiesOfOwnership } from "./entities-of-ownership.ts";
import { defineEntity } from "#lambdas/notifications/define-entity.ts";
import { extractDeliveries } from "#lambdas/privacy/deliveries/extract-deliveries.ts";
import { listingDeliveries } from "#lambdas/ads/deliveries/listing-deliveries.ts";
import { threadReportDeliveries } from "#lambdas/moderation/deliveries/message-report-deliveries.ts";
import {
  balanceDeliveries,
  notificationDeliveries,
  purchaseDeliveries,
  threadDeliveries,
} from "./notification-deliveries.ts";
import { saleDeliveries } from "#lambdas/shops/deliveries/sale-deliveries.ts";
import {
  fewPointsDeliveries,
  staffNoticeDeliveries,
  storeApplicationDeliveries,
  storeNoticeDeliveries,
} from "#lambdas/shops/deliveries/store-deliveries.ts";
import { orderDeliveries, storeOrderDeliveries } from "#lambdas/stickers/deliveries/order-deliveries.ts";
import { unconfirmedWatchDeliveries, watchDeliveries } from "#lambdas/checks/deliveries/watch-deliveries.ts";
import { UnconfirmedWatchItem, NumberWatchItem } from "#lambdas/checks/items/number-watch.ts";

const entitiesOfChecks = {
  askedNumberWatch: defineEntity({ item: UnconfirmedWatchItem, deliveries: unconfirmedWatchDeliveries }),
  numberWatch: defineEntity({ item: NumberWatchItem, deliveries: watchDeliveries }),
} as const;

/** Every entity whose changes notify somebody, by its name in the table. The stream's filter lets only these through. */
export const entities = {
  adCase: defineEntity({
    item: AdCaseItem,
    deliveries: adCaseDeliveries,
    queue: { name: "ad-reports", hasMoved: hasChangedState },
  }),
  adReport: defineEntity({ item: AdReportItem, deliveries: adReportDeliveries }),
  alert: defineEntity({ item: AlertItem, deliveries: alertDeliveries, alsoOnDelete: true }),
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
    queue: { name: "contact-cases", hasMoved: hasChangedState },
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
  notification: defineEntity({
    item: NotificationItem,
    deliveries: notificationDeliveries,
    alsoOnDelete: true,
  }),
  notificationsRead: defineEntity({
    item: NotificationsReadItem,
    deliveries: notificationDeliveries,
    alsoOnDelete: true,
  }),
  ownCopy: defineEntity({ item: OwnCopyItem, deliveries: copyDeliveries }),
  personAccess: defineEntity({ item: PersonAccessItem, deliveries: () => [], queue: drawnAccesses }),
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
    deliveries: storeOrderDeliveries,
    queue: { name: "orders", hasMoved: hasChangedState },
  }),
  ...entitiesOfChecks,
  ...entitiesOfOwnership,
  ...entitiesOfThefts,
  thread: defineEntity({ item: ThreadItem, deliveries: threadDeliveries, alsoOnDelete: true }),
  threadReport: defineEntity({
    item: ThreadReportItem,
    deliveries: threadReportDeliveries,
    queue: { name: "reported-threads", hasMoved: hasChangedState },
  }),
} as const;
