import type { notices as swedish } from "../sv/notices.ts";
import type { Texts } from "../texts.ts";

export const notices: Texts<typeof swedish> = {
  markAll: "Mark all as read",
  markRead: "Mark as read: {{title}}",
  markUnread: "Mark as unread: {{title}}",
  allRead: "All are marked as read.",
  undo: "Undo",
  unread: "Unread",
  theBike: "the bike",
  somebody: "Somebody",
  kinds: {
    message: {
      one: { title: "New message", text: "{{other}} has written to you about {{bike}}." },
      other: { title: "{{unread}} new messages", text: "{{other}} has written to you about {{bike}}." },
    },
    bike_registration: {
      other: { title: "Bike registered", text: "{{bike}} is registered in your name." },
    },
    ownership_receipt: {
      other: { title: "New receipt", text: "There is a new receipt for {{bike}}." },
    },
    ownership_transfer: {
      other: { title: "Change of owner", text: "Something has happened with the transfer of {{bike}}." },
    },
    found_report: {
      found: {
        title: "Somebody has found your bike",
        text: "{{bike}} may have been found. See what the report says.",
      },
      "report-confirmed": {
        title: "Your find is right",
        text: "The owner has confirmed that you have found {{bike}}.",
      },
      "report-rejected": {
        title: "Your find was another bike",
        text: "The owner says that it is not {{bike}} you have found.",
      },
      "report-expired": {
        title: "Your report is closed",
        text: "The owner has not answered that you have found {{bike}}.",
      },
      "bike-recovered": {
        title: "The bike is back with its owner",
        text: "A bike that you have reported found has been recovered.",
      },
      other: { title: "Found bike", text: "Something has happened with a report about {{bike}}." },
    },
    stolen_match: {
      registered: {
        title: "A sign of your stolen bike",
        text: "A bike that looks like {{bike}} has been registered.",
      },
      attempted: { title: "A sign of your stolen bike", text: "Somebody has tried to register {{bike}}." },
      found: { title: "A sign of your stolen bike", text: "A bike that has been found looks like {{bike}}." },
      other: { title: "A sign of your stolen bike", text: "Something points to where {{bike}} is." },
    },
    order_status: {
      other: { title: "Your order", text: "Something has happened with your order." },
    },
    points: {
      "reward-paid": {
        title: "You have got {{points}} points",
        text: "Thank you for finding a stolen bike.",
      },
      "reward-refused": {
        title: "No reward this time",
        text: "An administrator has looked at your find and does not pay out {{points}} points.",
      },
      "points-bought": {
        title: "{{points}} points are yours",
        text: "Thank you for your purchase. The receipt is among your purchases.",
      },
      "purchase-refunded": {
        title: "Your purchase is refunded",
        text: "{{points}} points are taken back and the money is on its way.",
      },
      "refund-refused": { title: "The refund did not work", text: "Your {{points}} points are still yours." },
      "points-adjusted": {
        title: "Your balance is corrected",
        text: "Change: {{points}} points. The reason stands in your history of points.",
      },
      other: { title: "Your points", text: "Your balance has changed." },
    },
    ad_alert: {
      other: { title: "An advert for you", text: "A new advert matches one of your alerts." },
    },
    review: {
      "bike-approved": {
        title: "Your bike is approved",
        text: "{{bike}} has been looked at and is registered.",
      },
      "bike-rejected": {
        title: "Your bike was not approved",
        text: "{{bike}} has been looked at and was not let into the register.",
      },
      "correction-approved": {
        title: "The correction is made",
        text: "The details of {{bike}} are corrected.",
      },
      "correction-rejected": {
        title: "The correction was not made",
        text: "The details of {{bike}} are as before. See why on the bike's page.",
      },
      other: { title: "Looked at", text: "An administrator has looked at {{bike}}." },
    },
    system: {
      "bike-stolen": { title: "The bike is reported stolen", text: "{{bike}} is searched for." },
      "bike-recovered": { title: "The bike is recovered", text: "{{bike}} is no longer searched for." },
      other: { title: "Cykelregistret", text: "Something has happened in your account." },
    },
  },
};
