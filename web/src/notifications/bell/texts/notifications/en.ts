import { adNews } from "#web/notifications/bell/texts/ad-news-en.ts";
import { rewardNews } from "#web/notifications/bell/texts/reward-news-en.ts";
import { disputeNews } from "#web/notifications/bell/texts/dispute-news-en.ts";
import { removalNews } from "#web/notifications/bell/texts/removal-news-en.ts";
import { messageNews } from "#web/notifications/bell/texts/message-news-en.ts";
import { transferNews } from "#web/notifications/bell/texts/transfer-news-en.ts";
import type { notifications as swedish } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";
import { system } from "#web/notifications/bell/texts/system-en.ts";

export const notifications: Texts<typeof swedish> = {
  markAll: "Mark all as read",
  markRead: "Mark as read: {{title}}",
  markUnread: "Mark as unread: {{title}}",
  allRead: "All marked as read.",
  undo: "Undo",
  unread: "Unread",
  theBike: "the bike",
  somebody: "Someone",
  kinds: {
    message: {
      one: {
        title: "New message",
        text: "{{other}} has messaged you about {{bike}}.",
      },
      other: {
        title: "{{unread}} new messages",
        text: "{{other}} has messaged you about {{bike}}.",
      },
    },
    bike_registration: {
      other: {
        title: "Bike registered",
        text: "{{bike}} is registered in your name.",
      },
    },
    ownership_receipt: {
      other: {
        title: "New receipt",
        text: "There is a new receipt for {{bike}}.",
      },
    },
    ownership_transfer: transferNews,
    found_report: {
      found: {
        title: "Someone may have found your bike",
        text: "It’s about {{bike}}. Read the report.",
      },
      "report-confirmed": {
        title: "You found the right bike",
        text: "The owner has confirmed that you found {{bike}}.",
      },
      "report-rejected": {
        title: "It was a different bike",
        text: "The owner says it isn’t {{bike}} you found.",
      },
      "report-expired": {
        title: "Your report is closed",
        text: "The owner hasn’t answered your report about {{bike}}.",
      },
      "bike-recovered": {
        title: "The bike is back with its owner",
        text: "A bike you reported as found has been recovered.",
      },
      other: {
        title: "Found bike",
        text: "There’s news about a report on {{bike}}.",
      },
    },
    stolen_match: {
      registered: {
        title: "A lead on your stolen bike",
        text: "A bike that looks like {{bike}} has been registered.",
      },
      attempted: {
        title: "A lead on your stolen bike",
        text: "Someone has tried to register {{bike}}.",
      },
      found: {
        title: "A lead on your stolen bike",
        text: "A found bike looks like {{bike}}.",
      },
      other: {
        title: "A lead on your stolen bike",
        text: "We may know more about where {{bike}} is.",
      },
    },
    order_status: {
      "stock-empty": {
        title: "You are out of stickers",
        text: "We know about it and will send more. Order now if you need many.",
      },
      "stickers-sent": {
        title: "Your stickers are on their way",
        text: "They’ve been sent by ordinary post. Please tell us when they’ve arrived.",
      },
      "stickers-delayed": {
        title: "Your stickers are delayed",
        text: "We can’t pack as fast as we’d like. You can wait, or cancel and get your points back.",
      },
      "stickers-cancelled": {
        title: "Your sticker order has been cancelled",
        text: "We’ve cancelled it, and {{points, number}} points are back on your balance. See the order for the reason.",
      },
      "store-order-accepted": {
        title: "Your order {{number}} has been accepted",
        text: "We’re getting it ready.",
      },
      "store-order-sent": {
        title: "Your order {{number}} is on its way",
        text: "Press Received on the order when it has arrived.",
      },
      "store-order-delayed": {
        title: "Your order {{number}} is delayed",
        text: "We can’t send as fast as we’d like.",
      },
      "store-order-cancelled": {
        title: "Your order {{number}} has been cancelled",
        text: "We’ve cancelled it. See the order for the reason.",
      },
      other: { title: "Your order", text: "There’s news about your order." },
    },
    points: {
      ...rewardNews,
      "points-bought": {
        title: "You’ve bought {{points, number}} points",
        text: "Thanks for your purchase. The receipt is under My receipts.",
      },
      "purchase-refunded": {
        title: "Your purchase has been refunded",
        text: "{{points, number}} points have been taken back and the money is on its way.",
      },
      "refund-refused": {
        title: "The refund didn’t go through",
        text: "You still have your {{points, number}} points.",
      },
      "points-reversed": {
        title: "{{points, number}} points have been taken back",
        text: "Money for the purchase has been returned, by the bank or by us. The receipt shows how much.",
      },
      "points-owed": {
        title: "The balance is {{owed, number}} points below zero",
        text: "Money for a purchase has been returned. {{points, number}} points were taken back even though some had been used. The next purchase covers this first.",
      },
      "points-restored": {
        title: "{{points, number}} points are back",
        text: "We’ve received the money for the purchase again.",
      },
      "store-points-bought": {
        title: "Your shop now has {{points, number}} more points",
        text: "Thanks for your purchase. The receipt is on the Shop points page.",
      },
      "store-points-few": {
        title: "Your shop is running low on points",
        text: "{{points, number}} points left. Buy more so you don’t run out.",
      },
      "points-adjusted": {
        title: "Your balance has been corrected",
        text: "Change: {{points, number}} points. See your points history for the reason.",
      },
      other: { title: "Your points", text: "Your balance has changed." },
    },
    ad_alert: {
      stolen: { title: "A stolen bike you’re watching for", text: "{{bike}} has been reported stolen." },
      other: { title: "New in an alert", text: "One of your alerts has a new match." },
    },
    review: {
      ...messageNews,
      ...removalNews,
      ...disputeNews,
      "bike-approved": {
        title: "Your bike is approved",
        text: "{{bike}} has been reviewed and is now registered.",
      },
      "bike-rejected": {
        title: "Your bike wasn’t approved",
        text: "{{bike}} has been reviewed and wasn’t registered.",
      },
      "correction-approved": {
        title: "Your correction has been made",
        text: "The details of {{bike}} are corrected.",
      },
      "correction-rejected": {
        title: "Your correction wasn’t made",
        text: "The details of {{bike}} are unchanged. See why on the bike’s page.",
      },
      ...adNews,
      other: { title: "Reviewed", text: "Our staff have looked at {{bike}}." },
    },
    system,
  },
};
