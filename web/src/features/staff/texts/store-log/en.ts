import type { storeLog as sv } from "./sv.ts";
import type { Texts } from "#web/i18n/texts.ts";

export const storeLog: Texts<typeof sv> = {
  lead: "Who did what, newest first. There’s nothing about customers here.",
  empty: "Nothing has happened yet.",
  ownersOnly: "Only owners of the store see this.",
  administrator: "Cykelregistret",
  someone: "Someone who no longer has an account",
  invitee: "someone who was invited",
  actions: {
    "sale-registered": "Bike registered",
    "sale-returned": "Registration taken back",
    "buyer-changed": "Buyer’s address changed",
    "order-placed": "Order placed",
    "order-cancelled": "Order cancelled",
    "stock-adjusted": "Stock corrected",
    "points-changed": "Points changed",
    "staff-invited": "Invited: {{person}}",
    "staff-added": "Given access to the store: {{person}}",
    "invitation-sent-again": "Invitation sent again: {{person}}",
    "staff-removed": "Removed: {{person}}",
    "staff-became-owner": "Made owner: {{person}}",
    "owner-became-staff": "No longer owner: {{person}}",
    "settings-changed": "Store details changed",
    "logo-changed": "Logo changed",
    "store-suspended": "Store suspended",
    "store-reactivated": "Store active again",
    "store-changed": "Chain changed",
    "partner-changed": "Listing among the partners changed",
  },
};
